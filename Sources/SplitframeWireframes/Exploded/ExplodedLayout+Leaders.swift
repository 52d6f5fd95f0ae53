import SplitframeGeometry
import SplitframeInterface
import SplitframeScene

extension ExplodedLayout {
    /// The minimum distance between the lines to names.
    static let leaderSpacing = 16.0

    /// The starts of the lines to the layers' names: at a distance from each other and from the display's line, and
    /// without crossings, if possible.
    func anchors(besides display: Point) -> [[Point]] {
        let candidates = layers.map(candidates(for:))
        var placed: [[Point]] = [[display]]
        var anchors = candidates.map { $0[0] }
        // The rightmost start is placed first, because all lines run to the right.
        for index in anchors.indices.sorted(by: { anchors[$0][0].x > anchors[$1][0].x }) {
            let free = candidates[index].first { points in
                placed.allSatisfy { $0.keepsClear(of: points, by: Self.leaderSpacing) }
            }
            anchors[index] = free ?? anchors[index]
            placed.append(anchors[index])
        }
        return anchors
    }

    /// The possible starts of the line to a layer's name, the best first: near its right edge; if other layers are to
    /// its right, the line first rises above their upper edges.
    private func candidates(for layer: ExplodedLayer) -> [[Point]] {
        let frame = layer.outline.bounds ?? layer.frame
        let beside = layers.filter { $0.level == layer.level && $0.frame.maxX > layer.frame.maxX }
        func start(_ share: Double) -> Point {
            point(
                Point(x: frame.maxX - min(16, frame.width / 4), y: frame.minY + frame.height * share),
                level: layer.level, opening: 1)
        }
        guard let top = (beside + [layer]).map(\.frame.minY).min(), !beside.isEmpty else {
            return [0.6, 0.5, 0.7, 0.4, 0.8, 0.3, 0.2].map { [start($0)] }
        }
        let edge = point(Point(x: 0, y: top), level: layer.level, opening: 1).y
        return stride(from: 10.0, to: 200, by: 4).map { [start(0.1), Point(x: start(0.1).x, y: edge - $0)] }
    }
}

extension [Point] {
    /// Whether another line keeps a distance from this one where both run to the right, and does not cross the part of
    /// this one that rises.
    fileprivate func keepsClear(of other: [Point], by distance: Double) -> Bool {
        guard let start = first?.y, let end = last?.y, let height = other.last?.y else { return true }
        let isCrossed =
            height > Swift.min(start, end) - distance / 2 && height < Swift.max(start, end) + distance / 2
        return abs(height - end) >= distance && !isCrossed
    }
}
