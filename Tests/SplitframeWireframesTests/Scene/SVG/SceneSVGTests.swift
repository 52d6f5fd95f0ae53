import Foundation
import SplitframeInterface
import SplitframeWireframes
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

struct `A scene as SVG` {
    static func scene(ink: Color, paper: Color) -> Scene {
        Scene(
            size: Size(width: 40, height: 30), background: paper,
            elements: [
                .group(
                    SceneGroup(
                        id: "split/primary", clip: .rectangle(Rectangle(x: 0, y: 0, width: 40, height: 30)),
                        elements: [
                            .text(
                                TextRun(
                                    "Tom & <Jerry>", in: Rectangle(x: 0, y: 0, width: 40, height: 20),
                                    font: Font(size: 5, weight: .semibold), color: ink, alignment: .center)),
                            .shape(
                                Shape(
                                    .rectangle(Rectangle(x: 10.25, y: 0, width: 0.5, height: 30)), fill: ink,
                                    snapsToPixels: true)),
                        ]))
            ], alternativeText: "Two names.")
    }

    @Test func `keeps text as text, and names and describes itself`() {
        let text = Self.scene(ink: Color(0x112233), paper: Color(0xFFFFFF)).svg(metadata: "{\"a\":1}")
        #expect(text.contains(">Tom &amp; &lt;Jerry&gt;</text>"))
        let name = text.firstMatch(of: #/<title id="(s[0-9a-f]+)_title">Two names\.</title>/#)?.1 ?? ""
        #expect(text.contains("aria-labelledby=\"\(name)_title\" aria-describedby=\"\(name)_desc\""))
        #expect(text.contains("<g id=\"\(name)/split/primary\" clip-path=\"url(#\(name)_"))
        #expect(text.contains("fill=\"#112233\""))
        #expect(text.contains("<metadata>{&quot;a&quot;:1}</metadata>"))
    }

    @Test(arguments: [(1.0, "x=\"10\" y=\"0\" width=\"1\""), (2, "x=\"10.5\" y=\"0\" width=\"0.5\"")])
    func `writes a hairline where it snaps at the scale`(scale: Double, attributes: String) {
        let text = Self.scene(ink: Color(0), paper: Color(0xFFFFFF)).svg(scale: scale)
        #expect(text.contains(attributes), "\(text)")
    }

    @Test func `holds light and dark in one file, light where nobody reads style sheets`() {
        let light = Self.scene(ink: Color(0), paper: Color(0xFFFFFF))
        let dark = Self.scene(ink: Color(0xEEEEEE, alpha: 51), paper: Color(0x101010))
        let text = light.svg(dark: dark)
        let sheet = text.firstMatch(
            of: #/<style>@media \(prefers-color-scheme:dark\)\{(\.\w+\{.*?\})(\.\w+\{.*?\})\}</style>/#)
        let rules = [sheet?.1, sheet?.2].compactMap { $0.map(String.init) }
        func name(_ rule: String) -> Substring {
            rules.first { $0.hasSuffix("{\(rule)}") }?.dropFirst().prefix { $0 != "{" } ?? ""
        }
        #expect(
            text.contains(
                "<rect width=\"40\" height=\"30\" fill=\"#ffffff\" class=\"\(name("fill:#101010"))\"/>"))
        #expect(text.contains(" fill=\"#000000\" class=\"\(name("fill:#eeeeee;fill-opacity:0.2"))\""))
    }

    @Test func `can stand in one page with others: no id is shared, and a class means one colour`() {
        let dark = Self.scene(ink: Color(0xEEEEEE), paper: Color(0x101010))
        let inks = [Color(0), Color(0x112233), Color(0x445566)]
        let texts = inks.map { Self.scene(ink: $0, paper: Color(0xFFFFFF)).svg(dark: dark) }
        let ids = texts.flatMap { $0.matches(of: #/ id="(.*?)"/#).map { String($0.1) } }
        #expect(ids.count == Set(ids).count && ids.count == 3 * 4)
        for text in texts {
            let own = Set(text.matches(of: #/ id="(.*?)"/#).map { String($0.1) })
            let used = text.matches(of: #/url\(#(.*?)\)/#).map { String($0.1) }
            #expect(!used.isEmpty && used.allSatisfy(own.contains))
        }
        var rules: [Substring: Substring] = [:]
        for rule in texts.flatMap({ $0.matches(of: #/\.(c\w+)\{(.*?)\}/#).map { ($0.1, $0.2) } }) {
            #expect(rules.updateValue(rule.1, forKey: rule.0) ?? rule.1 == rule.1)
        }
        // Libraries of another machine are no part of the name.
        let scene = Self.scene(ink: Color(0), paper: Color(0xFFFFFF))
        func names(_ metadata: String) -> [String] {
            scene.svg(metadata: metadata).matches(of: #/ id="(.*?)"/#).map { String($0.1) }
        }
        #expect(names("cairo 1") == names("cairo 2"))
    }

    @Test(
        arguments: [
            (
                .roundedRectangle(Rectangle(x: 1, y: 2, width: 20, height: 8), radius: 4, continuous: true),
                "<rect x=\"1\" y=\"2\" width=\"20\" height=\"8\" rx=\"4\" fill"
            ),
            (
                .roundedRectangle(Rectangle(x: 1, y: 2, width: 20, height: 8), radius: 2),
                "<rect x=\"1\" y=\"2\" width=\"20\" height=\"8\" rx=\"2\" fill"
            ),
            (
                .roundedRectangle(Rectangle(x: 1, y: 2, width: 20, height: 8), radius: 2, continuous: true),
                "<path d=\"M"
            ),
            (.ellipse(Rectangle(x: 1, y: 2, width: 8, height: 8)), "<circle cx=\"5\" cy=\"6\" r=\"4\" fill"),
            (
                .ellipse(Rectangle(x: 1, y: 2, width: 8, height: 6)),
                "<ellipse cx=\"5\" cy=\"5\" rx=\"4\" ry=\"3\" fill"
            ),
        ] as [(Path, String)])
    func `writes pills, circular corners and circles as what they are, in one element`(
        path: Path, element: String
    ) {
        let shape = Shape(path, fill: Color(0), stroke: Stroke(Color(0x112233), width: 2))
        let text = Scene(size: Size(width: 40, height: 30), elements: [.shape(shape)]).svg()
        #expect(
            text.contains(element)
                && text.contains("fill=\"#000000\" stroke=\"#112233\" stroke-width=\"2\"/>"))
        #expect(text.matches(of: #/<(rect|path|circle|ellipse)/#).count == 1)
    }

    @Test func `leaves out what XML does not know`() {
        var scene = Self.scene(ink: Color(0), paper: Color(0xFFFFFF))
        scene.alternativeText = "a\u{0}b\u{1B}c\u{FFFF}\u{85}"
        #expect(scene.svg().contains(">abc</title>"))
    }

    private func text(_ text: String, alignment: TextRun.Alignment = .left, width: Double = 100) -> String {
        let run = TextRun(
            text, in: Rectangle(x: 10, y: 0, width: width, height: 20), font: Font(size: 10),
            color: Color(0), alignment: alignment)
        return Scene(size: Size(width: 200, height: 20), elements: [.text(run)]).svg()
    }

    @Test(
        arguments: [
            ("عنوان", "Inter, Noto Sans Arabic, -apple-system, system-ui, sans-serif"),
            ("Mail 設定です", "Inter, Noto Sans CJK JP, Noto Sans CJK SC, -apple-system, system-ui, sans-serif"),
            ("Mail", "Inter, -apple-system, system-ui, sans-serif"),
        ])
    func `names the fonts that pictures use for a script`(title: String, families: String) {
        #expect(text(title).contains("font-family=\"\(families)\""))
    }

    @Test(
        arguments: [
            ("عنوان", .left, "x=\"10\"", "text-anchor=\"end\" direction=\"rtl\""),
            ("عنوان", .right, "x=\"110\"", "text-anchor=\"start\" direction=\"rtl\""),
            ("עב", .center, "x=\"60\"", "text-anchor=\"middle\" direction=\"rtl\""),
            ("Title", .right, "x=\"110\"", "text-anchor=\"end\" fill"),
        ] as [(String, TextRun.Alignment, String, String)])
    func `puts lines where the painter does, in their own direction`(
        title: String, alignment: TextRun.Alignment, place: String, anchor: String
    ) {
        let text = text(title, alignment: alignment)
        #expect(text.contains(place) && text.contains(anchor), "\(text)")
    }

    @Test(arguments: [(TextRun.Alignment.left, 0.0), (.center, 0.5), (.right, 1)])
    func `begins a tilted line at its anchor, since some programs misplace others`(
        alignment: TextRun.Alignment, share: Double
    ) {
        let run = TextRun(
            "Title", in: Rectangle(x: 10, y: 0, width: 100, height: 20), font: Font(size: 10),
            color: Color(0), alignment: alignment)
        let tilt = SceneTransform(attitude: Attitude(lean: -0.4, foreshortening: 0.5))
        let tilted = SceneElement.group(SceneGroup(transform: tilt, elements: [.text(run)]))
        let text = Scene(size: Size(width: 200, height: 20), elements: [tilted]).svg()
        #expect(text.contains("text-anchor=\"start\""))
        let place = text.firstMatch(of: /<text x="([0-9.]+)"/).flatMap { Double($0.1) } ?? 0
        let free = 100 - run.font.estimatedWidth(of: "Title")
        #expect(abs(place - 10 - free * share) < 0.01)
    }

    @Test func `keeps several spaces apart`() {
        #expect(text("9:41   Mon").contains("xml:space=\"preserve\""))
        #expect(!text("9:41 Mon").contains("xml:space"))
    }

    @Test func `ends too long a line in an ellipsis`() {
        #expect(text("Settings and more settings").contains("…</text>"))
        #expect(!text("Settings").contains("…"))
    }

    @Test(arguments: [
        String(repeating: "漢", count: 10_000), "a" + String(repeating: "\u{301}", count: 10_000),
        "\u{0}\u{1}\u{1B}[31m\n\r\t\u{85}\u{2028}\u{7F}", "\u{FFFE}\u{FFFF}\u{1FFFE}",
        "\u{202E}\u{2067}\u{2069}\u{202C}", "\u{301}", "]]><script>&amp;'\"", "👩‍👩‍👧\u{E0041}\u{200D}",
    ])
    func `is well-formed whatever a title says`(title: String) {
        let parser = XMLParser(data: Data(text(title).utf8))
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
    }
}
