import Foundation
import SplitframeTestSupport
import Testing

/// Makes system calls fail one by one while the program changes a folder.
struct `A disk that fails` {
    private let library: String
    private let place: TemporaryFolder
    private let workshop: GoldenWorkshop

    init() throws {
        place = try TemporaryFolder()
        library = place.path + "/failing-calls.so"
        let source = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Fixtures/failing-calls.c")
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = ["clang", "-shared", "-fPIC", "-O1", source.path, "-o", library, "-ldl"]
        try compiler.run()
        compiler.waitUntilExit()
        try #require(compiler.terminationStatus == 0)
        workshop = try GoldenWorkshop()
    }

    @Test(
        arguments: ["record --goldens %/Snapshots", "approve iOS26 --goldens %/Snapshots"],
        ["open", "write", "fsync", "fchmod", "mkdir", "link", "rename", "unlink"])
    func `leaves goldens old or new, whole, and says what failed`(command: String, call: String) throws {
        // What approving does beyond recording is to rename and remove what waited.
        guard isDeepRun || command.hasPrefix("record") || ["rename", "unlink"].contains(call) else {
            return
        }
        for number in isDeepRun ? Array(1...40) : [2] {
            let workshop = try workshop.copy()
            let fault = "LD_PRELOAD='\(library)' FAIL_CALL=\(call) FAIL_AT=\(number) FAIL_ERRNO=\(ENOSPC)"
            let (status, messages) = workshop.run(command, environment: fault)
            #expect(workshop.isWhole, "\(call) \(number)")
            #expect(workshop.keepsForeignFiles)
            if status == 0 {
                #expect(workshop.state == workshop.drawn, "\(call) \(number)")
            } else {
                #expect(
                    status == 2 && messages.contains("error: "), "\(call) \(number): \(status) \(messages)")
            }
            // The next run has nothing to repair by hand.
            #expect(workshop.run("record --goldens %/Snapshots").status == 0)
            #expect(workshop.state == workshop.drawn)
            #expect(workshop.leftovers.isEmpty, "\(call) \(number): \(workshop.leftovers)")
            #expect(workshop.keepsForeignFiles)
        }
    }

    @Test(
        arguments: ["record --goldens %/Snapshots", "approve iOS26 --goldens %/Snapshots"],
        ["rename", "link", "unlink"])
    func `of a run that is killed has goldens old or new, whole, as soon as the next one looks at them`(
        command: String, call: String
    ) throws {
        // The manifest, the list of the batch, then twins and pictures get their names.
        for number in isDeepRun ? Array(1...40) : call == "rename" ? [2, 4, 5] : [3] {
            let workshop = try workshop.copy()
            _ = workshop.run(
                command,
                environment: "LD_PRELOAD='\(library)' FAIL_CALL=\(call) FAIL_AT=\(number) FAIL_ERRNO=KILL")
            #expect(workshop.hasWholeFiles, "\(call) \(number)")
            _ = workshop.run("verify --goldens %/Snapshots")
            #expect(workshop.isWhole, "\(call) \(number)")
            #expect(workshop.leftovers.isEmpty, "\(call) \(number): \(workshop.leftovers)")
            #expect(workshop.keepsForeignFiles)
            #expect(workshop.run("record --goldens %/Snapshots").status == 0)
            #expect(workshop.state == workshop.drawn)
        }
    }

    @Test(arguments: [
        "prune --delete --goldens %/Snapshots", "review --goldens %/Snapshots -o %/Review",
        "docs %/Page.md", "render --device iphone-se-1 -o %/picture.png",
        "gallery --device iphone-se-1 --window full -j 1 -o %/Gallery",
    ])
    func `of a run that is killed leaves nothing that the same command does not bring to its end`(
        command: String
    ) throws {
        let asked = try workshop.copy()
        // Something is new, something is replaced, something goes.
        try asked.write(page: ["old", "both"], style: "doubleColumn")
        for earlier in ["docs %/Page.md", "review --goldens %/Snapshots -o %/Review"] {
            try #require(asked.run(earlier).status < 2)
        }
        try asked.write(page: ["both", "new"], style: "tripleColumn")
        try asked.askForGoldens(orientation: "portrait")
        let whole = try asked.copy()
        let status = whole.run(command).status
        let content = whole.content
        #expect(status < 2 && whole.leftovers.isEmpty)
        var kills = 0
        let calls =
            ["write", "rename", "unlink", "exchange"] + (isDeepRun ? ["open", "fsync", "link"] : [])
        for (index, call) in calls.enumerated() {
            for number in isDeepRun ? Array(1...200) : [index.isMultiple(of: 2) ? 1 : 3] {
                let workshop = try asked.copy()
                let fault = "LD_PRELOAD='\(library)' FAIL_CALL=\(call) FAIL_AT=\(number) FAIL_ERRNO=KILL"
                // A call that is not made so often kills no more.
                guard workshop.run(command, environment: fault).status == SIGKILL else { break }
                kills += 1
                let next = workshop.run(command)
                #expect(next.status == status, "\(call) \(number): \(next)")
                #expect(workshop.leftovers.isEmpty, "\(call) \(number): \(workshop.leftovers)")
                let found = workshop.content
                let differing = Set(found.keys).union(content.keys).filter { found[$0] != content[$0] }
                #expect(differing.isEmpty, "\(call) \(number): \(differing.sorted())")
                #expect(workshop.keepsForeignFiles)
            }
        }
        #expect(kills > 0)
    }

    @Test(arguments: ["open", "write", "mkdir"])
    func `leaves no folder behind in which nothing was written`(call: String) throws {
        for number in [1, 2] {
            let workshop = try workshop.copy()
            let fault = "LD_PRELOAD='\(library)' FAIL_CALL=\(call) FAIL_AT=\(number) FAIL_ERRNO=\(ENOSPC)"
            let command = "gallery --device iphone-se-1 --window full -j 1 -o %/New/Gallery"
            let (status, messages) = workshop.run(command, environment: fault)
            #expect(status == 2 && messages.contains("error: "), "\(call) \(number): \(status) \(messages)")
            #expect(!FileManager.default.fileExists(atPath: workshop.path + "/New"), "\(call) \(number)")
        }
    }

    @Test(arguments: ["open", "write", "rename"])
    func `leaves no picture of a gallery cut short`(call: String) throws {
        for number in isDeepRun ? Array(1...40) : [3] {
            let workshop = try workshop.copy()
            let fault = "LD_PRELOAD='\(library)' FAIL_CALL=\(call) FAIL_AT=\(number) FAIL_ERRNO=\(EIO)"
            let command = "gallery --device iphone-se-1 --window full -j 1 -o %/Gallery"
            let (status, messages) = workshop.run(command, environment: fault)
            #expect(status == 0 || status == 2 && messages.contains("error: "), "\(status) \(messages)")
            let folder = workshop.path + "/Gallery"
            for file in FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) ?? []
            where file.hasSuffix(".png") {
                let data = try #require(FileManager.default.contents(atPath: "\(folder)/\(file)"))
                #expect(data.suffix(8) == Data([0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]))
            }
            #expect(workshop.run(command).status == 0)
            #expect(workshop.leftovers.isEmpty)
            #expect(workshop.keepsForeignFiles)
        }
    }
}
