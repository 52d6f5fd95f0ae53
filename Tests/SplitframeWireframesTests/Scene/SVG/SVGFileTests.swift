import SplitframeInterface
import SplitframeTestSupport
import SplitframeWireframes
import Testing

struct `What an SVG says of itself` {
    private func svg(metadata: String?, alternativeText: String = "") -> [UInt8] {
        let scene = Scene(size: Size(width: 10, height: 10), alternativeText: alternativeText)
        return Array(scene.svg(metadata: metadata).utf8)
    }

    @Test(arguments: [#"{"a":"Tom & Jerry's <1>"}"#, "&lt;metadata&gt;", "]]> א", ""])
    func `is read as it was written`(metadata: String) {
        #expect(SVGFile.metadata(in: svg(metadata: metadata)) == metadata)
    }

    @Test func `is never what the picture's own words say`() {
        let file = svg(metadata: nil, alternativeText: "<metadata>{}</metadata>")
        #expect(SVGFile.metadata(in: file) == nil)
    }

    @Test(arguments: [
        "", "<svg/>", "<metadata>", "<metadata>a", "<metadata>a<b/></metadata>",
        "<metadata>a</metadata><metadata>b</metadata>",
    ])
    func `is nothing where it is not ours`(text: String) {
        #expect(SVGFile.metadata(in: Array(text.utf8)) == nil)
    }

    /// A file of other hands may be made to keep its reader busy.
    @Test(arguments: ["", ";"])
    func `is read in time that grows with the signs that look like the start of an entity`(end: String) {
        let growth = growth(from: 4000) { count in
            let metadata = String(repeating: "&", count: count) + end
            #expect(SVGFile.metadata(in: Array("<metadata>\(metadata)</metadata>".utf8)) == metadata)
        }
        #expect(growth < 24)
    }

    @Test(arguments: [
        ("<svg/>", true), ("\u{FEFF}<?xml version=\"1.0\"?>\n<!-- a --><svg>", true), ("  \n<svg ", true),
        ("{\"name\": \"<svg>\"}", false), ("", false), ("<html>", false),
    ])
    func `begins as SVG`(text: String, isSVG: Bool) {
        #expect(SVGFile.isSVG(Array(text.utf8)) == isSVG)
    }
}
