import SplitframeSystem

/// The project that holds a file: its repository, else its package, else a folder that the user named.
///
/// What content names – a request's scenario, a list's table, a folder of pictures – is a regular file below it,
/// however many `..` and links are on the way. What a person names on the command line is theirs to name.
package struct ProjectFolder: Hashable, Sendable {
    /// Its path, without links.
    package let root: String

    /// The project that holds a folder.
    ///
    /// - Parameter named: What holds it where it lies in no repository and no package; itself unless said.
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

    /// Whether a folder can be somebody's project: it is no link, which would hold what lies elsewhere, not the root
    /// of the disk, not the user's home, and not a place like `/tmp` in which everybody writes.
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
    /// - Throws: ``FileError`` with ``FileError/Reason/leadsOut(of:)`` for one that is not the project's.
    package func read(_ path: String) throws(FileError) -> [UInt8] {
        let name = try name(of: path, for: .reading)
        do throws(FileError) {
            guard let bytes = try folder.read(name) else { throw FileError(.reading, path, .noSuchFile) }
            return bytes
        } catch {
            throw FileError(.reading, path, error.reason)
        }
    }

    /// Opens a file to be written.
    package func draft(of path: String) throws(FileError) -> OutputDraft {
        try folder.draft(of: try name(of: path, for: .writing), shown: path)
    }

    /// Whether a path leads to nothing outside of the project.
    package func holds(_ path: String) -> Bool { (try? parts(of: path, for: .reading)) != nil }

    /// A folder that we keep, which need not be there yet.
    package func folder(_ path: String) throws(FileError) -> KeptFolder {
        KeptFolder(path: path, base: root, below: try parts(of: path, for: .writing))
    }

    private var folder: KeptFolder { KeptFolder(path: root) }

    private func name(of path: String, for work: FileError.Work) throws(FileError) -> String {
        try parts(of: path, for: work).joined(separator: "/")
    }

    /// The way from the root to what a path leads to, without links, also where nothing is there yet.
    private func parts(of path: String, for work: FileError.Work) throws(FileError) -> [String] {
        guard !path.utf8.contains(0) else { throw FileError(work, path, .outside) }
        var existing = path.standardized
        var rest: [String] = []
        while existing.withoutLinks == nil, existing != "/" {
            let failure = errno
            var status = stat()
            // What is there, and leads nowhere, is a link.
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
        // What git keeps is no content, and holds what a person told git alone.
        guard !parts.contains(where: { $0.lowercased() == ".git" }) else { throw FileError(work, path, .git) }
        return parts
    }
}

/// Whose files are obeyed.
package enum FileOwner {
    /// Whether a file is there that belongs to the user, to the system, or to whom the folder belongs that the user
    /// works in – and not to somebody who could write above it.
    package static func isTrusted(_ path: String, in folder: String) -> Bool {
        var (file, home) = (stat(), stat())
        guard lstat(path, &file) == 0 else { return false }
        return [geteuid(), 0].contains(file.st_uid) || stat(folder, &home) == 0 && home.st_uid == file.st_uid
    }
}

extension String {
    /// The path from the root of the disk, without `.` and `..`.
    fileprivate var standardized: String { URL(filePath: self).standardizedFileURL.path }

    /// A path's folders, the nearest first, itself among them.
    fileprivate var foldersAbove: [String] {
        Array(sequence(first: self) { $0 == "/" ? nil : $0.folderAbove })
    }

    private var slash: Index { lastIndex(of: "/") ?? startIndex }
    fileprivate var folderAbove: String { slash == startIndex ? "/" : String(self[..<slash]) }
    fileprivate var lastPart: String { String(self[index(after: slash)...]) }
}
