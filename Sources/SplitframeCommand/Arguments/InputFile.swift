import SplitframeFiles
import SplitframeSystem

/// Reads files that the user named.
enum InputFile {
    /// The bytes of a file or a pipe; `-` is standard input.
    ///
    /// - Throws: ``CommandError/file(_:)`` if there is no such file, it cannot be read, or it is too large.
    static func bytes(at path: String) throws(CommandError) -> [UInt8] {
        do throws(FileError) {
            return try NamedFile.bytes(at: path)
        } catch {
            throw .file(error)
        }
    }

    /// The bytes as Foundation's data.
    static func data(at path: String) throws(CommandError) -> Data { Data(try bytes(at: path)) }
}
