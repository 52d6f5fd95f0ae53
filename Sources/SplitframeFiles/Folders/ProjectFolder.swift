import SplitframeSystem

/// The project that holds a file: its repository, else its package, else a folder that the user named.
///
/// A file that a document or list names – a request's scenario, a list's table, a folder of pictures – has to be a
/// regular file below the project, after resolving `..` and links. The user may name any file on the command line.
package struct ProjectFolder: Hashable, Sendable {
    /// The path, without links.
    package let root: String

    /// The project that contains a folder.
    ///
    /// - Parameter named: The project's folder if there is no repository and no package; by default the folder itself.
    package init(holding folder: String, named: String? = nil) {
        let path = folder.standardized
        let real = path.withoutLinks ?? path
        root =
            Self.root(above: path) ?? Self.root(above: real) ?? named?.standardized.withoutLinks ?? real
    }

    /// The nearest repository among a folder and those above it, else the nearest package.
    private static func root(above folder: String) -> String? {
        let folders = folder.foldersAbove.filter(canBeProject)
        return [".git", "Package.swift"].lazy.compactMap { mark in
            folders.first { FileOwner.isTrusted("\($0)/\(mark)", in: folder) }?.withoutLinks
        }.first
    }

    /// Whether a folder can be a project: not a link, whose files would be elsewhere, not the root of the disk, not the
    /// user's home, and not a folder like `/tmp` in which every user may write.
    private static func canBeProject(_ folder: String) -> Bool {
        var status = stat()
        guard folder != "/", folder != FileManager.default.homeDirectoryForCurrentUser.path,
            lstat(folder, &status) == 0
        else { return false }
        return status.st_mode & S_IFMT == S_IFDIR && status.st_mode & S_ISVTX == 0
    }

    // MARK: Files

    /// The bytes of a regular file.
    ///
    /// - Throws: ``FileError`` with ``FileError/Reason/leadsOut(of:)`` for a file outside the project.
    package func read(_ path: String) throws(FileError) -> [UInt8] {
        let name = try name(of: path, for: .reading)
        do throws(FileError) {
            guard let bytes = try folder.read(name) else { throw FileError(.reading, path, .noSuchFile) }
            return bytes
        } catch {
            throw FileError(.reading, path, error.reason)
        }
    }

    /// Opens a file of the project for writing.
    package func draft(of path: String) throws(FileError) -> OutputDraft {
        try folder.draft(of: try name(of: path, for: .writing), shown: path)
    }

    /// Whether a path leads to a place inside the project.
    package func holds(_ path: String) -> Bool { (try? parts(of: path, for: .reading)) != nil }

    /// A kept folder of the project, which need not exist yet.
    package func folder(_ path: String) throws(FileError) -> KeptFolder {
        KeptFolder(path: path, base: root, below: try parts(of: path, for: .writing))
    }

    private var folder: KeptFolder { KeptFolder(path: root) }

    private func name(of path: String, for work: FileError.Work) throws(FileError) -> String {
        try parts(of: path, for: work).joined(separator: "/")
    }

    /// The parts of the path from the root to the file that a path leads to, without links; the file need not exist.
    private func parts(of path: String, for work: FileError.Work) throws(FileError) -> [String] {
        guard !path.utf8.contains(0) else { throw FileError(work, path, .outside) }
        var existing = path.standardized
        var rest: [String] = []
        while existing.withoutLinks == nil, existing != "/" {
            let failure = errno
            var status = stat()
            // An entry that exists but leads nowhere is a link.
            if lstat(existing, &status) == 0 {
                throw FileError(
                    work, path, failure == ENOENT ? .link : FileError(work, path, errorNumber: failure).reason
                )
            }
            rest.insert(existing.lastPart, at: 0)
            existing = existing.folderAbove
        }
        let whole = ((existing.withoutLinks ?? existing).split(separator: "/") + rest.map { $0[...] })
        let own = root.split(separator: "/")
        guard whole.starts(with: own) else { throw FileError(work, path, .leadsOut(of: root)) }
        let parts = whole.dropFirst(own.count).map(String.init)
        guard !parts.contains(where: \.hasSlash) else { throw FileError(work, path, .outside) }
        // Files inside `.git` are not content, and contain settings that the user gave only to git.
        guard !parts.contains(where: { $0.lowercased() == ".git" }) else { throw FileError(work, path, .git) }
        return parts
    }
}

/// Decides which files are trusted by their owner.
package enum FileOwner {
    /// Whether a file belongs to the user, to the system, or to the owner of the working folder, and not to another
    /// user who could write above it.
    package static func isTrusted(_ path: String, in folder: String) -> Bool {
        var (file, home) = (stat(), stat())
        guard lstat(path, &file) == 0 else { return false }
        return [geteuid(), 0].contains(file.st_uid) || stat(folder, &home) == 0 && home.st_uid == file.st_uid
    }
}

extension String {
    /// The path from the root of the disk, without `.` and `..`.
    fileprivate var standardized: String { URL(filePath: self).standardizedFileURL.path }

    /// The path's folders, the nearest first, including itself.
    fileprivate var foldersAbove: [String] {
        Array(sequence(first: self) { $0 == "/" ? nil : $0.folderAbove })
    }

    private var slash: Index { lastIndex(of: "/") ?? startIndex }
    fileprivate var folderAbove: String { slash == startIndex ? "/" : String(self[..<slash]) }
    fileprivate var lastPart: String { String(self[index(after: slash)...]) }
}

extension String {
    /// The path after resolving all links; nil, with `errno` set, if there is no such file.
    package var withoutLinks: String? {
        guard let path = realpath(self, nil) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }
}

/// The name of a file inside a kept folder: parts separated by slashes, none of which leads out of the folder.
package struct RelativePath: Hashable, Sendable {
    /// The folders of the path, the outermost first.
    package let folders: [String]
    /// The file's own name.
    package let name: String

    /// Nil for a path that could lead out of the folder, or look like output of ours.
    ///
    /// These are an absolute path, an empty part, `.`, `..`, a slash that is one character with a mark beside it, and a
    /// control character: a line break in a name would begin a new line in printed text, which a build server may read
    /// as a command, and in input for git. So may a path that begins as such a command does.
    package init?(_ text: String) {
        var parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard !text.hasPrefix("::"), !text.hasPrefix("##"),
            parts.allSatisfy({ !["", ".", ".."].contains($0) && !$0.hasControls && !$0.hasSlash }),
            let name = parts.popLast()
        else { return nil }
        folders = parts
        self.name = name
    }
}

extension String {
    /// Whether the system would see a slash in it, even where it is no character of its own.
    ///
    /// Swift reads a slash and an accent after it as one character, which is not equal to a slash.
    package var hasSlash: Bool { utf8.contains(UInt8(ascii: "/")) }

    /// Whether it contains a character that ends a line or controls a terminal.
    package var hasControls: Bool { utf8.contains { $0 < 0x20 || $0 == 0x7F } }
}
