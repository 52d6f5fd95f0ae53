/// Writes files that appear complete or not at all.
package enum OutputFile {
    /// Writes bytes under a hidden name beside the file, then renames; on failure nothing is left.
    package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        let draft = try OutputDraft(path: path)
        try draft.write(bytes)
        try draft.finish()
    }

    /// Writes a file beside one that the user named: under its name no link is followed.
    package static func write(_ bytes: [UInt8], beside path: String) throws(FileError) {
        let slash = path.lastIndex(of: "/")
        let folder = KeptFolder(path: slash.map { String(path[...$0]) } ?? ".")
        let draft = try folder.draft(
            of: slash.map { String(path[path.index(after: $0)...]) } ?? path, shown: path)
        try draft.write(bytes)
        try draft.finish()
    }
}
