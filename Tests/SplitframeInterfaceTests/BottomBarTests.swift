import SplitframeGeometry
import SplitframeInterface
import Testing

struct `A bar at a column's end` {
    private let column = Rectangle(x: 100, y: 0, width: 300, height: 800)
    private let safeArea = EdgeInsets(top: 50, left: 20, bottom: 34, right: 0)

    @Test(arguments: [Generation.iOS14, .iOS7])
    func `ends at the safe area, and the next one stands on it`(generation: Generation) {
        let frames = BottomBar.frames(
            of: [.tabBar, .toolbar], in: column, safeArea: safeArea, generation: generation)
        #expect(frames.map(\.maxY) == [766, frames[0].minY])
        #expect(frames.allSatisfy { $0.minX == 120 && $0.width == 280 })
    }

    @Test func `floats above the column's end in iOS 26, one apart from the other`() {
        let frames = BottomBar.frames(
            of: [.tabBar, .toolbar], in: column, safeArea: safeArea, generation: .iOS26)
        #expect(frames[0].maxY < column.maxY && frames[1].maxY < frames[0].minY)
    }
}
