import SplitframeInterface
import SplitframePainting
import SplitframeTestSupport
import SplitframeWireframes
import Testing

struct `What later fills hide` {
    @Test(arguments: [1.0, 1.5, 2, 3])
    func `changes no pixel where it is left out`(scale: Double) throws {
        let session = try Painter(fonts: .installed()).session()
        var hidden = 0
        var partly = 0

        for seed in 0..<150 {
            var layers = RandomLayers(seed: UInt64(seed) &+ UInt64(scale * 1000))
            let scene = layers.scene()
            let size = Size(width: 120 * scale, height: 90 * scale)
            for cover in Occlusion(of: scene, scale: scale, size: size).elements {
                if cover == .whole { hidden += 1 } else if cover != .part([]) { partly += 1 }
            }

            let all = try session.bitmapOfAllLayers(of: scene, scale: scale)

            #expect(try session.bitmap(of: scene, scale: scale) == all, "scene \(seed)")
        }
        #expect(hidden > 100)
        #expect(partly > 100)
    }

    @Test func `is the background and what lies below an opaque box, and nothing above`() {
        let scene = Scene(
            size: Size(width: 100, height: 100), background: .white,
            elements: [.box(10, 10, 20, 20), .box(0, 0, 100, 50), .box(10, 10, 20, 20)])

        let occlusion = Occlusion(of: scene, scale: 1, size: scene.size)

        let top = Rectangle(x: 0, y: 0, width: 100, height: 50)
        #expect(
            occlusion.elements == [
                .whole, .part([Rectangle(x: 10, y: 10, width: 20, height: 20)]), .part([]),
            ])
        #expect(occlusion.background == .part([Rectangle(x: 10, y: 10, width: 20, height: 20), top]))
    }

    @Test func `is nothing below what can be seen through`() {
        let scene = Scene(
            size: Size(width: 100, height: 100), background: .white,
            elements: [.box(10, 10, 20, 20), .box(0, 0, 100, 50, Color(0, alpha: 254))])

        #expect(Occlusion(of: scene, scale: 1, size: scene.size).elements == [.part([]), .part([])])
    }

    @Test func `is nothing of what glass below it blurs`() {
        let pane = SceneElement.shape(
            Shape(
                .rectangle(Rectangle(x: 10, y: 10, width: 20, height: 20)), fill: .white,
                glass: Glass(radius: 4, density: 0.5)))
        let near = SceneElement.box(25, 0, 30, 100)
        let far = SceneElement.box(60, 0, 30, 100)
        let scene = Scene(
            size: Size(width: 100, height: 100), background: .white,
            elements: [near, far, pane, .box(23, 0, 34, 100), .box(58, 0, 34, 100)])

        let occlusion = Occlusion(of: scene, scale: 1, size: scene.size)

        #expect(occlusion.elements.prefix(2) == [.part([]), .whole])
    }
}

/// Scenes of boxes, round ones too, lines and texts upon each other, in clips and moved groups.
private struct RandomLayers {
    private var numbers: SteppedNumbers

    init(seed: UInt64) { numbers = SteppedNumbers(seed: seed) }

    mutating func scene() -> Scene {
        Scene(
            size: Size(width: 120, height: 90),
            background: numbers.any([Color(0xF2F2F7), nil, Color(0x336699, alpha: 99)]),
            elements: elements(depth: 0))
    }

    private mutating func elements(depth: Int) -> [SceneElement] {
        (0..<numbers.length(1...8)).map { _ in
            switch numbers.length(0...9) {
            case 0...1 where depth < 3:
                .group(
                    SceneGroup(
                        transform: numbers.any([
                            .identity, SceneTransform(offset: Point(x: 3.25, y: 7)),
                            SceneTransform(scale: 0.7, offset: Point(x: 11, y: 2)),
                            SceneTransform(
                                offset: Point(x: 9, y: 4), attitude: Attitude(turn: 0.1, lean: 0.3)),
                        ]),
                        clip: numbers.chance(2, of: 3) ? outline() : nil, elements: elements(depth: depth + 1)
                    ))
            case 2:
                .text(
                    TextRun("Hidden", in: box(), font: Font(size: 12), color: color(), alignment: .center))
            default: .shape(shape())
            }
        }
    }

    private mutating func shape() -> Shape {
        Shape(
            outline(), fill: numbers.chance(4, of: 5) ? color() : nil,
            stroke: numbers.chance(1, of: 3)
                ? Stroke(color(), width: numbers.any([0.5, 1, 3]), dash: numbers.any([[], [4, 2]])) : nil,
            shadow: numbers.chance(1, of: 4)
                ? Shadow(Color(0, alpha: 60), radius: numbers.any([2, 9]), offsetY: numbers.any([0, 4]))
                : nil,
            glass: numbers.chance(1, of: 8)
                ? Glass(radius: numbers.any([0.5, 3, 12]), density: numbers.any([0, 0.6])) : nil,
            snapsToPixels: numbers.chance(3, of: 4))
    }

    private mutating func outline() -> Path {
        switch numbers.length(0...9) {
        case 0...4: .rectangle(box())
        case 5...7:
            .roundedRectangle(box(), radius: numbers.any([2, 6.5, 14]), continuous: numbers.chance(1, of: 2))
        case 8: .ellipse(box())
        default: .lines([box().origin, box().origin, box().center], closed: true)
        }
    }

    private mutating func box() -> Rectangle {
        Rectangle(x: number(-10...70), y: number(-10...50), width: number(0...90), height: number(0...70))
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Double {
        Double(numbers.length(range)) + numbers.any([0, 0, 0.5, 0.3])
    }

    private mutating func color() -> Color {
        numbers.any([
            Color(0xFFFFFF), Color(0x1C1C1E), Color(0x0A84FF), Color(0x34C759), Color(0xFF3B30, alpha: 128),
        ])
    }
}
