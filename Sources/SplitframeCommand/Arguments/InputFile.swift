import Foundation
import SplitframeFiles

/// A file that the user named.
enum InputFile {
    /// The bytes of a file, a pipe among them; `-` is standard input.
    ///
    /// - Throws: ``CommandError/file(_:)`` where there is no such file, it cannot be read, or it is too large.
    static func data(at path: String) throws(CommandError) -> Data {
        do throws(FileError) {
            return Data(try NamedFile.bytes(at: path))
        } catch {
            throw .file(error)
        }
    }
}
