import Geometry
import SceneDrawing
import Testing

struct `A scene as SVG` {
    static func scene(ink: Color, paper: Color) -> Scene {
        Scene(
            size: Size(width: 40, height: 30), background: paper,
            elements: [
                .group(
                    SceneGroup(
                        id: "split/primary",
                        elements: [
                            .text(
                                TextRun(
                                    "Tom & <Jerry>", in: Rectangle(x: 0, y: 0, width: 40, height: 20),
                                    font: Font(size: 10, weight: .semibold), color: ink, alignment: .center)),
                            .shape(
                                Shape(
                                    .rectangle(Rectangle(x: 10.25, y: 0, width: 0.5, height: 30)), fill: ink,
                                    snapsToPixels: true)),
                        ]))
            ], alternativeText: "Two names.")
    }

    @Test func `keeps text as text, and names and describes itself`() {
        let text = SVGDocument(
            Self.scene(ink: Color(0x112233), paper: Color(0xFFFFFF)), metadata: "{\"a\":1}"
        ).text
        #expect(text.contains(">Tom &amp; &lt;Jerry&gt;</text>"))
        #expect(text.contains("<title id=\"title\">Two names.</title>"))
        #expect(text.contains("<g id=\"split/primary\">"))
        #expect(text.contains("fill=\"#112233\""))
        #expect(text.contains("<metadata>{&quot;a&quot;:1}</metadata>"))
    }

    @Test(arguments: [(1.0, "x=\"10\" y=\"0\" width=\"1\""), (2, "x=\"10.5\" y=\"0\" width=\"0.5\"")])
    func `writes a hairline where it snaps at the scale`(scale: Double, attributes: String) {
        let text = SVGDocument(Self.scene(ink: Color(0), paper: Color(0xFFFFFF)), scale: scale).text
        #expect(text.contains(attributes), "\(text)")
    }

    @Test func `holds light and dark in one file`() {
        let light = Self.scene(ink: Color(0), paper: Color(0xFFFFFF))
        let dark = Self.scene(ink: Color(0xEEEEEE), paper: Color(0x101010))
        let text = SVGDocument(light, dark: dark).text
        #expect(text.contains(":root{--c0:#ffffff;--c1:#000000}"))
        #expect(text.contains("@media (prefers-color-scheme:dark){:root{--c0:#101010;--c1:#eeeeee}}"))
        #expect(text.contains("fill:var(--c1)"))
    }

    @Test func `leaves out what XML does not know`() {
        var scene = Self.scene(ink: Color(0), paper: Color(0xFFFFFF))
        scene.alternativeText = "a\u{0}b\u{1B}c\u{FFFF}\u{85}"
        #expect(SVGDocument(scene).text.contains(">abc</title>"))
    }
}
