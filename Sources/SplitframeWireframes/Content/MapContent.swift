import SplitframeGeometry
import SplitframeScene

extension Sketch {
    /// Streets, a park, a river and a pin in the middle of the visible part.
    mutating func map(at place: ContentPlace) {
        let ground = place.ground
        let center = place.frame.center
        group(clip: .rectangle(ground)) { sketch in
            sketch.block(ground, sketch.theme.land)
            sketch.park(around: center)
            sketch.river(across: ground, near: center)
            sketch.streets(across: ground, around: center, seed: place.seed)
            sketch.pin(at: center)
        }
    }

    private mutating func park(around center: Point) {
        fill(
            .roundedRectangle(
                Rectangle(x: center.x + 44, y: center.y - 196, width: 132, height: 132), radius: 6),
            theme.park)
        fill(
            .roundedRectangle(
                Rectangle(x: center.x - 286, y: center.y + 64, width: 104, height: 214), radius: 6),
            theme.park)
    }

    private mutating func river(across ground: Rectangle, near center: Point) {
        let y = center.y + 150
        let bend = ground.width / 3
        stroke(
            .curves([
                .move(Point(x: ground.minX - 30, y: y + 90)),
                .curve(
                    Point(x: center.x, y: y), control1: Point(x: ground.minX + bend, y: y + 120),
                    control2: Point(x: center.x - bend, y: y - 10)),
                .curve(
                    Point(x: ground.maxX + 30, y: y - 90), control1: Point(x: center.x + bend, y: y + 10),
                    control2: Point(x: ground.maxX - bend, y: y - 110)),
            ]), Stroke(theme.water, width: 46))
    }

    private mutating func streets(across ground: Rectangle, around center: Point, seed: String) {
        var variation = SeededVariation(seed: seed)
        var minor: [PathSegment] = []
        let pitch = 88.0
        let columns = Int((ground.width / pitch).rounded(.up)) + 1
        let rows = Int((ground.height / pitch).rounded(.up)) + 1
        for index in -columns...columns {
            let x = center.x + 22 + Double(index) * pitch + variation.part(of: 1, -12...12)
            minor += [.move(Point(x: x - 18, y: ground.minY)), .line(Point(x: x + 18, y: ground.maxY))]
        }
        for index in -rows...rows {
            let y = center.y + 30 + Double(index) * pitch + variation.part(of: 1, -12...12)
            minor += [.move(Point(x: ground.minX, y: y + 12)), .line(Point(x: ground.maxX, y: y - 12))]
        }
        stroke(.curves(minor), Stroke(theme.road, width: 4))
        let reach = max(ground.width, ground.height)
        stroke(
            .curves([
                .move(Point(x: center.x - reach, y: center.y + reach * 0.36)),
                .line(Point(x: center.x + reach, y: center.y - reach * 0.36)),
                .move(Point(x: center.x - 120 - reach * 0.2, y: center.y - reach)),
                .line(Point(x: center.x - 120 + reach * 0.2, y: center.y + reach)),
            ]), Stroke(theme.road, width: 13))
    }

    private mutating func pin(at point: Point) {
        let radius = 15.0
        let head = Point(x: point.x, y: point.y - 30)
        let foot = Rectangle(x: point.x - 5, y: point.y - 2, width: 10, height: 4)
        fill(.ellipse(foot), theme.shadow)
        fill(
            .curves([
                .move(Point(x: head.x - radius, y: head.y)),
                .curve(
                    Point(x: head.x + radius, y: head.y),
                    control1: Point(x: head.x - radius, y: head.y - radius * 1.33),
                    control2: Point(x: head.x + radius, y: head.y - radius * 1.33)),
                .curve(
                    point, control1: Point(x: head.x + radius, y: head.y + 12),
                    control2: Point(x: point.x + 3, y: point.y - 8)),
                .curve(
                    Point(x: head.x - radius, y: head.y), control1: Point(x: point.x - 3, y: point.y - 8),
                    control2: Point(x: head.x - radius, y: head.y + 12)),
                .close,
            ]), theme.accent)
        fill(.ellipse(Rectangle(x: head.x - 5, y: head.y - 5, width: 10, height: 10)), theme.onAccent)
    }
}
