import Foundation

extension GoldenFolder {
    /// Puts a git revision's state of this folder into another place; the working tree is not touched.
    ///
    /// - Parameters:
    ///   - revision: A branch, tag or commit of the repository in which the folder lies.
    ///   - place: The path of an empty folder that the caller removes again.
    /// - Returns: The folder as it was at the revision.
    public func checkOut(revision: String, in place: String) throws(RevisionError) -> GoldenFolder {
        let (root, prefix) = try placeInRepository()
        guard !revision.hasPrefix("-"),
            (try? ChildProgram.run(
                "git", "-C", root, "rev-parse", "--verify", "--quiet", "\(revision)^{commit}"))
                != nil
        else {
            let isShallow = try ChildProgram.run("git", "-C", root, "rev-parse", "--is-shallow-repository")
            throw .unknownRevision(revision, isShallow: isShallow == "true")
        }
        let listed = try ChildProgram.run("git", "-C", root, "ls-tree", "-d", "--name-only", revision, prefix)
        guard !listed.isEmpty else { throw .noGoldens(revision: revision, path: prefix) }
        let archive = "\(place)/goldens.tar"
        try ChildProgram.run("git", "-C", root, "archive", "-o", archive, revision, prefix)
        try ChildProgram.run("tar", "-x", "-f", archive, "-C", place)
        return GoldenFolder(path: "\(place)/\(prefix)")
    }

    /// The repository's own folder, and this folder's path in it.
    private func placeInRepository() throws(RevisionError) -> (root: String, prefix: String) {
        var existing = URL(filePath: path).standardizedFileURL
        var rest: [String] = []
        while !FileManager.default.fileExists(atPath: existing.path), existing.pathComponents.count > 1 {
            rest.insert(existing.lastPathComponent, at: 0)
            existing.deleteLastPathComponent()
        }
        do {
            let root = try ChildProgram.run("git", "-C", existing.path, "rev-parse", "--show-toplevel")
            let prefix = try ChildProgram.run("git", "-C", existing.path, "rev-parse", "--show-prefix")
            return (root, (prefix.split(separator: "/").map(String.init) + rest).joined(separator: "/"))
        } catch .failed {
            throw .noRepository(path: path)
        }
    }
}
