import Geometry
import SceneDrawing

/// The shadows made so far, by the outline that casts them and how far they reach.
struct ShadowMasks {
    private struct Key: Hashable {
        /// The outline in pixels, moved next to the origin by whole pixels.
        let path: Path
        let reach: Int
    }

    /// More than the different shadows of one contact sheet; then all are forgotten at once.
    private static let capacity = 16

    private var masks: [Key: CoverageMask] = [:]

    /// The blurred mask of an outline in pixels and where its top-left corner lies, or nil for no shadow.
    mutating func mask(for path: Path, reach: Int) -> (mask: CoverageMask, origin: Point)? {
        guard let bounds = path.bounds, (0...CoverageMask.longestReach).contains(reach) else { return nil }
        let left = bounds.minX.rounded(.down) - Double(reach)
        let top = bounds.minY.rounded(.down) - Double(reach)
        let home = path.transformed {
            Point(x: $0.x - left, y: $0.y - top)
        } length: {
            $0
        }
        let key = Key(path: home, reach: reach)
        if let known = masks[key] { return (known, Point(x: left, y: top)) }
        guard
            let fresh = CoverageMask(
                of: home, width: bounds.maxX - left + Double(reach), height: bounds.maxY - top + Double(reach)
            )
        else { return nil }
        fresh.blur(reach: reach)
        if masks.count == Self.capacity { masks.removeAll() }
        masks[key] = fresh
        return (fresh, Point(x: left, y: top))
    }
}
