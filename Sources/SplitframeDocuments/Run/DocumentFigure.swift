import SplitframePainting
import SplitframeScene

/// A figure at its place in a document, with its files once they are painted.
struct DocumentFigure: Sendable {
    /// A file, and whether what lies there shows the same.
    struct Painted: Sendable {
        var file: ResolvedFigure.File
        var bytes: [UInt8]
    }

    var document: Document
    /// Which of the document's requests it is.
    var index: Int
    var figure: ResolvedFigure
    var files: [Painted] = []

    var place: FigurePlace { document.entries[index].place }

    func painted(session: PaintSession, painter: Painter, cache: PaintCache) throws -> DocumentFigure {
        var painted = self
        painted.files = try figure.files(namesVariants: document.syntax.namesVariants).map { file in
            Painted(
                file: file,
                bytes: try figure.bytes(of: file, session: session, painter: painter, cache: cache))
        }
        return painted
    }

    /// The lines that answer the request, in the document's bytes.
    var answer: [UInt8] {
        let place = place
        let links = figure.links(in: document.imagesPrefix, namesVariants: document.syntax.namesVariants)
        var markup = ownMarkup ?? ImageMarkup(form: document.syntax.form, source: "")
        if document.syntax == .markdown, !links.isPlain { markup = markup.asHTML }
        let lines = markup.lines(showing: links, generated: figure.light.scene.alternativeText)
        let text = lines.map { place.prefix + $0 }.joined(separator: place.terminator)
        return Array((answerPlace.before + text + answerPlace.after).utf8)
    }

    /// Where the answer goes.
    var answerPlace: FigurePlace {
        var place = place
        if isLeftAlone { place.leave(document.lines, behind: lineBehindRequest) }
        return place
    }

    /// What shows the figure so far; nil where nothing does.
    private var ownMarkup: ImageMarkup? { isLeftAlone ? nil : place.markup }

    /// Whether what stands behind a blank line is a picture of its own.
    private var isLeftAlone: Bool {
        guard place.isDetached, let markup = place.markup else { return false }
        let file = markup.source.split(separator: "/").last.map(String.init) ?? ""
        return markup.mark == nil && !file.hasPrefix(figure.name)
    }

    /// The number of the last line of the request, counted from 0; a blank line stands between it and the answer.
    private var lineBehindRequest: Int { max(0, document.lines.line(from: place.range.lowerBound) - 2) }
}

extension DocumentSyntax {
    /// How the syntax shows a picture where nothing stands there yet.
    var form: ImageMarkup.Form {
        switch self {
        case .markdown, .docc, .figures: .markdown
        case .tutorial: .directive
        case .asciidoc: .asciidoc
        case .restructuredText: .restructuredText
        case .html: .html
        }
    }
}
