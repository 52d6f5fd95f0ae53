import SplitframeSystem

extension GoldenFolder {
    /// This folder as it was at a git revision; neither the working tree nor any other file is touched.
    ///
    /// - Parameter revision: A branch, tag or commit of the repository that contains the folder.
    public func at(revision: String) throws(RevisionError) -> GoldenFolder {
        let (git, prefix) = try placeInRepository()
        let commit = try Self.commit(revision, in: git)
        let tree = try RevisionTree(git, revision: revision, commit: commit, prefix: prefix)
        return GoldenFolder(kept, place: .revision(tree))
    }

    /// The commit of a revision.
    private static func commit(_ revision: String, in git: Git) throws(RevisionError) -> String {
        do throws(RevisionError) {
            if !revision.hasPrefix("-") {
                return try git.line("rev-parse", "--verify", "--quiet", "\(revision)^{commit}")
            }
        } catch .failed(_, message: "") {
            // git says nothing of a revision that it does not know; of a damaged repository it may say nothing either.
            let isName = !revision.allSatisfy(\.isHexDigit)
            if isName, let object = try? git.line("rev-parse", "--verify", "--quiet", revision),
                !object.isEmpty
            {
                throw .damaged("\"\(revision)\" is \(object), which is missing")
            }
        }
        let isShallow = try git.line("rev-parse", "--is-shallow-repository")
        throw .unknownRevision(revision, isShallow: isShallow == "true")
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
