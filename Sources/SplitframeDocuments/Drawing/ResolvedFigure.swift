import SplitframeGeometry
import SplitframePainting
import SplitframePictures
import SplitframeScene
import SplitframeWireframes

/// A request's figure, ready to be painted: what its files show and what they are called.
struct ResolvedFigure: Sendable {
    var request: FigureRequest
    /// The files' name without scale, appearance and suffix.
    var name: String
    var light: Picture
    /// The same for readers who prefer dark; nil where one serves all.
    var dark: Picture?

    /// A file of the figure.
    struct File: Sendable {
        var name: String
        var scale: Int
        var isDark: Bool
    }

    var format: PictureFormat { request.format ?? .png }

    /// The figure's files, the coarsest first.
    ///
    /// - Parameter namesVariants: Whether every scale but one pixel a point is named, as DocC reads it.
    func files(namesVariants: Bool) -> [File] {
        let appearances = dark == nil ? [false] : [false, true]
        guard format == .png else {
            // One that stands still has both appearances.
            return appearances.filter { !$0 || light.moves }.map { isDark in
                File(name: "\(name)\(isDark ? "~dark" : "").svg", scale: light.scale, isDark: isDark)
            }
        }
        let scales = request.scales.isEmpty ? [light.scale] : request.scales.uniqued
        return appearances.flatMap { isDark in
            scales.map { scale in
                let mark = scale > 1 && (namesVariants || scales.count > 1) ? "@\(scale)x" : ""
                return File(name: "\(name)\(isDark ? "~dark" : "")\(mark).png", scale: scale, isDark: isDark)
            }
        }
    }

    /// What a file shows.
    func picture(of file: File) -> Picture { file.isDark ? dark ?? light : light }

    /// A file's bytes, painted where the cache does not know them.
    func bytes(of file: File, session: PaintSession, cache: PaintCache) throws -> [UInt8] {
        let picture = picture(of: file)
        let isSVG = format == .svg
        let key = PaintCache.Key(
            scene: picture.scene, dark: isSVG ? dark?.scene : nil,
            animation: picture.description.animation, file: file.name, scale: file.scale)
        return try cache.bytes(key) {
            try picture.bytes(
                as: format, scale: isSVG ? 1 : file.scale, dark: isSVG ? dark : nil,
                effort: picture.moves ? .small : .fast, session: session)
        }
    }

    /// Where a document finds the files, whose folder has a path of its own there.
    func links(in folder: String, namesVariants: Bool) -> FigureLinks {
        let files = files(namesVariants: namesVariants)
        func links(isDark: Bool) -> [FigureLinks.File] {
            files.filter { $0.isDark == isDark }.map {
                FigureLinks.File(scale: $0.scale, path: folder + $0.name)
            }
        }
        return FigureLinks(
            files: namesVariants ? [FigureLinks.File(scale: 1, path: name)] : links(isDark: false),
            darkFiles: namesVariants ? [] : links(isDark: true), name: name,
            width: request.width ?? Int(light.scene.size.width.rounded()), isWidthAsked: request.width != nil)
    }
}

extension [Int] {
    /// Each number once.
    fileprivate var uniqued: [Int] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
