import SplitframeInterface

/// Places labels around a device without overlaps; labels that are placed first are nearest.
///
/// Rectangles are in points of the screen, so that coordinates above and to the left of it are negative.
struct LabelPlacement {
    enum Side: CaseIterable {
        case top, bottom, left, right

        /// Whether the side is horizontal.
        var isAcross: Bool { self == .top || self == .bottom }

        var opposite: Side {
            switch self {
            case .top: .bottom
            case .bottom: .top
            case .left: .right
            case .right: .left
            }
        }
    }

    /// The distance between the device and the nearest labels, in points.
    static let gap = 8.0
    /// The minimum distance between two labels.
    static let spacing = 6.0

    /// The device, or the part of the screen that is drawn alone.
    let body: Rectangle
    /// The occupied areas: labels, dimension lines, numbers.
    private(set) var occupied: [Rectangle] = []

    init(around body: Rectangle) { self.body = body }

    /// Occupies the nearest free room for a range along a side; nil if a straight line from the device at `leader`
    /// would cross an occupied area.
    mutating func place(
        _ range: ClosedRange<Double>, thickness: Double, at side: Side, leader: Double? = nil
    ) -> Rectangle? {
        let depths = [0] + occupied.map { $0.depth(at: side, of: body) + Self.spacing }.filter { $0 > 0 }
        for depth in depths.sorted() {
            let place = body.place(range, depth: depth, thickness: thickness, at: side)
            guard isFree(place) else { continue }
            if let leader, depth > 0 {
                let way = body.place(leader...leader + 1, thickness: depth, at: side)
                guard occupied.allSatisfy({ $0.intersection(way) == nil }) else { continue }
            }
            occupied.append(place)
            return place
        }
        return nil
    }

    /// Marks areas as occupied.
    mutating func take(_ places: [Rectangle]) { occupied += places }

    /// The distance by which occupied areas reach beyond the device on each side.
    var room: EdgeInsets {
        var room = EdgeInsets.zero
        for place in occupied {
            room.top = max(room.top, body.minY - place.minY)
            room.left = max(room.left, body.minX - place.minX)
            room.bottom = max(room.bottom, place.maxY - body.maxY)
            room.right = max(room.right, place.maxX - body.maxX)
        }
        return room
    }

    private func isFree(_ place: Rectangle) -> Bool {
        let reach = place.inset(by: -Self.spacing / 2)
        return occupied.allSatisfy { $0.inset(by: -Self.spacing / 2 + 0.01).intersection(reach) == nil }
    }
}

extension Rectangle {
    /// A rectangle beside this one that covers a range along a side, at a distance beyond the nearest room.
    func place(
        _ range: ClosedRange<Double>, depth: Double = 0, thickness: Double, at side: LabelPlacement.Side
    ) -> Rectangle {
        let away = LabelPlacement.gap + depth
        return switch side {
        case .top:
            Rectangle(
                x: range.lowerBound, y: minY - away - thickness, width: range.length, height: thickness)
        case .bottom:
            Rectangle(x: range.lowerBound, y: maxY + away, width: range.length, height: thickness)
        case .left:
            Rectangle(
                x: minX - away - thickness, y: range.lowerBound, width: thickness, height: range.length)
        case .right:
            Rectangle(x: maxX + away, y: range.lowerBound, width: thickness, height: range.length)
        }
    }

    /// The part of a side's length that the rectangle covers.
    func range(along side: LabelPlacement.Side) -> ClosedRange<Double> {
        range(across: side.isAcross)
    }

    /// The position of the edge at a side: a y at the top and the bottom, an x at the left and the right.
    func edge(at side: LabelPlacement.Side) -> Double {
        switch side {
        case .top: minY
        case .bottom: maxY
        case .left: minX
        case .right: maxX
        }
    }

    /// The distance of the rectangle's outer edge beyond the nearest room at a side.
    fileprivate func depth(at side: LabelPlacement.Side, of body: Rectangle) -> Double {
        let distance = edge(at: side) - body.edge(at: side)
        return (side == .top || side == .left ? -distance : distance) - LabelPlacement.gap
    }
}
