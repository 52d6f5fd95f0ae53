import SplitframeInterface
import SplitframeWireframes
import Testing

@testable import SplitframeWireframes

struct `A symbol` {
    /// As the interface guidelines have it: what points along the line of reading turns, tools do not.
    @Test(arguments: [
        (BarButtonElement.Icon.sidebar, true), (.back, true), (.reply, true), (.search, false),
        (.compose, false),
    ])
    func `turns with the direction of reading where it points along it`(
        icon: BarButtonElement.Icon, turns: Bool
    ) {
        func elements(mirrored: Bool) -> [SceneElement] {
            var sketch = Sketch(theme: .light, mirrorAxis: mirrored ? 12 : nil)
            sketch.symbol(Symbol(icon), in: Rectangle(x: 0, y: 0, width: 24, height: 24), .init(0x000000))
            return sketch.elements
        }
        #expect((elements(mirrored: true) != elements(mirrored: false)) == turns)
    }

    @Test(arguments: BarButtonElement.Icon.allCases)
    func `stays inside its box, one icon unlike another`(icon: BarButtonElement.Icon) {
        let symbol = Symbol(icon)
        let box = Rectangle(x: 0, y: 0, width: Symbol.side, height: Symbol.side)
        let paths = symbol.strokes + symbol.fills
        #expect(!paths.isEmpty)
        #expect(paths.allSatisfy { $0.bounds.map(box.contains) ?? false })
        for other in BarButtonElement.Icon.allCases where other != icon {
            #expect(Symbol(other).strokes != symbol.strokes || Symbol(other).fills != symbol.fills)
        }
    }
}

struct `A text with tabs` {
    /// The stops of NSParagraphStyle: every 28 points.
    @Test(arguments: [nil, 100.0]) func `has each part at its tab stop`(axis: Double?) {
        var sketch = Sketch(theme: .light, mirrorAxis: axis)
        sketch.line(
            "a\tbc\t\td", in: Rectangle(x: 10, y: 0, width: 160, height: 20), font: Font(size: 10),
            color: .init(0x000000))
        let runs = sketch.elements.compactMap { element -> TextRun? in
            if case .text(let run) = element { run } else { nil }
        }
        #expect(runs.map(\.text) == ["a", "bc", "d"])
        let starts = runs.map { axis == nil ? $0.box.minX : 200 - $0.box.maxX }
        #expect(starts == [10, 38, 94])
        #expect(runs.allSatisfy { $0.alignment == (axis == nil ? .left : .right) })
    }
}

struct `A hairline` {
    @Test(arguments: [1.0, 2, 3], [0.0, 10.5, 86.333])
    func `is one pixel thick at any scale`(scale: Double, y: Double) throws {
        var sketch = Sketch(theme: .light)
        sketch.hairline(x: 0, y: y, width: 100)
        let shape = try #require(
            sketch.elements.compactMap { if case .shape(let shape) = $0 { shape } else { nil } }.first)
        let box = try #require(OutputGrid(scale: scale).snapped(shape.path).bounds)
        #expect(shape.snapsToPixels && box.height == 1 && box.width == 100 * scale)
    }
}

struct `A mirrored path` {
    @Test(
        arguments: [
            .rectangle(Rectangle(x: 1, y: 2, width: 3, height: 4)),
            .roundedRectangle(Rectangle(x: 1, y: 2, width: 3, height: 4), radius: 1, continuous: true),
            .ellipse(Rectangle(x: 1, y: 2, width: 3, height: 4)),
            .lines([Point(x: 1, y: 2), Point(x: 4, y: 6)], closed: true),
            .curves([
                .move(Point(x: 1, y: 2)),
                .curve(Point(x: 4, y: 6), control1: Point(x: 2, y: 2), control2: Point(x: 3, y: 6)),
                .line(Point(x: 4, y: 2)), .close,
            ]),
        ] as [Path])
    func `lies on the other side of the axis, and back after a second time`(path: Path) {
        let mirrored = path.mirrored(about: 10)
        #expect(path.bounds == Rectangle(x: 1, y: 2, width: 3, height: 4))
        #expect(mirrored.bounds == Rectangle(x: 16, y: 2, width: 3, height: 4))
        #expect(mirrored.mirrored(about: 10) == path)
    }
}

struct `A seeded variation` {
    @Test func `repeats itself for the same seed, differs for another, and keeps its range`() {
        func numbers(_ seed: String) -> [Double] {
            var variation = SeededVariation(seed: seed)
            return (0..<100).map { _ in variation.next(in: 0.25...0.75) }
        }
        #expect(numbers("primary") == numbers("primary"))
        #expect(numbers("primary") != numbers("secondary"))
        #expect(numbers("primary").allSatisfy { (0.25...0.75).contains($0) })
        #expect(Set(numbers("primary")).count > 90)
    }
}
