import SplitframeSystem

/// A folder whose files we manage: goldens, pending results, a gallery.
///
/// Every file is named by a ``RelativePath``; no link below the folder is followed, so nothing outside of it is ever
/// read, written or deleted. A folder that the user named may itself be a link or be below links.
package struct KeptFolder: Hashable, Sendable {
    /// The folder's path as the caller wrote it.
    package let path: String
    /// The part of the path in which links are followed.
    private let base: String
    /// The folders from `base` to this one, none of which may be a link.
    private let below: [String]

    /// A folder that the user named, which need not exist yet.
    package init(path: String) { self.init(path: path, base: path, below: []) }

    init(path: String, base: String, below: [String]) {
        self.path = path
        self.base = base
        self.below = below
    }

    /// A folder below this one, which need not exist yet; its path below `base` must not contain a link.
    package func folder(_ name: String) -> KeptFolder {
        KeptFolder(
            path: path(of: name), base: base, below: below + name.split(separator: "/").map(String.init))
    }

    /// The project that contains this folder, after resolving links in the user's path.
    package var project: ProjectFolder {
        ProjectFolder(holding: URL(filePath: path).resolvingSymlinksInPath().path)
    }

    /// Opens the folder itself; nil, with `errno` set, if it cannot be opened.
    func open() -> Descriptor? {
        var folder = Descriptor(SplitframeSystem.open(base, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        for name in below { folder = folder?.folder(name) }
        return folder
    }

    /// The path of a file in the folder, for messages and links.
    package func path(of file: String) -> String { path.hasSuffix("/") ? path + file : "\(path)/\(file)" }

    /// A file's bytes; nil if, and only if, there is no such file.
    package func read(_ file: String) throws(FileError) -> [UInt8]? {
        guard let place = try place(of: file, for: .reading) else { return nil }
        let flags = O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK
        guard let descriptor = Descriptor(openat(place.folder.number, place.name, flags)) else {
            if errno == ENOENT { return nil }
            throw FileError(.reading, path(of: file), errorNumber: errno)
        }
        if let reason = descriptor.unsupportedKind { throw FileError(.reading, path(of: file), reason) }
        guard let bytes = descriptor.readToEnd() else {
            throw FileError(.reading, path(of: file), errorNumber: errno)
        }
        return bytes
    }

    /// Whether there is a regular file of a name, not a link, device, pipe or folder.
    package func hasRegularFile(_ file: String) -> Bool {
        guard let place = try? place(of: file, for: .reading) else { return false }
        return place.folder.status(of: place.name).map { $0.unsupportedKind == nil } ?? false
    }

    /// Opens a file for writing, and makes missing folders of its path.
    ///
    /// - Parameter shown: The file's path in messages.
    package func draft(of file: String, shown: String? = nil) throws(FileError) -> OutputDraft {
        let path = shown ?? path(of: file)
        guard let place = try place(of: file, for: .writing, makesFolders: true) else {
            throw FileError(.writing, path, .noSuchFile)
        }
        if let reason = place.folder.status(of: place.name)?.unsupportedKind {
            throw FileError(.writing, path, reason)
        }
        return try OutputDraft(path: path, folder: place.folder, name: place.name)
    }

    /// Appends a line to a file, which is made if it is missing; lines of several processes never mix.
    package func append(_ line: String, to file: String) throws(FileError) {
        guard let place = try place(of: file, for: .writing, makesFolders: true) else {
            throw FileError(.writing, path(of: file), .noSuchFile)
        }
        let flags = O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK
        guard let descriptor = Descriptor(openat(place.folder.number, place.name, flags, 0o666)) else {
            throw FileError(.writing, path(of: file), errorNumber: errno)
        }
        if let reason = descriptor.sharing { throw FileError(.writing, path(of: file), reason) }
        guard descriptor.write(Array((line + "\n").utf8)) else {
            throw FileError(.writing, path(of: file), errorNumber: errno)
        }
    }

    /// Renames a file to `NAME.damaged`, or a free name like it, so that its content is not lost when a new file replaces
    /// it.
    ///
    /// - Returns: The new path of the file.
    package func setAside(_ file: String) throws(FileError) -> String {
        guard let place = try place(of: file, for: .writing) else {
            throw FileError(.writing, path(of: file), .noSuchFile)
        }
        let free = (1...).lazy.map { ".damaged" + ($0 > 1 ? "-\($0)" : "") }
            .first { place.folder.status(of: place.name + $0) == nil }
        let suffix = free ?? ""
        guard renameat(place.folder.number, place.name, place.folder.number, place.name + suffix) == 0
        else { throw FileError(.writing, path(of: file), errorNumber: errno) }
        return path(of: file + suffix)
    }

    /// The files and links below the folder, relative to it, in order; without hidden files and folders and without
    /// names that our files cannot have.
    ///
    /// - Parameter isNeeded: The files of which none may be left out for its name.
    /// - Throws: ``FileError``, also for two names that differ only in how their accents are encoded.
    package func files(refusing isNeeded: (String) -> Bool = { _ in false }) throws(FileError) -> [String] {
        var files: [String] = []
        var unusable: String?
        try visit { _, prefix, names in
            for file in names where !file.hasPrefix(".") {
                if RelativePath(prefix + file) != nil {
                    files.append(prefix + file)
                } else if isNeeded(file) {
                    unusable = prefix + file
                }
            }
        }
        if let unusable { throw FileError(.reading, path(of: unusable), .outside) }
        files.sort()
        for (file, next) in zip(files, files.dropFirst()) where file == next {
            throw FileError(.reading, path(of: file), .sameName)
        }
        return files
    }

    /// Whether a running or killed run has hidden files in the folder or those below it.
    package var hasLeftovers: Bool {
        var found = false
        try? visit { _, _, names in
            found = found || names.contains { $0.hasPrefix(".splitframe-") || $0 == FolderLock.fileName }
        }
        return found
    }

    /// Deletes leftovers of killed runs in this folder, not in those below it; ignores errors.
    package func removeLeftoversBeside() {
        if let folder = open() { OutputDraft.removeAbandoned(in: folder) }
    }

    /// Deletes leftovers of killed runs in the folder and those below it.
    func removeAbandoned() throws(FileError) {
        try visit { place, _, _ in OutputDraft.removeAbandoned(in: place) }
    }

    /// Visits the folder and those below it, except links and hidden ones.
    ///
    /// - Parameter body: Receives each folder, its path below this one (empty or ending with a slash), and the names of
    ///   its entries that are not folders, including hidden files.
    private func visit(
        _ body: (_ folder: Descriptor, _ prefix: String, _ names: [String]) -> Void
    ) throws(FileError) {
        guard let root = open() else {
            if errno == ENOENT { return }
            throw FileError(.reading, path, errorNumber: errno)
        }
        var waiting = [(folder: root, prefix: "")]
        while let (folder, prefix) = waiting.popLast() {
            guard let names = folder.names else {
                throw FileError(.reading, path(of: prefix), errorNumber: errno)
            }
            var kinds: [Bool: [String]] = [:]
            for name in names {
                if let status = folder.status(of: name) {
                    kinds[status.st_mode & S_IFMT == S_IFDIR, default: []].append(name)
                } else if errno != ENOENT {
                    throw FileError(.reading, path(of: prefix + name), errorNumber: errno)
                } else if name.isRepaired {
                    // The name is not UTF-8, so the entry cannot be opened: a folder fails here, and a file is listed, so
                    // that a caller who needs it gets the error.
                    kinds[name.hasSuffix("/"), default: []].append(name)
                }
            }
            body(folder, prefix, kinds[false] ?? [])
            for name in kinds[true] ?? [] where !name.hasPrefix(".") {
                guard let inner = folder.folder(name) else {
                    throw FileError(.reading, path(of: prefix + name), errorNumber: errno)
                }
                waiting.append((inner, "\(prefix)\(name)/"))
            }
        }
    }

    /// The open folder that contains a file, and the file's own name; nil if a folder of the path does not exist.
    ///
    /// - Parameter makesFolders: Whether missing folders of the path are made; this folder has to exist then.
    func place(
        of file: String, for work: FileError.Work, makesFolders: Bool = false
    ) throws(FileError) -> (folder: Descriptor, name: String)? {
        guard let relative = RelativePath(file) else { throw FileError(work, file, .outside) }
        var descriptor = open()
        for name in relative.folders {
            guard let outer = descriptor else { break }
            if makesFolders, mkdirat(outer.number, name, 0o777) != 0, errno != EEXIST {
                throw FileError(work, path(of: file), errorNumber: errno)
            }
            descriptor = outer.folder(name)
        }
        guard let descriptor else {
            if errno == ENOENT { return nil }
            throw FileError(work, path(of: file), errorNumber: errno)
        }
        return (descriptor, relative.name)
    }

    /// Makes the folder and those above it if they are missing.
    ///
    /// - Returns: The paths of the folders that were missing, the outermost first.
    @discardableResult
    package func make() throws(FileError) -> [String] {
        guard below.isEmpty else { return try makeBelow() }
        let trimmed = path.hasSuffix("/") && path != "/" ? String(path.dropLast()) : path
        if mkdir(trimmed, 0o777) == 0 { return [trimmed] }
        let failure = errno
        var status = stat()
        if stat(trimmed, &status) == 0 {
            guard status.st_mode & S_IFMT == S_IFDIR else { throw FileError(.writing, path, .isNoFolder) }
            return []
        }
        guard failure == ENOENT, let slash = trimmed.lastIndex(of: "/"), slash > trimmed.startIndex else {
            throw FileError(.writing, path, errorNumber: failure)
        }
        let made: [String]
        do {
            made = try KeptFolder(path: String(trimmed[..<slash])).make()
        } catch {
            throw FileError(.writing, path, error.reason)
        }
        if mkdir(trimmed, 0o777) == 0 { return made + [trimmed] }
        guard errno == EEXIST else { throw FileError(.writing, path, errorNumber: errno) }
        return made
    }

    private func makeBelow() throws(FileError) -> [String] {
        var made = try KeptFolder(path: base).make()
        var path = base
        var folder = Descriptor(SplitframeSystem.open(base, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        for name in below {
            path += "/\(name)"
            if let outer = folder {
                if mkdirat(outer.number, name, 0o777) == 0 {
                    made.append(path)
                } else if errno != EEXIST {
                    folder = nil
                }
            }
            folder = folder?.folder(name)
        }
        guard folder != nil else { throw FileError(.writing, self.path, errorNumber: errno) }
        return made
    }
}

extension String {
    /// Whether the name on the disk may differ from this one, because it is not UTF-8.
    var isRepaired: Bool { unicodeScalars.contains("\u{FFFD}") }
}
