import Foundation

/// A folder of its own for one test, removed with it.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "porting-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes files, whose folders are made.
    func write(_ files: [String: String]) throws {
        for (path, text) in files {
            let file = url.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: url.appending(path: path).path, withDestinationPath: target)
    }

    func makePipe(_ path: String) { mkfifo(url.appending(path: path).path, 0o600) }

    /// The files inside with their text, hidden ones left out; of what is no file nothing.
    var files: [String: String] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
        return Dictionary(
            uniqueKeysWithValues: paths.compactMap { path in
                let file = url.appending(path: path)
                guard !file.lastPathComponent.hasPrefix("."),
                    (try? FileManager.default.attributesOfItem(atPath: file.path))?[.type]
                        as? FileAttributeType
                        == .typeRegular
                else { return nil }
                return (try? String(contentsOf: file, encoding: .utf8)).map { (path, $0) }
            })
    }
}
