import SplitframeInterface

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
        fill(.roundedRectangle(center.x + 44, center.y - 196, 132, 132, radius: 6), theme.park)
        fill(.roundedRectangle(center.x - 286, center.y + 64, 104, 214, radius: 6), theme.park)
    }

    private mutating func river(across ground: Rectangle, near center: Point) {
        let y = center.y + 150
        let bend = ground.width / 3
        stroke(
            .curves([
                .move(ground.minX - 30, y + 90),
                .curve(ground.minX + bend, y + 120, center.x - bend, y - 10, to: center.x, y),
                .curve(center.x + bend, y + 10, ground.maxX - bend, y - 110, to: ground.maxX + 30, y - 90),
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
            minor += [.move(x - 18, ground.minY), .line(x + 18, ground.maxY)]
        }
        for index in -rows...rows {
            let y = center.y + 30 + Double(index) * pitch + variation.part(of: 1, -12...12)
            minor += [.move(ground.minX, y + 12), .line(ground.maxX, y - 12)]
        }
        stroke(.curves(minor), Stroke(theme.road, width: 4))
        let reach = max(ground.width, ground.height)
        stroke(
            .curves([
                .move(center.x - reach, center.y + reach * 0.36),
                .line(center.x + reach, center.y - reach * 0.36),
                .move(center.x - 120 - reach * 0.2, center.y - reach),
                .line(center.x - 120 + reach * 0.2, center.y + reach),
            ]), Stroke(theme.road, width: 13))
    }

    private mutating func pin(at point: Point) {
        let radius = 15.0
        let head = Point(x: point.x, y: point.y - 30)
        let (left, right) = (head.x - radius, head.x + radius)
        fill(.ellipse(point.x - 5, point.y - 2, 10, 4), theme.shadow)
        fill(
            .curves([
                .move(left, head.y),
                .curve(left, head.y - radius * 1.33, right, head.y - radius * 1.33, to: right, head.y),
                .curve(right, head.y + 12, point.x + 3, point.y - 8, to: point.x, point.y),
                .curve(point.x - 3, point.y - 8, left, head.y + 12, to: left, head.y), .close,
            ]), theme.accent)
        fill(.ellipse(head.x - 5, head.y - 5, 10, 10), theme.onAccent)
    }
}
