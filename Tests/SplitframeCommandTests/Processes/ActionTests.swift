import Foundation
import Testing

/// The steps of `.github/actions/review`, run where no GitHub is.
struct `The action that reviews` {
    private let workshop: GoldenWorkshop
    private static let action = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../.github/actions/review").standardizedFileURL.path

    init() throws { workshop = try GoldenWorkshop() }

    /// Runs a step; `%` stands for the folder.
    private func step(_ script: String, _ environment: [String: String]) throws -> (
        status: Int32, output: String
    ) {
        let process = Process()
        process.executableURL = URL(filePath: "\(Self.action)/\(script)")
        process.environment = environment.mapValues { $0.replacing("%", with: workshop.path) }
            .merging(["PATH": "/usr/bin:/bin", "SPLITFRAME": GoldenWorkshop.program]) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    private func text(_ file: String) throws -> String {
        try String(contentsOfFile: "\(workshop.path)/\(file)", encoding: .utf8)
    }

    @Test func `verifies, reviews, annotates and tells the summary`() throws {
        try Data("before\n".utf8).write(to: URL(filePath: "\(workshop.path)/step.md"))
        let (status, output) = try step(
            "review.sh",
            [
                "GOLDENS": "%/Snapshots", "NAME": "pictures (a/b)", "HEAD": "c0ffee", "RUNNER_TEMP": "%",
                "GITHUB_OUTPUT": "%/outputs", "GITHUB_STEP_SUMMARY": "%/step.md",
                "BASE_URL": "https://example.org/pages",
            ])
        #expect(status == 0)
        #expect(output.hasPrefix("::error file="))
        let outputs = try outputs()
        #expect(outputs["status"] == "1")
        #expect(outputs["name"] == "pictures--a-b-")
        #expect(outputs["folder"] == "\(workshop.path)/review-pictures--a-b-")
        let summary = try text("review-pictures--a-b-/summary.md")
        #expect(summary.contains("(https://example.org/pages/index.html)"))
        #expect(try text("step.md") == "before\n" + summary)
    }

    @Test func `gives each commit and each report a code of its own, and the same ones the same`() throws {
        func code(_ head: String, _ name: String) throws -> String? {
            try review(["HEAD": head, "NAME": name])
            return try outputs()["code"]
        }
        let first = try #require(try code("c0ffee", "one"))
        #expect(try code("c0ffee", "two") == first)
        #expect(try code("beef", "one") != first)
        #expect(workshop.run("approve iOS26 --goldens %/Snapshots").status == 0)
        #expect(try code("c0ffee", "one") != first)
        #expect(try outputs()["status"] == "0")
    }

    @discardableResult
    private func review(_ environment: [String: String]) throws -> Int32 {
        try step(
            "review.sh",
            ["GOLDENS": "%/Snapshots", "RUNNER_TEMP": "%", "GITHUB_OUTPUT": "%/outputs"].merging(environment)
            {
                $1
            }
        ).status
    }

    /// The outputs of a step, the last of each name.
    private func outputs() throws -> [String: String] {
        try text("outputs").split(separator: "\n").reduce(into: [:]) { outputs, line in
            let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            outputs[String(parts[0])] = String(parts[1])
        }
    }

    @Test func `fails where the goldens are trouble`() throws {
        try Data("{}".utf8).write(to: URL(filePath: "\(workshop.path)/Snapshots/goldens.json"))
        #expect(try review(["NAME": "a", "HEAD": "b"]) == 2)
    }

    @Test func `calls pictures of one side new and removed`() throws {
        for (folder, orientation) in [("Old", "portrait"), ("New", "landscape")] {
            let picture = "iOS26/iphone-se-1/\(orientation)/full/doubleColumn.png"
            let url = URL(filePath: "\(workshop.path)/\(folder)/\(picture)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                at: URL(filePath: "\(workshop.path)/Snapshots/\(picture)"), to: url)
        }
        _ = workshop.run("review --expected %/Old --actual %/New -o %/Compared")
        let summary = try text("Compared/summary.md")
        #expect(summary.contains("**new** — 1 picture\n"))
        #expect(summary.contains("**removed** — 1 picture\n"))
        #expect(!summary.contains("golden"), "\(summary)")
    }

    /// A server with the release of a tag.
    private func publish(sum: String) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.currentDirectoryURL = URL(filePath: workshop.path)
        process.arguments = [
            "-ec",
            """
            release=server/o/splitframe/releases/download/v1.0.0
            name=splitframe-1.0.0-$(uname -m)-linux
            mkdir -p $release $name/bin && cp /bin/true $name/bin/splitframe
            tar -cJf $release/$name.tar.xz $name
            cd $release && \(sum) >SHA256SUMS
            """,
        ]
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }

    @Test func `takes the release of its own tag`() throws {
        try publish(sum: "sha256sum *.xz")
        let variables = [
            "GITHUB_OUTPUT": "%/outputs", "GITHUB_PATH": "%/path", "RUNNER_TEMP": "%",
            "SERVER": "file://%/server", "REPOSITORY": "o/splitframe",
        ]
        #expect(try step("tool.sh", variables.merging(["REF": "v1.0.0"]) { $1 }).status == 0)
        #expect(try outputs()["found"] == "true")
        let folder = try text("path").dropLast()
        #expect(FileManager.default.isExecutableFile(atPath: "\(folder)/splitframe"))
        // A tag without a release is built.
        #expect(try step("tool.sh", variables.merging(["REF": "v1.0.1"]) { $1 }).status == 0)
        #expect(try outputs()["key"] != nil)
    }

    @Test func `takes no release whose check sum is another`() throws {
        try publish(sum: "echo other | sha256sum | sed \"s/-$/$name.tar.xz/\"")
        let variables = [
            "GITHUB_OUTPUT": "%/outputs", "GITHUB_PATH": "%/path", "RUNNER_TEMP": "%", "REF": "v1.0.0",
            "SERVER": "file://%/server", "REPOSITORY": "o/splitframe",
        ]
        #expect(try step("tool.sh", variables).status == 2)
        #expect(!FileManager.default.fileExists(atPath: "\(workshop.path)/path"))
    }

    @Test func `builds where there is no command, and not again what was kept`() throws {
        let tool = try step("tool.sh", ["GITHUB_OUTPUT": "%/outputs", "RUNNER_TEMP": "%"])
        #expect(tool.status == 0)
        let outputs = try outputs()
        #expect(outputs["found"] == nil)
        #expect(outputs["folder"] == "\(workshop.path)/splitframe-tool")
        #expect(try #require(outputs["key"]).wholeMatch(of: /splitframe-[0-9a-f]{16}-[0-9a-f]{16}/) != nil)
        let scripts = "\(workshop.path)/root/scripts"
        try FileManager.default.createDirectory(atPath: scripts, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: "/bin/true", toPath: "\(scripts)/bootstrap")
        try FileManager.default.createDirectory(
            atPath: "\(workshop.path)/splitframe-tool", withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            atPath: "/bin/true", toPath: "\(workshop.path)/splitframe-tool/splitframe")
        // There is no compiler in this path.
        let build = try step(
            "build.sh", ["ROOT": "%/root", "FOLDER": "%/splitframe-tool", "GITHUB_PATH": "%/path"])
        #expect(build.status == 0)
        #expect(try text("path") == "\(workshop.path)/splitframe-tool\n")
    }
}
