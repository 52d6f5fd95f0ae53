import Testing

@testable import SplitframeDocuments

struct `Requests in other documents` {
    private func places(_ text: String, _ syntax: DocumentSyntax) throws -> [FigurePlace] {
        try syntax.places(in: DocumentLines(Array(text.utf8)))
    }

    @Test(arguments: [
        ("// splitframe: {}\n", DocumentSyntax.asciidoc, 1),
        ("// splitframe: {\"a\":\n// 1}\n// a comment\nimage::x.png[]\n", .asciidoc, 1),
        ("----\n// splitframe: {}\n----\n", .asciidoc, 0), ("////\n// splitframe: {}\n////\n", .asciidoc, 0),
        ("....\n----\n// splitframe: {}\n....\n// splitframe: {}\n", .asciidoc, 1),
        (".. splitframe: {}\n", .restructuredText, 1), ("* a\n\n  .. splitframe: {}\n", .restructuredText, 1),
        (".. splitframe:\n   {\"a\":\n    1}\n", .restructuredText, 1),
        ("Code::\n\n  .. splitframe: {}\n", .restructuredText, 0),
        (".. code-block:: rst\n\n   .. splitframe: {}\n", .restructuredText, 0),
        (".. note::\n\n   .. splitframe: {}\n", .restructuredText, 1),
        ("<p>\n<!-- splitframe: {} -->\n</p>\n", .html, 1),
        ("<script>\n<!-- splitframe: {} -->\n</script>\n", .html, 0),
        ("      <!-- splitframe: {} -->\n", .html, 1),
    ]) func `are found, and not seen in code`(text: String, syntax: DocumentSyntax, count: Int) throws {
        #expect(try places(text, syntax).count == count)
    }

    @Test func `leave the title of a figure where it is`() throws {
        let text = "// splitframe: {}\n.Title\n[role=a]\nimage::x.png[own]\n"
        let place = try #require(places(text, .asciidoc).first)
        #expect(place.markup?.alternativeText == "own")
        #expect(String(text.dropFirst(place.range.lowerBound)) == "image::x.png[own]\n")
    }

    @Test func `say in which folder their pictures are`() throws {
        #expect(
            try places(":imagesdir: pictures\n\n// splitframe: {}\n", .asciidoc).first?.imagesFolder
                == "pictures")
    }
}
