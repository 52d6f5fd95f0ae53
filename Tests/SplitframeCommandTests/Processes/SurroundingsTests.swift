import Foundation
import SplitframeTestSupport
import Testing

/// Runs the built program where something around it is not as usual.
struct `The program in odd surroundings` {
    private let folder: TemporaryFolder

    /// A repository with two goldens.
    init() throws {
        folder = try TemporaryFolder()
        let commit = "git -c user.name=N -c user.email=e@example.org commit --quiet -m goldens"
        let (status, said) = try run(
            """
            git init --quiet --initial-branch main . && "$program" record --device ipad-mini-6 --orientation all \
            --goldens Snapshots && git add . && \(commit)
            """)
        try #require(status == 0, "\(said)")
    }

    private func start(_ script: String, messages: Any) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "unset CI; \(script)"]
        process.currentDirectoryURL = URL(filePath: folder.path)
        process.environment = ProcessInfo.processInfo.environment
            .merging(["program": GoldenWorkshop.program]) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = messages
        try process.run()
        return process
    }

    private func run(_ script: String) throws -> (status: Int32, messages: String) {
        let messages = Pipe()
        let process = try start(script, messages: messages)
        let said = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, said)
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGKILL])
    func `leaves no git behind when it is stopped`(signal: Int32) throws {
        // In the moment after its start git is not bound to the program yet.
        let git = "#!/bin/sh\nsleep 1; echo $$ >$0.new; mv $0.new $0.pid; exec sleep 1000\n"
        try Data(git.utf8).write(to: URL(filePath: folder.path + "/git"))
        let process = try start(
            #"chmod +x git; PATH=$PWD:$PATH exec "$program" review --against main -o Review"#,
            messages: FileHandle.nullDevice)
        let file = folder.path + "/git.pid"
        while !FileManager.default.fileExists(atPath: file) {
            try #require(process.isRunning)
            usleep(10_000)
        }
        let number = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")[0]
        // Empty for a process that has ended and nobody has waited for, and while one becomes another program.
        var isRunning: Bool {
            FileManager.default.contents(atPath: "/proc/\(number)/cmdline")?.isEmpty == false
        }
        for _ in 0..<100 where !isRunning { usleep(10_000) }
        try #require(isRunning)

        kill(process.processIdentifier, signal)
        // An interrupt gives the program two seconds.
        for _ in 0..<500 where isRunning { usleep(10_000) }
        #expect(!isRunning)
        if isRunning { kill(Int32(number) ?? 0, SIGKILL) }
        process.waitUntilExit()
    }

    /// Sets have another order in each process, and of several equally weak sources one is named.
    @Test func `explains a layout alike in every run`() throws {
        let (status, said) = try run(
            #"""
            for run in 1 2 3 4 5 6 7 8; do
                "$program" explain --device iphone-duo --posture book --style tripleColumn --json >$run.json || exit
                cmp 1.json $run.json >&2 || exit
            done
            """#)
        #expect(status == 0, "\(said)")
    }

    @Test func `waits for a git that prints nothing as long as its limit says`() throws {
        let (status, said) = try run(
            """
            rm .git/HEAD && mkfifo .git/HEAD
            SPLITFRAME_MAX_GIT_SILENCE=1 "$program" review --against main -o Review
            """)
        #expect(status == 2)
        #expect(said.contains("printed nothing") && said.contains("SPLITFRAME_MAX_GIT_SILENCE"), "\(said)")
    }

    @Test func `needs no folder for temporary files`() throws {
        let (status, said) = try run(#"TMPDIR=/missing "$program" review --against main -o Review"#)
        #expect(status == 0, "\(said)")
    }

    @Test(arguments: [
        ("PIXELS", "abc"), ("STEPS", "-1"), ("SELECTIONS", "0"), ("GIT_SILENCE", "1e3"),
    ])
    func `refuses a limit that is none`(name: String, value: String) throws {
        let (status, said) = try run("SPLITFRAME_MAX_\(name)=\(value) \"$program\" devices")
        #expect(status == 64)
        let sentence =
            "\"\(value)\" is not a valid value for SPLITFRAME_MAX_\(name): expected a whole number from 1 to "
        #expect(said.contains(sentence), "\(said)")
    }

    @Test func `passes over a limit that is empty`() throws {
        #expect(try run(#"SPLITFRAME_MAX_PIXELS= "$program" devices"#) == (0, ""))
    }

    @Test(arguments: ["png", "txt"])
    func `tells which half of a golden a revision lacks`(kind: String) throws {
        let golden = "Snapshots/iOS26/ipad-mini-6/portrait/full/doubleColumn.\(kind)"
        let (status, said) = try run(
            #"""
            git rm --quiet --cached \#(golden) && git -c user.name=N -c user.email=e@example.org commit --quiet -m half
            "$program" review --against main -o Review
            """#)
        #expect(status == 2)
        let beside = kind == "png" ? "twin" : "picture"
        #expect(said.contains("error: iOS26/") && said.contains("is missing beside its \(beside)"), "\(said)")
        #expect(said.contains("main:"), "\(said)")
    }

    @Test func `tells that a rejection in a terminal is not kept`() throws {
        let (status, said) = try run(
            #"""
            "$program" verify --device ipad-mini-6 --style tripleColumn --goldens Snapshots
            printf r | "$program" review --terminal
            """#)
        #expect(status == 1)
        #expect(said.contains("1 rejected, which is not kept"), "\(said)")
    }

    @Test(arguments: [
        ("png", "is missing beside its twin: record it"), ("txt", "is missing beside its picture: record it"),
    ])
    func `tells which half of a golden is gone since a revision`(kind: String, fault: String) throws {
        let golden = "Snapshots/iOS26/ipad-mini-6/portrait/full/doubleColumn.\(kind)"
        let (status, said) = try run(#"rm \#(golden); "$program" review --against main -o Review"#)
        #expect(status == 2)
        #expect(said.contains("error: iOS26/") && said.contains("\"\(golden)\" \(fault)"), "\(said)")
    }
}
