import SplitframeDevices
import SplitframeFiles
import SplitframeGallery
import SplitframeGoldens
import SplitframeInterface
import SplitframePainting
import SplitframePictures
import SplitframeRequests
import SplitframeWireframes
import Synchronization

/// The figure of a request, ready to be painted: its pictures, and the names of its files.
struct ResolvedFigure: Sendable {
    var request: FigureRequest
    /// The name of the files, without scale, appearance and suffix.
    var name: String
    var light: Picture
    /// The picture for readers who prefer dark colours; nil if one picture is for all.
    var dark: Picture?
    /// What the page of an interactive figure shows; nil for others.
    var living: Selection?

    /// A file of the figure.
    struct File: Sendable {
        var name: String
        var scale: Int
        var isDark: Bool
    }

    var format: PictureFormat { request.format ?? .png }

    /// The figure's files, those with the lowest resolution first.
    ///
    /// - Parameters:
    ///   - namesVariants: Whether the scale is part of a file's name, except at one pixel per point, as in DocC.
    ///   - separates: Whether an SVG has one appearance, because the page chooses the file.
    func files(namesVariants: Bool, separates: Bool) -> [File] {
        let appearances = dark == nil ? [false] : [false, true]
        guard format == .png else {
            // A still SVG contains both appearances in one file, between which the reader's system chooses.
            return appearances.filter { !$0 || light.moves || separates }.map { isDark in
                File(name: "\(name)\(isDark ? "~dark" : "").svg", scale: light.scale, isDark: isDark)
            }
        }
        let scales = request.scales.isEmpty ? [light.scale] : Set(request.scales).sorted()
        return appearances.flatMap { isDark in
            scales.map { scale in
                let mark = scale > 1 && (namesVariants || scales.count > 1) ? "@\(scale)x" : ""
                return File(name: "\(name)\(isDark ? "~dark" : "")\(mark).png", scale: scale, isDark: isDark)
            }
        }
    }

    /// The page of an interactive figure.
    var page: File? {
        living.map { _ in File(name: "\(name).html", scale: light.scale, isDark: false) }
    }

    /// The bytes of the page of an interactive figure.
    func pageBytes(of selection: Selection, jobs: Int, cache: PaintCache) async throws -> [UInt8] {
        let key = PaintCache.Key(
            scene: light.scene, animation: selection.json, file: "\(name).html", scale: light.scale)
        if let known = cache[key] { return known }
        let bytes = Array(try await LivingFigure(selection, jobs: jobs).html.utf8)
        cache[key] = bytes
        return bytes
    }

    /// The picture of a file.
    func picture(of file: File) -> Picture { file.isDark ? dark ?? light : light }

    /// A check sum of everything that is painted in a file: its SVG has the same, and takes a tenth of the time.
    func drawn(_ file: File, session: PaintSession) throws -> UInt32 {
        PNGFile.checkSum(of: try picture(of: file).bytes(as: .svg, scale: file.scale, session: session))
    }

    /// A file's bytes, painted if the cache does not contain them.
    func bytes(
        of file: File, isSeparate: Bool, session: PaintSession, cache: PaintCache
    ) throws -> [UInt8] {
        let picture = picture(of: file)
        let isSVG = format == .svg
        let dark = isSVG && !isSeparate ? dark : nil
        let key = PaintCache.Key(
            scene: picture.scene, dark: dark?.scene,
            animation: picture.moves ? picture.description.animation : .null, file: file.name,
            scale: file.scale)
        return try cache.bytes(key) {
            try picture.bytes(
                as: format, scale: isSVG ? 1 : file.scale, dark: dark,
                effort: picture.moves ? .small : .fast, session: session)
        }
    }

    /// The paths of the files for a document; `folder` is the path of their folder as seen from the document.
    func links(in folder: String, namesVariants: Bool, separates: Bool) -> FigureLinks {
        let files = files(namesVariants: namesVariants, separates: separates)
        func links(isDark: Bool) -> [FigureLinks.File] {
            files.filter { $0.isDark == isDark }.map {
                FigureLinks.File(scale: $0.scale, path: folder + $0.name)
            }
        }
        return FigureLinks(
            files: namesVariants ? [FigureLinks.File(scale: 1, path: name)] : links(isDark: false),
            darkFiles: namesVariants ? [] : links(isDark: true), name: name,
            page: namesVariants ? nil : page.map { folder + $0.name },
            pictureWidth: Int(light.scene.size.width.rounded()),
            pictureHeight: Int(light.scene.size.height.rounded()),
            width: request.width ?? Int(light.scene.size.width.rounded()), setsWidth: request.width != nil)
    }
}

/// The files painted in the last run, so that only changed figures are painted again.
package final class PaintCache: Sendable {
    /// Everything that the bytes of a file depend on.
    struct Key: Hashable {
        var scene: Scene
        var dark: Scene?
        /// The facts about its motion, if it moves.
        var animation: JSON
        var file: String
        var scale: Int

        /// To hash a scene takes longer than to compare it with the one of the last run.
        func hash(into hasher: inout Hasher) { hasher.combine(file) }
    }

    private let state = Mutex<(last: [Key: [UInt8]], now: [Key: [UInt8]])>(([:], [:]))

    package init() {}

    /// Drops files that were not used in the last run.
    func begin() { state.withLock { $0 = ($0.now, [:]) } }

    /// The bytes for a key, painted if they are not cached.
    func bytes(_ key: Key, paint: () throws -> [UInt8]) rethrows -> [UInt8] {
        if let known = self[key] { return known }
        let bytes = try paint()
        self[key] = bytes
        return bytes
    }

    /// The bytes for a key that were painted in this run or the last one.
    subscript(key: Key) -> [UInt8]? {
        get {
            state.withLock { state in
                let known = state.now[key] ?? state.last[key]
                if let known { state.now[key] = known }
                return known
            }
        }
        set { state.withLock { $0.now[key] = newValue } }
    }
}

extension PaintCache {
    /// A check sum of how scenes become pixels: of a picture that has everything that pictures have.
    ///
    /// Where something of painting changes, by another version of ours or of a library, this does.
    func painting(session: PaintSession) throws -> UInt32 {
        var selection = Selection(device: .iPadPro11InchM4)
        selection.look.scale = 1
        selection.look.annotations = Set(Annotation.allCases)
        selection.displayMode = .oneOverSecondary
        let picture = try Picture(selection)
        let key = Key(scene: picture.scene, dark: nil, animation: .null, file: "", scale: 1)
        return PNGFile.checkSum(
            of: try bytes(key) { try picture.bytes(as: .png, scale: 1, session: session) })
    }
}

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
