package import SplitframeJSON

/// `splitframe.json`: which files of a folder are ours, and who asked for them.
package struct FolderManifest: Hashable, Sendable {
    /// The file's name in the folder.
    package static let fileName = "splitframe.json"

    /// Who asked for each file, by its path in the folder.
    package var owners: [String: String] = [:]

    package init() {}

    /// Reads a file's bytes.
    ///
    /// - Throws: ``FileError`` where they are no manifest, or list something outside of the folder.
    package init(reading bytes: [UInt8], path: String) throws(FileError) {
        do throws(JSONError) {
            let node = JSONNode(try JSON(bytes: bytes))
            try Self.shape.check(node)
            for (file, entry) in try node.required("files").members() {
                owners[file] = try entry.required("owner").text()
            }
        } catch {
            throw FileError(.reading, path, .damaged("\(error)"))
        }
        if let name = owners.keys.first(where: { RelativePath($0) == nil }) {
            throw FileError(.reading, name, .outside)
        }
    }

    /// The file: keys sorted, so that it merges line by line.
    var bytes: [UInt8] {
        let files = owners.mapValues { JSON.object(["owner": .string($0)]) }
        return Array(JSON.object(["files": .object(files)]).versioned.indentedText.utf8)
    }

    /// What the file looks like.
    package static let shape = JSONShape.object([
        JSONKey(
            "files", .map(.object([JSONKey("owner", .text, "who asked for it", isRequired: true)])),
            "by their paths in the folder", isRequired: true)
    ]).versioned
}
