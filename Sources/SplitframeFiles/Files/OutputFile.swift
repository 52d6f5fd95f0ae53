/// Writes files that appear complete or not at all.
package enum OutputFile {
    /// Writes bytes under a hidden name beside the file, then renames it; on failure nothing is left.
    package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        let draft = try OutputDraft(path: path)
        try draft.write(bytes)
        try draft.finish()
    }

    /// Writes a file beside one that the user named, without following a link of its name; only a file of ours is
    /// replaced.
    package static func write(
        _ bytes: [UInt8], beside path: String, replacing isOurs: ([UInt8]) -> Bool
    ) throws(FileError) {
        let slash = path.lastIndex(of: "/")
        let folder = KeptFolder(path: slash.map { String(path[...$0]) } ?? ".")
        let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
        if folder.hasRegularFile(name), let old = try folder.read(name), !isOurs(old) {
            throw FileError(.writing, path, .foreign)
        }
        let draft = try folder.draft(of: name, shown: path)
        try draft.write(bytes)
        try draft.finish()
    }
}
