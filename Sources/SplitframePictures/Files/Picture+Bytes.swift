public import SplitframePainting
package import SplitframeScene
public import SplitframeWireframes

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
    package func bytes(
        as format: PictureFormat, scale: Int, dark: Picture? = nil, paper: PaperSize? = nil,
        effort: PNGEffort = .fast, session: PaintSession
    ) throws -> [UInt8] {
        let scale = Double(scale)
        switch (source, format) {
        case (.motion(let motion, _), .png):
            let text = description.texts + [PNGText(keyword: "Description", text: longDescription)]
            return try session.animatedPNG(of: motion.motion, scale: scale, text: text, effort: effort)
        case (.motion(let motion, _), .svg):
            let text = motion.motion.svg(
                scale: scale, title: title,
                longDescription: motion.longDescription(in: phrases, as: .svg), metadata: description.metadata
            )
            return Array(text.utf8)
        default:
            return try (paper.map { scene.placed(on: $0) } ?? scene).bytes(
                as: format, scale: scale, dark: dark?.scene, title: title,
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
