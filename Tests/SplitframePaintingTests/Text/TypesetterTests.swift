import SplitframeInterface
import SplitframePainting
import SplitframeTestSupport
import SplitframeWireframes
import Testing

struct `Text` {
    private static let box = Rectangle(x: 20, y: 10, width: 80, height: 20)

    private func picture(
        _ text: String, in box: Rectangle = Self.box, size: Double = 15, alignment: TextRun.Alignment = .left,
        scale: Double = 1
    ) throws -> Picture {
        try Picture(
            [.text(TextRun(text, in: box, font: Font(size: size), color: .black, alignment: alignment))],
            width: 120, height: 40, scale: scale)
    }

    @Test(
        arguments: [
            "Ångström jpq", "A very long text that will never fit", "W",
            String(repeating: "Å\u{301}\u{301}", count: 40),
            "\u{202E}right to left", "日本語のテキスト", "مرحبا بالعالم",
        ], [8.0, 15, 40])
    func `stays inside its box`(text: String, size: Double) throws {
        let picture = try picture(text, size: size)

        #expect(picture.paintedColumns.allSatisfy { (20..<100).contains($0) })
        #expect(picture.paintedRows.allSatisfy { (10..<30).contains($0) })
        #expect(!picture.paintedColumns.isEmpty)
    }

    @Test func `too wide for its box ends in an ellipsis`() throws {
        let narrow = try picture("Settings and more settings", size: 12)
        let shown = try #require(narrow.paintedColumns.last)

        #expect(shown > 80, "most of the box is used")
        // The three dots of an ellipsis stand on the baseline: nothing is painted above them.
        let dots = (shown - 2...shown).flatMap { x in (10..<20).map { narrow[x, $0] } }
        #expect(dots.allSatisfy { $0 == .white })
    }

    @Test func `is aligned in its box`() throws {
        func edges(_ alignment: TextRun.Alignment) throws -> (left: Int, right: Int) {
            let columns = try picture("HH", alignment: alignment).paintedColumns
            return (try #require(columns.first) - 20, 99 - (try #require(columns.last)))
        }

        let (left, center, right) = (try edges(.left), try edges(.center), try edges(.right))
        #expect(left.left <= 2)
        #expect(abs(center.left - center.right) <= 1)
        #expect(right.right <= 2)
    }

    private static let words = [
        "Garden", "party", "on", "Thursday?", "illicit", "minimum", "12:30", "mother's", "AVA",
    ]

    /// The distance between two words' middles, by the ink of each, in points.
    private func distance(_ first: String, _ second: String, size: Double, scale: Double) throws -> Double {
        let box = Rectangle(x: 4, y: 0, width: 152, height: 24)
        let font = Font(size: size)
        let run = TextRun("\(first) \(second)", in: box, font: font, color: .black)
        let picture = try Picture([.text(run)], width: 160, height: 24, scale: scale)
        let gap = 4 + font.estimatedWidth(of: first) + font.estimatedWidth(of: " ") / 2
        var (ink, moment) = ([0.0, 0], [0.0, 0])
        for x in picture.paintedColumns {
            let dark = (0..<picture.bitmap.height).reduce(0.0) { $0 + 255 - Double(picture[x, $1].red) }
            let middle = (Double(x) + 0.5) / scale
            ink[middle < gap ? 0 : 1] += dark
            moment[middle < gap ? 0 : 1] += dark * middle
        }
        return moment[1] / ink[1] - moment[0] / ink[0]
    }

    /// Letters at whole pixels make words run together or fall apart at scale 1.
    @Test(arguments: [(9.0, 1.0), (9, 2), (13, 1), (17, 1)])
    func `has the rhythm of its letters at every scale`(size: Double, scale: Double) throws {
        for (first, second) in zip(Self.words, Self.words.dropFirst()) {
            let exact = try distance(first, second, size: size, scale: 6)
            let distance = try distance(first, second, size: size, scale: scale)
            #expect(abs(distance - exact) < 0.25, "\(first) \(second): \(distance - exact)")
        }
    }

    @Test func `has one baseline whatever its letters`() throws {
        let baseline = try #require(picture("H").paintedRows.last)

        // Letters without descenders end on the baseline; those with one go below it.
        #expect(try picture("x").paintedRows.last == baseline)
        #expect(try picture("Ä").paintedRows.last == baseline)
        #expect(try #require(picture("p").paintedRows.last) > baseline)
    }

    @Test func `centres its capitals in the box's height`() throws {
        let rows = try picture("H", in: Rectangle(x: 0, y: 0, width: 60, height: 40), size: 20).paintedRows
        let (first, last) = (try #require(rows.first), try #require(rows.last))

        #expect(abs(first - (39 - last)) <= 1)
    }

    @Test(arguments: [
        ("one\ntwo", "one two"), ("one\r\ttwo", "one  two"), ("one\u{0}two", "one two"),
        ("one\u{2028}two", "one two"), ("one\u{2029}two", "one two"), ("one\u{7F}two\u{85}", "one two"),
    ])
    func `shows control characters as spaces`(text: String, plain: String) throws {
        let wide = Rectangle(x: 0, y: 0, width: 120, height: 40)
        #expect(try picture(text, in: wide).bitmap == picture(plain, in: wide).bitmap)
    }

    @Test func `of a million characters costs no more than what can be seen`() throws {
        let session = try Painter(fonts: .installed()).session()
        func cost(_ count: Int) throws -> Double {
            let long = String(repeating: "wide words ", count: count)
            let run = TextRun(long, in: Self.box, font: Font(size: 15), color: .black)
            let scene = Scene(size: Size(width: 120, height: 40), elements: [.text(run)])
            return try processorTime { _ = try session.bitmap(of: scene, scale: 1) }
        }
        // Twelve words already fill the box many times; shaping 100,000 of them would take thousands of times as long.
        #expect(try cost(100_000) < 100 * cost(12))
    }

    @Test(arguments: [
        Rectangle.zero, Rectangle(x: 5, y: 5, width: 0, height: 10),
        Rectangle(x: 5, y: 5, width: 10, height: -1),
    ])
    func `in an empty box is not painted`(box: Rectangle) throws {
        #expect(try picture("text", in: box).paintedColumns.isEmpty)
    }

    @Test func `grows with its weight`() throws {
        func ink(_ weight: Font.Weight) throws -> Int {
            let run = TextRun("Hill", in: Self.box, font: Font(size: 15, weight: weight), color: .black)
            let picture = try Picture([.text(run)], width: 120, height: 40, scale: 4)
            return picture.bitmap.pixels.reduce(0) { $0 + 255 - Int($1) }
        }

        #expect(try ink(.regular) < ink(.medium))
        #expect(try ink(.medium) < ink(.semibold))
        #expect(try ink(.semibold) < ink(.bold))
    }
}
