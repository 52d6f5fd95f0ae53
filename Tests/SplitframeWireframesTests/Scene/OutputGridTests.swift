import SplitframeInterface
import SplitframeWireframes
import Testing

struct `The output grid` {
    @Test(arguments: [
        (x: 0.0, width: 10.0, scale: 1.0, pixels: 0.0, span: 10.0),
        (0.25, 10, 2, 1, 20),
        (10.3, 0.33, 1, 10, 1),
        (10.3, 0.33, 2, 21, 1),
        (10.3, 0.33, 3, 31, 1),
        (-0.5, 1, 1, 0, 1),
        (319.5, 0.5, 2, 639, 1),
    ])
    func `moves edges to whole pixels, at least one apart`(
        x: Double, width: Double, scale: Double, pixels: Double, span: Double
    ) {
        let box = OutputGrid(scale: scale).snapped(Rectangle(x: x, y: 0, width: width, height: 1))
        #expect(box.x == pixels)
        #expect(box.width == span)
    }

    @Test func `leaves no gap between neighbours`() {
        let grid = OutputGrid(scale: 2)
        for step in 0..<40 {
            let edge = 100 + Double(step) / 16
            let left = grid.snapped(Rectangle(x: 0, y: 0, width: edge, height: 1))
            let right = grid.snapped(Rectangle(x: edge, y: 0, width: 50, height: 1))
            #expect(left.maxX == right.minX)
        }
    }

    @Test func `paints nothing for an empty rectangle`() {
        #expect(OutputGrid(scale: 2).snapped(Rectangle(x: 3, y: 3, width: 0, height: 9)).isEmpty)
    }

    @Test func `goes into groups by scale and offset`() {
        let outer = OutputGrid(scale: 2).inside(SceneTransform(scale: 0.5, offset: Point(x: 10, y: 20)))
        #expect(outer.pixels(Point(x: 4, y: 6)) == Point(x: 24, y: 46))
        let inner = outer.inside(SceneTransform(scale: 3, offset: Point(x: 4, y: 6)))
        #expect(inner.pixels(Point(x: 1, y: 1)) == Point(x: 27, y: 49))
    }
}
