extension FolderWriter {
    /// Opens a folder that one run fills alone, with at most these files; throws before writing if one of them exists
    /// and is not ours, or if a file in the folder has another owner.
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
