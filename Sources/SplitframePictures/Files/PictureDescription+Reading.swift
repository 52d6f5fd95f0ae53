package import SplitframePainting
import SplitframeScene
public import SplitframeWireframes

/// The reason why a file contains no description of a picture.
package enum PictureDescriptionError: Error, Hashable, Sendable {
    /// The PNG is damaged, or the bytes start like no supported format.
    case png(PNGError)
    /// The picture is intact but has no description of ours: another program drew it, or saved it again.
    case foreign(PictureFormat)
}

extension PictureDescription {
    /// Reads the description in a picture's file; its format is recognized by its bytes, not its name.
    package init(of file: [UInt8]) throws(PictureDescriptionError) {
        let format = PictureFormat(beginning: file) ?? .png
        guard let description = try Self.read(file, as: format) else { throw .foreign(format) }
        self = description
    }

    private static func read(
        _ file: [UInt8], as format: PictureFormat
    ) throws(PictureDescriptionError) -> PictureDescription? {
        switch format {
        case .png:
            do {
                return PictureDescription(try PNGFile.texts(in: file))
            } catch {
                throw .png(error)
            }
        case .svg: return SVGFile.metadata(in: file).flatMap(PictureDescription.init(metadata:))
        case .pdf: return PDFFile.keywords(in: file).flatMap(PictureDescription.init(metadata:))
        }
    }
}

extension PictureFormat {
    /// The format that a file's first bytes indicate; nil if they indicate none of them.
    public init?(beginning bytes: [UInt8]) {
        if bytes.starts(with: PNGFile.signature) {
            self = .png
        } else if bytes.starts(with: PDFFile.beginning) {
            self = .pdf
        } else if SVGFile.isSVG(bytes) {
            self = .svg
        } else {
            return nil
        }
    }
}
