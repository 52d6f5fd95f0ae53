import Foundation

/// A file that the user named.
enum InputFile {
    /// The bytes of a file; `-` is standard input.
    ///
    /// - Throws: ``CommandError/unreadable(path:)`` where there is no such file.
    static func data(at path: String) throws(CommandError) -> Data {
        let data =
            path == "-"
            ? try? FileHandle.standardInput.readToEnd() ?? Data()
            : try? Data(contentsOf: URL(filePath: path))
        guard let data else { throw .unreadable(path: path) }
        return data
    }
}
