import Foundation

/// A folder that fills with files, each complete or absent.
package struct OutputFolder: Sendable {
    /// The folder's path as the caller wrote it.
    package let path: String

    /// Makes the folder and those above it where they are missing.
    package init(path: String) throws(OutputError) {
        self.path = path
        try Self.makeFolder(path, for: path)
    }

    /// The path of a file in the folder, for messages and links.
    package func path(of file: String) -> String { path.hasSuffix("/") ? path + file : "\(path)/\(file)" }

    /// Writes a file, given relative to the folder, and makes the folders on the way.
    package func write(_ bytes: [UInt8], to file: String) throws(OutputError) {
        let whole = path(of: file)
        if let slash = file.lastIndex(of: "/") {
            try Self.makeFolder(path(of: String(file[..<slash])), for: whole)
        }
        try OutputFile.write(bytes, to: whole)
    }

    /// Removes a file that an earlier run left, and folders that this leaves empty.
    package func remove(_ file: String) {
        guard unlink(path(of: file)) == 0 else { return }
        var folder = file[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            guard rmdir(path(of: String(folder))) == 0 else { return }
        }
    }

    /// A file's bytes, or nil where there is none.
    package func read(_ file: String) -> [UInt8]? {
        FileManager.default.contents(atPath: path(of: file)).map { [UInt8]($0) }
    }

    /// The files that lie in subfolders, relative to the folder.
    package func files(in subfolders: [String]) -> [String] {
        subfolders.flatMap { subfolder in
            let names = try? FileManager.default.contentsOfDirectory(atPath: path(of: subfolder))
            return (names ?? []).map { "\(subfolder)/\($0)" }
        }
    }

    private static func makeFolder(_ folder: String, for path: String) throws(OutputError) {
        if mkdir(folder, 0o777) == 0 { return }
        let failure = errno
        var status = stat()
        if stat(folder, &status) == 0 {
            guard status.st_mode & S_IFMT == S_IFDIR else {
                throw OutputError(path: path, errorNumber: ENOTDIR)
            }
            return
        }
        let trimmed = folder.hasSuffix("/") ? folder.dropLast() : folder[...]
        guard failure == ENOENT, let slash = trimmed.lastIndex(of: "/"), slash > trimmed.startIndex else {
            throw OutputError(path: path, errorNumber: failure)
        }
        try makeFolder(String(trimmed[..<slash]), for: path)
        guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
            throw OutputError(path: path, errorNumber: errno)
        }
    }
}
