import Foundation
import SplitframeDevices
import SplitframeFiles
import SplitframePainting
import SplitframeTestSupport
import SplitframeWireframes
import Testing

@testable import SplitframeDocuments

struct `The pictures of documents` {
    let folder: TemporaryFolder
    static let phone = #"{"selection": {"device": "iphone-16-pro", "scale": 1}}"#

    init() throws { folder = try TemporaryFolder() }

    func write(_ text: String, to file: String = "a.md") throws {
        let url = URL(filePath: "\(folder.path)/\(file)")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func text(_ file: String = "a.md") throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: "\(folder.path)/\(file)")), as: UTF8.self)
    }

    func plan(_ files: String..., images: String? = nil) async throws -> DocumentPlan {
        let paths = files.isEmpty ? [folder.path] : files.map { "\(folder.path)/\($0)" }
        var run = DocumentRun(
            paths: try DocumentRun.documents(among: paths), painter: try Painter(fonts: .installed()),
            devices: Device.known)
        run.images = images.map(KeptFolder.init)
        return try await run.plan()
    }

    var pictures: [String] {
        folder.files.keys.filter { $0.hasSuffix(".png") || $0.hasSuffix(".svg") }.sorted()
    }

    @Test func `appear beside them, and then nothing is left to do`() async throws {
        try write("# A\n\n<!-- splitframe: \(Self.phone) -->\n")
        let plan = try await plan()
        #expect(plan.findings.map(\.state) == [.missing])
        #expect(plan.findings.map(\.line) == [3])
        #expect(pictures.isEmpty)
        try await plan.carryOut()
        #expect(pictures == ["images/iphone-16-pro.png"])
        #expect(try text().contains("](images/iphone-16-pro.png)<!-- generated "))
        let before = folder.files
        let again = try await self.plan()
        #expect(again.findings.isEmpty)
        try await again.carryOut()
        #expect(folder.files == before)
    }

    /// The manifest says what each picture was drawn from; without these sums all are drawn and compared.
    @Test(arguments: ["", "request", "pixel", "cut", "gone", "text", "font"])
    func `are known by their check sums to be what drawing would find`(change: String) async throws {
        let both = #"{"selection": {"device": "iphone-se-3"}, "scales": [1, 2], "name": "se"}"#
        try write("<!-- splitframe: \(Self.phone) -->\n\n<!-- splitframe: \(both) -->\n")
        try await plan().carryOut(effort: .small)
        let file = URL(filePath: "\(folder.path)/images/se@2x.png")
        let png = [UInt8](try Data(contentsOf: file))
        switch change {
        case "request": try write(text().replacing("iphone-se-3", with: "iphone-16-pro"))
        case "pixel":
            var bitmap = try PNGFile.decode(png)
            bitmap.pixels[0] ^= 1
            let bytes = try PNGFile.encode(bitmap, scale: 2, text: PNGFile.texts(in: png))
            try Data(bytes).write(to: file)
        case "cut": try Data(png.dropLast(40)).write(to: file)
        case "gone": try FileManager.default.removeItem(at: file)
        case "text": try write(text().replacing("![", with: "![x"))
        case "font":
            let texts = try PNGFile.texts(in: png).map { text in
                PNGText(
                    keyword: text.keyword,
                    text: text.text.replacing("cairo 1", with: "cairo 9"))
            }
            try Data(PNGFile.encode(PNGFile.decode(png), scale: 2, text: texts)).write(to: file)
        default: break
        }
        let fast = try await plan()
        #expect(fast.findings.isEmpty == ["", "font"].contains(change))
        let sums = /,\s*"drawn" : "[^"]*"|"drawn" : "[^"]*",\s*/
        let manifest = try text("images/splitframe.json")
        #expect(manifest.matches(of: sums).count == 3)
        try write(manifest.replacing(sums, with: ""), to: "images/splitframe.json")
        #expect(try await plan().findings == fast.findings)
    }

    /// What the sum in the manifest belongs to is not drawn to be compared, whatever it shows.
    @Test func `are not drawn where nothing changed`() async throws {
        try write("<!-- splitframe: \(Self.phone) -->\n")
        try await plan().carryOut()
        let file = URL(filePath: "\(folder.path)/images/iphone-16-pro.png")
        let png = [UInt8](try Data(contentsOf: file))
        let other = try PNGFile.encode(
            Bitmap(width: 1, height: 1, pixels: [1, 2, 3, 255]), text: PNGFile.texts(in: png))
        try Data(other).write(to: file)
        #expect(try await plan().findings.map(\.state) == [.stale])
        let (old, new) = (PNGFile.checkSum(of: png), PNGFile.checkSum(of: other))
        let manifest = try text("images/splitframe.json")
        try write(
            manifest.replacing(String(old, radix: 16), with: String(new, radix: 16)),
            to: "images/splitframe.json")
        #expect(try await plan().findings.isEmpty)
    }

    /// Squares would be a hundred times as long; the picture is drawn once.
    @Test func `take time in proportion to the requests for one`() async throws {
        func time(_ count: Int) async throws -> Double {
            try write(String(repeating: "<!-- splitframe: \(Self.phone) -->\n\n", count: count))
            return try await processorTime { _ = try await plan() }
        }
        let few = try await time(200)
        let many = try await time(2000)
        #expect(many < few * 30, "\(many / few) times as long")
    }

    @Test func `have a page beside the still where readers may resize and fold them`() async throws {
        let request =
            #"<!-- splitframe: {"interactive": true, "selection": {"device": "iphone-duo"}, "name": "duo"} -->"#
        try write("\(request)\n")
        try write("<p>\n\(request)\n", to: "b.html")
        try write("site_name: x\n", to: "site/mkdocs.yml")
        try write("\(request)\n", to: "site/docs/guide.md")
        try await plan().carryOut()
        #expect(pictures == ["images/duo.png", "site/docs/images/duo.png"])
        #expect(try text().contains(#/\n\[!\[.+\]\(images\/duo.png\)\]\(images\/duo.html\)<!-- generated /#))
        let frame =
            #/<iframe src="images\/duo.html" title=".+" width="100%" height="\d+" .*><a href="images\/duo.html"><img src="images\/duo.png" alt=".+<\/iframe>/#
        #expect(try text("b.html").contains(frame))
        #expect(
            try text("site/docs/guide.md").contains(#"<iframe src="../images/duo.html" title="iPhone Duo"#))
        #expect(try await plan().findings.isEmpty)
        try write("<svg ", to: "images/duo.html")
        #expect(try await plan("a.md").findings.map(\.state) == [.stale])
    }

    @Test(arguments: [
        (#""selection": {"device": "iphone-duo", "content": "mail"}"#, "use list"),
        (#""selection": {"device": "iphone-duo", "posture": "all"}, "sheet": "postures""#, "sheet"),
        (#""scenario": "turning.json""#, "animate"),
    ])
    func `say what else to use for an interactive one`(request: String, advice: String) async throws {
        try write(Self.turning(width: 300), to: "turning.json")
        try write("<!-- splitframe: {\"interactive\": true, \(request)} -->\n")
        let faults = try await plan("a.md").faults
        #expect(faults.count == 1 && "\(faults[0])".contains(advice), "\(faults)")
    }

    @Test func `are found stale by line, and only those are drawn again`() async throws {
        try write(
            "<!-- splitframe: \(Self.phone) -->\n\n<!-- splitframe: {\"selection\": {\"device\": \"ipad-mini-6\", \"scale\": 1}, \"name\": \"mini\"} -->\n"
        )
        try await plan().carryOut()
        try write(
            text().replacing("\"ipad-mini-6\"", with: "\"ipad-mini-6\", \"orientation\": \"landscape\""))
        let before = folder.files
        let plan = try await plan()
        #expect(plan.findings.map(\.state) == [.stale])
        #expect(plan.findings.map(\.line) == [4])
        try await plan.carryOut()
        let changed = folder.files.filter { before[$0.key] != $0.value }.keys.sorted()
        #expect(changed == ["a.md", "images/mini.png", "images/splitframe.json"])
    }

    @Test func `go when nobody asks for them any more, unless somebody else's file lies there`() async throws
    {
        try write("<!-- splitframe: \(Self.phone) -->\n")
        try write("<!-- splitframe: \(Self.phone) -->\n", to: "b.md")
        try await plan().carryOut()
        try write("", to: "a.md")
        // Another document shows the same picture.
        try await plan("a.md").carryOut()
        #expect(pictures == ["images/iphone-16-pro.png"])
        try write("", to: "b.md")
        try write("mine", to: "images/mine.png")
        let plan = try await plan()
        #expect(plan.findings.map(\.state) == [.unused])
        try await plan.carryOut()
        #expect(pictures == ["images/mine.png"])
        try write("<!-- splitframe: {\"selection\": {}, \"name\": \"mine\"} -->\n")
        await #expect(throws: FileError.self) { try await self.plan() }
        #expect(try text("images/mine.png") == "mine")
        #expect(try text() == "<!-- splitframe: {\"selection\": {}, \"name\": \"mine\"} -->\n")
    }

    @Test func `are found at their lines and columns where requests are wrong`() async throws {
        try write(
            "<!-- splitframe: {\"selection\": {\"devise\": 1}} -->\n\n```splitframe\n{\"selection\"\n```\n")
        try write(
            "x\n<!-- splitframe: {\"selection\": {\"device\": \"all\"}} -->\n<!-- splitframe: {\"figure\": \"inbox\"} -->\n<!-- splitframe: {\"selection\": {}} -->\n",
            to: "b.md")
        let before = folder.files
        let error: DocumentPlan? = try await plan()
        let faults = try #require(error?.faults)
        #expect(
            faults.map { "\($0.path.split(separator: "/").last ?? ""):\($0.line):\($0.column)" } == [
                "a.md:1:33", "a.md:4:13", "b.md:2:18", "b.md:3:29",
            ])
        #expect(faults.first?.reason.contains("Did you mean \"device\"?") == true)
        #expect(folder.files == before)
    }

    /// Each request begins in the first line, which says nothing wrong.
    @Test(arguments: [
        (#""selection": {\n "device": "ipad-10thh"}"#, 2, 12),
        (#""selection": {\n "device": "ipad-10th",\n "window": "haalf"}"#, 3, 12),
        (#""name": "device", "selection": {\n "theme": "light",\n "device": 1}"#, 3, 2),
        (#""splitView": {"style": "doubleColumn"},\n "steps": [{\n "do": [{"mont": {}}]}]"#, 3, 10),
        (#""selection": {},\n "attributes": {\n "src": "a"}"#, 2, 2),
        (
            #""splitView": {"style": "doubleColumn"}, "steps": [{"label": "a", "do": [{"mount": {}}]}],\n "step": "b""#,
            2, 10
        ),
    ]) func `are refused where the key or the word stands`(text: String, line: Int, column: Int) async throws
    {
        try write("<!-- splitframe: {\(text.replacing("\\n", with: "\n"))} -->\n")
        let error: DocumentPlan? = try await plan()
        let fault = try #require(error?.faults.first)
        #expect("\(fault.line):\(fault.column)" == "\(line):\(column)", "\(fault)")
    }

    @Test func `need names of their own where they differ`() async throws {
        try write("<!-- splitframe: {\"selection\": {\"device\": \"iphone-16-pro\"}, \"name\": \"x\"} -->\n")
        try write(
            "<!-- splitframe: {\"selection\": {\"device\": \"iphone-x\"}, \"name\": \"X\"} -->\n", to: "b.md")
        let error: DocumentPlan? = try await plan()
        #expect(error?.faults.first?.reason.contains("a \"name\" of its own") == true)
    }

    @Test func `of DocC have a file for light and one for dark, which it finds by one name`() async throws {
        try write(
            "# A\n\n<!-- splitframe: {\"selection\": {\"device\": \"iphone-16-pro\"}} -->\n",
            to: "B.docc/Deep/a.md")
        try await plan().carryOut()
        #expect(
            pictures == ["B.docc/images/iphone-16-pro@2x.png", "B.docc/images/iphone-16-pro~dark@2x.png"])
        #expect(try text("B.docc/Deep/a.md").contains("](iphone-16-pro)"))
    }

    @Test func `are told in the language that is asked for, and in one's own words`() async throws {
        try write(
            #"{"schema": 1, "language": "fr", "held": "{device} tenu en {orientation}"}"#, to: "fr.json")
        try write(
            "<!-- splitframe: {\"selection\": {\"device\": \"iphone-16-pro\"}, \"language\": \"zh\"} -->\n\n<!-- splitframe: {\"selection\": {\"device\": \"iphone-x\"}, \"language\": \"fr.json\"} -->\n"
        )
        try await plan("a.md").carryOut()
        #expect(try text().contains("（竖屏）：折叠为一栏"))
        #expect(try text().contains("tenu en portrait"))
    }

    private static let turning =
        #""splitView": {"style": "doubleColumn", "columns": {"primary": "A", "secondary": "B"}}, "#
        + #""environment": {"device": "iphone-16-pro-max"}, "scale": 1, "name": "turning""#

    /// A scenario whose second step has a column so wide.
    private static func turning(width: Int) -> String {
        "{\(turning), \"steps\": [{\"label\": \"upright\", \"do\": [{\"mount\": {}}]}, {\"label\": \"turned\", \"do\": "
            + "[{\"rotate\": \"landscape\"}, {\"set\": {\"preferredPrimaryColumnWidth\": \(width)}}]}]}"
    }

    @Test func `of a scenario move where that is asked for, and a later step makes them stale`() async throws
    {
        try write(Self.turning(width: 300), to: "turning.json")
        try write(
            """
            <!-- splitframe: {"scenario": "turning.json", "animate": true, "language": "de"} -->

            <!-- splitframe: {"scenario": "turning.json", "animate": true, "format": "svg", "appearance": "both", "name": "x"} -->

            """)
        try write(
            "{\"schema\": 1, \"figures\": [{\"scenario\": \"turning.json\", \"animate\": true, \"format\": \"svg\", \"name\": \"y\"}]}",
            to: "figures.json")
        try await plan().carryOut()
        #expect(
            pictures == [
                "images/turning-animated.png", "images/x.svg", "images/x~dark.svg", "images/y.svg",
            ])
        let png = try #require(folder.files["images/turning-animated.png"])
        #expect(png.range(of: Data("acTL".utf8)) != nil)
        #expect(try text("images/x~dark.svg").contains("@keyframes"))
        #expect(try text().contains("Sekunden: 1 upright; 2 turned."))
        #expect(try text("images/figures.index.json").contains("\"restSeconds\""))
        #expect(try await plan().findings.isEmpty)
        try write(Self.turning(width: 280), to: "turning.json")
        #expect(try await plan("a.md").findings.map(\.files.count) == [1, 2])
    }

    @Test func `of a scenario's steps are a pair, and of selections a motion or a strip, by the same words`()
        async throws
    {
        try write(Self.turning(width: 300), to: "turning.json")
        let selection = #"{"device": "ipad-mini-6", "orientation": ["portrait", "landscape"], "scale": 1}"#
        try write(
            """
            <!-- splitframe: {"scenario": "turning.json", "beforeStep": "upright", "name": "pair"} -->

            <!-- splitframe: {"selection": \(selection), "sheet": "motion", "name": "motion"} -->

            <!-- splitframe: {"selection": \(selection), "sheet": "filmstrip", "name": "strip"} -->

            """)
        try await plan().carryOut()
        let document = try text()
        #expect(document.contains("Before: ") && document.contains("Changed: "))
        #expect(document.contains("1 portrait; 2 landscape."))
        let motion = try #require(folder.files["images/motion.png"])
        #expect(motion.range(of: Data("acTL".utf8)) != nil)
        let strip = try #require(folder.files["images/strip.png"])
        #expect(strip.range(of: Data("acTL".utf8)) == nil)
        #expect(try await plan().findings.isEmpty)
    }
}
