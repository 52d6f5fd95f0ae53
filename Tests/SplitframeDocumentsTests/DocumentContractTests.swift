import Foundation
import SplitframeDevices
import SplitframePainting
import SplitframeTestSupport
import Testing

@testable import SplitframeDocuments

struct `Pictures, as documents are written,` {
    private let folder: TemporaryFolder
    private static let phone = #"{"selection": {"device": "iphone-16-pro", "scale": 1}}"#

    init() throws { folder = try TemporaryFolder() }

    private func write(_ text: String, to file: String = "a.md") throws {
        let url = URL(filePath: "\(folder.path)/\(file)")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func text(_ file: String = "a.md") throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: "\(folder.path)/\(file)")), as: UTF8.self)
    }

    private func plan() async throws -> DocumentPlan {
        try await DocumentRun(
            paths: try DocumentRun.documents(among: [folder.path]), painter: try Painter(fonts: .installed()),
            devices: Device.known
        ).plan()
    }

    private var pictures: [String] { folder.files.keys.filter { $0.hasSuffix(".png") }.sorted() }

    /// The other documents are written.
    @Test func `stay as they are in a document with a faulty request`() async throws {
        try write("<!-- splitframe: \(Self.phone) -->\n", to: "b.md")
        try write("<!-- splitframe: \(Self.phone) -->\n", to: "a.md")
        try await plan().carryOut()
        let before = folder.files
        try write("<!-- splitframe: {\"selection\": 1} -->\n", to: "a.md")
        try write("<!-- splitframe: {\"selection\": {}, \"name\": \"new\"} -->\n", to: "b.md")
        let plan = try await plan()
        #expect(plan.faults.map(\.line) == [1])
        try await plan.carryOut()
        #expect(pictures == ["images/iphone-16-pro.png", "images/new.png"])
        #expect(try text() == "<!-- splitframe: {\"selection\": 1} -->\n")
        #expect(folder.files["images/iphone-16-pro.png"] == before["images/iphone-16-pro.png"])
    }

    @Test(arguments: [
        ("![mine](images/iphone-16-pro.png)", DocumentFinding.State.kept, false),
        ("![mine](other.png)", .notShown, true),
    ]) func `stay the author's where the author wrote the line`(
        line: String, state: DocumentFinding.State, isOpen: Bool
    ) async throws {
        try write("<!-- splitframe: \(Self.phone) -->\n\(line)\n")
        try await plan().carryOut()
        let findings = try await plan().findings
        #expect(findings.map(\.state) == [state] && findings.map(\.isOpen) == [isOpen])
        #expect(try text().hasSuffix("\n\(line)\n"))
    }

    @Test(arguments: ["<!-- %@ -->", "// %@", ".. %@", "<!-- %@ -->"].enumerated().map { ($0, $1) })
    func `that neighbouring lines request are both shown, and then fresh`(index: Int, form: String)
        async throws
    {
        let file = ["a.md", "a.adoc", "a.rst", "a.html"][index]
        let requests = ["iphone-16-pro", "iphone-x"].map {
            form.replacing("%@", with: "splitframe: {\"selection\": {\"device\": \"\($0)\", \"scale\": 1}}")
        }
        try write(requests.joined(separator: "\n") + "\n", to: file)
        try await plan().carryOut()
        let plan = try await plan()
        let now = try text(file)
        #expect(plan.findings.isEmpty && plan.faults.isEmpty, "\(plan.findings) \(now)")
        #expect(pictures.count == 2)
    }

    /// Documents of a catalogue are named from inside and from outside of it.
    @Test func `of DocC are the same from every current folder`() throws {
        for (path, catalogue) in [
            ("X.docc/Guide.md", "X.docc"), ("X.docc/Deep/Guide.md", "X.docc"),
            ("a/X.docc/b/../c.md", "a/X.docc"),
            ("/a/X.docc/b/c.md", "/a/X.docc"),
        ] {
            let found = try #require(DocumentSyntax.catalogue(of: path))
            #expect(DocumentPath.absolute(found) == DocumentPath.absolute(catalogue))
        }
        #expect(DocumentSyntax(path: "Guide.md") == .markdown)
    }

    @Test(arguments: [
        (
            "mkdocs.yml", "theme:\n  name: material\n  palette:\n    - scheme: default\n",
            AppearanceSwitch.fragment
        ),
        ("mkdocs.yml", "theme: {name: 'material', palette: []}\n", .fragment),
        ("mkdocs.yml", "theme: material\n", .system), ("mkdocs.yml", "theme:\n  name: mkdocs\n", .system),
        ("mkdocs.yml", "site_name: material\nplugins:\n  - name: material\n", .system),
        ("docs/conf.py", "html_theme = \"furo\"\n", .classes),
        ("docs/conf.py", "html_theme = 'alabaster'\n", .system),
    ]) func `follow the switch of the theme of their site`(
        file: String, settings: String, choice: AppearanceSwitch
    ) throws {
        try write(settings, to: file)
        try write("", to: "docs/deep/a.md")
        let generator = try #require(SiteGenerator(of: "\(folder.path)/docs/deep/a.md", .markdown))
        #expect(generator.appearanceSwitch == choice)
    }

    /// What an error lists is what such a request takes, each key once.
    @Test(arguments: [
        (#"{"splitView": {"style": "doubleColumn"}, "foo": 1}"#, ["scales", "alt", "beforeStep", "steps"]),
        (#"{"foo": 1}"#, ["selection", "scenario", "figure", "alt"]),
        (#"{"selection": {}, "foo": 1}"#, ["sheet", "alt"]),
        (#"{"figure": "a", "foo": 1}"#, ["theme", "alt"]),
    ]) func `are told the keys that they take`(request: String, expected: [String]) async throws {
        try write("<!-- splitframe: \(request) -->\n")
        let reason = try #require(await plan().faults.first?.reason)
        let list = try #require(reason.split(separator: "It takes: ").last?.dropLast())
        let keys = list.split(separator: ", ").map(String.init)
        #expect(Set(keys).isSuperset(of: expected) && Set(keys).count == keys.count, "\(reason)")
    }
}
