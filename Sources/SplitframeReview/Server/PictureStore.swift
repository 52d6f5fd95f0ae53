import Synchronization

/// Pictures kept in memory, by their names in the page.
package final class PictureStore: Sendable {
    private let known = Mutex<[String: [UInt8]]>([:])

    package init() {}

    package var pictures: [String: [UInt8]] { known.withLock { $0 } }

    func keep(_ bytes: [UInt8], as file: String) { known.withLock { $0[file] = bytes } }
}
