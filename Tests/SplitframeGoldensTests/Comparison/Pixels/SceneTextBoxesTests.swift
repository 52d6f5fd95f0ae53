import SplitframeGoldens
import SplitframeInterface
import SplitframeWireframes
import Testing

struct `A scene's text boxes` {
    @Test func `are in pixels, wherever the groups put them`() {
        let box = Rectangle(x: 10, y: 20, width: 30, height: 8)
        let run = SceneElement.text(TextRun("A", in: box, font: Font(size: 12), color: Color(0)))
        let inner = SceneGroup(
            transform: SceneTransform(scale: 0.5, offset: Point(x: 100, y: 0)), elements: [run])
        let outer = SceneGroup(
            transform: SceneTransform(scale: 2, offset: Point(x: 1, y: 1)), elements: [.group(inner)])
        let scene = Scene(size: Size(width: 500, height: 500), elements: [run, .group(outer)])
        #expect(
            scene.textBoxes(scale: 3) == [
                Rectangle(x: 30, y: 60, width: 90, height: 24),
                Rectangle(x: 633, y: 63, width: 90, height: 24),
            ])
    }
}
