import Testing

@testable import SplitframeDocuments

struct `Requests in other documents` {
    private func places(_ text: String, _ syntax: DocumentSyntax) throws -> [FigurePlace] {
        try syntax.requests(in: DocumentLines(Array(text.utf8))).places
    }

    @Test(arguments: [
        ("// splitframe: {}\n", DocumentSyntax.asciidoc, 1),
        ("// splitframe: {\"a\":\n// 1}\n// a comment\nimage::x.png[]\n", .asciidoc, 1),
        ("----\n// splitframe: {}\n----\n", .asciidoc, 0), ("////\n// splitframe: {}\n////\n", .asciidoc, 0),
        ("....\n----\n// splitframe: {}\n....\n// splitframe: {}\n", .asciidoc, 1),
        ("Title\n-----\n\n// splitframe: {}\n", .asciidoc, 1),
        ("[source]\n\n// splitframe: {}\nputs 1\n", .asciidoc, 0),
        ("words\n// splitframe: {}\n", .asciidoc, 0),
        ("Code::\n\n.. splitframe: {}\n", .restructuredText, 0),
        ("words\n.. splitframe: {}\n", .restructuredText, 0),
        ("<p><title>\n<!-- splitframe: {} -->\n</title>\n", .html, 0),
        ("<p><textarea>\n<!-- splitframe: {} -->\n</textarea>\n<!-- splitframe: {} -->\n", .html, 1),
        ("<p><![CDATA[\n<!-- splitframe: {} -->\n]]>\n", .html, 0),
        (".. splitframe: {}\n", .restructuredText, 1), ("* a\n\n  .. splitframe: {}\n", .restructuredText, 1),
        (".. splitframe:\n   {\"a\":\n    1}\n", .restructuredText, 1),
        ("Code::\n\n  .. splitframe: {}\n", .restructuredText, 0),
        (".. code-block:: rst\n\n   .. splitframe: {}\n", .restructuredText, 0),
        (".. note::\n\n   .. splitframe: {}\n", .restructuredText, 1),
        ("<p>\n<!-- splitframe: {} -->\n</p>\n", .html, 1),
        ("<script>\n<!-- splitframe: {} -->\n</script>\n", .html, 0),
        ("      <!-- splitframe: {} -->\n", .html, 1),
        ("<script>\na --> b < c\n</script>\n<!-- splitframe: {} -->\n", .html, 1),
        ("[literal]\n\n// splitframe: {}\n", .asciidoc, 0), ("a::\n\n// splitframe: {}\n", .asciidoc, 0),
        ("== Title\n[source]\n\n// splitframe: {}\n", .asciidoc, 0),
        ("Words.\n\n.. splitframe: {}\n\nTitle\n=====\n", .restructuredText, 1),
        (".. a\n\n.. splitframe: {}\n\nTitle\n=====\n", .restructuredText, 0),
        (".. splitframe: {}\n\n:field: a\n", .restructuredText, 0),
        ("=== ===\na   b\n=== ===\n\n.. splitframe: {}\n", .restructuredText, 1),
        ("= Title\nMe\n\n// splitframe: {}\n", .asciidoc, 1), ("= Title\n// splitframe: {}\n", .asciidoc, 0),
        (".Title\n:a: b\n\n// splitframe: {}\n", .asciidoc, 0),
        ("[verse]\n---\n// splitframe: {}\n", .asciidoc, 0),
        ("[source]\n////\n////\n\n// splitframe: {}\n", .asciidoc, 0),
        ("<svg><title>a</title></svg>\n<!-- splitframe: {} -->\n", .html, 1),
        ("<noscript><iframe></iframe></noscript>\n<!-- splitframe: {} -->\n", .html, 1),
    ]) func `are found, and not seen in code`(text: String, syntax: DocumentSyntax, count: Int) throws {
        #expect(try places(text, syntax).count == count)
    }

    @Test(arguments: [
        ("- .. splitframe: {}\n", 1), ("Words.\n\nCode::\n\n  .. splitframe: {}\n", 0),
        ("- a::\n\n  .. splitframe: {}\n", 1), ("::\n  .. splitframe: {}\n", 1),
        (".. code::\n\n.. splitframe: {}\n", 1), ("Words\n.. splitframe: {}\n  .. splitframe: {}\n", 2),
        ("Words\n.. note::\n\n__ c\n=== ===\n\n.. splitframe: {}\n", 1),
        (".. code::\n\n   .. splitframe: {}\n", 0), ("Words\n.. code::\n\n   .. splitframe: {}\n", 1),
        ("=== ===\n.. splitframe: {}\n=== ===\n", 1),
        (".. splitframe: {}\n\n  .. splitframe: {}\n", 2),
        ("- .. code-block:: c\n\n      .. splitframe: {}\n", 1),
        ("1. a\n\n   - .. code::\n\n       .. splitframe: {}\n", 1),
        ("> .. note::\n\n.. splitframe: {}\n", 1), ("=== ===\naaaaa b\n=== ===\n\n.. splitframe: {}\n", 1),
        (".. note::\n   :a: b\n\n   .. splitframe: {}\n", 1),
        ("    .. splitframe: {}\n\n\t.. splitframe: {}\n", 2),
        (".. splitframe: {}\n\n   -- Me\n", 1),
    ]) func `of reStructuredText are told where they may be comments`(text: String, count: Int) throws {
        let found = try DocumentSyntax.restructuredText.requests(in: DocumentLines(Array(text.utf8)))
        #expect(found.places.isEmpty)
        #expect(found.unanswered.count == count)
    }

    @Test(arguments: [
        ("<!-- splitframe: {} -->\n<!DOCTYPE html>\n<p>\n", UnansweredRequest.Reason.inFrontOfTitle),
        ("<html>\n<!-- splitframe: {} -->\n<head></head>\n<body>\n", .inFrontOfTitle),
        ("<p>\n<svg>\n<!-- splitframe: {} -->\n</svg>\n", .insideBlock(line: 2)),
        ("<select>\n<!-- splitframe: {} -->\n</select>\n", .insideBlock(line: 1)),
        ("<noscript>\n<!-- splitframe: {} -->\n</noscript>\n", .insideHTML),
        ("<noscript><!--\n</noscript>\n<!-- splitframe: {} -->\n", .afterAmbiguousLine(line: 2)),
    ]) func `of HTML are told where a picture would be something else`(
        text: String, reason: UnansweredRequest.Reason
    ) throws {
        let found = try DocumentSyntax.html.requests(in: DocumentLines(Array(text.utf8)))
        #expect(found.places.isEmpty)
        #expect(found.unanswered.map(\.reason) == [reason])
    }

    @Test func `leave the title of a figure where it is`() throws {
        let text = "// splitframe: {}\n.Title\n[role=a]\nimage::x.png[own]\n"
        let place = try #require(places(text, .asciidoc).first)
        #expect(place.answer == .foreign("image::x.png[own]"))
    }

    @Test func `say in which folder their pictures are`() throws {
        #expect(
            try places(":imagesdir: pictures\n\n// splitframe: {}\n", .asciidoc).first?.imagesFolder
                == "pictures")
    }
}
