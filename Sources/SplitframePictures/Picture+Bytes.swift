public import SplitframePainting
import SplitframeRequests
package import SplitframeScene
public import SplitframeWireframes

extension Picture {
    /// The picture as a file's bytes; text in SVG and PDF stays text.
    ///
    /// An SVG shows `dark`, the same picture in another theme, where a viewer prefers dark colours.
    ///
    /// - Throws: `DrawingError`.
    public func bytes(
        as format: PictureFormat, dark: Picture? = nil, effort: PNGEffort = .fast, painter: Painter
    ) throws -> [UInt8] {
        try scene.bytes(
            as: format, scale: Double(selection.look.scale), dark: dark?.scene, title: resolved.caption,
            longDescription: longDescription, description: description, effort: effort, painter: painter)
    }
}

extension Scene {
    /// The scene as a file's bytes, with its own words about itself and a description for programs.
    ///
    /// - Throws: `DrawingError`.
    package func bytes(
        as format: PictureFormat, scale: Double, dark: Scene? = nil, title: String,
        longDescription: String? = nil, description: PictureDescription? = nil,
        effort: PNGEffort = .fast, painter: Painter
    ) throws -> [UInt8] {
        let description = description ?? PictureDescription(of: self)
        switch format {
        case .png:
            return try painter.png(of: self, scale: scale, text: description.texts, effort: effort)
        case .svg:
            let document = SVGDocument(
                self, dark: dark, scale: scale, longDescription: longDescription,
                metadata: description.metadata)
            return Array(document.text.utf8)
        case .pdf:
            return try painter.session().pdf(
                of: [PDFPage(self, scale: scale)],
                PDFInformation(title: title, subject: alternativeText, keywords: description.metadata))
        }
    }
}
