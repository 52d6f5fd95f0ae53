import SplitframeInterface
import SplitframeWireframes
import Testing

@testable import SplitframePainting

struct `A line in another script` {
    private static let sizes: [Double] = [12, 17, 40]

    private func line(_ text: String, weight: Font.Weight, size: Double) throws -> ShapedLine {
        let text = LineText(text, width: 100).text
        let fonts = try FontMap(.installed(), scripts: Script.all(in: text))
        let run = TextRun(text, in: .zero, font: Font(size: size, weight: weight), color: .black)
        return ShapedLine(run, scale: 1, with: fonts)
    }

    private func picture(
        _ text: String, weight: Font.Weight = .semibold, size: Double = 16, width: Double = 200,
        alignment: TextRun.Alignment = .left
    ) throws -> Picture {
        let run = TextRun(
            text, in: Rectangle(x: 20, y: 10, width: width, height: 40),
            font: Font(size: size, weight: weight),
            color: .black, alignment: alignment)
        return try Picture([.text(run)], width: width + 40, height: 60)
    }

    @Test(arguments: ScriptSample.all, [Font.Weight.regular, .semibold])
    func `has a glyph for every letter`(sample: ScriptSample, weight: Font.Weight) throws {
        #expect(try !line(sample.text, weight: weight, size: 17).hasUnknownGlyphs)
    }

    @Test func `would be told if it had none`() throws {
        #expect(try line("\u{13000}", weight: .regular, size: 17).hasUnknownGlyphs)
    }

    @Test(arguments: ScriptSample.all.filter(\.hasWeights))
    func `grows with its weight`(sample: ScriptSample) throws {
        func ink(_ weight: Font.Weight) throws -> Int {
            try picture(sample.text, weight: weight).bitmap.pixels.reduce(0) { $0 + 255 - Int($1) }
        }
        #expect(try ink(.semibold) > ink(.regular))
    }

    @Test(arguments: ScriptSample.all)
    func `stays inside its box and ends in an ellipsis`(sample: ScriptSample) throws {
        let long = Array(repeating: sample.text, count: 20).joined(separator: " ")
        let picture = try picture(long)
        let columns = picture.paintedColumns
        #expect(columns.allSatisfy { (20..<220).contains($0) })
        #expect(picture.paintedRows.allSatisfy { (10..<50).contains($0) })
        // What follows the ellipsis changes nothing, and the box is nearly full.
        #expect(try self.picture(long + "…").bitmap == picture.bitmap)
        #expect(try #require(columns.last) - #require(columns.first) > 150)
    }

    /// Pango's own answer is another one beside ideographs.
    @Test(arguments: ["箱", "メ", "ก", "A", "한"])
    func `has emoji on the baseline of its letters`(letter: String) throws {
        let alone = try picture("📥", size: 32)
        // The box begins with the emoji, so that it stands in the same columns.
        let beside = try picture("📥\(letter)", size: 32)
        let columns = alone.paintedColumns
        let emoji = try #require(columns.first)..<(try #require(columns.last) - 1)
        #expect(beside.paintedRows(in: emoji) == alone.paintedRows(in: emoji))
    }

    /// The ellipsis stands where reading ends: three dots low on the line, nothing above them.
    @Test(arguments: [("الإعدادات والمزيد من الإعدادات والمزيد", true), ("设置与更多设置与更多设置与更多设置与更多", false)])
    func `has the ellipsis at its own end`(text: String, isOnLeft: Bool) throws {
        let picture = try picture(text)
        let columns = picture.paintedColumns
        let edge = try #require(isOnLeft ? columns.first : columns.last)
        let dots = isOnLeft ? edge...edge + 2 : edge - 2...edge
        #expect(dots.allSatisfy { x in (10..<30).allSatisfy { picture[x, $0] == .white } })
    }

    @Test(arguments: ["عنوان", "כותרת", "عنوان Title"])
    func `stands where its box's alignment says, whatever its direction`(text: String) throws {
        #expect(try #require(picture(text, alignment: .left).paintedColumns.first) <= 23)
        #expect(try #require(picture(text, alignment: .right).paintedColumns.last) >= 216)
    }

    @Test func `runs in the direction of its first letter`() throws {
        // In a line from right to left the full stop is its leftmost sign, and a sign from then on.
        let left = try picture("א.", alignment: .left)
        let right = try picture("\u{200E}א.", alignment: .left)
        #expect(left.bitmap != right.bitmap)
        #expect(try picture("12 %").bitmap == picture("\u{200E}12 %").bitmap)
    }

    @Test(arguments: ["\u{202E}", "\u{202E}\u{2067}", "\u{2069}\u{202C}\u{202C}"])
    func `turns no line around but its own`(marks: String) throws {
        func run(_ text: String, y: Double) -> SceneElement {
            .text(
                TextRun(
                    text, in: Rectangle(x: 0, y: y, width: 100, height: 20), font: Font(size: 12),
                    color: .black))
        }
        let alone = try Picture([run("Title 12", y: 20)], width: 100, height: 40)
        let below = try Picture([run(marks, y: 0), run("Title 12", y: 20)], width: 100, height: 40)
        #expect(below.bitmap == alone.bitmap)
    }

    /// In colours of their own, one picture however many characters stand for it, some 17 points wide at this size.
    @Test(arguments: ["😀", "❤️", "👍🏽", "👩‍👩‍👧", "🇩🇪", "1️⃣"])
    func `shows an emoji as one coloured picture`(emoji: String) throws {
        let run = TextRun(
            emoji, in: Rectangle(x: 0, y: 0, width: 100, height: 20), font: Font(size: 14), color: .crimson)
        let picture = try Picture([.text(run)], width: 100, height: 20)
        let drawn = (0..<100).flatMap { x in (0..<20).map { (x: x, color: picture[x, $0]) } }
            .filter { $0.color != .white }
        #expect(drawn.contains { $0.color.red < 255 || $0.color.green != $0.color.blue })
        #expect((8...18).contains((drawn.map(\.x).max() ?? 0) - (drawn.map(\.x).min() ?? 0)))
    }

    @Test func `draws Han characters as its language does`() throws {
        // The same character, beside kana and alone.
        func glyph(_ text: String) throws -> [Color] {
            let picture = try picture(text, size: 30)
            return (20..<50).flatMap { x in (10..<50).map { picture[x, $0] } }
        }
        #expect(try glyph("直です") != glyph("直"))
        #expect(try glyph("直です") == glyph("直の"))
    }
}
