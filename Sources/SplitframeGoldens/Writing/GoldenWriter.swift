package import SplitframeFiles
import SplitframeInterface
import SplitframePainting
import Synchronization

/// Changes a folder of goldens: records, removes, approves, and keeps pending results; one run at a time has a writer.
///
/// Files that splitframe did not write there are never replaced or removed.
package final class GoldenWriter: Sendable {
    package let folder: GoldenFolder
    let owner: GoldenOwner
    let files: FolderWriter
    /// The names of the results that may become pending.
    let candidates: [String]
    /// Made when the first result becomes pending.
    let pending = Mutex<FolderWriter?>(nil)

    /// Makes the folder if it is missing, and waits for another run that writes there.
    ///
    /// - Parameters:
    ///   - holder: The name of the writing command, shown to another run that has to wait.
    ///   - owner: The owner of recorded goldens.
    ///   - candidates: The names of the results that may become pending.
    package init(
        of folder: GoldenFolder, holder: String, owner: GoldenOwner, candidates: [String] = [],
        patience: Double = 20
    ) throws(FileError) {
        self.folder = folder
        self.owner = owner
        self.candidates = candidates
        files = try FolderWriter(of: folder.kept, holder: holder, patience: patience)
        try folder.pendingFolder.completeKilledRun()
    }

    /// Claims the goldens that may be recorded, so that all of them are listed as ours before the first is written.
    ///
    /// - Parameter layouts: The names of the goldens that consist of text alone.
    package func claim(pictures: [String], layouts: [String]) throws(FileError) {
        try files.claim(Self.files(ofPictures: pictures, layouts: layouts), as: owner.entry)
    }

    /// Lists existing goldens as ours; the caller guarantees that they equal the drawn ones.
    package func adopt(pictures: [String], layouts: [String]) throws(FileError) {
        try files.adopt(Self.files(ofPictures: pictures, layouts: layouts), as: owner.entry)
    }

    /// Lists one existing golden as ours, a picture or a layout.
    package func adopt(_ name: String) throws(FileError) {
        let isPicture = try folder.bytes(of: GoldenFolder.pictureFile(of: name)) != nil
        try adopt(pictures: isPicture ? [name] : [], layouts: isPicture ? [] : [name])
    }

    /// Records a picture and its twin as the golden of its name; each file appears complete or not at all.
    ///
    /// The names of these pictures stay in the twin files, because several tasks may record at once;
    /// ``removeLayouts(_:)`` removes all of them in one step.
    package func record(_ drawn: DrawnPicture) throws {
        try record(
            picture: drawn.png(isKept: true), twin: drawn.rendition.twin.map { Array($0.text.utf8) },
            of: drawn.name)
    }

    func record(picture: [UInt8], twin: [UInt8]?, of name: String) throws(FileError) {
        // A test's place in the sources may have changed, so it is claimed again; the goldens of a list are claimed in
        // one step.
        if owner.isTest || files.owner(of: GoldenFolder.pictureFile(of: name)) == nil {
            try claim(pictures: [name], layouts: [])
        }
        let twinFile = twin.map { (file: GoldenFolder.twinFile(of: name), bytes: $0) }
        try files.write([twinFile, (GoldenFolder.pictureFile(of: name), picture)].compactMap(\.self))
    }

    /// Removes goldens – pictures, twins and their entries in twin files – and the folders that become empty.
    package func remove(_ names: [String]) throws {
        for name in names { try removePicture(name) }
        try removeLayouts(names)
    }

    /// Removes a golden's picture and the twin beside it.
    func removePicture(_ name: String) throws(FileError) {
        try files.remove(GoldenFolder.pictureFile(of: name))
        try files.remove(GoldenFolder.twinFile(of: name))
    }

    /// Writes all files and the manifests to the disk.
    package func finish() throws(FileError) {
        try files.finish()
        try pending.withLock { $0 }?.finish()
    }

    static func files(ofPictures pictures: [String], layouts: [String]) -> Set<String> {
        var files = Set(layouts.map { $0.folder + TwinFile.fileName })
        for name in pictures {
            files.formUnion([GoldenFolder.pictureFile(of: name), GoldenFolder.twinFile(of: name)])
        }
        return files
    }
}

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
