import SplitframeComparison
import SplitframeJSON
import SplitframePainting
import SplitframePictures
import SplitframeScene
import SplitframeWireframes

/// Whether a file shows what would be drawn now.
enum Staleness {
    /// Equal bytes do, and equal pixels that say the same of themselves; so does what other versions of the drawing
    /// libraries drew as little differently as they may.
    static func isFresh(_ old: [UInt8], _ new: [UInt8], scene: Scene, scale: Double) -> Bool {
        if old == new { return true }
        guard let before = try? PictureDescription(of: old), let now = try? PictureDescription(of: new),
            before.selection == now.selection,
            before.layout == now.layout, before.animation == now.animation
        else { return false }
        guard let first = try? PNGFile.decode(old), let second = try? PNGFile.decode(new) else {
            let (first, second) = (before.fingerprint.string ?? "", now.fingerprint.string ?? "")
            return String(decoding: old, as: UTF8.self).replacing(first, with: second)
                == String(decoding: new, as: UTF8.self)
        }
        let verdict = Verdict(
            expected: Rendition(picture: first, scale: scale, fingerprint: before.fingerprint.string),
            actual: Rendition(second, of: scene, scale: scale, fingerprint: now.fingerprint.string))
        return !verdict.isFailure
    }
}
