import Testing

@testable import SplitframeDocuments

struct `The markup of a picture` {
    // Accents around what has a meaning, at both ends too.
    private static let words =
        "\u{301}A [b] \"c\" <d> & *e* _f_ \\ ` 1 × 2, g]\u{301} \\\", h\"\u{301} &\u{301} i\u{600}"
    private static let forms: [(DocumentSyntax, ImageMarkup.Form)] = [
        (.markdown, .markdown), (.markdown, .html), (.html, .html), (.tutorial, .directive),
        (.asciidoc, .asciidoc), (.restructuredText, .restructuredText),
    ]

    private func read(_ lines: [String], _ syntax: DocumentSyntax) -> ImageMarkup? {
        let request: [String] =
            switch syntax {
            case .asciidoc: ["// splitframe: {}"]
            case .restructuredText: [".. splitframe: {}"]
            case .markdown, .html, .docc, .tutorial, .figures: ["<!-- splitframe: {} -->"]
            }
        let text = (request + lines).joined(separator: "\n") + "\n"
        return try? syntax.places(in: DocumentLines(Array(text.utf8))).first?.markup
    }

    private func links(isDark: Bool = false) -> FigureLinks {
        FigureLinks(
            files: [.init(scale: 1, path: "a b/ü(1).png")],
            darkFiles: isDark ? [.init(scale: 1, path: "a b/ü~dark.png")] : [], name: "ü(1)", width: 300)
    }

