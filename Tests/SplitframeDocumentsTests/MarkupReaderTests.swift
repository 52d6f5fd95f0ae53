import Testing

@testable import SplitframeDocuments

struct `Requests in Markdown` {
    private func places(_ text: String, _ syntax: DocumentSyntax = .markdown) throws -> [FigurePlace] {
        try syntax.requests(in: DocumentLines(Array(text.utf8))).places
    }

    @Test(arguments: [
        "<!-- splitframe: {} -->\n", "  <!-- splitframe: {} -->", "<!--splitframe:{}-->\r\nwords",
        "\u{FEFF}<!-- splitframe:\n{}\n-->\n", "- item\n\n  <!-- splitframe: {} -->\n",
        "1. item\n   - <!-- splitframe: {} -->\n", "> > <!-- splitframe: {} -->\n",
        "```splitframe\n{}\n```\n", "~~~~ splitframe\n{}\n~~~~~\n", "- a\n\n  ```splitframe\n  {}\n  ```\n",
        "words\n<!-- splitframe: {} -->\n", "- a\n\n  - b\n\n    <!-- splitframe: {} -->\n",
    ]) func `are found`(text: String) throws {
        let places = try places(text)
        #expect(places.count == 1)
        #expect(places.first?.request.text.filter { !$0.isWhitespace } == "{}")
    }

    @Test(arguments: [
        "```\n<!-- splitframe: {} -->\n```\n", "````md\n```splitframe\n{}\n```\n````\n",
        "    <!-- splitframe: {} -->\n", "<!--\n<!-- splitframe: {}\n-->\n",
        "- a\n\n      <!-- splitframe: {} -->\n",
        "`<!-- splitframe: {} -->`\n", "<pre>\n<!-- splitframe: {} -->\n</pre>\n",
        "> ```\n> <!-- splitframe: {} -->\n",
        "~~~\n```splitframe\n{}\n```\n~~~\n", "<!-- ```\n--> \n",
    ]) func `are not seen in code and comments`(text: String) throws {
        #expect(try places(text).isEmpty)
    }

    @Test(arguments: [
        ("<!-- splitframe: {}\n", 1, 1), ("a\n\n- ```splitframe\n  {}\n", 3, 3),
        ("<!-- splitframe: {} --> ![](a.png)\n", 1, 24), ("<!-- splitframe: {} --!>\n", 1, 1),
    ]) func `say where they are broken`(text: String, line: Int, column: Int) {
        let fault = #expect(throws: RequestFault.self) { try places(text) }
        #expect(fault?.line == line)
        #expect(fault?.column == column)
    }

    @Test(arguments: [
        "<div>\n<!-- splitframe: {} -->\n</div>\n", "words\n    <!-- splitframe: {} -->\n",
        "words <!-- splitframe: {} -->\n", "<div><textarea>\n\n<!-- splitframe: {} -->\n",
        "``a`\n10) ten\n`<script>`\n\n<!-- splitframe: {} -->\n", "\\`<script>`\n\n<!-- splitframe: {} -->\n",
        "<svg>\n\n<!-- splitframe: {} -->\n\n</svg>\n",
        "words <textarea\nrows=2>\n\n<!-- splitframe: {} -->\n",
        "words <textarea>\n\n```splitframe\n{}\n```\n",
    ]) func `are told where they are not answered`(text: String) throws {
        let found = try DocumentSyntax.markdown.requests(in: DocumentLines(Array(text.utf8)))
        #expect(found.places.isEmpty)
        #expect(found.unanswered.count == 1)
    }

    @Test func `are read in directives of DocC`() throws {
        let tutorial =
            "@Section {\n    @Step {\n        Do.\n        @Comment { splitframe: {\"a\": {}} }\n        @Image(source: \"x\", alt: \"y\")\n    }\n}\n"
        let place = try #require(places(tutorial, .tutorial).first)
        #expect(place.request.text.filter { !$0.isWhitespace } == #"{"a":{}}"#)
        #expect(place.answer == .foreign("@Image(source: \"x\", alt: \"y\")"))
        #expect(try places("@Row {\n        <!-- splitframe: {} -->\n}\n", .docc).count == 1)
        #expect(try places("@Comment {\n    splitframe: {}\n}\n", .docc).isEmpty)
    }
}
