import Foundation
import SplitframeLimits

/// A file that the user named.
enum InputFile {
    /// How many bytes are read at a time, so that a file without an end does not fill the memory.
    private static let step = 1 << 20

    /// The bytes of a file, a pipe among them; `-` is standard input.
    ///
    /// - Throws: ``CommandError/unreadable(path:)`` where there is no such file, or
    ///   ``CommandError/tooLarge(path:)``.
    static func data(at path: String) throws(CommandError) -> Data {
        // A handle reads pipes too, as in `splitframe inspect <(…)`.
        guard let handle = path == "-" ? .standardInput : FileHandle(forReadingAtPath: path) else {
            throw .unreadable(path: path)
        }
        var data = Data()
        while true {
            guard let piece = try? handle.read(upToCount: step) ?? Data() else {
                throw .unreadable(path: path)
            }
            if piece.isEmpty { return data }
            data += piece
            if Limit.fileBytes.isExceeded(by: data.count) { throw .tooLarge(path: path) }
        }
    }
}
