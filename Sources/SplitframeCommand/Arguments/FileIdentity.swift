import SplitframeFiles
import SplitframeSystem

extension Arguments {
    /// Refuses a result that would take the place of a file or folder it is made of.
    ///
    /// - Throws: `FileError` with `isInput`.
    func refuseOverwritingInput() throws(FileError) {
        let inputs = Set((operands + files(for: .input)).compactMap(FileIdentity.init))
        for output in files(for: .output) {
            guard let place = FileIdentity(path: output) else { continue }
            if inputs.contains(place) { throw FileError(.writing, output, .isInput) }
        }
    }
}

/// What tells a file from all others, whatever path leads to it.
private struct FileIdentity: Hashable {
    private let device: dev_t
    private let number: ino_t

    /// Nil where nothing is there, and for what is no file or folder, such as a pipe.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0, [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else {
            return nil
        }
        device = status.st_dev
        number = status.st_ino
    }
}
