import SplitframeInterface
import SplitframeWireframes
import Testing

struct `A path` {
    private static let box = Rectangle(x: 10, y: 20, width: 40, height: 30)
    static let closed: [Path] = [
        .rectangle(box), .roundedRectangle(box, radius: 8), .ellipse(box),
        .roundedRectangle(box, radius: 8, continuous: true),
        .lines([Point(x: 10, y: 20), Point(x: 50, y: 20), Point(x: 30, y: 50)], closed: true),
    ]

    @Test(arguments: closed)
    func `as segments begins with a move, ends closed and keeps its bounds`(path: Path) {
        let segments = path.segments
        guard case .move = segments.first, case .close = segments.last else {
            Issue.record("\(segments)")
            return
        }
        #expect(Path.curves(segments).bounds == path.bounds)
        #expect(path.bounds == Self.box)
    }

    @Test(arguments: closed)
    func `moved and doubled has moved and doubled bounds`(path: Path) {
        let moved = path.transformed {
            Point(x: $0.x * 2 + 5, y: $0.y * 2 - 5)
        } length: {
            $0 * 2
        }
        #expect(moved.bounds == Rectangle(x: 25, y: 35, width: 80, height: 60))
    }

    @Test func `of no points has no bounds and no segments`() {
        #expect(Path.lines([]).bounds == nil)
        #expect(Path.lines([], closed: true).segments.isEmpty)
        #expect(Path.curves([.close]).bounds == nil)
    }

    @Test func `of open lines stays open`() {
        let path = Path.lines([.zero, Point(x: 1, y: 2)])
        #expect(path.segments == [.move(.zero), .line(Point(x: 1, y: 2))])
    }
}
