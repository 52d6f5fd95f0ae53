import SplitframeFiles
import SplitframeSystem

extension Arguments {
    /// Throws if the output would replace a file or folder that is an input.
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

/// The identity of a file, independent of its path.
private struct FileIdentity: Hashable {
    private let device: dev_t
    private let number: ino_t

    /// Nil if there is no file, or if it is neither a file nor a folder, for example a pipe.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0, [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else {
            return nil
        }
        device = status.st_dev
        number = status.st_ino
    }
}

extension String {
    /// Whether a path is that of a folder, or leads into it.
    func isInside(_ folder: String) -> Bool {
        let parts = [self, folder].map { path in
            URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().pathComponents
        }
        return parts[0].starts(with: parts[1])
    }
}
