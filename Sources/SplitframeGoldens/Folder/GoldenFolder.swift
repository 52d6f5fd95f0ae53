public import SplitframeFiles

/// A folder of goldens: pictures, each with its text twin beside it, found by name.
///
/// A golden's name is its path below the folder without extension: `iOS26/ipad-mini-6/portrait/full/tripleColumn`.
/// It is read here, on the disk or as it was at a git revision; a ``GoldenWriter`` changes it.
public struct GoldenFolder: Sendable {
    /// Where results of a failed run wait, inside the folder.
    public static let pendingName = ".pending"

    /// Where the files are.
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

    /// A folder that may not have been named.
    package init(_ kept: KeptFolder) { self.init(kept, place: .disk) }

    init(_ kept: KeptFolder, place: Place) {
        self.kept = kept
        self.place = place
    }

    /// Waits for files that are about to get their names, and gives them those that a killed run left without.
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

    /// The path of a file as messages show it, the revision before it where the folder is that of one.
    package func shownPath(of file: String) -> String {
        switch place {
        case .disk: path(of: file)
        case .revision(let tree): "\(tree.revision):\(file)"
        }
    }

    /// The path of the file in which a golden lies: its picture, or the text that it shares with others.
    package func shownPath(ofGolden name: String) -> String {
        let hasPicture = (try? bytes(of: Self.pictureFile(of: name))) != nil
        return hasPicture ? picturePath(of: name) : path(of: name.folder + TwinFile.fileName)
    }

    static func pictureFile(of name: String) -> String { "\(name).png" }
    static func twinFile(of name: String) -> String { "\(name).txt" }

    /// The names of all pictures there are, in order; twins whose picture is gone count, hidden folders do not.
    public func names() throws(FileError) -> [String] { Self.names(among: try files()) }

    /// The names of the goldens that some of these files are.
    static func names(among files: [String]) -> [String] {
        Set(files.filter { $0.hasSuffix(".png") || $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) })
            .sorted()
    }

    /// The files below the folder, relative to it; hidden ones and hidden folders are left out.
    func files() throws(FileError) -> [String] {
        switch place {
        case .disk: try kept.files()
        case .revision(let tree): tree.files
        }
    }

    /// The bytes of a file below the folder; nil where there is none, and for no other reason.
    public func bytes(of file: String) throws(FileError) -> [UInt8]? {
        switch place {
        case .disk: try kept.read(file)
        case .revision(let tree): try tree.read(file)
        }
    }

    /// The bytes of a file of the project that holds this folder, whose path begins here.
    package func projectFile(_ file: String) throws(FileError) -> [UInt8] {
        try kept.project.read(file.hasPrefix("/") ? file : path(of: file))
    }
}
