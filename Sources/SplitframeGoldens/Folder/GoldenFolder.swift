public import SplitframeFiles

/// A folder of goldens: pictures, each with its text twin beside it, found by name.
///
/// A golden's name is its path below the folder without extension: `iOS26/ipad-mini-6/portrait/full/tripleColumn`.
/// This type reads goldens, from the disk or from a git revision; a ``GoldenWriter`` changes them.
public struct GoldenFolder: Sendable {
    /// The folder for pending results of a failed run, inside the folder of goldens.
    public static let pendingName = ".pending"

    /// The source of the files.
    enum Place: Sendable {
        case disk
        case revision(RevisionTree)
    }

    /// The folder on the disk.
    let kept: KeptFolder
    let place: Place

    /// The folder's path as the caller wrote it.
    public var path: String { kept.path }

    /// A folder on the disk that need not exist yet.
    public init(path: String) {
        self.init(KeptFolder(path: path))
    }

    /// The goldens in a kept folder on the disk.
    package init(_ kept: KeptFolder) { self.init(kept, place: .disk) }

    init(_ kept: KeptFolder, place: Place) {
        self.kept = kept
        self.place = place
    }

    /// Waits for files that are about to get their final names, and completes the batch of a killed run.
    package func complete(holder: String) throws(FileError) {
        guard case .disk = place else { return }
        let hasBatch = (try kept.hasBatch(), try pendingFolder.hasBatch())
        guard hasBatch != (false, false) else { return }
        _ = try GoldenWriter(of: self, holder: holder, owner: .command)
    }

    /// The path of a file below the folder.
    public func path(of file: String) -> String { kept.path(of: file) }

    /// The path of a golden's picture.
    public func picturePath(of name: String) -> String { path(of: Self.pictureFile(of: name)) }

    /// The path of a file in messages; for a folder at a revision, with the revision before it.
    package func shownPath(of file: String) -> String {
        switch place {
        case .disk: path(of: file)
        case .revision(let tree): "\(tree.revision):\(file)"
        }
    }

    /// The path of the file that contains a golden: its picture, or the text file that it shares with other goldens.
    package func shownPath(ofGolden name: String) -> String {
        let hasPicture = (try? bytes(of: Self.pictureFile(of: name))) != nil
        return hasPicture ? picturePath(of: name) : path(of: name.folder + TwinFile.fileName)
    }

    static func pictureFile(of name: String) -> String { "\(name).png" }
    static func twinFile(of name: String) -> String { "\(name).txt" }

    /// The names of all pictures, in order; includes twins whose picture is missing, but not hidden folders.
    public func names() throws(FileError) -> [String] { Self.names(among: try files()) }

    /// The names of the goldens among some files.
    static func names(among files: [String]) -> [String] {
        Set(files.filter { $0.hasSuffix(".png") || $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) })
            .sorted()
    }

    /// The files below the folder, relative to it, without hidden files and folders.
    ///
    /// - Throws: `FileError`, also for a picture or file of layouts that would be passed over for its name.
    func files() throws(FileError) -> [String] {
        switch place {
        case .disk: try kept.files(refusing: Self.holdsGoldens)
        case .revision(let tree): try tree.files(refusing: Self.holdsGoldens)
        }
    }

    /// Whether a file's name is that of a picture.
    package static func isPicture(_ file: String) -> Bool { file.lowercased().hasSuffix(".png") }

    /// Whether a file of this name, without its folders, is a picture or contains layouts.
    private static func holdsGoldens(_ file: String) -> Bool {
        isPicture(file) || file == TwinFile.fileName
    }

    /// The bytes of a file below the folder; nil if, and only if, there is none.
    public func bytes(of file: String) throws(FileError) -> [UInt8]? {
        switch place {
        case .disk: try kept.read(file)
        case .revision(let tree): try tree.read(file)
        }
    }

    /// The bytes of a file of the project that contains this folder; a relative path starts at this folder.
    package func projectFile(_ file: String) throws(FileError) -> [UInt8] {
        try kept.project.read(file.hasPrefix("/") ? file : path(of: file))
    }
}
