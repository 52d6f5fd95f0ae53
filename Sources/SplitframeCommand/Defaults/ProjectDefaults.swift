import Foundation
import SplitframeDevices
import SplitframeFiles
import SplitframeJSON
import SplitframeRequests

/// What goes without saying in a project, as `.splitframe.json` says it.
///
/// Goldens never depend on what it says of pictures.
struct ProjectDefaults: Sendable {
    static let fileName = ".splitframe.json"

    /// The file's path.
    let path: String
    /// What is said of pictures: device, generation and look.
    var selection = SelectionList()
    /// The same as it is written, for `doctor`.
    private let said: JSON
    private let folders: [String: String]

    /// The nearest file above a folder, or in it; nil where there is none.
    ///
    /// - Throws: ``CommandError/defaults(path:_:)``.
    static func found(
        from folder: String = FileManager.default.currentDirectoryPath, among devices: [Device] = Device.known
    ) throws(CommandError) -> ProjectDefaults? {
        var folder = folder
        while true {
            let path = folder == "/" ? "/" + fileName : "\(folder)/\(fileName)"
            if FileManager.default.fileExists(atPath: path) {
                return try ProjectDefaults(path, among: devices)
            }
            guard let slash = folder.lastIndex(of: "/"), folder != "/" else { return nil }
            folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
        }
    }

    private init(_ path: String, among devices: [Device]) throws(CommandError) {
        self.path = path
        do {
            let node = JSONNode(try JSON(bytes: try NamedFile.bytes(at: path)))
            try Self.shape.check(node)
            said = node.value
            if let words = node["selection"] {
                try selection.read(words.value, among: devices, allowsSeveral: false)
            }
            var folders: [String: String] = [:]
            for key in Self.folders {
                guard let folder = try node[key.name]?.text() else { continue }
                guard RelativePath(folder) != nil else {
                    throw JSONError.badValue(
                        folder, at: key.name,
                        expected: "the path of a folder inside the project, without \"..\"")
                }
                folders[key.name] = folder
            }
            self.folders = folders
        } catch {
            throw .defaults(path: path, "\(error)")
        }
    }

    /// The folder of goldens, where the file says it.
    var goldens: String? { folder("goldens") }
    /// The folder of documents' pictures, where the file says it.
    var images: String? { folder("images") }

    private func folder(_ name: String) -> String? {
        folders[name].map { path.dropLast(Self.fileName.count) + $0 }.map(String.init)
    }

    /// What the file says, in a line.
    var text: String { said.line }

    private static let folders = [
        JSONKey("goldens", .text, "the folder of goldens, inside the project"),
        JSONKey("images", .text, "the folder of documents' pictures, inside the project"),
    ]

    /// What the file looks like.
    static let shape = JSONShape.object(
        [
            JSONKey(
                "selection",
                .object(
                    SelectionKey.all.filter { $0 == .device || $0 == .generation || $0.subject == .look }
                        .map { JSONKey($0.name, $0.shape, $0.help) }),
                "what is said of a picture unless its words say otherwise")
        ] + folders + [JSONKey("schema", .number(1...1), "the version of the shape")])
}
