package import SplitframeFiles
import SplitframeGallery

/// Where the pictures of a review go.
package enum ReviewPictures: Sendable {
    /// Files of a folder, each kind in a folder of its own.
    case files(FolderWriter)
    /// Into the page itself.
    case inPage
    /// Memory, for a server or a terminal.
    case store(PictureStore)

    /// What a picture shows.
    package enum Kind: String, CaseIterable, Sendable {
        case expected, actual, difference

        /// The picture's file, relative to the page.
        func file(of name: String) -> String { "\(rawValue)/\(name).png" }
    }

    /// Keeps a picture; returns where the page finds it.
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
