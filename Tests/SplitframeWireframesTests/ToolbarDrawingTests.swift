import SplitframeGeometry
import SplitframeInterface
import SplitframeScene
import Testing

@testable import SplitframeWireframes

struct `A toolbar` {
    private let place = BottomBarPlace(
        frame: Rectangle(x: 0, y: 700, width: 400, height: 48),
        background: Rectangle(x: 0, y: 0, width: 400, height: 780), hasGlass: false)

    /// Where the words of buttons stand.
    private func words(
        _ items: [ToolbarElement.Item], at place: BottomBarPlace, mirrorAxis: Double? = nil
    ) -> [String: Rectangle] {
        var sketch = Sketch(theme: .light, mirrorAxis: mirrorAxis)
        sketch.toolbar(ToolbarElement(items: items), at: place)
        let scene = Scene(size: Size(width: 400, height: 780), elements: sketch.elements)
        return Dictionary(scene.texts.compactMap { text in text.text.map { ($0.text, text.frame) } }) { $1 }
    }

    private func button(_ title: String) -> ToolbarElement.Item { .button(BarButtonElement(title: title)) }

    @Test func `has its buttons side by side from the start`() throws {
        let words = words([button("One"), button("Two")], at: place)
        let (one, two) = try (#require(words["One"]), #require(words["Two"]))
        #expect(one.minX < 60 && one.maxX <= two.minX && two.maxX < 200)
        #expect(one.midY == place.frame.midY)
    }

    @Test func `shares what is left among its flexible spaces`() throws {
        let words = words(
            [button("One"), .flexibleSpace, button("Mid"), .flexibleSpace, button("Two")], at: place)
        let (one, middle, two) = try (
            #require(words["One"]), #require(words["Mid"]), #require(words["Two"])
        )
        #expect(abs((one.minX + two.maxX) / 2 - 200) < 8)
        #expect(abs(middle.midX - 200) < 8)
        #expect(one.minX < 60 && two.maxX > 340)
    }

    @Test func `is mirrored where it is read from right to left`() throws {
        let words = words([button("One"), button("Two")], at: place, mirrorAxis: 200)
        let (one, two) = try (#require(words["One"]), #require(words["Two"]))
        #expect(one.maxX > 340 && two.maxX <= one.minX)
    }

    @Test func `floats in groups as glass, and lies on the column's end elsewhere`() {
        func fills(hasGlass: Bool) -> [Rectangle] {
            var sketch = Sketch(theme: .light)
            var place = place
            place.hasGlass = hasGlass
            sketch.toolbar(
                ToolbarElement(items: [button("One"), button("Two"), .flexibleSpace, button("End")]),
                at: place)
            return Scene(size: Size(width: 400, height: 780), elements: sketch.elements).painted
                .filter { $0.shape?.fill != nil }.map(\.frame)
        }
        #expect(fills(hasGlass: true).count == 2)
        #expect(fills(hasGlass: false).first == Rectangle(x: 0, y: 700, width: 400, height: 80))
    }
}
