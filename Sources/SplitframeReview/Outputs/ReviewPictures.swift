package import SplitframeFiles
import SplitframeGallery

/// The destination of a review's pictures.
package enum ReviewPictures: Sendable {
    /// Files of a folder, with a subfolder for each kind.
    case files(FolderWriter)
    /// Data URLs in the page itself.
    case inPage
    /// Memory, for a server or a terminal.
    case store(PictureStore)

    /// The kinds of pictures.
    package enum Kind: String, CaseIterable, Sendable {
        case expected, actual, difference

        /// The picture's file, relative to the page.
        func file(of name: String) -> String { "\(rawValue)/\(name).png" }
    }

    /// Stores a picture; returns its URL for the page.
    func keep(_ kind: Kind, of name: String, _ bytes: () throws -> [UInt8]) throws -> String {
        switch self {
        case .files(let writer):
            let file = kind.file(of: name)
            try writer.write(bytes(), to: file)
            return file
        case .inPage: return "data:image/png;base64," + (try bytes()).base64
        case .store(let store):
            let file = kind.file(of: name)
            store.keep(try bytes(), as: file)
            return file
        }
    }
}
