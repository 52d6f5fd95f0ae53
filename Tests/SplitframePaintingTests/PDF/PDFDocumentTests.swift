import SplitframeInterface
import SplitframePainting
import SplitframeWireframes
import Testing

struct `A PDF` {
    private static let scene = Scene(
        size: Size(width: 100, height: 80), background: .white, elements: [.box(10, 10, 30, 20)])
    private static let information = PDFInformation(title: "Two", subject: "Boxes.", keywords: "{}")

    private func pdf(of pages: [PDFPage]) throws -> String {
        let bytes = try Painter(fonts: .installed()).session().pdf(of: pages, Self.information)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func count(_ word: String, in text: String) -> Int { text.split(separator: word).count - 1 }

    @Test func `has the same bytes every time, without a clock`() throws {
        let pages = [PDFPage(Self.scene, scale: 2), PDFPage(Self.scene, scale: 2)]
        let first = try pdf(of: pages)

        #expect(try first == pdf(of: pages))
        #expect(first.hasPrefix("%PDF-"))
        #expect(first.contains("/CreationDate (20000101000000"))
    }

    @Test func `has a page a scene, of its size`() throws {
        var wide = Self.scene
        wide.size.width = 300
        let text = try pdf(of: [PDFPage(Self.scene, scale: 1), PDFPage(wide, scale: 1)])

        #expect(count("/MediaBox", in: text) == 2)
        #expect(text.contains("/MediaBox [ 0 0 100 80 ]"))
        #expect(text.contains("/MediaBox [ 0 0 300 80 ]"))
        #expect(!text.contains("/Outlines"))
        #expect(!text.contains("/PageLabels"))
    }

    @Test func `finds pages by label and bookmark, and pages share the bookmarks they begin with`() throws {
        let outlines = [
            ["Pad", "portrait", "one"], ["Pad", "portrait", "two"], ["Phone", "portrait", "two"],
        ]
        let text = try pdf(
            of: outlines.map { PDFPage(Self.scene, scale: 1, label: $0.joined(), outline: $0) })

        for (title, number) in [("Pad", 1), ("Phone", 1), ("portrait", 2), ("one", 1), ("two", 2)] {
            #expect(count("/Title (\(title))", in: text) == number)
        }
        for outline in outlines { #expect(text.contains("/P (\(outline.joined()))")) }
    }

    @Test func `is tagged: what has no role is a figure, and links lead to pages by name`() throws {
        var scene = Self.scene
        for (index, role) in [SceneGroup.Role.heading(1), .caption, .paragraph, .link(to: "here")]
            .enumerated()
        {
            var group = SceneGroup(elements: [.box(Double(index) * 10, 60, 8, 8)])
            group.role = role
            scene.elements.append(.group(group))
        }
        let text = try pdf(of: [PDFPage(scene, scale: 1, name: "here")])

        #expect(text.contains("/StructTreeRoot"))
        for tag in ["Figure", "H1", "Caption", "P", "Link"] {
            #expect(count("/S /\(tag)\n", in: text) == 1, "\(tag)")
        }
        #expect(text.contains("/Author (Splitframe)"))
    }

    @Test func `says that it is tagged, each page a document of its own, whatever the pages' sizes`() throws {
        var wide = Self.scene
        wide.size.width = 300
        let text = try pdf(of: [PDFPage(Self.scene, scale: 1), PDFPage(wide, scale: 1)])
        #expect(text.contains("/MarkInfo << /Marked true >>"))
        #expect(count("/S /Document\n", in: text) == 2)
    }

    @Test func `marks a page of its own even where two have the same name`() throws {
        let page = PDFPage(Self.scene, scale: 1, outline: ["same"])
        #expect(count("/Title (same)", in: try pdf(of: [page, page])) == 2)
    }

    @Test func `hands its bytes on while pages are still to come`() throws {
        // Numbers without a pattern, so that they cannot be packed.
        let elements = (1...20_000).map { number in
            SceneElement.box(
                (Double(number) * 0.7131).squareRoot(), Double(number * number % 7919) / 99, 3, 7)
        }
        let scene = Scene(size: Size(width: 100, height: 80), elements: elements)
        var parts: [[UInt8]] = []
        let session = try Painter(fonts: .installed()).session()
        let document = try session.document(Self.information) { parts.append($0) }
        for _ in 0..<10 { try document.add(PDFPage(scene, scale: 1)) }
        let early = parts.count
        try document.finish()

        #expect(early > 0 && parts.count > early)
        #expect(parts.first?.starts(with: PDFFile.beginning) == true)
    }

    @Test func `ends with the error of whoever takes its bytes`() throws {
        struct Refusal: Error {}
        let document = try Painter(fonts: .installed()).session().document(Self.information) { _ in
            throw Refusal()
        }
        #expect(throws: Refusal.self) {
            try document.add(PDFPage(Self.scene, scale: 1))
            try document.finish()
        }
    }
}
