import SplitframeFiles
import SplitframePainting
import SplitframePictures
import SplitframeWireframes

/// A figure at its position in a document, with its files once they are painted.
struct DocumentFigure: Sendable {
    /// A painted file.
    struct Painted: Sendable {
        var file: ResolvedFigure.File
        /// The bytes to write; those of the existing file if it was drawn from the same.
        var bytes: [UInt8]
        /// The check sums of everything that is painted in it, and of how; nil for a file that is not painted.
        var drawn: [UInt32]?
        /// Whether the bytes are those of the existing file.
        var isKept = false
    }

    var document: Document
    /// The index of its request in the document.
    var index: Int
    var figure: ResolvedFigure
    var files: [Painted] = []

    /// The position of its request and of the lines that answer it.
    var place: FigurePlace {
        let place = document.entries[index].place
        guard case .foreign(let line) = place.answer, place.isDetached else { return place }
        // A picture after a blank line may be another one of the author's.
        let isOurs = AnswerMark.isIn(Array(line.utf8)) || line.contains(figure.name.urlPath)
        return isOurs ? place : place.leaving(document.lines)
    }

    /// The figure with its files, painted unless the manifest of their folder says that they were drawn from the same.
    func painted(
        into folder: ImageFolder, painting: UInt32, session: PaintSession, cache: PaintCache, jobs: Int
    ) async throws -> DocumentFigure {
        var painted = self
        let isSeparate = document.appearanceSwitch != .system
        let files = figure.files(namesVariants: document.syntax.namesVariants, separates: isSeparate)
        painted.files = try files.map { file in
            let drawn = figure.format == .png ? [painting, try figure.drawn(file, session: session)] : nil
            if let drawn, let known = folder.manifest.entries[file.name]?.drawn,
                let bytes = try folder.folder.read(file.name), drawn.text(with: bytes) == known
            {
                return Painted(file: file, bytes: bytes, drawn: drawn, isKept: true)
            }
            let bytes = try figure.bytes(of: file, isSeparate: isSeparate, session: session, cache: cache)
            return Painted(file: file, bytes: bytes, drawn: drawn)
        }
        if let selection = figure.living, let page = figure.page {
            let bytes = try await figure.pageBytes(of: selection, jobs: jobs, cache: cache)
            painted.files.append(Painted(file: page, bytes: bytes))
        }
        return painted
    }

    /// The alternative text: the author's, or the generated one.
    var alternativeText: String { figure.request.alternativeText ?? figure.light.scene.alternativeText }

    /// The bytes that replace the present answer; nil if the author wrote or changed that.
    var answer: [UInt8]? {
        let place = place
        if case .foreign = place.answer { return nil }
        let namesVariants = document.syntax.namesVariants
        func linked(_ prefix: String) -> FigureLinks {
            figure.links(
                in: prefix + document.imagesPrefix, namesVariants: namesVariants,
                separates: document.appearanceSwitch != .system)
        }
        var links = linked("")
        let attributes = figure.request.attributes
        let isMkDocs = if case .mkDocs? = document.generator { true } else { false }
        if case .mkDocs(let prefix, _)? = document.generator,
            !links.isPlain || !attributes.isEmpty || links.page != nil
        {
            links = linked(prefix)
        }
        let answer = FigureAnswer(
            links: links, alternativeText: alternativeText, attributes: attributes,
            appearanceSwitch: document.appearanceSwitch, embeds: isMkDocs || document.syntax == .html)
        let lines = answer.lines(as: document.syntax.form(for: document.generator))
        let text = lines.joined(separator: place.terminator + place.prefix)
        return Array((place.before + text + place.after).utf8)
    }
}

extension [UInt32] {
    /// The sums as a manifest has them, with that of the file's bytes, which somebody may have changed.
    func text(with bytes: [UInt8]) -> String {
        (self + [PNGFile.checkSum(of: bytes)]).map { String($0, radix: 16) }.joined(separator: "-")
    }
}
