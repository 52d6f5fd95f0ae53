import SplitframeDevices
import SplitframeInterface
import SplitframeLayout
import SplitframePictures
import SplitframeRequests
import SplitframeTestSupport
import SplitframeWireframes
import Testing

@testable import SplitframeGallery

struct `A living figure` {
    /// Figures of several kinds; in a deep run at all widths of three devices.
    private static let selections: [Selection] = {
        func selection(
            _ device: String, _ change: (inout Selection) -> Void = { _ in }
        ) -> Selection? {
            guard let device = try? Device.named(device) else { return nil }
            var selection = Selection(device: device)
            change(&selection)
            return selection
        }
        let usual = [
            selection("ipad-mini-6") { $0.style = .tripleColumn },
            selection("iphone-duo"),
            selection("ipad-mini-6") {
                $0.orientation = .landscape
                $0.window = .free(Size(width: 700.5, height: 600))
                $0.style = .tripleColumn
                $0.displayMode = .twoOverSecondary
                $0.direction = .rightToLeft
                $0.titles = [.primary: "Of 2 1.50 007 -0 titles; @4 f3~\u{1F468}"]
                $0.look.annotations = [.widths]
            },
        ]
        let deep = ["ipad-pro-13-inch-m4", "ipad-10th"].map { device in
            selection(device) { $0.style = .tripleColumn }
        }
        return (usual + (isDeepRun ? deep : [])).compactMap(\.self)
    }()

    /// What `render` writes, without what a page says itself, and with a name that all pictures share.
    private static func lines(of selection: Selection) throws -> [String] {
        var dark = selection
        dark.look.theme = .dark
        let picture = try Picture(selection)
        let svg = try picture.scene.svg(dark: Picture(dark).scene, scale: 2)
        return neutral(
            svg.split(separator: "\n").map(String.init).filter {
                !$0.hasPrefix("<desc") && !$0.hasPrefix("<style")
            })
    }

