import SplitframeInterface
import SplitframeWireframes
import Testing

struct `A group that is turned or tilted` {
    @Test(arguments: [
        (Attitude.upright, Point(x: 3, y: 4)),
        (Attitude(turn: 1), Point(x: -4, y: 3)),
        (Attitude(turn: -1), Point(x: 4, y: -3)),
        (Attitude(lean: -0.5, foreshortening: 0.25), Point(x: 1, y: 1)),
        (Attitude(turn: 1, lean: -0.5, foreshortening: 0.25), Point(x: -1, y: 1)),
    ])
    func `has its points where the turn comes after the tilt`(attitude: Attitude, place: Point) {
        let point = SceneTransform(scale: 2, offset: Point(x: 10, y: 20), attitude: attitude)(
            Point(x: 3, y: 4))
        #expect(abs(point.x - 10 - 2 * place.x) < 1e-9)
        #expect(abs(point.y - 20 - 2 * place.y) < 1e-9)
    }

    @Test func `has its points on the grid where the transforms put them, one inside another`() {
        let outer = SceneTransform(
            scale: 0.5, offset: Point(x: 7, y: -3), attitude: Attitude(lean: -0.4, foreshortening: 0.5))
        let inner = SceneTransform(scale: 3, offset: Point(x: 1, y: 2), attitude: Attitude(turn: 0.3))
        let grid = OutputGrid(scale: 2).inside(outer).inside(inner)
        for point in [Point.zero, Point(x: 5, y: 0), Point(x: -2, y: 9)] {
            let place = outer(inner(point))
            #expect(abs(grid.pixels(point).x - 2 * place.x) < 1e-9)
            #expect(abs(grid.pixels(point).y - 2 * place.y) < 1e-9)
        }
        #expect(!grid.isUpright)
    }
}
