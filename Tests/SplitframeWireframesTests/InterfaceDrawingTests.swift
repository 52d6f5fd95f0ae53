import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
import SplitframeScene
import Testing

@testable import SplitframeWireframes

struct `The tip of a popover` {
    /// Where the tip points, and the words of the button above it, in points of the screen.
    private func tip(
        below title: String, _ direction: LayoutDirection, popoverX: Double = 10
    ) throws -> (x: Double, words: Rectangle) {
        let place = try Place(
            device: .iPad9Point7Inch, orientation: .portrait, generation: .iOS7, layoutDirection: direction)
        let size = place.environment.size
        var popover = Rectangle(x: popoverX, y: 74, width: 320, height: 900)
        if direction == .rightToLeft { popover = popover.mirrored(inWidth: size.width) }
        let tree = Sample.tree(
            [
                Sample.column(
                    .secondary, Rectangle(size: size), safeArea: place.environment.safeArea,
                    buttons: [BarButtonElement(title: title)], barHeight: 44),
                Sample.column(.primary, popover, .popover, barHeight: 44),
            ], in: place.environment, generation: .iOS7)
        let scene = Wireframe(tree: tree, place: place, look: Look(bezel: false)).scene
        let triangles =
            scene.painted.filter {
                guard case .lines(let points, _)? = $0.shape?.path else { return false }
                return points.count == 3 && $0.frame.maxY == popover.minY + 1
            }
        let triangle = try #require(triangles.first)
        let words = try #require(scene.texts.first { $0.text?.text == title })
        return (triangle.frame.midX, words.frame)
    }

    @Test(arguments: ["Folders", "All of my mailboxes"], [LayoutDirection.leftToRight, .rightToLeft])
    func `points at the middle of its button`(title: String, direction: LayoutDirection) throws {
        let (x, words) = try tip(below: title, direction)
        let width = BarButtonElement.font.estimatedWidth(of: title)
        let middle =
            direction == .leftToRight ? words.minX + width / 2 : words.maxX - width / 2
        #expect(abs(x - middle) < 4)
    }

    /// The middle of a narrow button lies beyond the corner.
    @Test func `stays between the popover's round corners`() throws {
        #expect(try tip(below: "Ay", .leftToRight).x == 38)
        #expect(try tip(below: "Folders", .leftToRight, popoverX: 300).x == 328)
    }
}

struct `A bar that is part of its column` {
    @Test(arguments: LayoutDirection.allCases)
    func `ends in a line from side to side, beneath the camera too`(direction: LayoutDirection) throws {
        let place = try Place(
            device: .iPhone16ProMax, orientation: .landscape, generation: .iOS14, layoutDirection: direction)
        var tree = Sample.single(in: place, content: .empty)
        tree.root.children[0].children[0].frame = Rectangle(x: 62, y: 0, width: 832, height: 50)
        let scene = Wireframe(tree: tree, place: place, look: Look(bezel: false)).scene
        let lines = scene.painted.filter { $0.shape?.fill == WireframeTheme.light.hairline }
        #expect(lines.map(\.frame.minX) == [0] && lines.map(\.frame.width) == [956])
    }
}
