import Foundation
import SplitframeFiles
import SplitframePainting
import SplitframePictures
import SplitframeTestSupport
import SplitframeWireframes
import Testing

@testable import SplitframeCommand

/// `render --animate`, and filmstrips with what is asked.
struct `A scenario in motion` {
    private let transcript = ConsoleTranscript()
    private let folder: TemporaryFolder
    private let file: String

    init() throws {
        folder = try TemporaryFolder()
        file = "\(folder.path)/steps.json"
        try write(more: "")
    }

    private func write(more: String) throws {
        let scenario = """
            {"name": "Comes and goes", "environment": {"device": "iphone-se-1"}, "scale": 1, \(more)
             "splitView": {"style": "doubleColumn", "columns": {"primary": "A", "secondary": "B"}, "delegate": {}},
             "steps": [{"label": "mounted", "do": [{"mount": {}}]}, {"label": "idle", "do": []},
                       {"label": "turned", "do": [{"rotate": "landscape"}]}]}
            """
        try Data(scenario.utf8).write(to: URL(filePath: file))
    }

    @Test func `is an SVG or a PNG that say their steps and times`() async throws {
        for format in ["svg", "png"] {
            let path = "\(folder.path)/motion.\(format)"
            let transcript = ConsoleTranscript()
            #expect(
                await transcript.run("render", file, "--animate", "-o", path) == .done,
                "\(transcript.messages)")
            let bytes = try Array(Data(contentsOf: URL(filePath: path)))
            let animation = try PictureDescription(of: bytes).animation
            #expect(animation["steps"]?.strings == ["mounted", "turned"])
            #expect(animation["restSeconds"]?.number == 1.2 && animation["moveSeconds"]?.number == 0.35)
        }
    }

    @Test(arguments: [
        (["-o", "a.pdf"], "pdf"), (["-o", "a.txt"], "text"),
        (["-o", "a.svg", "--light-and-dark"], "--light-and-dark"),
        (["-o", "a.svg", "--outline-text"], "--outline-text"),
        (["-o", "a.svg", "--step", "mounted"], "--step"),
        (["-o", "a.svg", "--generation", "all"], "generations"),
        (["-o", "a.svg", "--step", "turned", "--before-step", "mounted"], "pair"),
    ])
    func `is refused where nothing could move, with the reason`(options: [String], reason: String) async {
        #expect(await transcript.run(["render", file, "--animate"] + options) == .usage)
        #expect(transcript.messages.contains(reason))
    }

    @Test func `needs a scenario`() async {
        #expect(await transcript.run("render", "--animate", "-o", "a.svg") == .usage)
        #expect(transcript.messages.contains("a scenario"))
    }

    @Test func `moves where the scenario wishes it, and stands still where it cannot`() async throws {
        try write(more: "\"animate\": true,")
        #expect(await transcript.run("render", file, "--format", "svg", "-o", "-") == .done)
        #expect(transcript.text.contains("@keyframes"))
        for options in [
            ["--format", "pdf"], ["--format", "txt"], ["--format", "svg", "--step", "mounted"],
        ] {
            let transcript = ConsoleTranscript()
            #expect(await transcript.run(["render", file, "-o", "-"] + options) == .done)
            #expect(!transcript.text.contains("@keyframes"))
        }
    }

    @Test(arguments: [
        ([], ["collapsed<"], ["secondary 320 pt", "didCollapse"]),
        (["--show", "widths"], ["320 pt", "1–2  "], ["collapsed<", "didCollapse"]),
        (["--show", "modes,events"], ["collapsed<", "didCollapse"], ["secondary 320 pt"]),
        (["--show", "modes,events", "--width", "700"], ["collapsed<", "didCollapse"], ["secondary 320 pt"]),
        (["--show", "none"], ["1–2  "], ["secondary 320 pt", "collapsed<", "didCollapse"]),
    ])
    func `as a filmstrip shows what is asked`(options: [String], shown: [String], hidden: [String]) async {
        let words = ["replay", file, "--filmstrip", "-", "--format", "svg"] + options
        #expect(await transcript.run(words) == .done)
        // A sentence is told of the whole; what stands below the pictures is text.
        let texts = transcript.text.matches(of: #/<text [^>]*>([^<]*<)/#).map { String($0.1) }.joined(
            separator: "\n")
        for word in shown { #expect(texts.contains(word)) }
        for word in hidden { #expect(!texts.contains(word)) }
    }

    @Test func `is the same filmstrip where render is asked what it shows`() async {
        let looks = ["--show", "modes,events", "--format", "svg", "--theme", "dark"]
        #expect(await transcript.run(["replay", file, "--filmstrip", "-"] + looks) == .done)
        let rendered = ConsoleTranscript()
        #expect(await rendered.run(["render", file, "-o", "-"] + looks) == .done)
        #expect(rendered.output == transcript.output && !rendered.output.isEmpty)
        for more in [
            ["--json"], ["--step", "collapsed"], ["--animate"], ["--style", "tripleColumn"], [file],
        ] {
            let refused = ConsoleTranscript()
            #expect(await refused.run(["render", file, "-o", "-"] + looks + more) == .usage)
        }
        let alone = ConsoleTranscript()
        #expect(await alone.run("render", "--show", "modes", "-o", "-") == .usage)
        #expect(alone.messages.contains("one scenario, whose steps it shows"))
    }

    @Test func `wishes what its filmstrip shows`() async throws {
        try write(more: "\"show\": \"widths\",")
        #expect(await transcript.run("replay", file, "--filmstrip", "-", "--format", "svg") == .done)
        #expect(transcript.text.contains("320 pt"))
        try write(more: "\"show\": \"width\",")
        let wrong = ConsoleTranscript()
        #expect(await wrong.run("replay", file) == .trouble)
        #expect(wrong.messages.contains("modes,widths,events"))
    }

    @Test(arguments: [["--show", "mode"], ["--show", ""], ["--light-and-dark"]])
    func `has no strip of what there is not`(options: [String]) async {
        #expect(await transcript.run(["replay", file, "--filmstrip", "-"] + options) == .usage)
        let without = ConsoleTranscript()
        #expect(await without.run(["replay", file] + options) == .usage)
    }

    /// Every step turns the phone and shows something else.
    private func writeLong() throws {
        let steps = (0..<60).map { index in
            "{\"label\": \"step \(index)\", \"do\": [{\"rotate\": \"\(index % 2 == 0 ? "landscape" : "portrait")\"}]}"
        }
        let scenario = """
            {"name": "Long", "environment": {"device": "iphone-se-1"}, "scale": 1,
             "splitView": {"style": "doubleColumn", "columns": {"primary": "A", "secondary": "B"}},
             "steps": [{"label": "mounted", "do": [{"mount": {}}]}, \(steps.joined(separator: ", "))]}
            """
        try Data(scenario.utf8).write(to: URL(filePath: file))
    }

    @Test func `goes on on further pages: files with a number, or pages of a PDF`() async throws {
        try writeLong()
        let path = "\(folder.path)/strip.png"
        #expect(await transcript.run("replay", file, "--filmstrip", path) == .done)
        let names = folder.files.keys.filter { $0.hasPrefix("strip") }.sorted()
        #expect(names.count > 1 && names.contains("strip-2.png"))
        for name in names {
            let bytes = try Array(Data(contentsOf: URL(filePath: "\(folder.path)/\(name)")))
            #expect(try PNGFile.decode(bytes).height <= 4000)
        }
        #expect(transcript.messages.contains("\(names.count) pages"))

        // Further pages are replaced where they are ours, since their names were not given.
        #expect(await transcript.run("replay", file, "--filmstrip", path) == .done)
        try Data("mine".utf8).write(to: URL(filePath: "\(folder.path)/strip-2.png"))
        #expect(await transcript.run("replay", file, "--filmstrip", path) == .trouble)
        #expect(folder.files["strip-2.png"] == Data("mine".utf8))

        let document = ConsoleTranscript()
        #expect(await document.run("replay", file, "--filmstrip", "-", "--format", "pdf") == .done)
        let text = String(decoding: document.output, as: UTF8.self)
        #expect(text.split(separator: "/MediaBox").count - 1 == names.count)

        let stream = ConsoleTranscript()
        #expect(await stream.run("replay", file, "--filmstrip", "-") == .usage)
        #expect(stream.output.isEmpty && stream.messages.contains("standard output takes one png"))
    }
}
