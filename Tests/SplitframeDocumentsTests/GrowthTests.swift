import Foundation
import Testing

@testable import SplitframeDocuments

/// Time is the thread's own, so that other tests do not count.
struct `Reading requests` {
    private func seconds(_ text: String, _ syntax: DocumentSyntax) -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        let document = DocumentLines(Array(text.utf8))
        return (0..<3).map { _ in
            let start = now()
            _ = try? syntax.requests(in: document)
            return now() - start
        }.min() ?? 0
    }

    /// Eight times as much takes eight times as long; squares would be sixty-four.
    @Test(arguments: [
        ("- a\n", DocumentSyntax.markdown), ("> ", .markdown),
        ("<div>", .markdown), ("`a``", .markdown), ("<svg>\n\n", .markdown), ("<!-- a -->", .markdown),
        ("@A {\n", .docc), ("@Comment {\n", .docc), ("```\n", .markdown), ("<title>\n", .markdown),
        ("<!--a-->", .html), ("<", .html), ("<noscript>", .html),
        ("<title>\n", .html), ("<script><x", .html), ("<svg>", .html), ("<a b='", .html), ("</", .html),
        ("// splitframe: {\n", .asciidoc), ("//}\n", .asciidoc),
        ("[a]\n", .asciidoc), (".A\n", .asciidoc), ("ifdef::a[]\n", .asciidoc),
        ("a::\n", .asciidoc),
        ("=== ===\n", .restructuredText),
        ("a::\n", .restructuredText), ("a::\n\n", .restructuredText), (".. a\n", .restructuredText),
        ("::\n\n..\n", .restructuredText), ("Words.\n", .restructuredText),
        ("=== ===\n\na\n", .restructuredText),
    ]) func `takes time in proportion to what is read`(piece: String, syntax: DocumentSyntax) {
        let count = 400
        let few = seconds(String(repeating: piece, count: count), syntax)
        let many = seconds(String(repeating: piece, count: count * 8), syntax)
        #expect(many < 24 * few + 0.005, "\(many / few) times as long")
    }
}
