import Foundation

/// A file that the user named.
enum InputFile {
    /// The bytes of a file, a pipe among them; `-` is standard input.
    ///
    /// - Throws: ``CommandError/unreadable(path:)`` where there is no such file.
    static func data(at path: String) throws(CommandError) -> Data {
        // A handle reads pipes too, as in `splitframe inspect <(…)`.
        let handle = path == "-" ? .standardInput : FileHandle(forReadingAtPath: path)
        guard let handle, let data = try? handle.readToEnd() ?? Data() else { throw .unreadable(path: path) }
        return data
    }
}
