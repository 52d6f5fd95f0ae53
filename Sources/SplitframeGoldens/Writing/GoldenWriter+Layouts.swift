import SplitframeComparison
import SplitframeFiles

extension GoldenWriter {
    /// Records layouts as goldens without a picture; each twin file is written once.
    ///
    /// - Parameter isComplete: Whether these are all layouts, so that a damaged file is written anew.
    /// - Throws: ``GoldenError``, also for an unreadable file that may contain other layouts.
    package func record(_ layouts: [DrawnLayout], isComplete: Bool = false) throws {
        for (folder, layouts) in Dictionary(grouping: layouts, by: \.name.folder) {
            var file = TwinFile()
            do throws(GoldenError) {
                file = try self.folder.twinFile(in: folder)
            } catch {
                guard isComplete, case .twin = error else { throw error }
            }
            for layout in layouts { file.twins[layout.name.lastPart] = layout.twin }
            try write(file, in: folder)
            for layout in layouts where files.owner(of: GoldenFolder.pictureFile(of: layout.name)) != nil {
                try removePicture(layout.name)
            }
        }
    }

    /// Removes goldens from their twin files, each of which is written once; a damaged one is left unchanged.
    package func removeLayouts(_ names: [String]) throws {
        for (folder, names) in Dictionary(grouping: names, by: \.folder) {
            let file: TwinFile
            do throws(GoldenError) {
                file = try self.folder.twinFile(in: folder)
            } catch {
                guard case .twin = error else { throw error }
                continue
            }
            var rest = file
            for name in names { rest.twins[name.lastPart] = nil }
            if rest != file { try write(rest, in: folder) }
        }
    }

    /// Writes a twin file, or removes it if it is empty.
    private func write(_ file: TwinFile, in folder: String) throws(FileError) {
        let name = folder + TwinFile.fileName
        guard !file.twins.isEmpty else { return try files.remove(name) }
        if files.owner(of: name) == nil { try files.claim([name], as: owner.entry) }
        try files.write(Array(file.text.utf8), to: name)
    }
}
