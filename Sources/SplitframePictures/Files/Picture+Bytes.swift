package import SplitframeFiles
package import SplitframeInterface
public import SplitframePainting
import SplitframeRequests
public import SplitframeWireframes

extension Picture {
    /// The facts about the picture as JSON.
    ///
    /// - Parameter file: The path of its file; nil if none is written.
    package func json(file: String?) -> JSON {
        let size = [Double(pixels.width), Double(pixels.height)]
        return .object(
            content.members(in: phrases).merging([
                "file": file.map(JSON.string) ?? .null, "size": .numbers(size),
                "alternativeText": .string(alternativeText),
            ]) { $1 })
    }

    /// The JSON shape of the facts about a selection's picture with a file.
    package static let selectionShape = JSONShape.object([
        JSONKey("file", .text, "the PNG, beside the list", isRequired: true),
        JSONKey("size", .pixelSize, "of the PNG", isRequired: true),
        JSONKey("selection", SelectionKey.selectionShape, "what was requested", isRequired: true),
        JSONKey("layout", ResolvedRequest.layoutShape, "what came of it", isRequired: true),
        JSONKey("alternativeText", .text, "for those who cannot see the picture", isRequired: true),
    ])

    /// The description in the picture's file, with the selection that draws it again.
    package var description: PictureDescription { content.description(of: scene) }

    /// The picture in box-drawing characters; empty for sheets, for which there is no such drawing.
    package var text: String { text(isColored: false) }

    /// The picture in box-drawing characters, on request with a colour for each column, for terminals.
    package func text(isColored: Bool) -> String { content.text(isColored: isColored) }

    /// The twin of the interfaces in the picture, which is compared with that of a golden before the pixels.
    ///
    /// - Throws: ``SelectionError``, because a contact sheet's selections are resolved again.
    package var twin: Twin { get throws(SelectionError) { try content.twin() } }
}

extension Picture {
    /// The picture as a file's bytes; text in SVG and PDF stays text.
    ///
    /// A motion is an SVG with a style sheet or an animated PNG; a PDF shows its start.
    ///
    /// - Parameter dark: The same picture in another theme, which an SVG shows in viewers that prefer dark colours.
    /// - Throws: `DrawingError`.
    public func bytes(
        as format: PictureFormat, dark: Picture? = nil, effort: PNGEffort = .fast, painter: Painter
    ) throws -> [UInt8] {
        try bytes(as: format, scale: scale, dark: dark, effort: effort, session: painter.session())
    }

    /// The picture as a file's bytes, painted in a session that several pictures share.
    ///
    /// - Parameters:
    ///   - scale: Output pixels per point.
    ///   - paper: The paper that a PDF's page fills.
    ///   - outlinesTexts: Whether texts of a still SVG are outlines of letters, which no viewer's fonts change.
    package func bytes(
        as format: PictureFormat, scale: Int, dark: Picture? = nil, paper: PaperSize? = nil,
        outlinesTexts: Bool = false, effort: PNGEffort = .fast, session: PaintSession
    ) throws -> [UInt8] {
        let scale = Double(scale)
        switch (content.motion, format) {
        case (let motion?, .png):
            let text = description.texts + [PNGText(keyword: "Description", text: longDescription)]
            return try session.animatedPNG(of: motion.scenes, scale: scale, text: text, effort: effort)
        case (let motion?, .svg):
            let text = motion.scenes.svg(
                scale: scale, title: title,
                longDescription: motion.longDescription(in: phrases, as: .svg), metadata: description.metadata
            )
            return Array(text.utf8)
        default:
            let scene = outlinesTexts ? try session.outlined(scene) : scene
            let dark = outlinesTexts ? try dark.map { try session.outlined($0.scene) } : dark?.scene
            return try (paper.map { scene.placed(on: $0) } ?? scene).bytes(
                as: format, scale: scale, dark: dark, title: title,
                longDescription: longDescription, description: description, effort: effort,
                session: session)
        }
    }

    /// The picture as a PNG file's bytes, with its description in text chunks.
    package func png(session: PaintSession) throws(DrawingError) -> [UInt8] {
        try session.png(of: scene, scale: Double(scale), text: description.texts)
    }
}

extension Scene {
    /// The scene as a file's bytes, with its own texts and a description for programs.
    ///
    /// - Throws: `DrawingError`.
    package func bytes(
        as format: PictureFormat, scale: Double, dark: Scene? = nil, title: String,
        longDescription: String? = nil, description: PictureDescription? = nil,
        effort: PNGEffort = .fast, session: PaintSession
    ) throws -> [UInt8] {
        let description = description ?? PictureDescription(of: self)
        switch format {
        case .png:
            return try session.png(of: self, scale: scale, text: description.texts, effort: effort)
        case .svg:
            let text = svg(
                dark: dark, scale: scale, longDescription: longDescription, metadata: description.metadata)
            return Array(text.utf8)
        case .pdf:
            return try session.pdf(
                of: [PDFPage(self, scale: scale)],
                PDFInformation(title: title, subject: alternativeText, keywords: description.metadata))
        }
    }
}
