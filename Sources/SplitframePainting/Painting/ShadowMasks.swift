import CSplitframePango
import SplitframeInterface
import SplitframeWireframes

/// A cache of shadows, by the outline that casts them and their reach.
final class ShadowMasks {
    /// A mask and the rectangle of pixels that it covers.
    struct Cast {
        let mask: CoverageMask
        let bounds: Rectangle
    }

    private struct Key: Hashable {
        /// The outline in pixels, moved next to the origin by whole pixels.
        let path: Path
        let reach: Double
    }

    /// The maximum size of the cache in bytes, enough for several pictures; a full cache is emptied.
    private static let capacity = 1 << 21
    /// The maximum reach of a shadow, in pixels.
    private static let longestReach = 1024.0

    private var masks: [Key: CoverageMask] = [:]
    private var bytes = 0

    /// The blurred mask of an outline in pixels, or nil if the outline is empty or too large.
    func mask(for path: Path, reach: Double) -> Cast? {
        guard let outline = path.bounds, !outline.isEmpty, (0...Self.longestReach).contains(reach),
            max(outline.width, outline.height) <= PixelSize.longestSide - 2 * Self.longestReach - 2
        else { return nil }
        let left = outline.minX.rounded(.down) - reach
        let top = outline.minY.rounded(.down) - reach
        let bounds = Rectangle(
            x: left, y: top, width: (outline.maxX + reach).rounded(.up) - left,
            height: (outline.maxY + reach).rounded(.up) - top)
        let home = path.transformed {
            Point(x: $0.x - left, y: $0.y - top)
        } length: {
            $0
        }
        guard let mask = mask(home: home, in: bounds.size, reach: reach) else { return nil }
        return Cast(mask: mask, bounds: bounds)
    }

    private func mask(home: Path, in size: Size, reach: Double) -> CoverageMask? {
        let key = Key(path: home, reach: reach)
        if let known = masks[key] { return known }
        let fresh: CoverageMask?
        if let stretch = Stretch(of: home, reach: reach) {
            let smaller = Size(
                width: size.width - stretch.extra.width, height: size.height - stretch.extra.height)
            fresh = mask(home: stretch.smaller, in: smaller, reach: reach)?.stretched(stretch)
        } else {
            fresh = CoverageMask(of: home, in: size)
            fresh?.blur(reach: Int(reach))
        }
        guard let fresh else { return nil }
        if bytes + fresh.bytes > Self.capacity {
            masks.removeAll()
            bytes = 0
        }
        masks[key] = fresh
        bytes += fresh.bytes
        return fresh
    }
}
