import Foundation

extension GoldenFolder {
    /// This folder as it was at a git revision; neither the working tree nor any other file is touched.
    ///
    /// - Parameter revision: A branch, tag or commit of the repository in which the folder lies.
    public func at(revision: String) throws(RevisionError) -> GoldenFolder {
        let (root, prefix) = try placeInRepository()
        let commit: String
        do {
            guard !revision.hasPrefix("-") else {
                throw RevisionError.unknownRevision(revision, isShallow: false)
            }
            commit = try Git.line(at: root, "rev-parse", "--verify", "--quiet", "\(revision)^{commit}")
        } catch {
            let isShallow = try Git.line(at: root, "rev-parse", "--is-shallow-repository")
            throw .unknownRevision(revision, isShallow: isShallow == "true")
        }
        let tree = try RevisionTree(root: root, revision: revision, commit: commit, prefix: prefix)
        return GoldenFolder(path: path, place: .revision(tree))
    }

    /// The names of the goldens that this folder, that of a revision, has in common with one on the disk to the last
    /// byte, pictures and layouts without picture.
    package func namesInCommon(with folder: GoldenFolder) throws -> Set<String> {
        guard case .revision(let tree) = place else { return [] }
        let (before, after) = (try files(), try folder.files())
        let unchanged = try tree.unchanged(among: after, in: folder.path)
        let changed = Set(before).union(after).subtracting(unchanged)
        return Set(Self.names(among: Array(unchanged)))
            .subtracting(Self.names(among: Array(changed)))
            .union(folder.layouts(in: Array(unchanged)).keys)
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
            let root = try Git.line(at: existing.path, "rev-parse", "--show-toplevel")
            let prefix = try Git.line(at: existing.path, "rev-parse", "--show-prefix")
            return (root, (prefix.split(separator: "/").map(String.init) + rest).joined(separator: "/"))
        } catch .failed(_, let message) where message.contains("dubious ownership") {
            throw .foreignRepository(path: path)
        } catch .failed(_, let message) where message.contains("not a git repository") {
            throw .noRepository(path: path)
        }
    }
}
