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
                "GOLDENS": "%/Snapshots", "REVIEW": "%/Review", "GITHUB_OUTPUT": "%/outputs",
                "GITHUB_STEP_SUMMARY": "%/step.md", "BASE_URL": "https://example.org/pages",
            ])
        #expect(status == 0)
        #expect(output.hasPrefix("::error file="))
        #expect(try text("outputs") == "status=1\n")
        let summary = try text("Review/summary.md")
        #expect(summary.contains("(https://example.org/pages/index.html)"))
        #expect(try text("step.md") == "before\n" + summary)

        #expect(workshop.run("approve iOS26 --goldens %/Snapshots").status == 0)
        let again = try step(
            "review.sh", ["GOLDENS": "%/Snapshots", "REVIEW": "%/Review", "GITHUB_OUTPUT": "%/outputs"])
        #expect(again.status == 0)
        #expect(try text("outputs") == "status=1\nstatus=0\n")
    }

    @Test func `fails where the goldens are trouble`() throws {
        try Data("{}".utf8).write(to: URL(filePath: "\(workshop.path)/Snapshots/goldens.json"))
        let (status, _) = try step(
            "review.sh", ["GOLDENS": "%/Snapshots", "REVIEW": "%/Review", "GITHUB_OUTPUT": "%/outputs"])
        #expect(status == 2)
    }

    @Test(arguments: [("", "--method POST"), ("77", "issues/comments/77")])
    func `comments once, and changes that comment from then on`(known: String, expected: String) throws {
        let gh = "\(workshop.path)/gh"
        try Data(
            "#!/bin/sh\ncase \"$*\" in *paginate*) echo '\(known)' ;; *) echo \"$*\" >>'\(gh).log' ;; esac\n"
                .utf8
        )
        .write(to: URL(filePath: gh))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: gh)
        try FileManager.default.createDirectory(
            atPath: "\(workshop.path)/Review", withIntermediateDirectories: true)
        try Data("<!-- splitframe -->\n".utf8).write(to: URL(filePath: "\(workshop.path)/Review/summary.md"))
        let (status, _) = try step(
            "comment.sh", ["REVIEW": "%/Review", "GITHUB_REPOSITORY": "o/r", "NUMBER": "5", "GH": gh])
        #expect(status == 0)
        let log = try text("gh.log")
        #expect(log.split(separator: "\n").count == 1)
        #expect(log.contains(expected) && log.contains("summary.md"))
    }
}
