import SplitframeComparison
package import SplitframeFiles
import SplitframeInterface
import SplitframePainting
import Synchronization

/// The one run that changes a folder of goldens: it records, removes, approves, and keeps results that wait.
///
/// Files that splitframe did not write there are never replaced or removed.
package final class GoldenWriter: Sendable {
    package let folder: GoldenFolder
    let owner: GoldenOwner
    let files: FolderWriter
    /// The names of the results that may have to wait.
    let candidates: [String]
    /// Made when the first result has to wait.
    let pending = Mutex<FolderWriter?>(nil)

    /// Makes the folder where it is missing, and waits for another run that writes there.
    ///
    /// - Parameters:
    ///   - holder: Who writes, for the message that another run gets.
    ///   - owner: Who asks for what is recorded.
    ///   - candidates: The names of the results that may have to wait.
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

    /// Says which goldens may be recorded, so that all of them are known as ours before the first is written.
    ///
    /// - Parameter layouts: The names of those that are kept as text alone.
    package func claim(pictures: [String], layouts: [String]) throws(FileError) {
        try files.claim(Self.files(ofPictures: pictures, layouts: layouts), as: owner.entry)
    }

    /// Takes goldens as ours that are there already, and equal to what is drawn.
    package func adopt(pictures: [String], layouts: [String]) throws(FileError) {
        try files.adopt(Self.files(ofPictures: pictures, layouts: layouts), as: owner.entry)
    }

    /// Takes one golden as ours that is there already, picture or layout.
    package func adopt(_ name: String) throws(FileError) {
        let isPicture = try folder.bytes(of: GoldenFolder.pictureFile(of: name)) != nil
        try adopt(pictures: isPicture ? [name] : [], layouts: isPicture ? [] : [name])
    }

    /// Makes a picture the golden of its name, twin and all; each file appears complete or not at all.
    ///
    /// Pictures may be recorded at the same time, and so their names stay in twin files that they share:
    /// ``removeLayouts(_:)`` takes them out together.
    package func record(_ drawn: DrawnPicture) throws {
        try record(
            picture: drawn.png(isKept: true), twin: drawn.rendition.twin.map { Array($0.text.utf8) },
            of: drawn.name)
    }

    func record(picture: [UInt8], twin: [UInt8]?, of name: String) throws(FileError) {
        // A test says anew where it stands; what a list asks for is claimed all at once.
        if owner.isTest || files.owner(of: GoldenFolder.pictureFile(of: name)) == nil {
            try claim(pictures: [name], layouts: [])
        }
        let twinFile = twin.map { (file: GoldenFolder.twinFile(of: name), bytes: $0) }
        try files.write([twinFile, (GoldenFolder.pictureFile(of: name), picture)].compactMap(\.self))
    }

    /// Removes goldens, pictures, twins and what twin files say of them, and the folders that this leaves empty.
    package func remove(_ names: [String]) throws {
        for name in names { try removePicture(name) }
        try removeLayouts(names)
    }

    /// Removes a golden's picture and the twin beside it.
    func removePicture(_ name: String) throws(FileError) {
        try files.remove(GoldenFolder.pictureFile(of: name))
        try files.remove(GoldenFolder.twinFile(of: name))
    }

    /// Brings everything to the disk and says so in the manifests.
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
