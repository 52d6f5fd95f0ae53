import Foundation

/// The time that a watching command takes from a save to the new picture, over many saves.
///
/// Runs the command itself, the `splitframe` that was built beside this program.
struct WatchMeasurement {
    private static let saves = 100

    private let folder: URL
    private let program: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "splitframe-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "splitframe")
    }

    /// One line for each kind of input.
    var lines: [String] {
        get throws {
            defer { try? FileManager.default.removeItem(at: folder) }
            guard FileManager.default.isExecutableFile(atPath: program.path) else {
                return ["watching: build the product splitframe too"]
            }
            return [
                try line(
                    "a scenario", ["render", "a.json", "-o", "a.png", "--watch"], file: "a.json",
                    picture: "a.png"
                ) { width in
                    #"{"environment": {"device": "ipad-pro-11-inch-m4", "orientation": "landscape"}, "splitView": "#
                        + #"{"style": "doubleColumn", "properties": {"preferredPrimaryColumnWidth": \#(width)}}}"#
                },
                try line(
                    "a selection in a document", ["docs", "a.md", "--watch"], file: "a.md",
                    picture: "images/a.png"
                ) { width in
                    #"<!-- splitframe: {"name": "a", "selection": {"orientation": "landscape", "#
                        + #""set": {"preferredPrimaryColumnWidth": \#(width)}}} -->"# + "\n"
                },
            ]
        }
    }

    /// Saves a file many times, each time with another width, and waits for the picture after each save.
    private func line(
        _ name: String, _ arguments: [String], file: String, picture: String, text: (Int) -> String
    ) throws -> String {
        let file = folder.appending(path: file)
        let picture = folder.appending(path: picture).path
        func save(_ width: Int) throws {
            try Data(text(width).utf8).write(to: file, options: .atomic)
        }
        try save(260)
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        defer {
            process.terminate()
            process.waitUntilExit()
        }
        var last = try self.number(of: picture, after: 0)
        let clock = ContinuousClock()
        let times = try (1...Self.saves).map { number in
            // Pauses as a person does, so that the last round of the watch is over.
            usleep(50_000)
            try save(260 + number)
            return try clock.measure { last = try self.number(of: picture, after: last) }
        }.sorted()
        func share(_ part: Double) -> Int {
            Int((times[Int(part * Double(times.count - 1))] / .milliseconds(1)).rounded())
        }
        return "watching \(name): \(times.count) saves, from save to picture median \(share(0.5)) ms, "
            + "95 % within \(share(0.95)) ms, at most \(share(1)) ms"
    }

    /// Waits until the file at a path is replaced, and returns its new number; pictures are replaced as whole files.
    private func number(of path: String, after last: UInt64) throws -> UInt64 {
        for _ in 0..<20_000 {
            var status = stat()
            if stat(path, &status) == 0, UInt64(status.st_ino) != last { return UInt64(status.st_ino) }
            usleep(500)
        }
        throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
}
