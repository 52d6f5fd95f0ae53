import Foundation
import SplitframeDevices
import SplitframePainting
import SplitframeTestSupport
import Testing

@testable import SplitframeDocuments

/// Random documents of every kind with requests between their lines: 10,000 where `SPLITFRAME_DEEP=1`, as
/// `scripts/deep` sets it.
struct `All else in documents` {
    private static let folders = isDeepRun ? 100 : 4

    /// What lines are made of, and the two parts of a request's line.
    private static let kinds: [(suffix: String, pieces: [String], open: String, close: String)] = [
        (
            "md",
            [
                "Words.", "", "- item", "  more", "1. one", "> quote", "```", "~~~~", "    code",
                "<!-- a -->",
                "<!--", "-->", "Words ![a](b.png)", "| a | b |", "* * *", "\t", "[x]: y", "<div>", "</div>",
                "# Head", "`<!-- splitframe: {} -->`", "<textarea>", "<?a", "![p](images/p.png)",
            ], "<!--", " -->"
        ),
        (
            "html",
            [
                "<p>Words", "", "<div>", "</div>", "<script>", "</script>", "<!--", "-->", "<pre>", "</pre>",
                "<textarea>", "<![CDATA[", "]]>", "<a title=\"", "\">", "<title>", "</title>",
                "<img src='b.png'>",
            ], "<!--", " -->"
        ),
        (
            "adoc",
            [
                "Words.", "", "== Head", "----", "....", "====", "|===", "[source]", ".Title", "* item", "+",
                "--", "image::b.png[]", "////", "Title", "-----", "ifdef::x[]", "endif::[]", "// a",
            ], "//", ""
        ),
        (
            "rst",
            [
                "Words.", "", "Words::", "::", "* item", "  more", "    more", ".. note::", ".. code::",
                ".. a",
                "=====", "===  ===", "> quote", ".. image:: b.png", "   :alt: b", "..", "| line", "+---+",
            ], "..", ""
        ),
    ]
    private static let request =
        #" splitframe: {"selection": {"device": "iphone-x", "crop": "0,0,9,9"}, "name": "p", "alt": "words"}"#

    private static func document(
        _ kind: (suffix: String, pieces: [String], open: String, close: String),
        _ numbers: inout SteppedNumbers
    ) -> [UInt8] {
        let end = numbers.any(["\n", "\r\n", "\r"])
        let isText = numbers.chance(7, of: 8)
        var bytes: [UInt8] = numbers.chance(1, of: 8) ? [0xEF, 0xBB, 0xBF] : []
        for _ in 0..<numbers.length(1...14) {
            bytes += isText || numbers.chance(3, of: 4) ? Array(numbers.any(kind.pieces).utf8) : [0xC3]
            bytes += Array(end.utf8)
            guard numbers.chance(1, of: 3) else { continue }
            let lead = numbers.any(["", "", "  ", "> ", "- "])
            let line = (numbers.chance(1, of: 2) ? end : "") + lead + kind.open + request + kind.close
            bytes += Array((line + (numbers.chance(9, of: 10) ? end : "")).utf8)
        }
        return bytes
    }

    @Test(arguments: kinds.map(\.suffix)) func `stays as it is, byte by byte`(suffix: String) async throws {
        let kind = try #require(Self.kinds.first { $0.suffix == suffix })
        var numbers = SteppedNumbers(seed: 15)
        let painter = try Painter(fonts: .installed())
        var answered = 0
        for _ in 0..<Self.folders {
            let folder = try TemporaryFolder()
            var before: [String: [UInt8]] = [:]
            for index in 0..<25 {
                let path = "\(folder.path)/\(index).\(suffix)"
                let bytes = Self.document(kind, &numbers)
                try Data(bytes).write(to: URL(filePath: path))
                // What is refused is refused before anything is written.
                var faults: [RequestFault] = []
                let syntax = try #require(DocumentSyntax(path: path))
                _ = try Document(
                    path, syntax, in: folder.path, images: nil, among: Device.known, faults: &faults)
                if faults.isEmpty { before[path] = bytes }
            }
            let run = DocumentRun(paths: before.keys.sorted(), painter: painter, devices: Device.known)
            try await run.plan().carryOut()
            var written: [String: [UInt8]] = [:]
            for (path, bytes) in before {
                let now = Array(try Data(contentsOf: URL(filePath: path)))
                written[path] = now
                if now != bytes { answered += 1 }
                #expect(Self.rest(now) == Self.rest(bytes), "\(String(decoding: bytes, as: UTF8.self))")
            }
            let again = try await run.plan()
            for finding in again.findings where finding.state != .unanswered && finding.state != .kept {
                let path = try #require(finding.document)
                Issue.record("\(finding.found)\n\(String(decoding: before[path] ?? [], as: UTF8.self))")
            }
            try await again.carryOut()
            for (path, bytes) in written {
                #expect(Array(try Data(contentsOf: URL(filePath: path))) == bytes)
            }
        }
        #expect(answered > Self.folders)
    }

    /// The lines with something in them, but those that we write.
    private static func rest(_ bytes: [UInt8]) -> [[UInt8]] {
        bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).map(Array.init).filter { line in
            let text = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">") }
            let options = [".. image:: images/p.png", ":alt: words", ":width: "]
            return !text.isEmpty && !AnswerMark.isIn(line) && !options.contains { text.starts(with: $0.utf8) }
        }
    }
}
