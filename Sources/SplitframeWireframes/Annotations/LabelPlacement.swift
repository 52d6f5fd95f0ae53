import SplitframeGeometry

/// Finds room for words around a device: none meets another, and what is placed first stands nearest.
///
/// Rectangles are in points of the screen, and so negative above and left of it.
struct LabelPlacement {
    enum Side: CaseIterable {
        case top, bottom, left, right

        /// Whether the side runs from left to right.
        var isAcross: Bool { self == .top || self == .bottom }
    }

    /// The distance between the device and what stands nearest, in points.
    static let gap = 8.0
    /// The least distance between two labels.
    static let spacing = 6.0

    /// The device, or the part of the screen that is drawn alone.
    let body: Rectangle
    /// What is taken: labels, dimension lines, numbers.
    private(set) var occupied: [Rectangle] = []

    init(around body: Rectangle) { self.body = body }

    /// The nearest room at a side for what covers a range along it; nil where a straight line from the device at
    /// `leader` would cross something else.
    mutating func place(
        _ range: ClosedRange<Double>, thickness: Double, at side: Side, leader: Double? = nil
    ) -> Rectangle? {
        let depths = [0] + occupied.map { $0.depth(at: side, of: body) + Self.spacing }.filter { $0 > 0 }
        for depth in depths.sorted() {
            let place = rectangle(range, depth: depth, thickness: thickness, at: side)
            guard isFree(place) else { continue }
            if let leader, depth > 0 {
                let way = rectangle(leader...leader + 1, depth: 0, thickness: depth, at: side)
                guard occupied.allSatisfy({ $0.intersection(way) == nil }) else { continue }
            }
            occupied.append(place)
            return place
        }
        return nil
    }

    /// Keeps room for what has its places already.
    mutating func take(_ places: [Rectangle]) { occupied += places }

    /// How far what is placed reaches beyond the device on each side.
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

    private func rectangle(
        _ range: ClosedRange<Double>, depth: Double, thickness: Double, at side: Side
    ) -> Rectangle {
        body.place(range, depth: depth, thickness: thickness, at: side)
    }
}

extension Rectangle {
    /// What stands beside a device of this frame, covers a range along a side and lies so far beyond the nearest room.
    func place(
        _ range: ClosedRange<Double>, depth: Double = 0, thickness: Double, at side: LabelPlacement.Side
    ) -> Rectangle {
        let body = self
        let away = LabelPlacement.gap + depth
        return switch side {
        case .top:
            Rectangle(
                x: range.lowerBound, y: body.minY - away - thickness, width: range.length, height: thickness)
        case .bottom:
            Rectangle(x: range.lowerBound, y: body.maxY + away, width: range.length, height: thickness)
        case .left:
            Rectangle(
                x: body.minX - away - thickness, y: range.lowerBound, width: thickness, height: range.length)
        case .right:
            Rectangle(x: body.maxX + away, y: range.lowerBound, width: thickness, height: range.length)
        }
    }
}

extension Rectangle {
    /// The part of a side's length that the rectangle covers.
    func range(along side: LabelPlacement.Side) -> ClosedRange<Double> {
        side.isAcross ? minX...maxX : minY...maxY
    }

    /// How far the rectangle's outer edge lies beyond the nearest room at a side.
    fileprivate func depth(at side: LabelPlacement.Side, of body: Rectangle) -> Double {
        let distance =
            switch side {
            case .top: body.minY - minY
            case .bottom: maxY - body.maxY
            case .left: body.minX - minX
            case .right: maxX - body.maxX
            }
        return distance - LabelPlacement.gap
    }
}
