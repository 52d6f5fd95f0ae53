import SplitframeFiles
import SplitframeGoldens
import SplitframePainting
import SplitframePictures
import SplitframeWireframes

/// Decides whether an existing file is up to date.
enum Staleness {
    /// A file is fresh if its bytes, or its pixels and description, are equal to the new ones, or if the pixels differ
    /// only as different versions of the drawing libraries allow.
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
        guard (try? PNGShowing(of: old)) == (try? PNGShowing(of: new)) else { return false }
        let verdict = Verdict(
            expected: Rendition(picture: first, scale: scale, fingerprint: before.fingerprint.string),
            actual: Rendition(second, of: scene, scale: scale, fingerprint: now.fingerprint.string))
        return !verdict.isFailure
    }
}
