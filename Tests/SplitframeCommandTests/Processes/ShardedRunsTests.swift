import Foundation
import SplitframeTestSupport
import Testing

/// Work that several runs share, as on several machines.
@Suite(.serialized) struct `Shards of a run` {
    private static let count = 8
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func start(_ words: String, environment: String = "", messages: Any? = nil) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [
            "-c",
            "cd '\(folder.path)'; unset CI; \(environment) exec '\(GoldenWorkshop.program)' \(words)",
        ]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = messages ?? FileHandle.nullDevice
        try process.run()
        return process
    }

    @discardableResult
    private func run(_ words: String, environment: String = "") throws -> (status: Int32, messages: String) {
        let messages = Pipe()
        let process = try start(words, environment: environment, messages: messages)
        let data = try messages.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    private func files(in name: String) -> [String: Data] {
        folder.files.reduce(into: [:]) { files, file in
            guard file.key.hasPrefix("\(name)/") else { return }
            files[String(file.key.dropFirst(name.count + 1))] = file.value
        }
    }

    private func write(_ text: String, to file: String) throws {
        try Data(text.utf8).write(to: URL(filePath: "\(folder.path)/\(file)"))
    }

    /// Two galleries of which some pictures differ.
    private func drawGalleries() throws {
        for (name, more) in [("Before", ""), ("After", "--set preferredPrimaryColumnWidth=280")] {
            let words = "gallery --device ipad-10th --window full --style all --scale 1"
            try #require(try run("\(words) -o \(name) \(more)").status == 0)
        }
    }

    /// Goldens of which some are of another layout, or not there, or not asked for.
    private func recordGoldens() throws {
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/Snapshots", withIntermediateDirectories: true)
        func ask(for device: String) throws {
            let pictures = #"{"selection": {"device": "iphone-se-1", "orientation": "all", "style": "all"}}"#
            let layouts = #"{"selection": {"device": "iphone-air", "style": "all"}, "pictures": false}"#
            let other = #"{"selection": {"device": "\#(device)"}}"#
            try write(
                #"{"schema": 1, "goldens": [\#(pictures), \#(layouts), \#(other)]}"#,
                to: "Snapshots/goldens.json")
        }
        try ask(for: "iphone-12")
        try #require(try run("record").status == 0)
        try ask(for: "iphone-x")
        for (file, data) in folder.files where file.hasSuffix("doubleColumn.txt") || file.hasSuffix(".twins")
        {
            let text = String(decoding: data, as: UTF8.self).replacing(
                "isCollapsed=true", with: "isCollapsed=false")
            try write(text, to: file)
        }
    }

    @Test(arguments: [
        ("gallery --device iphone-se-1,iphone-x --style all --scale 1", 0), ("verify", 1),
        ("review --expected Before --actual After", 1),
        ("review --expected Before --actual After --single-file --base-url https://example.org", 1),
    ])
    func `make together what one run makes, byte for byte, though one was killed`(
        words: String, status: Int32
    ) throws {
        if words.hasPrefix("review") { try drawGalleries() }
        if words == "verify" { try recordGoldens() }
        let goldens = files(in: "Snapshots")
        #expect(try run("\(words) -o Whole").status == status)

        let killed = 5
        let victim = try start("\(words) -o part-\(killed) --shard \(killed)/\(Self.count) --jobs 1")
        while victim.isRunning, files(in: "part-\(killed)").isEmpty { usleep(1000) }
        kill(victim.processIdentifier, SIGKILL)
        victim.waitUntilExit()
        // The last file of a part: on a busy machine the run may have ended before it could be killed.
        try? FileManager.default.removeItem(atPath: "\(folder.path)/part-\(killed)/splitframe.part.json")
        let others = (1...Self.count).filter { $0 != killed }
        let runs = try others.map { try start("\(words) -o part-\($0) --shard \($0)/\(Self.count) --jobs 1") }
        for run in runs { run.waitUntilExit() }
        #expect(runs.allSatisfy { $0.terminationStatus <= status })
        let parts = others.reversed().map { "part-\($0)" }.joined(separator: " ")
        let early = try run("merge \(parts) part-\(killed) -o Merged")
        #expect(early.status == 2)
        #expect(early.messages.contains("\"part-\(killed)\" holds no finished part of a run"))
        #expect(files(in: "Merged").isEmpty)
        try run("\(words) -o part-\(killed) --shard \(killed)/\(Self.count)")

        #expect(try run("merge \(parts) part-\(killed) -o Merged").status == status)
        let (whole, merged) = (files(in: "Whole"), files(in: "Merged"))
        #expect(Set(merged.keys) == Set(whole.keys))
        #expect(merged.filter { whole[$0.key] != $0.value }.keys.sorted() == [])
        #expect(whole.count > 4)
        #expect(files(in: "Snapshots") == goldens)
    }

    @Test func `answer each its documents, in one folder of pictures`() throws {
        for number in 1...20 {
            let requests = (0..<number % 5).map { place in
                "<!-- splitframe: {\"selection\": {\"crop\": \"0,0,9,\(number)\"}, \"name\": \"p\(number)-\(place)\"} -->\n"
            }
            try write((["Words.\n"] + requests).joined(separator: "\n"), to: "d\(number).md")
        }
        let runs = try (1...Self.count).map { try start("docs . --shard \($0)/\(Self.count)") }
        for run in runs { run.waitUntilExit() }
        #expect(runs.allSatisfy { $0.terminationStatus == 0 })
        #expect(files(in: "images").keys.count { $0.hasSuffix(".png") } == 40)
        #expect(try run("docs --check .").status == 0)
        let sharded = folder.files
        #expect(try run("docs .").status == 0)
        #expect(folder.files == sharded)
    }

    @Test func `are asked for by Bazel, which learns that it was heard`() throws {
        let words = "gallery --device iphone-se-1 --window full"
        func bazel(_ index: Int, of count: Int) -> String {
            "TEST_TOTAL_SHARDS=\(count) TEST_SHARD_INDEX=\(index) TEST_SHARD_STATUS_FILE=status"
        }
        #expect(try run("\(words) -o a", environment: bazel(0, of: 2)).status == 0)
        #expect(folder.files["status"] == Data())
        #expect(try run("\(words) -o b --shard 1/2").status == 0)
        #expect(files(in: "a") == files(in: "b"))
        for index in [2, -1, Int.max] {
            let wrong = try run("\(words) -o c", environment: bazel(index, of: 2))
            #expect(wrong.status == 64)
            #expect(wrong.messages.contains("TEST_SHARD_INDEX"))
        }
    }

    @Test(arguments: [
        ("gallery -o x --shard 0/4", 64, "\"0/4\" is not a valid value for --shard"),
        ("gallery -o x --shard 5/4", 64, "\"5/4\" is not a valid value for --shard"),
        ("gallery -o x --shard 2", 64, "such as 2/8"),
        ("gallery -o x.pdf --shard 1/2", 64, "--shard cannot be combined with one PDF"),
        ("verify --shard 1/2", 64, "--shard needs -o"),
        ("review --serve --shard 1/2", 64, "--shard needs -o"),
        ("review -o x --shard 1/2 --json", 64, "--json cannot be combined with --shard"),
        ("verify -o Snapshots", 2, "is what the result is made of"),
        ("verify -o Snapshots/../Snapshots/report", 2, "is what the result is made of"),
        ("gallery --device iphone-se-1 -o Snapshots", 2, "was not written"),
        ("merge -o x", 64, "needs the folders of all parts"), ("merge a1 a2", 64, "Add -o FOLDER"),
        ("merge a1 a2 -o a1", 2, "is what the result is made of"),
        ("merge a1 -o x", 2, "Of 2 parts 2 is missing."),
        ("merge a1 a1 -o x", 2, "Part 1 was given twice."),
        ("merge a1 b2 -o x", 2, "\"b2\" is part of another run than \"a1\""),
        ("merge a1 c2 -o x", 2, "\"c2\" is part of another run than \"a1\""),
        ("merge a1 Snapshots -o x", 2, "\"Snapshots\" holds no finished part of a run"),
        ("merge a1 none -o x", 2, "\"none\" holds no finished part of a run"),
        ("merge a1 damaged -o x", 2, "The part of a run in \"damaged\" is damaged."),
    ])
    func `are refused where they make no sense`(words: String, status: Int32, message: String) throws {
        for folder in ["Snapshots", "damaged"] {
            try FileManager.default.createDirectory(
                atPath: "\(self.folder.path)/\(folder)", withIntermediateDirectories: true)
        }
        try write(
            #"{"schema": 1, "goldens": [{"selection": {"device": "iphone-se-1"}}]}"#,
            to: "Snapshots/goldens.json")
        if words.contains("Snapshots") { try #require(try run("record").status == 0) }
        try write("{\"pictures\":[\n{}\n],\"schema\":1}\n", to: "damaged/splitframe.part.json")
        if words.contains(" a1") {
            for (name, shard, device) in [
                ("a1", "1/2", "iphone-se-1"), ("b2", "2/2", "iphone-air"), ("c2", "2/3", "iphone-se-1"),
            ] {
                let words = "gallery --device \(device) --window full -o \(name) --shard \(shard)"
                try #require(try run(words).status == 0)
            }
        }
        let before = folder.files

        let (ended, messages) = try run(words)

        #expect(ended == status)
        #expect(messages.contains(message), "\(messages)")
        #expect(folder.files == before)
    }
}
