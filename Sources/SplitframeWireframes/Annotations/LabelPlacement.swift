import SplitframeGeometry

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
            guard let room = region.inset(by: Self.gap).intersection(window.inset(by: Self.gap)),
                let place = free(
                    size, in: room, from: edge, at: side, apart: Size(width: Self.gap, height: Self.gap))
            else { continue }
            occupied.append(place)
            return place
        }
        return nil
    }

    /// The first free place in the middle of a strip along an edge, nil where the strip is too narrow.
    mutating func place(_ size: Size, along strip: Rectangle, at side: Side) -> Rectangle? {
        let isUpright = strip.height > strip.width
        let margin = (isUpright ? strip.width - size.width : strip.height - size.height) / 2
        guard margin >= 2 else { return nil }
        let room = strip.inset(
            by: isUpright
                ? EdgeInsets(top: Self.gap, left: margin, bottom: Self.gap, right: margin)
                : EdgeInsets(top: margin, left: Self.gap, bottom: margin, right: Self.gap))
        // Across a strip there is no room for more than a hair's breadth.
        let gap =
            isUpright ? Size(width: 1, height: Self.gap) : Size(width: Self.gap, height: 1)
        guard let place = free(size, in: room, from: .top, at: side, apart: gap) else { return nil }
        occupied.append(place)
        return place
    }

    private func free(
        _ size: Size, in room: Rectangle, from edge: Edge, at side: Side, apart gap: Size
    ) -> Rectangle? {
        guard size.width <= room.width, size.height <= room.height else { return nil }
        let middle = room.midX - size.width / 2
        let slack = min(Self.gap, (room.width - size.width) / 2)
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
                let reach = Rectangle(
                    x: place.minX - gap.width, y: y - gap.height, width: size.width + 2 * gap.width,
                    height: size.height + 2 * gap.height)
                if window.contains(place), !occupied.contains(where: { $0.intersection(reach) != nil }) {
                    return place
                }
            }
        }
        return nil
    }
}
