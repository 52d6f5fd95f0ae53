import SplitframeFiles
import SplitframeSystem

/// A file that the user named.
enum InputFile {
    /// The bytes of a file, a pipe among them; `-` is standard input.
    ///
    /// - Throws: ``CommandError/file(_:)`` where there is no such file, it cannot be read, or it is too large.
    static func bytes(at path: String) throws(CommandError) -> [UInt8] {
        do throws(FileError) {
            return try NamedFile.bytes(at: path)
        } catch {
            throw .file(error)
        }
    }

    /// The same as Foundation's bytes.
    static func data(at path: String) throws(CommandError) -> Data { Data(try bytes(at: path)) }
}
