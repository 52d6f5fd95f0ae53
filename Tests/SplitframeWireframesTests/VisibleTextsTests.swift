import SplitframeInterface
import SplitframeWireframes
import Testing

@testable import SplitframeWireframes

struct `Texts that can be seen` {
    @Test func `are told without the parts that a fill hides, in points of the scene`() {
        var inner = Sketch(theme: .light)
        inner.text(
            "A line of text that reaches far", in: Rectangle(x: 0, y: 10, width: 300, height: 20),
            font: Font(size: 14), color: WireframeTheme.light.ink)
        var sketch = Sketch(theme: .light)
        sketch.append(
            .group(
                SceneGroup(
                    transform: SceneTransform(offset: Point(x: 20, y: 0)), elements: inner.elements)))
        sketch.block(Rectangle(x: 0, y: 0, width: 80, height: 60), WireframeTheme.light.canvas)
        let texts = Scene(
            size: Size(width: 320, height: 60), background: WireframeTheme.light.canvas,
            elements: sketch.elements
        ).visibleTexts
        #expect(!texts.isEmpty)
        #expect(texts.allSatisfy { $0.minX >= 80 && $0.maxX < 320 })
    }
}
