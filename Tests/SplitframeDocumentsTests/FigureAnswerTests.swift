import Testing

@testable import SplitframeDocuments

struct `A line that shows a picture` {
    private static let forms: [AnswerForm] = [
        .markdown, .html, .myst, .directive, .asciidoc, .restructuredText,
    ]

    private func answer(_ text: String = "Two \"columns\", [a] <b> \\", attributes: [String: String] = [:])
        -> FigureAnswer
    {
        let links = FigureLinks(files: [.init(scale: 1, path: "a b/ü(1).png")], name: "ü(1)", width: 300)
        return FigureAnswer(links: links, alternativeText: text, attributes: attributes)
    }

    @Test(arguments: forms) func `is ours until a byte in it changes`(form: AnswerForm) {
        let text = Array(answer().lines(as: form).joined(separator: "\n").utf8)
        #expect(AnswerMark.isOurs(text))
        for index in text.indices {
            var changed = text
            changed[index] ^= 1
            #expect(!AnswerMark.isOurs(changed))
            changed = text
            changed.remove(at: index)
            // One of two equal bytes is the other.
            if changed.count < text.count, index + 1 < text.count, text[index] != text[index + 1] {
                #expect(!AnswerMark.isOurs(changed))
            }
        }
    }

    @Test(arguments: forms) func `is ours whatever its text is`(form: AnswerForm) {
        let texts = [
            "", "generated 00000000", "a generated 12345678", "generated=00000000 generated=\"00000000",
        ]
        for text in texts {
            let lines = answer(text).lines(as: form)
            #expect(AnswerMark.isOurs(Array(lines.joined(separator: "\n").utf8)), "\(lines)")
        }
    }

    @Test(arguments: [
        (
            AnswerForm.markdown,
            "<img src=\"a%20b/%C3%BC%281%29.png\" alt=\"A &#60;b&#62;\" class=\"&#34;c&#34;\" width=\"50%\" data-generated="
        ),
        (
            .html,
            "<img src=\"a%20b/%C3%BC%281%29.png\" alt=\"A &#60;b&#62;\" class=\"&#34;c&#34;\" width=\"50%\" data-generated="
        ),
        (.asciidoc, "image::a%20b/%C3%BC%281%29.png[\"A <b>\",class=\"\\\"c\\\"\",width=\"50%\",generated="),
        (
            .restructuredText,
            ".. image:: a%20b/%C3%BC%281%29.png\n   :alt: A <b>\n   :class: \"c\"\n   :width: 50%"
        ),
        (.myst, "```{image} a%20b/%C3%BC%281%29.png\n:alt: A <b>\n:class: \"c\"\n:width: 50%\n```"),
    ]) func `has what its author wants in the request`(form: AnswerForm, expected: String) {
        let lines = answer("A\n<b>", attributes: ["width": "50%", "class": "\"c\""]).lines(as: form)
        #expect(lines.joined(separator: "\n").contains(expected))
    }

    /// Each page shows the one of two pictures that its switch names.
    @Test(arguments: [
        (
            AnswerForm.markdown, AppearanceSwitch.fragment,
            "<img src=\"a.png#only-light\" srcset=\"a.png 1x, a@2x.png 2x\" alt=\"b\" width=\"300\"><img src=\"a~dark.png#only-dark\" alt=\"b\" width=\"300\" data-generated=\""
        ),
        (
            .myst, .classes,
            "```{image} a@2x.png\n:alt: b\n:class: only-light\n:width: 300px\n```\n```{image} a~dark.png\n:alt: b\n:class: only-dark\n:width: 300px\n```\n<!-- generated"
        ),
        (
            .restructuredText, .classes,
            "\n.. image:: a@2x.png\n   :alt: b\n   :class: only-light\n   :width: 300px\n.. image:: a~dark.png\n   :alt: b\n   :class: only-dark\n"
        ),
        (
            .markdown, .system,
            "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"a~dark.png\"><img"
        ),
    ]) func `follows the switch of its page`(form: AnswerForm, choice: AppearanceSwitch, expected: String) {
        let links = FigureLinks(
            files: [.init(scale: 1, path: "a.png"), .init(scale: 2, path: "a@2x.png")],
            darkFiles: [.init(scale: 1, path: "a~dark.png")], name: "a", width: 300)
        let answer = FigureAnswer(links: links, alternativeText: "b", appearanceSwitch: choice)
        let text = answer.lines(as: form).joined(separator: "\n")
        #expect(text.contains(expected), "\(text)")
        #expect(AnswerMark.isOurs(Array(text.utf8)))
    }
}
