public import CairoDrawing
public import InterfaceModel
import SceneDrawing
import Selections

/// The formats in which a picture can be written.
public enum PictureFormat: NamedCase {
    case png
    case svg
    case pdf

    /// The format that a file's name ends in, or nil where it ends in no known one.
    public init?(fileName: String) {
        let parts = fileName.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1, let suffix = parts.last else { return nil }
        self.init(name: suffix.lowercased())
    }
}

extension Picture {
    /// The picture as a file's bytes; text in SVG and PDF stays text.
    public func bytes(as format: PictureFormat, painter: Painter) throws(DrawingError) -> [UInt8] {
        let scale = Double(resolved.selection.scale)
        switch format {
        case .png: return try png(painter: painter)
        case .svg:
            let document = SVGDocument(
                scene, scale: scale, longDescription: longDescription,
                metadata: (["selection": resolved.selection.json, "layout": resolved.layoutJSON] as JSON)
                    .compactText)
            return Array(document.text.utf8)
        case .pdf:
            return try painter.session().pdf(
                of: [scene], scale: scale, title: resolved.caption, subject: alternativeText)
        }
    }
}
