import SplitframeInterface

/// The label of a reserved region: its name, whether it is active, and its frame; in points of the screen.
struct RegionLabel {
    static let font = Font(size: 12, weight: .medium)
    static let lineHeight = 15.0
    /// The distance of labels from the screen's edges, whose corners are round.
    static let cornerRoom = 17.0
    /// The distance of a label from frames that it must not hide.
    private static let distance = 3.0
    /// The distance from its region within which a label of three lines is preferred to a nearer one of one line.
    private static let near = 80.0
    /// The step of the search for free room.
    private static let step = 4.0

    let lines: [String]
    /// What the numbers in it are: `strip.x`.
    let names: [String]
    let frame: Rectangle
    /// Points of the screen per point of the label: more than one if texts grow with a wide picture.
    let unit: Double
    /// The line from the label to a region that it does not touch, with its end inside the region; nil beside it.
    let leader: (start: Point, end: Point)?

    /// The labels of regions, each in the free room nearest to its region: on a fold, beside a strip and a camera.
    ///
    /// A label without room, or whose region is not in the picture, is left out.
    ///
    /// - Parameters:
    ///   - origin: The origin of the regions' window on the screen.
    ///   - room: The part of the screen in which labels may be.
    ///   - taken: The frames that labels must not hide.
    ///   - unit: Points of the screen per point of the labels.
    static func labels(
        of regions: ReservedRegions, at origin: Point, in room: Rectangle, besides taken: [Rectangle],
        unit: Double = 1
    ) -> [RegionLabel] {
        let places = regions.all.map { $0.frame.offset(x: origin.x, y: origin.y) }
        var taken = taken + zip(regions.all, places).filter { $0.0.kind == .occlusion }.map(\.1)
        // A small region, which may lie inside another, has the place beside it.
        let bySize = places.indices.sorted {
            places[$0].width * places[$0].height < places[$1].width * places[$1].height
        }
        var labels: [Int: RegionLabel] = [:]
        for index in bySize where room.intersection(places[index]) != nil {
            let others = places.indices.filter { $0 != index }.map { places[$0] }
                .filter { $0.intersection(places[index]) == nil }
            labels[index] = RegionLabel(
                of: regions.all[index], at: places[index], in: room, besides: taken + others, unit: unit)
            if let label = labels[index] { taken.append(label.frame) }
        }
        return places.indices.compactMap { labels[$0] }
    }

    /// Makes a label of three lines, or of one line if three do not fit near the region; nil if neither fits.
    private init?(
        of region: ReservedRegion, at frame: Rectangle, in room: Rectangle, besides taken: [Rectangle],
        unit: Double
    ) {
        let lines = [
            region.name.name + (region.isActive ? "" : ", not active"),
            "\(region.frame.x.figureText), \(region.frame.y.figureText)",
            "\(region.frame.width.figureText) × \(region.frame.height.figureText)",
        ]
        let obstacles = taken.map { $0.inset(by: -Self.distance) }
        let shapes = [lines, [lines.joined(separator: " · ")]].compactMap { lines in
            Self.place(lines, near: frame, in: room, besides: obstacles, crossing: taken, unit: unit).map {
                (lines: lines, place: $0)
            }
        }
        guard let first = shapes.first, let last = shapes.last else { return nil }
        let isNear = first.place.gap(to: frame) <= max(Self.near, last.place.gap(to: frame))
        (self.lines, self.frame) = isNear ? first : last
        names = ["x", "y", "width", "height"].map { "\(region.name).\($0)" }
        self.unit = unit
        let line = self.frame.line(to: frame)
        leader = self.frame.gap(to: frame) <= 2 * Self.distance ? nil : line
    }

    private static func place(
        _ lines: [String], near region: Rectangle, in room: Rectangle, besides obstacles: [Rectangle],
        crossing others: [Rectangle], unit: Double
    ) -> Rectangle? {
        // The region, and what is in it, is where the leader ends.
        let others = others.filter { $0.intersection(region) == nil }
        let size = Size(
            width: ((lines.map(font.estimatedWidth).max() ?? 0) + 12) * unit,
            height: (Double(lines.count) * lineHeight + 6) * unit)
        var nearest: (place: Rectangle, distance: Double)?
        for x in steps(from: room.minX, to: room.maxX - size.width, by: region.midX - size.width / 2) {
            for y in steps(from: room.minY, to: room.maxY - size.height, by: region.midY - size.height / 2) {
                let place = Rectangle(x: x, y: y, width: size.width, height: size.height)
                let distance = place.distance(to: region)
                guard distance < nearest?.distance ?? .infinity,
                    obstacles.allSatisfy({ $0.intersection(place) == nil })
                else { continue }
                let (start, end) = place.line(to: region)
                let leader = Rectangle(
                    x: min(start.x, end.x), y: min(start.y, end.y), width: abs(start.x - end.x),
                    height: abs(start.y - end.y)
                ).inset(by: -1)
                guard others.allSatisfy({ $0.intersection(leader) == nil }) else { continue }
                nearest = (place, distance)
            }
        }
        return nearest?.place
    }

    /// The numbers from `start` to `end` that are whole steps away from `middle`.
    private static func steps(from start: Double, to end: Double, by middle: Double) -> StrideThrough<Double>
    {
        stride(from: middle - ((middle - start) / step).rounded(.down) * step, through: end, by: step)
    }
}

extension Rectangle {
    /// The shortest line from an edge to a point just inside another rectangle.
    fileprivate func line(to other: Rectangle) -> (start: Point, end: Point) {
        let end = Point(
            x: min(max(midX, other.minX + 4), other.maxX - 4),
            y: min(max(midY, other.minY + 4), other.maxY - 4))
        return (Point(x: min(max(end.x, minX), maxX), y: min(max(end.y, minY), maxY)), end)
    }

    /// The distance between the edges of two rectangles; 0 if they touch.
    fileprivate func gap(to other: Rectangle) -> Double {
        let across = max(other.minX - maxX, minX - other.maxX, 0)
        let down = max(other.minY - maxY, minY - other.maxY, 0)
        return (across * across + down * down).squareRoot()
    }

    /// A measure for comparing distances: the gap, and for equal gaps the distance between the middles.
    fileprivate func distance(to other: Rectangle) -> Double {
        let (x, y) = (midX - other.midX, midY - other.midY)
        return gap(to: other) * 1000 + (x * x + y * y).squareRoot()
    }
}
