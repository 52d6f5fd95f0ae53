import Foundation
import Testing

/// A build server does not record unless it is told to.
private let recording = "unset CI;"

/// A folder with two goldens that are not what the program draws, results that wait, and files of somebody else.
final class GoldenWorkshop {
    /// A golden's picture and twin.
    typealias Golden = [Data?]

    static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "splitframe").path
    private static let goldens = ["portrait", "landscape"].map {
        "Snapshots/iOS26/iphone-se-1/\($0)/full/doubleColumn"
    }
    /// Somebody's own files, which no command may touch.
    private static let foreign = [
        "Snapshots/LICENSE.txt", "Snapshots/mockup.png", "Snapshots/.pending/notes.txt", "Gallery/budget.ods",
    ]

    let path = FileManager.default.temporaryDirectory.appending(path: "workshop-\(UUID())").path
    let before: [Golden]
    let drawn: [Golden]

    init() throws {
        let manager = FileManager.default
        for folder in ["Snapshots", "Gallery"] {
            try manager.createDirectory(atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
        }
        try Self.askForGoldens(orientation: "all", in: path)
        try #require(Self.run("record --goldens '\(path)/Snapshots'").status == 0)
        drawn = Self.state(of: path)
        // Each has the other's picture, and a layout of its own.
        for (golden, other) in zip(Self.goldens, drawn.reversed()) {
            try #require(other[0]).write(to: URL(filePath: "\(path)/\(golden).png"))
            let twin = URL(filePath: "\(path)/\(golden).txt")
            let text = try String(contentsOf: twin, encoding: .utf8)
            try Data(text.replacing("isCollapsed=true", with: "isCollapsed=false").utf8).write(to: twin)
        }
        before = Self.state(of: path)
        try #require(Self.run("verify --goldens '\(path)/Snapshots'").status == 1)
        for file in Self.foreign { try Data("mine".utf8).write(to: URL(filePath: "\(path)/\(file)")) }
    }

    private init(of other: GoldenWorkshop) throws {
        (before, drawn) = (other.before, other.drawn)
        try FileManager.default.copyItem(atPath: other.path, toPath: path)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The same once more, in a folder of its own.
    func copy() throws -> GoldenWorkshop { try GoldenWorkshop(of: self) }

    /// Asks for the goldens of one orientation, no more for those of the other.
    func askForGoldens(orientation: String) throws {
        try Self.askForGoldens(orientation: orientation, in: path)
    }

    private static func askForGoldens(orientation: String, in path: String) throws {
        let selection = #"{"device": "iphone-se-1", "orientation": "\#(orientation)"}"#
        try Data(#"{"schema": 1, "goldens": [{"selection": \#(selection)}]}"#.utf8).write(
            to: URL(filePath: path + "/Snapshots/goldens.json"))
    }

    /// Writes a document that asks for pictures.
    func write(page names: [String], style: String) throws {
        let requests = names.map { name in
            #"<!-- splitframe: {"name": "\#(name)", "selection": {"device": "iphone-se-1", "style": "\#(style)"}} -->"#
        }
        try Data((requests.joined(separator: "\n\n") + "\n").utf8).write(
            to: URL(filePath: path + "/Page.md"))
    }

    /// The goldens as they are now.
    var state: [Golden] { Self.state(of: path) }

    /// Whether each golden is whole: picture and twin both as before or both as drawn.
    var isWhole: Bool { zip(state, zip(before, drawn)).allSatisfy { $0 == $1.0 || $0 == $1.1 } }

    /// Whether each file by itself is whole.
    var hasWholeFiles: Bool {
        zip(state.joined(), zip(before.joined(), drawn.joined())).allSatisfy { $0 == $1.0 || $0 == $1.1 }
    }

    /// Whether somebody's own files are what they were.
    var keepsForeignFiles: Bool {
        Self.foreign.allSatisfy { FileManager.default.contents(atPath: "\(path)/\($0)") == Data("mine".utf8) }
    }

    /// Everything in the folder, by its path, wherever the folder itself is.
    var content: [String: String] {
        let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return Dictionary(
            uniqueKeysWithValues: files.map { file in
                let data = FileManager.default.contents(atPath: "\(path)/\(file)") ?? Data()
                return (file, String(decoding: data, as: UTF8.self).replacing(path, with: "%"))
            })
    }

    /// Files of ours that were to be there for a moment only.
    var leftovers: [String] {
        let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.contains("/.splitframe") || $0.hasPrefix(".splitframe") }
    }

    /// Runs a command on the folder, where `%` stands for its path.
    func run(_ words: String, environment: String = "") -> (status: Int32, messages: String) {
        Self.run(words.replacing("%", with: "'\(path)'"), environment: environment)
    }

    /// Starts a command on the folder, where `%` stands for its path.
    func start(_ words: String) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [
            "-c", "\(recording) exec '\(Self.program)' \(words.replacing("%", with: "'\(path)'"))",
        ]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    private static func run(_ words: String, environment: String = "") -> (status: Int32, messages: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "\(recording) \(environment) exec '\(program)' \(words) 2>&1 >/dev/null"]
        process.standardInput = FileHandle.nullDevice
        let messages = Pipe()
        process.standardOutput = messages
        guard (try? process.run()) != nil else { return (-1, "") }
        let data = (try? messages.fileHandleForReading.readToEnd()) ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    private static func state(of path: String) -> [Golden] {
        goldens.map { golden in
            ["png", "txt"].map { FileManager.default.contents(atPath: "\(path)/\(golden).\($0)") }
        }
    }
}
