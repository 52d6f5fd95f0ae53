/// Writes files that appear complete or not at all.
package enum OutputFile {
    /// Writes bytes under a hidden name beside the file, then renames; on failure nothing is left.
    package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        let draft = try OutputDraft(path: path)
        try draft.write(bytes)
        try draft.finish()
    }
}
