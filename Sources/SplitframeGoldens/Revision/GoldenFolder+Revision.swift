import SplitframeSystem

extension GoldenFolder {
    /// This folder as it was at a git revision; neither the working tree nor any other file is touched.
    ///
    /// - Parameter revision: A branch, tag or commit of the repository that contains the folder.
    public func at(revision: String) throws(RevisionError) -> GoldenFolder {
        let (git, prefix) = try placeInRepository()
        let commit: String
        do {
            guard !revision.hasPrefix("-") else {
                throw RevisionError.unknownRevision(revision, isShallow: false)
            }
            commit = try git.line("rev-parse", "--verify", "--quiet", "\(revision)^{commit}")
        } catch {
            let isShallow = try git.line("rev-parse", "--is-shallow-repository")
            throw .unknownRevision(revision, isShallow: isShallow == "true")
        }
        let tree = try RevisionTree(git, revision: revision, commit: commit, prefix: prefix)
        return GoldenFolder(kept, place: .revision(tree))
    }

    /// The names of the goldens that are byte for byte the same in this folder, at a revision, and in one on the disk:
    /// pictures, and layouts without a picture.
    package func namesInCommon(with folder: GoldenFolder) throws -> Set<String> {
        guard case .revision(let tree) = place else { return [] }
        let (before, after) = (try files(), try folder.files())
        let unchanged = try tree.unchanged(among: after, in: folder.kept)
        let changed = Set(before).union(after).subtracting(unchanged)
        return Set(Self.names(among: Array(unchanged)))
            .subtracting(Self.names(among: Array(changed)))
            .union(folder.layouts(in: Array(unchanged)).keys)
    }

    /// The repository and this folder's path in it, even if the working tree has no such folder.
    private func placeInRepository() throws(RevisionError) -> (git: Git, prefix: String) {
        var existing = URL(filePath: path).standardizedFileURL
        var rest: [String] = []
        while !FileManager.default.fileExists(atPath: existing.path), existing.pathComponents.count > 1 {
            rest.insert(existing.lastPathComponent, at: 0)
            existing.deleteLastPathComponent()
        }
        let (git, prefix) = try Git.repository(holding: existing.path, named: path)
        return (git, (prefix.split(separator: "/").map(String.init) + rest).joined(separator: "/"))
    }
}
