public import SplitframeFiles
package import SplitframeInterface
import SplitframePainting

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

extension GoldenFolder {
    /// The PNG files below the folder, in order, without hidden ones.
    package func pictures() throws(FileError) -> [String] { try files().filter(Self.isPicture) }

    /// Every golden in order, pictures first, with the stage of its layout, if its twin states one.
    package func stages() throws -> [(name: String, stage: TwinStage?)] {
        let pictures = try names().map { name in
            let twin = try bytes(of: Self.twinFile(of: name)).map { String(decoding: $0, as: UTF8.self) }
            return (name, twin.flatMap(Self.stage))
        }
        let layouts = try layouts()
        return pictures + layouts.keys.sorted().map { ($0, layouts[$0].flatMap(Self.stage)) }
    }

    /// The stage that a twin's second line, the line of the window, describes.
    private static func stage(in twin: String) -> TwinStage? {
        let lines = twin.split(separator: "\n", maxSplits: 2).prefix(2)
        return (try? Twin(lines.map { $0 + "\n" }.joined()))?.stage
    }
}

extension GoldenFolder {
    /// Our files, each with its owner.
    package func owners() throws(FileError) -> [String: GoldenOwner] {
        let file = FolderManifest.fileName
        guard let bytes = try bytes(of: file) else { return [:] }
        return try FolderManifest(reading: bytes, path: shownPath(of: file)).entries.mapValues(
            GoldenOwner.init)
    }

    /// The names of existing goldens that do not belong to tests; those without a picture come last.
    ///
    /// Tests compare their own goldens. A file that no manifest lists counts as a golden if its first bytes mark it as
    /// one.
    package func commandNames() throws -> [String] {
        let owners = try owners()
        let files = try files().filter { file in owners[file].map { !$0.isTest } ?? isGolden(file) }
        return Self.names(among: files)
            + layouts(in: files).keys.sorted()
    }

    /// The goldens of tests, in order, each with its test.
    package func testGoldens() throws(FileError) -> [(name: String, test: GoldenTest, isLayout: Bool)] {
        var goldens: [String: (test: GoldenTest, isLayout: Bool)] = [:]
        for (file, owner) in try owners() {
            guard let test = owner.test else { continue }
            if file.lastPart == TwinFile.fileName {
                for name in layouts(in: [file]).keys { goldens[name] = (test, true) }
            } else if let name = Self.names(among: [file]).first {
                goldens[name] = (test, false)
            }
        }
        return goldens.map { ($0, $1.test, $1.isLayout) }.sorted { $0.0 < $1.0 }
    }

    /// The tests that own goldens, by the goldens' names.
    package func tests() throws(FileError) -> [String: GoldenTest] {
        Dictionary(try testGoldens().map { ($0.name, $0.test) }, uniquingKeysWith: { $1 })
    }

    /// The goldens among these for which the manifest lists no file: neither picture nor twin, nor a twin file that
    /// contains them.
    package func unlisted(among names: [String]) throws(FileError) -> [String] {
        let owners = try owners()
        let layouts = TwinCache(of: names, in: self)
        return names.filter { name in
            let isPicture = [Self.pictureFile(of: name), Self.twinFile(of: name)].contains {
                owners[$0] != nil
            }
            let isLayout = owners[name.folder + TwinFile.fileName] != nil && layouts.twin(name) != nil
            return !isPicture && !isLayout
        }
    }

    /// Whether a file is marked as a golden: a twin by its first line, a picture by its fingerprint chunk; a picture
    /// that also has a selection chunk is an illustration.
    private func isGolden(_ file: String) -> Bool {
        guard let bytes = try? bytes(of: file) else { return false }
        if file.hasSuffix(".png") {
            let keywords = ((try? PNGFile.texts(in: bytes)) ?? []).map(\.keyword)
            return keywords.contains(DrawnPicture.fingerprintKeyword)
                && !keywords.contains(DrawnPicture.selectionKeyword)
        }
        return bytes.starts(with: (Twin.header + "\n").utf8)
            || bytes.starts(with: (TwinFile.header + "\n").utf8)
    }
}

extension GoldenFolder {
    /// A golden, or nil if there is no picture of the name.
    ///
    /// - Parameter hasTwin: Whether the golden must have a twin.
    /// - Throws: ``GoldenError`` if the picture or twin cannot be read, for example because it is a pointer of Git LFS.
    public func golden(_ name: String, hasTwin: Bool = true) throws(GoldenError) -> Rendition? {
        guard let bytes = try picture(name) else { return nil }
        var golden: Rendition
        do throws(PNGError) {
            if let fault = try PNGShowing(of: bytes).fault { throw fault }
            golden = Rendition(picture: try PNGFile.decode(bytes))
            golden.fingerprint = try PNGFile.texts(in: bytes)
                .first { $0.keyword == DrawnPicture.fingerprintKeyword }?.text
        } catch {
            throw .picture(path: picturePath(of: name), error)
        }
        if hasTwin { golden.twin = try twin(name) }
        return golden
    }

    /// The bytes of a golden's picture file; nil if there is none.
    public func picture(_ name: String) throws(GoldenError) -> [UInt8]? {
        try file(Self.pictureFile(of: name))
    }

    /// The content of a picture's text chunk with this keyword; nil if there is no such picture or chunk.
    public func text(_ keyword: String, of name: String) throws(GoldenError) -> String? {
        guard let bytes = try picture(name) else { return nil }
        return try? PNGFile.texts(in: bytes).first { $0.keyword == keyword }?.text
    }

    private func twin(_ name: String) throws(GoldenError) -> Twin {
        let file = Self.twinFile(of: name)
        guard let twin = try twin(in: file) else { throw .twinMissing(path: path(of: file)) }
        return twin
    }

    /// The twin in a file below the folder; nil if there is no such file.
    package func twin(in file: String) throws(GoldenError) -> Twin? {
        guard let bytes = try self.file(file) else { return nil }
        do {
            return try Twin(String(decoding: bytes, as: UTF8.self))
        } catch {
            throw .twin(path: shownPath(of: file), error)
        }
    }

    /// A file's bytes; a failure is thrown as a golden's error.
    func file(_ file: String) throws(GoldenError) -> [UInt8]? {
        do throws(FileError) {
            return try bytes(of: file)
        } catch {
            throw .file(error)
        }
    }

    /// The verdict on a picture, compared with the golden of its name.
    public func verdict(on drawn: DrawnPicture) -> Verdict {
        do throws(GoldenError) {
            guard let golden = try golden(drawn.name, hasTwin: drawn.rendition.twin != nil) else {
                return .missing
            }
            return Verdict(expected: golden, actual: drawn.rendition)
        } catch {
            return .unreadable(reason: error.description)
        }
    }
}
