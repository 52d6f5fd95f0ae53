import Foundation
import Testing

@testable import Porting

struct `A port` {
    private let place: TemporaryFolder

    init() throws {
        place = try TemporaryFolder()
        try place.write(["UIKit/UIView.swift": "open class UIView { open func layout() {} }"])
    }

    private var path: String { place.url.path }

    /// What is said of a port from one folder into another; the error's sentence where there is one.
    private func port(_ app: String, _ output: String) -> [String] {
        do {
            return try PortCommand(["port", "\(path)/UIKit", "\(path)/\(app)", "\(path)/\(output)"]).run()
                .map { $0.replacing(path, with: "AT") }
        } catch {
            return ["\(error)".replacing(path, with: "AT")]
        }
    }

    private func files(in folder: String) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: place.files.filter { $0.key.hasPrefix("\(folder)/") }
                .map { (String($0.key.dropFirst(folder.count + 1)), $0.value) })
    }

    @Test func `writes the Swift files and says what is left, a line each, and how much`() throws {
        try place.write([
            "app/B/b.swift": "import os\nclass B: UIView { let c = #selector(layout) }",
            "app/a.swift": "@objc class A { @IBOutlet var b: UIView? }",
            "app/Main.storyboard": "", "app/Cell.xib": "", "app/notes.txt": "", "app/.build/c.swift": "@objc",
            "app/.hidden.swift": "@objc",
        ])
        let lines = [
            "B/b.swift:1: there is no os on Linux: put the code behind #if canImport(os)",
            "Cell.xib:1: there are no storyboards on Linux: make the controller in code",
            "Main.storyboard:1: there are no storyboards on Linux: make the controller in code",
            "a.swift:1: an outlet stays empty without a storyboard: make the view in code",
        ]
        #expect(port("app", "out") == lines + ["port: 2 files in AT/out; 4 places need your attention"])
        #expect(
            files(in: "out") == [
                "B/b.swift": "import UIKit\n#if canImport(os)\nimport os\n#endif\n"
                    + "class B: UIView { let c = Selector(B.layout, named: \"layout\") }",
                "a.swift": "import UIKit\nclass A { var b: UIView? }",
            ])
        try place.write(["out/a.swift": "mine"])
        #expect(
            port("app", "out") == lines + [
                "a.swift:1: was changed since it was ported: the change is kept",
                "port: 2 files in AT/out; 5 places need your attention",
            ])
        #expect(files(in: "out")["a.swift"] == "mine")
    }

    @Test func `reads no link, no pipe and no name of other bytes, and tells them`()
        throws
    {
        try place.write(["app/a.swift": "", "other/b.swift": "@objc"])
        try place.link("app/b.swift", to: "../other/b.swift")
        try place.link("app/folder", to: "../other")
        try place.link("app/n\u{1B}[2J\n.swift", to: "nowhere")
        place.makePipe("app/p.swift")
        place.makePipe("app/pipe")
        let name = Array("\(path)/app/Caf".utf8) + [0xE9] + Array(".swift".utf8)
        close(creat(name.map(CChar.init(bitPattern:)) + [0], 0o600))
        let reason =
            "1: this is a link or a pipe, or its name is not UTF-8, and it is not read: put the file itself there"
        #expect(
            port("app", "out") == [
                "Caf\u{FFFD}.swift:\(reason)", "b.swift:\(reason)", "folder:\(reason)",
                "n\\u001b[2J\\u000a.swift:\(reason)",
                "p.swift:\(reason)",
                "port: 1 files in AT/out; 5 places need your attention",
            ])
        #expect(files(in: "out") == ["a.swift": ""])
    }

    @Test(arguments: [
        ("nowhere", "out", "AT/nowhere is not a folder: name the folder of the app's sources"),
        ("app/a.swift", "out", "AT/app/a.swift is not a folder: name the folder of the app's sources"),
        ("app", "app", "AT/app lies in AT/app: name a folder beside it"),
        ("app", "app/out", "AT/app/out lies in AT/app: name a folder beside it"),
        ("app", "app/../app/new/out", "AT/app/new/out lies in AT/app: name a folder beside it"),
        ("app", "new/../app/out", "AT/app/out lies in AT/app: name a folder beside it"),
        ("app/inner", "app", "AT/app/inner lies in AT/app: name a folder beside it"),
        ("app", "name/new", "AT/app/new lies in AT/app: name a folder beside it"),
        ("app", "name", "AT/app lies in AT/app: name a folder beside it"),
        ("app", "link", "AT/link is a link: nothing is written through links"),
    ])
    func `is refused where it would read nothing or write into the app`(
        app: String, output: String, reason: String
    ) throws {
        try place.write(["app/a.swift": "@objc class A {}", "app/inner/b.swift": "", "mine/notes.txt": ""])
        try place.link("name", to: "app")
        try place.link("link", to: "mine")
        let before = place.files
        #expect(port(app, output) == [reason])
        #expect(place.files == before)
    }

    @Test func `may stand beside the app under a name that begins like its own, and behind a link`() throws {
        try place.write(["app/a.swift": "@objc class A {}", "elsewhere/notes.txt": "mine"])
        try place.link("link", to: "elsewhere")
        #expect(port("app", "app-ported") == ["port: 1 files in AT/app-ported; 0 places need your attention"])
        #expect(port("app", "link/out") == ["port: 1 files in AT/link/out; 0 places need your attention"])
        #expect(files(in: "app-ported") == ["a.swift": "class A {}"])
        #expect(files(in: "elsewhere") == ["notes.txt": "mine", "out/a.swift": "class A {}"])
    }

    /// Whoever may do everything reads every file.
    @Test(.enabled(if: getuid() != 0)) func `writes nothing where a file cannot be read`() throws {
        try place.write(["app/a.swift": "@objc class A {}", "app/b.swift": ""])
        chmod(place.url.appending(path: "app/b.swift").path, 0)
        #expect(port("app", "out").count == 1)
        #expect(files(in: "out").isEmpty)
    }

    @Test(arguments: [["port"], ["port", "a", "b"], ["port", "a", "b", "c", "d"]])
    func `is asked for with two folders`(arguments: [String]) {
        #expect(throws: PortError.self) { try PortCommand(arguments) }
    }
}
