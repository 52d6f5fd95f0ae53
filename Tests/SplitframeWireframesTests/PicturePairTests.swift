import SplitframeGeometry
import SplitframeScene
import SplitframeWireframes
import Testing

struct `A pair of pictures` {
    @Test func `names both sides`() {
        let scene = Scene(size: Size(width: 400, height: 300), alternativeText: "A list.")
        let pair = PicturePair(title: "Width 320 to 375", before: scene, after: scene).scene
        #expect(pair.texts.compactMap(\.text?.text) == ["Width 320 to 375", "Before", "After"])
        #expect(pair.alternativeText == "Width 320 to 375. Before: A list. After: A list.")
        #expect(pair.groups.filter { $0.clip != nil }.count == 2)
    }

    @Test func `says below each what it is`() {
        let scene = Scene(size: Size(width: 400, height: 300))
        let pair = PicturePair(
            title: "Turning", before: scene, after: scene, labels: ("upright", "turned")
        ).scene
        #expect(
            pair.texts.compactMap(\.text?.text) == ["Turning", "Before", "After", "upright", "turned"])
    }
}
