import Foundation
import SplitframeReview
import SplitframeTestSupport
import Synchronization
import Testing

/// What the action asks of GitHub, and does after its answers, which a server on this machine gives.
@Suite(.serialized) struct `The action at GitHub's API` {
    private static let action = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../.github/actions/review").standardizedFileURL.path

    /// Answers as GitHub gives them, by method and path.
    private typealias Answers = [String: (status: Int, body: String)]

    private final class Log: Sendable {
        private let kept = Mutex<[String]>([])
        var lines: [String] { kept.withLock { $0 } }
        func add(_ line: String) { kept.withLock { $0.append(line) } }
    }

    /// Runs a script as github-script does; returns its outputs and messages, and what was sent.
    private func run(
        _ script: String, _ answers: Answers, _ environment: [String: String] = [:]
    ) throws -> (status: Int32, output: String, sent: [String]) {
        let log = Log()
        let server = try LoopbackServer { request in
            log.add("\(request.method) \(request.path) \(String(decoding: request.body, as: UTF8.self))")
            let answer = answers["\(request.method) \(request.path.replacing("/repos/o/r/", with: ""))"]
            return HTTPResponse(answer?.status ?? 404, body: Array((answer?.body ?? "{}").utf8))
        }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "node", "-e",
            """
            const say = kind => (...words) => console.log(kind, ...words);
            require("\(Self.action)/\(script)")({setOutput: say("set"), notice: say("notice"), warning: say("warning")})
            """,
        ]
        process.environment = [
            "PATH": "/usr/local/bin:/usr/bin:/bin", "GITHUB_API_URL": "http://127.0.0.1:\(server.port)",
            "GITHUB_REPOSITORY": "o/r", "GITHUB_SERVER_URL": "https://github.com", "GITHUB_RUN_ID": "900",
            "TOKEN": "secret", "NUMBER": "5", "HEAD": "c0ffee", "CODE": "0123456789abcdef",
            "NAME": "pictures",
            "STATUS": "1", "PHRASE": "/approve", "LABEL": "pictures-approved", "COMMENT": "true",
        ].merging(environment) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self), log.lines)
    }

    private static func list(_ items: String...) -> (Int, String) {
        (200, "[\(items.joined(separator: ","))]")
    }
    private static func comment(_ body: String, by login: String, type: String = "User") -> String {
        #"{"id": 77, "body": "\#(body)", "user": {"login": "\#(login)", "type": "\#(type)"}}"#
    }
    private static func label(_ event: String, at minute: Int, by login: String) -> String {
        #"{"event": "\#(event)", "label": {"name": "pictures-approved"}, "actor": {"login": "\#(login)"}, "created_at": "2026-01-01T10:\#(minute):00Z"}"#
    }
    private static func artifacts(at minute: Int, head: String = "c0ffee", run: Int = 899) -> (Int, String) {
        (
            200,
            #"{"total_count": 1, "artifacts": [{"id": 4, "expired": false, "created_at": "2026-01-01T10:\#(minute):00Z", "workflow_run": {"id": \#(run), "head_sha": "\#(head)"}}]}"#
        )
    }
    /// A maintainer, who may write, and a guest, who may not.
    private static let people: Answers = [
        "GET collaborators/maintainer/permission": (200, #"{"permission": "write"}"#),
        "GET collaborators/guest/permission": (200, #"{"permission": "read"}"#),
    ]

    @Test(arguments: [
        ("/approve 0123456789abcdef", "maintainer", true),
        (#"/approve 0123456789abcdef\r\nas intended"#, "maintainer", true),
        ("/approve 0123456789abcdef", "guest", false), ("/approve 0123456789abcdef", "stranger", false),
        ("/approve fedcba9876543210", "maintainer", false), ("/approve", "maintainer", false),
        ("no: /approve 0123456789abcdef", "maintainer", false),
    ])
    func `takes the comment of somebody who may write, for this code alone`(
        body: String, login: String, isApproved: Bool
    ) throws {
        let comments = ["GET issues/5/comments": Self.list(Self.comment(body, by: login))]
        let ran = try run("approval.js", Self.people.merging(comments) { $1 })
        #expect(ran.status == 0, "\(ran.output)")
        #expect(ran.output.contains("set approved maintainer") == isApproved, "\(ran.output)")
        #expect(ran.output.contains("set artifact pictures-0123456789abcdef"))
    }

    @Test(arguments: [
        ([label("labeled", at: 30, by: "maintainer")], artifacts(at: 20), true),
        // Before there was anything to look at.
        ([label("labeled", at: 10, by: "maintainer")], artifacts(at: 20), false),
        // Of the commit before.
        ([label("labeled", at: 30, by: "maintainer")], artifacts(at: 20, head: "beef"), false),
        ([label("labeled", at: 30, by: "guest")], artifacts(at: 20), false),
        (
            [label("labeled", at: 30, by: "maintainer"), label("unlabeled", at: 40, by: "maintainer")],
            artifacts(at: 20), false
        ),
    ])
    func `takes the label of somebody who may write, set when this report was there to look at`(
        events: [String], artifacts: (Int, String), isApproved: Bool
    ) throws {
        let answers: Answers = [
            "GET issues/5/comments": Self.list(), "GET actions/artifacts": artifacts,
            "GET issues/5/events": (200, "[\(events.joined(separator: ","))]"),
        ]
        let ran = try run("approval.js", Self.people.merging(answers) { $1 })
        #expect(ran.status == 0)
        #expect(ran.output.contains("set approved maintainer") == isApproved, "\(ran.output)")
    }

    @Test func `keeps an artifact once a run, and approves nothing where nothing is known`() throws {
        let known = try run(
            "approval.js",
            [
                "GET issues/5/comments": Self.list(), "GET issues/5/events": Self.list(),
                "GET actions/artifacts": Self.artifacts(at: 20, run: 900),
            ])
        #expect(known.output.contains("set url https://github.com/o/r/actions/runs/900/artifacts/4"))
        let refused = try run("approval.js", [:])
        #expect(refused.status == 0)
        #expect(refused.output.contains("warning Nothing is known of approvals"))
        #expect(!refused.output.contains("set approved"))
    }

    @Test func `comments once, changes that comment from then on, and only its own`() throws {
        let folder = try TemporaryFolder()
        try Data("### 1 cause\n".utf8).write(to: URL(filePath: "\(folder.path)/summary.md"))
        let environment = ["FOLDER": folder.path, "URL": "https://github.com/o/r/a"]
        let mark = #"<!-- splitframe pictures -->\nold"#
        let first = try run(
            "comment.js",
            [
                "GET issues/5/comments": Self.list(
                    Self.comment(mark, by: "guest"),
                    Self.comment("<!-- splitframe other -->", by: "bot", type: "Bot")),
                "POST issues/5/comments": (201, "{}"),
            ], environment)
        #expect(first.status == 0, "\(first.output)")
        let sent = try #require(first.sent.last)
        #expect(sent.hasPrefix("POST /repos/o/r/issues/5/comments "))
        #expect(sent.contains("### 1 cause"))
        #expect(sent.contains("(https://github.com/o/r/a)"))
        #expect(sent.contains("`/approve 0123456789abcdef`"))
        let again = try run(
            "comment.js",
            [
                "GET issues/5/comments": Self.list(Self.comment(mark, by: "bot", type: "Bot")),
                "PATCH issues/comments/77": (200, "{}"),
            ], environment)
        #expect(again.status == 0)
        #expect(again.sent.last?.hasPrefix("PATCH /repos/o/r/issues/comments/77 ") == true)
    }

    @Test func `does not fail where the token may only read`() throws {
        let folder = try TemporaryFolder()
        try Data("### 1 cause\n".utf8).write(to: URL(filePath: "\(folder.path)/summary.md"))
        let page = "\(folder.path)/step.md"
        try Data().write(to: URL(filePath: page))
        let ran = try run(
            "comment.js",
            ["GET issues/5/comments": Self.list(), "POST issues/5/comments": (403, #"{"message": "no"}"#)],
            ["FOLDER": folder.path, "GITHUB_STEP_SUMMARY": page])
        #expect(ran.status == 0)
        #expect(ran.output.contains("notice The token may not comment"))
        #expect(try String(contentsOfFile: page, encoding: .utf8).contains("/approve 0123456789abcdef"))
    }
}
