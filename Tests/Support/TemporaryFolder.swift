public import Foundation

/// A folder of its own for one test, removed with it.
public final class TemporaryFolder: Sendable {
    public let path: String

    public init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "splitframe-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    public var url: URL { URL(filePath: path) }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The files inside, relative, with their bytes.
    public var files: [String: Data] {
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return Dictionary(
            names.compactMap { name in
                (try? Data(contentsOf: URL(filePath: "\(path)/\(name)"))).map { (name, $0) }
            }
        ) { first, _ in first }
    }
}
