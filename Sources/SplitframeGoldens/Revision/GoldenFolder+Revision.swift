import SplitframeSystem

extension GoldenFolder {
    /// This folder as it was at a git revision; neither the working tree nor any other file is touched.
    ///
    /// - Parameter revision: A branch, tag or commit of the repository in which the folder lies.
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

    /// The names of the goldens that this folder, that of a revision, has in common with one on the disk to the last
    /// byte, pictures and layouts without picture.
    package func namesInCommon(with folder: GoldenFolder) throws -> Set<String> {
        guard case .revision(let tree) = place else { return [] }
        let (before, after) = (try files(), try folder.files())
        let unchanged = try tree.unchanged(among: after, in: folder.kept)
        let changed = Set(before).union(after).subtracting(unchanged)
        return Set(Self.names(among: Array(unchanged)))
            .subtracting(Self.names(among: Array(changed)))
            .union(folder.layouts(in: Array(unchanged)).keys)
    }

    /// The repository, and this folder's path in it, also where the working tree has no such folder.
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
