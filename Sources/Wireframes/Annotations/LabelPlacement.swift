import Geometry

/// Finds room for labels: none leaves the window, none meets another or what must stay readable.
struct LabelPlacement {
    /// The edge of a region from which room is looked for.
    enum Edge {
        case top
        case bottom
    }

    /// The side of a region at which room is looked for first.
    enum Side {
        case left
        case middle
        case right
    }

    /// The least distance between two labels and from the window's edge, in points.
    static let gap = 4.0
    private static let step = 6.0

    let window: Rectangle
    /// What is taken: labels, dimension lines, bars, the time and the camera.
    var occupied: [Rectangle]

    /// The first free place in one of the regions, in order, then anywhere in the window; nil where it is full.
    mutating func place(
        _ size: Size, in regions: [Rectangle], from edge: Edge, at side: Side = .middle
    ) -> Rectangle? {
        for region in regions + [window] {
            guard let room = region.intersection(window.inset(by: Self.gap)),
                let place = free(size, in: room, from: edge, at: side)
            else { continue }
            occupied.append(place)
            return place
        }
        return nil
    }

    private func free(_ size: Size, in room: Rectangle, from edge: Edge, at side: Side) -> Rectangle? {
        guard size.width <= room.width, size.height <= room.height else { return nil }
        let middle = room.midX - size.width / 2
        let slack = min(2 * Self.gap, (room.width - size.width) / 2)
        let left = room.minX + slack
        let right = room.maxX - size.width - slack
        let places =
            switch side {
            case .left: [left, middle, right]
            case .middle: [middle, left, right]
            case .right: [right, middle, left]
            }
        let count = Int((room.height - size.height) / Self.step)
        for row in 0...count {
            let shift = Double(row) * Self.step
            let y = (edge == .top ? room.minY + shift : room.maxY - size.height - shift).rounded(.down)
            for x in places {
                let place = Rectangle(x: x.rounded(.down), y: y, width: size.width, height: size.height)
                let reach = place.inset(by: -Self.gap)
                if window.contains(place), !occupied.contains(where: { $0.intersection(reach) != nil }) {
                    return place
                }
            }
        }
        return nil
    }
}
