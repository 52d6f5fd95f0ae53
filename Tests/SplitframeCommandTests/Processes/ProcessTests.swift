import Foundation
import Testing

/// Runs the built program as a script would.
struct `The program as a process` {
    private let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "splitframe")

    private func start(_ words: String, output: Any?) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "exec '\(program.path)' \(words)"]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    @Test(arguments: [
        ("--version", 0), ("lint --device ipad-10th", 0),
        ("lint --device ipad-10th --set minimumSecondaryColumnWidth=810", 1), ("devices >/dev/full", 2),
        ("rendr", 64),
    ])
    func `ends with the status that scripts rely on`(words: String, status: Int) throws {
        let process = try start(words, output: FileHandle.nullDevice)

        process.waitUntilExit()

        #expect(process.terminationStatus == Int32(status))
    }

    @Test func `tells the system's limit of a file's size as what it is`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
        let messages = Pipe()
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [
            "-c", "ulimit -f 1; exec '\(program.path)' render --device ipad-mini-6 -o '\(file.path)'",
        ]
        process.standardError = messages
        try process.run()
        let said = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()

        #expect(process.terminationReason == .exit && process.terminationStatus == 2)
        #expect(said.contains("ulimit -f"), "\(said)")
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test func `ends with 130 on an interrupt and leaves no part of a file`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = try start("gallery -j 1 -o '\(folder.path)'", output: FileHandle.nullDevice)
        while !files(in: folder).contains(where: { $0.hasSuffix(".png") }) {
            try #require(process.isRunning)
            // On this thread: among busy tests a sleeping task wakes up when the gallery is done.
            usleep(20_000)
        }

        process.interrupt()
        process.waitUntilExit()

        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 130)
        let left = files(in: folder)
        #expect(!left.contains("index.html"))
        #expect(!left.contains { $0.contains(".splitframe-") })
        for file in left where file.hasSuffix(".png") {
            let data = try Data(contentsOf: folder.appending(path: file))
            #expect(data.suffix(8) == Data([0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]))
        }
    }

    @Test func `ends with 130 where an interrupt strikes while goldens are recorded`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let words =
            "record --mode all -j 1 --device ipad-mini-6 --style all --window all --goldens '\(folder.path)'"
        let process = try start(words, output: FileHandle.nullDevice)
        // The manifest is there before the first golden is drawn.
        while !files(in: folder).contains("splitframe.json") {
            try #require(process.isRunning)
            usleep(20_000)
        }

        process.interrupt()
        process.waitUntilExit()

        #expect(process.terminationStatus == 130)
        #expect(!files(in: folder).contains { $0.contains(".splitframe-") })
    }

    /// The same words in another language, place, home and time zone, under a hostile font configuration.
    @Test(arguments: ["png", "svg", "pdf"])
    func `draws the same bytes wherever it runs`(format: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let fonts = folder.appending(path: "fonts.conf")
        try Data(
            "<fontconfig><dir>/usr/share/fonts</dir><match target=\"font\"><edit name=\"embolden\"><bool>true</bool></edit></match></fontconfig>"
                .utf8
        )
        .write(to: fonts)
        let words = "render --device ipad-mini-6 --annotate all --scale 1 --format \(format) -o"
        let elsewhere =
            "HOME='\(folder.path)' XDG_CONFIG_HOME='\(folder.path)' TZ=Asia/Tokyo LC_ALL=tr_TR.UTF-8 LANG=ar_EG.UTF-8 "
            + "FONTCONFIG_FILE='\(fonts.path)' SOURCE_DATE_EPOCH=1"

        for (prefix, name) in [("", "here"), (elsewhere, "there")] {
            let process = Process()
            process.executableURL = URL(filePath: "/bin/sh")
            process.arguments = ["-c", "env \(prefix) '\(program.path)' \(words) '\(folder.path)/\(name)'"]
            try process.run()
            process.waitUntilExit()
            try #require(process.terminationStatus == 0)
        }

        let here = try Data(contentsOf: folder.appending(path: "here"))
        let there = try Data(contentsOf: folder.appending(path: "there"))
        #expect(!here.isEmpty && here == there)
    }

    private func files(in folder: URL) -> [String] {
        FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    }
}
