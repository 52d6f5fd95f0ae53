package import SplitframeFiles
import SplitframeSystem
import Synchronization

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
        case .inPage: return "data:image/png;base64," + Data(try bytes()).base64EncodedString()
        case .store(let store):
            let file = kind.file(of: name)
            store.keep(try bytes(), as: file)
            return file
        }
    }
}

/// Pictures kept in memory, by their names in the page.
package final class PictureStore: Sendable {
    private let known = Mutex<[String: [UInt8]]>([:])

    package init() {}

    package var pictures: [String: [UInt8]] { known.withLock { $0 } }

    func keep(_ bytes: [UInt8], as file: String) { known.withLock { $0[file] = bytes } }
}
