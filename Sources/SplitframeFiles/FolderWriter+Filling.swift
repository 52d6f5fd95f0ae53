extension FolderWriter {
    /// Opens a folder that one run fills alone, with at most these files; nothing is written if one of their names, or
    /// the whole folder, belongs to another program.
    package convenience init(
        filling folder: KeptFolder, with files: Set<String>, owner: String, holder: String
    ) throws(FileError) {
        try self.init(of: folder, holder: holder)
        let others = self.files.filter { self.owner(of: $0) != owner }
        if let file = try (foreign(among: files) + others).min() {
            throw FileError(.writing, folder.path(of: file), .foreign)
        }
        try claim(files, owner: owner)
    }

    /// Writes all files to the disk, and removes every other file of ours, which an earlier run left.
    package func finish(keeping kept: some Collection<String>) throws(FileError) {
        let kept = Set(kept)
        for file in files where !kept.contains(file) { try remove(file) }
        try finish()
    }
}