    @Test(arguments: forms.indices) func `is read as it was written`(form: Int) throws {
        let (syntax, form) = Self.forms[form]
        let lines = ImageMarkup(form: form, source: "").lines(
            showing: links(isDark: form == .html), generated: Self.words)
        let markup = try #require(read(lines, syntax))
        // DocC shows the backslashes that would make quotation marks letters.
        let words = form == .directive ? " \(Self.words.replacing("\"c\"", with: "“c”")) " : Self.words
        #expect(markup.alternativeText == words)
        #expect(markup.isGenerated)
        #expect(markup.lines(showing: links(isDark: form == .html), generated: Self.words) == lines)
        // Words that follow the picture change with it.
        let other = markup.lines(showing: links(), generated: "Other")
        #expect(read(other, syntax)?.alternativeText == "Other")
    }

    @Test(arguments: forms.indices) func `keeps a person's words`(form: Int) throws {
        let (syntax, form) = Self.forms[form]
        let lines = ImageMarkup(form: form, source: "").lines(showing: links(), generated: "generated")
        // Whoever changes generated words need not take the mark away.
        let edited = lines.map {
            $0.replacing("generated\"", with: "My own\"").replacing("[generated]", with: "[My own]")
                .replacing(":alt: generated", with: ":alt: My own")
        }
        let markup = try #require(read(edited, syntax))
        #expect(!markup.isGenerated)
        let rewritten = markup.lines(showing: links(), generated: "generated")
        let again = try #require(read(rewritten, syntax))
        #expect(again.alternativeText == "My own")
        #expect(again.mark == nil)
    }

    @Test(arguments: [
        (
            DocumentSyntax.markdown, "[![own](x.png \"T\")](https://example.org)",
            "[![own](a%20b/%C3%BC%281%29.png \"T\")](https://example.org)"
        ),
        (
            .markdown, "![own \\* words](x.png){width=50%}",
            "![own \\* words](a%20b/%C3%BC%281%29.png){width=50%}"
        ),
        (
            .html, "<img class=\"a\" src=\"x\" alt=\"own\" loading=lazy>",
            "<img src=\"a%20b/%C3%BC%281%29.png\" alt=\"own\" width=\"300\" class=\"a\" loading=\"lazy\">"
        ),
        (
            .asciidoc, "image::x.png[own,role=r,width=50%]",
            "image::a%20b/%C3%BC%281%29.png[\"own\",role=r,width=50%]"
        ),
        // In AsciiDoc a quotation mark is a letter behind any backslash, within a value, and where none closes it.
        (
            .asciidoc, #"image::x.png["a \"q\" \\" c",width=50%]"#,
            #"image::a%20b/%C3%BC%281%29.png["a \"q\" \\" c",width=50%]"#
        ),
        (.asciidoc, #"image::x.png["a\\"]"#, #"image::a%20b/%C3%BC%281%29.png["\"a\\\"",width=300]"#),
        (
            .asciidoc, "image::x.png[\"\u{301}a, b\",width=5]",
            "image::a%20b/%C3%BC%281%29.png[\"\u{301}a, b\",width=5]"
        ),
        (
            .asciidoc, #"image::x.png["a\\",width=50%]"#,
            #"image::a%20b/%C3%BC%281%29.png["\"a\\\"",width=50%]"#
        ),
        (
            .asciidoc, #"image::x.png[5" nails,width=50%]"#,
            #"image::a%20b/%C3%BC%281%29.png["5\" nails",width=50%]"#
        ),
        (
            .asciidoc, "image::x.png[alt='a, \"b\"',title=\"c, d\",e=f\"g,h\"]",
            #"image::a%20b/%C3%BC%281%29.png["a, \"b\"",width=300,title="c, d",e=f"g,h"]"#
        ),
        // The second and the third are width and height.
        (
            .asciidoc, "image::x.png[Sunset,300,200,]",
            #"image::a%20b/%C3%BC%281%29.png["Sunset",width=300,height=200]"#
        ),
        (
            .asciidoc, "image::x.png[\"a\",,5,\tb]",
            #"image::a%20b/%C3%BC%281%29.png["a",width=300,height=5,b]"#
        ),
        (
            .asciidoc, "image::x.png[a,,,-,width=5]", #"image::a%20b/%C3%BC%281%29.png["a",width=5,,-]"#
        ),
        (
            .asciidoc, #"image::x.png[a,width = 50%,link ="b, c"]"#,
            #"image::a%20b/%C3%BC%281%29.png["a",width=50%,link="b, c"]"#
        ),
        (
            .asciidoc, #"image::x.png["a"5,link=b]"#, #"image::a%20b/%C3%BC%281%29.png["a",width=5,link=b]"#
        ),
        (
            .asciidoc, #"image::x.png[c.d= "e, f"alt= "a, b"]"#,
            #"image::a%20b/%C3%BC%281%29.png["a, b",width=300,c.d="e, f"]"#
        ),
        (
            .asciidoc, "image::x.png[a\u{600}\\,width=5]",
            "image::a%20b/%C3%BC%281%29.png[\"a\u{600}\\ \",width=5]"
        ),
        (.asciidoc, #"image::x.png[a\,width=5]"#, #"image::a%20b/%C3%BC%281%29.png["a\ ",width=5]"#),
        (.tutorial, "@Image(source: x, alt: \"own\")", "@Image(source: \"ü(1)\", alt: \"own\")"),
        (
            .tutorial, #"@Image(source: x, alt: "a\\", role: hero)"#,
            #"@Image(source: "ü(1)", alt: "a\\", role: hero)"#
        ),
        // DocC takes no backslash away.
        (
            .tutorial, #"@Image(source: x, alt: "say \"q\", b", role: hero)"#,
            #"@Image(source: "ü(1)", alt: "say \"q\", b", role: hero)"#
        ),
        (
            .tutorial, "@Image(source: x, alt: \"say \\\\\"\u{301}x, y\", role: hero)",
            "@Image(source: \"ü(1)\", alt: \"say \\\\\"\u{301}x, y\", role: hero)"
        ),
    ]) func `keeps what else its author has said`(syntax: DocumentSyntax, line: String, expected: String)
        throws
    {
        let markup = try #require(read([line], syntax))
        #expect(
            markup.lines(showing: links(), generated: "generated").first
                == expected)
    }

    @Test(arguments: [
        (DocumentSyntax.asciidoc, ["image::x.png[width=40]"], "width=40"),
        (.restructuredText, [".. image:: x.png", "   :width: 40"], "   :width: 40"),
    ]) func `keeps its author's width beside words of ours`(
        syntax: DocumentSyntax, lines: [String], width: String
    ) throws {
        let once = try #require(read(lines, syntax)).lines(showing: links(), generated: "generated")
        let markup = try #require(read(once, syntax))
        #expect(markup.isGenerated)
        #expect(once.last?.contains(width) == true)
        #expect(markup.lines(showing: links(), generated: "generated") == once)
    }

    @Test(arguments: ["![a](b.png) ![c](d.png)", "text ![a](b.png)", "<img src=\"a\"> words", "![a](b.png"])
    func `is nothing that stands beside other words`(line: String) {
        #expect(read([line], .markdown) == nil)
    }
}
