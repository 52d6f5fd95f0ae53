import SplitframeFiles
import SplitframeSystem

/// The files of a folder at a git revision, read from git's objects as they were committed.
///
/// Attributes – filters, line endings, `export-ignore` – are not applied.
struct RevisionTree: Sendable {
    private let git: Git
    /// The revision as the user wrote it, for messages.
    let revision: String
    /// The object of each file, by its path in the folder.
    private let objects: [String: String]
    private let contents: GitObjects
    /// Paths of committed entries that are not files: a link, another repository.
    private let links: Set<String>
    /// Paths that our files cannot have.
    private let unusable: [String]
    /// A path that several files have, which differ only in how accents are encoded.
    private let repeated: String?

    /// Lists a folder of a commit.
    ///
    /// - Parameter prefix: The folder's path in the repository, empty for the whole repository.
    init(_ git: Git, revision: String, commit: String, prefix: String) throws(RevisionError) {
        self.git = git
        self.revision = revision
        let folder = prefix.isEmpty ? [] : ["--", prefix + "/"]
        let list = try git.run(["ls-tree", "-r", "-z", "--full-tree", commit] + folder)
        var objects: [String: String] = [:]
        var links: Set<String> = []
        var unusable: [String] = []
        var repeated: String?
        for entry in list.split(separator: 0) {
            // The fields of a line: mode, type and object, a tab, the path.
            let parts = String(decoding: entry, as: UTF8.self).split(separator: "\t", maxSplits: 1)
            guard parts.count == 2, parts[1].utf8.count > prefix.utf8.count else { continue }
            let facts = parts[0].split(separator: " ")
            let file = String(prefix.isEmpty ? parts[1] : parts[1].dropFirst(prefix.count + 1))
            guard facts.count == 3 else { continue }
            guard RelativePath(file) != nil else {
                unusable.append(file)
                continue
            }
            guard facts[0].hasPrefix("100") else {
                links.insert(file)
                continue
            }
            if objects.updateValue(String(facts[2]), forKey: file) != nil { repeated = file }
        }
        guard !objects.isEmpty || !links.isEmpty else { throw .noGoldens(revision: revision, path: prefix) }
        self.objects = objects
        self.links = links
        self.unusable = unusable
        self.repeated = repeated
        contents = GitObjects(of: git)
    }

    /// The files, in order, without hidden ones and without names that our files cannot have.
    ///
    /// - Parameter isNeeded: The files of which none may be left out for its name.
    /// - Throws: `FileError`, also for two names that differ only in how their accents are encoded.
    func files(refusing isNeeded: (String) -> Bool) throws(FileError) -> [String] {
        func isVisible(_ file: String) -> Bool { !file.split(separator: "/").contains { $0.hasPrefix(".") } }
        if let file = unusable.first(where: { isVisible($0) && isNeeded($0.lastPart) }) {
            throw FileError(.reading, "\(revision):\(file)", .outside)
        }
        if let repeated { throw FileError(.reading, "\(revision):\(repeated)", .sameName) }
        return objects.keys.filter(isVisible).sorted()
    }

    /// The files of a folder on the disk whose content is byte for byte that of the revision, among some files.
    func unchanged(among files: [String], in folder: KeptFolder) throws(RevisionError) -> Set<String> {
        // git reads one path per line, and a relative one from the repository's folder, so that paths are absolute.
        let whole = URL(filePath: folder.path).standardizedFileURL.path
        guard !whole.hasControls else { return [] }
        let files = files.filter { objects[$0] != nil && folder.hasRegularFile($0) }
        let paths = files.map { "\(whole)/\($0)\n" }.joined()
        let ids = String(
            decoding: try git.run(["hash-object", "--no-filters", "--stdin-paths"], input: paths),
            as: UTF8.self)
        let pairs = zip(files, ids.split(separator: "\n"))
        return Set(pairs.lazy.filter { self.objects[$0] == String($1) }.map(\.0))
    }

    /// A file's bytes; nil if the revision has no such file.
    func read(_ file: String) throws(FileError) -> [UInt8]? {
        if links.contains(file) { throw FileError(.reading, "\(revision):\(file)", .link) }
        guard let object = objects[file] else { return nil }
        do {
            if let bytes = try contents.bytes(of: object) { return bytes }
        } catch {
            let reason: FileError.Reason =
                switch error {
                case .notInClone: .notInClone
                case .tooLarge: .tooLarge
                default: .other(error.description)
                }
            throw FileError(.reading, "\(revision):\(file)", reason)
        }
        throw FileError(
            .reading, "\(revision):\(file)", .other("the repository lists it and has no object \(object)"))
    }
}
