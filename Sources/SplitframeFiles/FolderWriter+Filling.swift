extension FolderWriter {
    /// Opens a folder that one run fills alone, with these files at most; nothing is written where one of their names,
    /// or the whole folder, is somebody else's.
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

    /// Brings all files to the disk, and removes what is none of these: an earlier run left it.
    package func finish(keeping kept: some Collection<String>) throws(FileError) {
        let kept = Set(kept)
        for file in files where !kept.contains(file) { try remove(file) }
        try finish()
    }
}
