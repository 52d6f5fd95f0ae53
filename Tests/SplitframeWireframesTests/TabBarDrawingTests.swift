import SplitframeGeometry
import SplitframeScene
import Testing

@testable import SplitframeWireframes

struct `A tab bar` {
    private func scene(_ titles: [String?], selectedIndex: Int, hasGlass: Bool) -> Scene {
        var sketch = Sketch(theme: .light)
        sketch.tabBar(
            titles, selectedIndex: selectedIndex,
            at: BottomBarPlace(
                frame: Rectangle(x: 0, y: 700, width: 400, height: hasGlass ? 62 : 50),
                background: Rectangle(x: 0, y: 0, width: 400, height: 784), hasGlass: hasGlass))
        return Scene(size: Size(width: 400, height: 784), elements: sketch.elements)
    }

    @Test(arguments: [true, false])
    func `has a tab a title, the selected one in the accent colour`(hasGlass: Bool) {
        let scene = scene(["Library", "Recent", "Search"], selectedIndex: 1, hasGlass: hasGlass)
        let runs = scene.texts.compactMap(\.text)
        #expect(runs.map(\.text) == ["Library", "Recent", "Search"])
        let accent = WireframeTheme.light.accent
        #expect(runs.map { $0.color == accent } == [false, true, false])
        #expect(scene.painted.count { $0.shape?.stroke?.color == accent } == 1)
        let boxes = scene.texts.map(\.frame)
        #expect(zip(boxes, boxes.dropFirst()).allSatisfy { $0.maxX <= $1.minX })
    }

    @Test func `has bars for words that nobody knows, and nothing without tabs`() {
        #expect(scene([nil, nil], selectedIndex: 0, hasGlass: true).texts.isEmpty)
        #expect(scene([], selectedIndex: 0, hasGlass: false).painted.isEmpty)
    }
}
