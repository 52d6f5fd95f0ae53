import Foundation
import Splitframe
import SplitframeFiles
import Testing

@testable import SplitframeCommand
@testable import SplitframeReview

/// What is copied from the page of `splitframe explore`, pasted back.
struct `Copies of what is explored` {
    static let states: [[[String]]] = [
        [["device", "ipad-mini-6"]],
        [
            ["device", "ipad-pro-13-inch-m4"], ["orientation", "landscape"], ["window", "900x1032"],
            ["style", "tripleColumn"], ["set", "preferredPrimaryColumnWidth=200"],
            ["set", "primaryEdge=trailing"],
        ],
        [
            ["device", "iphone-duo"], ["posture", "book"], ["style", "tripleColumn"], ["direction", "rtl"],
            ["theme", "dark"], ["title", "primary=Post -- \"here\" & there's"],
        ],
        [
            ["device", "ipad-10th"], ["generation", "iOS14"], ["style", "tripleColumn"],
            ["splitBehavior", "overlay"], ["displayMode", "twoOverSecondary"], ["content", "grid"],
        ],
        [
            ["device", "ipad-mini-6"], ["showInspector", "true"], ["largeTitle", "primary"],
            ["annotate", "widths"],
        ],
    ]

    private static func explored(_ words: [[String]]) throws -> ExploredSelection {
        try ExploredSelection(JSONNode(.array(words.map(JSON.strings))), among: Device.known)
    }

    private func copies(_ words: [[String]]) throws -> JSON {
        try #require(Self.explored(words).json(after: nil)["copies"])
    }

    /// Expects of a pasted request the picture that was on the page, in the look that the page gave it.
    static func expectPicture(of request: SplitRequest, as state: Int) throws {
        let explored = try explored(states[state]).selection
        let pasted = try Picture(Selection(request, look: explored.look))
        #expect(try pasted.scene.svg() == Picture(explored).scene.svg())
    }

    @Test(arguments: states) func `as a command`(words: [[String]]) throws {
        let command = try #require(copies(words)["command"]?.string)
        // A shell splits the words.
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "splitframe() { printf '%s\\n' \"$@\"; }; " + command]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            .split(separator: "\n").map(String.init)
        let arguments = try Arguments(
            Array(lines.dropFirst()), options: Command.render.allOptions, command: "render")
        #expect(try arguments.selection() == Self.explored(words).selection)
    }

    @Test(arguments: states) func `as a request, and as a figure in a document`(words: [[String]]) throws {
        let copies = try copies(words)
        let figure = try #require(copies["figure"]?.string)
        let start = "<!-- splitframe: "
        #expect(figure.hasPrefix(start) && figure.hasSuffix(" -->"))
        for text in [copies["request"]?.string ?? "", String(figure.dropFirst(start.count).dropLast(4))] {
            #expect(text == copies["request"]?.string || !text.contains("--"))
            var list = SelectionList()
            let json = try #require(try JSON(bytes: Array(text.utf8))["selection"])
            try list.read(json, among: Device.known, allowsSeveral: false)
            #expect(try list.single(on: .iPadPro11InchM4) == Self.explored(words).selection)
        }
    }

    @Test(arguments: states) func `as a scenario`(words: [[String]]) async throws {
        let text = try #require(copies(words)["scenario"]?.string)
        let arguments = try Arguments([], options: Command.render.allOptions, command: "render")
        let file = try ScenarioFile("copied.json", Data(text.utf8), arguments)
        let story = try await file.story(SelectionList())
        var shown = try #require(story.steps.last?.wireframe)
        let selection = try Self.explored(words).selection
        let expected = try ResolvedRequest(selection.request).wireframe(selection.look)
        #expect(shown.tree == expected.tree)
        #expect(shown.look == expected.look)
        shown.facts = expected.facts
        #expect(shown.scene.svg() == expected.scene.svg())
    }

    @Test(arguments: states) func `as a test, which is one of these`(words: [[String]]) throws {
        let text = try #require(copies(words)["test"]?.string)
        let path = #filePath.replacing("ExploreCopiesTests", with: "CopiedTests")
        let pasted = try String(contentsOfFile: path, encoding: .utf8).filter { !$0.isWhitespace }
        let body = text.split(separator: "\n").drop { !$0.hasPrefix("@Test") }.dropFirst().dropLast().joined()
        #expect(pasted.contains(body.filter { !$0.isWhitespace }), "\(text)")
    }
}
