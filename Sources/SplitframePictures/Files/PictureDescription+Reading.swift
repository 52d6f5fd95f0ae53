package import SplitframePainting
import SplitframeScene
public import SplitframeWireframes

/// Why a file says nothing of a picture.
package enum PictureDescriptionError: Error, Hashable, Sendable {
    /// The PNG is damaged, or the bytes begin as no format does in which pictures are written.
    case png(PNGError)
    /// The picture is whole and carries nothing of ours: another program drew it, or saved it again.
    case foreign(PictureFormat)
}

extension PictureDescription {
    /// Reads what a file says of its picture, whatever the file's name.
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
    /// The format that a file's bytes begin as; nil where they begin as none of them does.
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
