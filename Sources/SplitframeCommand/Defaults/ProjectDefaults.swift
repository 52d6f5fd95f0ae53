import SplitframeDevices
import SplitframeFiles
import SplitframeRequests
import SplitframeSystem

/// The defaults of a project, from `.splitframe.json`.
///
/// Goldens never depend on the defaults for pictures.
struct ProjectDefaults: Sendable {
    static let fileName = ".splitframe.json"

    /// The file's path.
    let path: String
    /// The defaults for pictures: device, generation and look.
    var selection = SelectionList()
    /// The defaults as they are written in the file, for `doctor`.
    private let json: JSON
    private let folders: [String: KeptFolder]

    /// The defaults from the nearest file in a folder or those above it; nil if there is none.
    ///
    /// - Throws: ``CommandError/defaults(path:_:)``.
    static func found(
        from folder: String = FileManager.default.currentDirectoryPath, among devices: [Device] = Device.known
    ) throws(CommandError) -> ProjectDefaults? {
        guard let path = files(above: folder).first(where: { FileOwner.isTrusted($0, in: folder) }) else {
            return nil
        }
        return try ProjectDefaults(path, among: devices)
    }

    /// Nearer files of other users, which are ignored: in a folder like `/tmp` they could set defaults for everyone.
    static func distrusted(from folder: String = FileManager.default.currentDirectoryPath) -> [String] {
        Array(files(above: folder).prefix { !FileOwner.isTrusted($0, in: folder) })
    }

    /// The files in a folder and those above it, the nearest first.
    private static func files(above folder: String) -> [String] {
        let folders = sequence(first: folder == "/" ? "" : folder) { folder in
            folder.lastIndex(of: "/").map { String(folder[..<$0]) }
        }
        var status = stat()
        return folders.map { "\($0)/\(fileName)" }.filter { lstat($0, &status) == 0 }
    }

    private init(_ path: String, among devices: [Device]) throws(CommandError) {
        self.path = path
        do {
            let home = String(path.dropLast(Self.fileName.count))
            let project = ProjectFolder(holding: home)
            let node = JSONNode(try JSON(bytes: try project.read(path)))
            try Self.shape.check(node)
            json = node.value
            if let words = node["selection"] {
                try selection.read(words.value, among: devices, allowsSeveral: false)
            }
            var folders: [String: KeptFolder] = [:]
            for key in Self.folders {
                guard let folder = try node[key.name]?.text() else { continue }
                guard RelativePath(folder) != nil else {
                    throw JSONError.badValue(
                        folder, at: key.name,
                        expected: "the path of a folder inside the project, without \"..\"")
                }
                folders[key.name] = try project.folder(home + folder)
            }
            self.folders = folders
        } catch {
            throw .defaults(path: path, "\(error)")
        }
    }

    /// The folder of goldens, if the file names one.
    var goldens: KeptFolder? { folders["goldens"] }
    /// The folder of documents' pictures, if the file names one.
    var images: KeptFolder? { folders["images"] }

    /// The defaults as one line of text.
    var text: String { json.line }

    private static let folders = [
        JSONKey("goldens", .text, "the folder of goldens, inside the project"),
        JSONKey("images", .text, "the folder of documents' pictures, inside the project"),
    ]

    /// The JSON shape of the file.
    static let shape = JSONShape.object(
        [
            JSONKey(
                "selection",
                .object(
                    SelectionKey.all.filter { $0 == .device || $0 == .generation || $0.topic == .look }
                        .map { JSONKey($0.name, $0.shape, $0.help) }),
                "the default values of pictures")
        ] + folders + [JSONKey("schema", .number(1...1), "the version of the shape")])
}