    private static func neutral(_ lines: [String]) -> [String] {
        lines.map { line in
            line.replacing(#/ aria-describedby="[^"]*"/#, with: "")
                .replacing(#/(["#])s[0-9a-f]{1,8}([_/])/#) { "\($0.1)s\($0.2)" }
        }
    }

    @Test(arguments: selections)
    func `has at every width the picture that render draws there`(selection: Selection) async throws {
        let page = try await LivingFigure(selection, jobs: 2).html
        let evaluator = try #require(LivingEvaluator(page: page))
        let places = try LivingPlace.all(of: selection)
        #expect(evaluator.places.count == places.count)
        for (place, source) in zip(evaluator.places, places) {
            let positions =
                isDeepRun
                ? Array(0..<place.count) : Array(stride(from: 0, to: place.count, by: 101)) + place.stops
            for position in positions {
                let expected = try Self.lines(of: source.selections[position])
                let frame = evaluator.frame(place, at: position)
                guard Self.neutral(frame.markup) != expected else { continue }
                let wrong = zip(Self.neutral(frame.markup), expected).first { $0 != $1 }
                Issue.record("\(place.orientation) \(position): \(String(describing: wrong))")
                return
            }
        }
    }

    @Test func `has the same bytes on every run, and goes with all postures to 60 kilobytes`() async throws {
        let selection = Selection(device: try Device.named("iphone-duo"))
        let pages = [
            try await LivingFigure(selection, jobs: 1).html, try await LivingFigure(selection, jobs: 4).html,
        ]
        #expect(pages[0] == pages[1])
        #expect(pages[0].utf8.count < 60_000, "\(pages[0].utf8.count)")
        let postures = LivingEvaluator(page: pages[0])?.places.compactMap(\.posture) ?? []
        #expect(Set(postures).count > 2)
    }

    @Test func `names the rules of its breakpoints, and stops on both sides of each, and before full screen`()
        throws
    {
        var selection = Selection(device: try Device.named("ipad-mini-6"))
        selection.style = .tripleColumn
        selection.orientation = .landscape
        let place = try #require(try LivingPlace.all(of: selection).first)
        let ticks = place.breakpoints.map {
            ($0.breakpoint.width, $0.breakpoint.rule, $0.breakpoint.beginning)
        }
        // Measured in iOS 26: three columns from 954.5 points on.
        #expect(ticks.contains { $0 == (954.5, "ThreeColumnFit", "three columns") })
        #expect(ticks.last.map { $0 == (1133, "WindowSize", "full screen") } == true, "\(ticks)")
        for (position, _) in place.breakpoints {
            #expect(Set(place.stops).isSuperset(of: [position - 1, position]))
        }
    }

    @Test(arguments: [ContentElement.Kind.mail, .files])
    func `is refused for words that break anew, with what to use instead`(kind: ContentElement.Kind)
        async throws
    {
        var selection = Selection(device: try Device.named("iphone-duo"))
        selection.contents = [.secondary: kind]
        await #expect(throws: LivingFigureError.words(kind)) { try await LivingFigure(selection, jobs: 1) }
        #expect("\(LivingFigureError.words(kind))".contains("use list"))
    }
}

struct `A line of a figure` {
    @Test(arguments: [
        "<rect x=\"-0.5\" y=\"12\" fill=\"#0a5fd0\" class=\"c60349a7\"/>", "M",
        "1.50 007 -0 1.23456 26.0.1 -12.5", "",
        "<path d=\"M1 2h-3.25c0 1.5 -1 2 3 4z\" class=\"c1h2\"/>", "id=\"s12ab_7\" 9:41 2026-11-27 − 464",
        "1234567890 123456789.5 99999999",
    ])
    func `is read so that it is written as it was`(text: String) {
        let line = FigureLine(text)
        var numbers = line.numbers.makeIterator()
        let written = line.template.unicodeScalars.map { scalar in
            scalar.value == UInt32(FigureLine.hole)
                ? FigureLine.text(of: numbers.next() ?? 0) : String(scalar)
        }.joined()
        #expect(written == text)
        #expect(numbers.next() == nil)
    }

    @Test func `has its moving numbers apart, and never those in colours and names`() {
        let line = FigureLine("<path d=\"M1 2h-3.25z\" fill=\"#0a5fd0\" class=\"c603\" id=\"s12ab_7\"/>")
        #expect(line.numbers == [10_000, 20_000, -32_500, 70_000])
    }
}

struct `A function of a figure` {
    private static func values(_ count: Int, _ value: (Int) -> Double) -> [Int] {
        (0..<count).map { Int((value($0) * 10_000).rounded()) }
    }

    /// Numbers as pictures have them: where they are rounded, and how many pieces are enough.
    @Test(
        arguments: [
            (values(2000) { _ in 7.25 }, 1),
            (values(2000) { 320 + Double($0) / 2 }, 1),
            (values(2000) { (320 + Double($0) / 4).rounded() }, 1),
            (values(2000) { ((1376 - Double($0) / 2) / 2 * 2).rounded() / 2 }, 1),
            (values(2000) { (0.937 * (320 + Double($0) / 2)).rounded() }, 1),
            (values(2000) { min(280, (0.4 * Double($0)).rounded()) }, 2),
            (values(500) { Double([0, 3, 1, 4, 1, 5, 9, 2, 6, 5][$0 % 10]) }, 500),
        ])
    func `is exact at every position, in as few pieces as its kind needs`(values: [Int], count: Int) {
        let pieces = FigureFunction(first: 640, values: values).pieces
        let written = pieces.flatMap { piece in
            (0..<piece.length).map { at in
                let turns = (Double(piece.rise * at + piece.shift) / Double(piece.run)).rounded(.down)
                return piece.start + piece.step * at + piece.grid * Int(turns)
            }
        }
        #expect(written == values)
        #expect(pieces.count <= count, "\(pieces.count)")
    }

    @Test func `is shared by numbers that differ by a constant, also in a part of its range`() {
        var functions = FigureFunctions()
        let long = Self.values(100) { Double($0) / 2 }
        #expect(functions.place(of: FigureFunction(first: 640, values: long)) == (0, 0))
        let part = FigureFunction(first: 650, values: long[10..<60].map { $0 + 30_000 })
        #expect(functions.place(of: part) == (0, 30_000))
        #expect(
            functions.place(of: FigureFunction(first: 650, values: Self.values(50) { Double($0) })).index == 1
        )
    }
}
