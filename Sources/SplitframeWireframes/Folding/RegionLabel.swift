import SplitframeGeometry
import SplitframeInterface
import SplitframeText

/// What a picture says of a reserved region: its name, whether it is in force, and its frame; in points of the screen.
struct RegionLabel: Equatable {
    static let font = Font(size: 11, weight: .medium)
    static let lineHeight = 14.0
    /// How far labels keep from the screen's edges, whose corners are round.
    static let cornerRoom = 17.0
    /// How far a label keeps from what it may not hide.
    private static let distance = 3.0
    /// How far three lines may stand from their region where one line would stand nearer.
    private static let near = 24.0
    /// How exactly room is looked for.
    private static let step = 4.0

    let lines: [String]
    let frame: Rectangle

    /// The labels of regions, each in the free room nearest to its region: on a fold, beside a strip and a camera.
    ///
    /// One that has no room, or whose region is not in the picture, is left out.
    ///
    /// - Parameters:
    ///   - origin: Where on the screen the window of the regions lies.
    ///   - room: Where on the screen labels may stand.
    ///   - taken: What they may not hide.
    static func labels(
        of regions: ReservedRegions, at origin: Point, in room: Rectangle, besides taken: [Rectangle]
    ) -> [RegionLabel] {
        let places = regions.all.map { $0.frame.offset(x: origin.x, y: origin.y) }
        var taken = taken + zip(regions.all, places).filter { $0.0.kind == .occlusion }.map(\.1)
        return zip(regions.all, places).compactMap { region, place in
            guard room.intersection(place) != nil,
                let label = RegionLabel(of: region, at: place, in: room, besides: taken)
            else { return nil }
            taken.append(label.frame)
            return label
        }
    }

    /// On three lines, or on one where that stands nearer to a region that has no room for three around it.
    private init?(
        of region: ReservedRegion, at frame: Rectangle, in room: Rectangle, besides taken: [Rectangle]
    ) {
        let lines = [
            region.name.name + (region.isActive ? "" : ", not active"),
            "\(region.frame.x.figureText), \(region.frame.y.figureText)",
            "\(region.frame.width.figureText) × \(region.frame.height.figureText)",
        ]
        let obstacles = taken.map { $0.inset(by: -Self.distance) }
        let shapes = [lines, [lines.joined(separator: " · ")]].compactMap { lines in
            Self.place(lines, near: frame, in: room, besides: obstacles).map { (lines: lines, place: $0) }
        }
        guard let first = shapes.first, let last = shapes.last else { return nil }
        let isNear = first.place.gap(to: frame) <= max(Self.near, last.place.gap(to: frame))
        (self.lines, self.frame) = isNear ? first : last
    }

    private static func place(
        _ lines: [String], near region: Rectangle, in room: Rectangle, besides obstacles: [Rectangle]
    ) -> Rectangle? {
        let size = Size(
            width: (lines.map(font.estimatedWidth).max() ?? 0) + 12,
            height: Double(lines.count) * lineHeight + 6)
        var nearest: (place: Rectangle, distance: Double)?
        for x in steps(from: room.minX, to: room.maxX - size.width, by: region.midX - size.width / 2) {
            for y in steps(from: room.minY, to: room.maxY - size.height, by: region.midY - size.height / 2) {
                let place = Rectangle(x: x, y: y, width: size.width, height: size.height)
                let distance = place.distance(to: region)
                guard distance < nearest?.distance ?? .infinity,
                    obstacles.allSatisfy({ $0.intersection(place) == nil })
                else { continue }
                nearest = (place, distance)
            }
        }
        return nearest?.place
    }

    /// The numbers of a range that lie whole steps beside one.
    private static func steps(from start: Double, to end: Double, by middle: Double) -> StrideThrough<Double>
    {
        stride(from: middle - ((middle - start) / step).rounded(.down) * step, through: end, by: step)
    }
}

extension Rectangle {
    /// The room between this and another one.
    fileprivate func gap(to other: Rectangle) -> Double {
        let across = max(other.minX - maxX, minX - other.maxX, 0)
        let down = max(other.minY - maxY, minY - other.maxY, 0)
        return (across * across + down * down).squareRoot()
    }

    /// How far another one is: by the room between both, and where that is the same by their middles.
    fileprivate func distance(to other: Rectangle) -> Double {
        let (x, y) = (midX - other.midX, midY - other.midY)
        return gap(to: other) * 1000 + (x * x + y * y).squareRoot()
    }
}
