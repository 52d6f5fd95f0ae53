import Foundation
import SplitframeDevices
import SplitframeFiles
import SplitframeTestSupport
import Testing

@testable import SplitframeCommand

struct `The program` {
    private let transcript = ConsoleTranscript()

    @Test(arguments: Program.commands.map(\.name))
    func `has help for each command, every option in it and no line too long`(name: String) async throws {
        let command = try #require(Program.commands.first { $0.name == name })

        let status = await transcript.run(name, "--help")

        #expect(status == .done)
        for option in command.allOptions { #expect(transcript.text.contains(option.name)) }
        #expect(transcript.text.split(separator: "\n").allSatisfy { $0.count <= 110 })
        #expect(transcript.messages.isEmpty)
    }

    @Test func `lists its commands`() async {
        #expect(await transcript.run("--help") == .done)
        for command in Program.commands { #expect(transcript.text.contains("  \(command.name)")) }
    }

    @Test func `prints help where nothing is asked`() async {
        let help = ConsoleTranscript()
        #expect(await transcript.run() == .done)
        #expect(await help.run("--help") == .done)
        #expect(transcript.text == help.text)
    }

    @Test(arguments: [
        (["render", "iPad", "-o", "a.png"], "Did you mean \"--device iPad\"?"),
        (["render", "landscape", "-o", "a.png"], "Did you mean \"--orientation landscape\"?"),
        (["render", "--dark", "-o", "a.png"], "Did you mean \"--theme dark\"?"),
        (["render", "--landscape", "-o", "a.png"], "Did you mean \"--orientation landscape\"?"),
        (["gallery", "--triple-column", "-o", "a"], "Did you mean \"--style tripleColumn\"?"),
        (["lint", "--rtl"], "Did you mean \"--direction rtl\"?"),
        (["explain", "--why", "primary"], "primary.width"),
        (["explain", "--why", "primary.foo"], "primary.safeArea or primary.isShowing"),
        (["explain", "--why", "secondry.width"], "Did you mean \"secondary.width\"?"),
        (["render", "--devise", "ipad-2", "-o", "a.png"], "Did you mean \"--device\"?"),
    ])
    func `names the option that was meant`(words: [String], expected: String) async {
        #expect(await transcript.run(words) == .usage)
        #expect(transcript.messages.contains(expected), "\(transcript.messages)")
    }

    @Test func `says which device a name means that fits several`() async {
        #expect(await transcript.run("explain", "--device", "iPad mini") == .done)
        #expect(
            transcript.messages.contains("\"iPad mini\" fits several devices: iPad mini (A17 Pro) is drawn"))
        let exact = ConsoleTranscript()
        #expect(await exact.run("explain", "--device", "ipad-mini-6") == .done)
        #expect(exact.text == transcript.text && exact.messages.isEmpty)
    }

    /// Each example is run, or read by what reads such files.
    @Test func `has a context of two kilobytes whose examples work`() async throws {
        #expect(await transcript.run("context") == .done)
        let text = transcript.text
        #expect(text.utf8.count <= 2048, "\(text.utf8.count)")
        let folder = try TemporaryFolder()
        func write(_ text: Substring, _ file: String) throws {
            try FileManager.default.createDirectory(
                atPath: "\(folder.path)/Snapshots", withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(filePath: "\(folder.path)/\(file)"))
        }
        var commands = 0
        for line in text.split(separator: "\n") {
            if line.hasPrefix("splitframe render") || line.hasPrefix("splitframe explain") {
                let words = line.split(separator: " ").dropFirst().map {
                    $0 == "a.png" ? "\(folder.path)/a.png" : String($0)
                }
                let run = ConsoleTranscript()
                #expect(await run.run(words) == .done, "\(line): \(run.messages)")
                commands += 1
            } else if let json = line.firstRange(of: ": {"), line.hasPrefix("scenario.json") {
                try write(line[line.index(json.lowerBound, offsetBy: 2)...], "s.json")
            } else if let json = line.firstRange(of: ": {"), line.hasPrefix("Snapshots/") {
                try write(line[line.index(json.lowerBound, offsetBy: 2)...], "Snapshots/goldens.json")
            }
        }
        #expect(commands == 2)
        try write(text[...], "a.md")
        let replay = ConsoleTranscript()
        #expect(await replay.run("replay", "\(folder.path)/s.json") == .done, "\(replay.messages)")
        let record = ConsoleTranscript()
        #expect(
            await record.run("record", "--mode", "all", "--goldens", "\(folder.path)/Snapshots") == .done,
            "\(record.messages)")
        let docs = ConsoleTranscript()
        #expect(await docs.run("docs", "\(folder.path)/a.md") == .done, "\(docs.messages)")
        #expect(docs.text.split(separator: "\n").count == 2, "\(docs.text)")
    }

    @Test func `prints its version`() async {
        #expect(await transcript.run("--version") == .done)
        #expect(transcript.text == "splitframe \(Program.version)\n")
    }

    @Test(arguments: [
        (["rendre"], CommandStatus.usage, #"There is no command "rendre". Did you mean "render"?"#),
        (["--verison"], .usage, #"Unknown option "--verison". Did you mean "--version"?"#),
        (["devices", "x"], .usage, #""splitframe devices" takes no "x"."#),
        (["render"], .usage, "Add -o FILE.png."),
        (["render", "-o", "a.webp"], .usage, #"Unknown format "webp"."#),
        (["render", "-o", "picture"], .usage, "The file's name has no extension."),
        (["render", "--watch", "-o", "a.png"], .usage, "--watch needs files"),
        // command-line.md, Selection: a posture is for devices that fold, elsewhere the status is 64.
        (
            ["render", "--device", "ipad-10th", "--posture", "all", "-o", "a.png"], .usage,
            "needs a device that folds"
        ),
        (
            ["render", "--device", "ipad-mini-7", "-o", "a.png"], .usage,
            #"No device is called "ipad-mini-7"."#
        ),
        (["render", "--style", "a,b", "-o", "a.png"], .usage, #""a,b" is not a valid value for --style"#),
        (["render", "--style", "all", "-o", "a.png"], .usage, #""all" is not a valid value for --style"#),
        (["render", "--window", "9999x10", "-o", "a.png"], .usage, "is larger than the screen"),
        (["render", "--device", "iphone-air", "--window", "half", "-o", "a.png"], .usage, "use full."),
        (["render", "-o", "/missing/a.png"], .trouble, #"The folder of "/missing/a.png" does not exist."#),
        (["render", "-o", "/dev/full", "--format", "png"], .trouble, #"No space is left for "/dev/full"."#),
        (["render", "--devices-file", "/missing", "-o", "a.png"], .trouble, #"There is no "/missing"."#),
        (["gallery", "-o", "/dev/null/x"], .trouble, "is not a folder"),
        (
            ["render", "--scale", "2", "--scale", "1", "-o", "a.png"], .usage,
            "--scale was given more than once."
        ),
        (["render", "--bezel", "--no-bezel", "-o", "a.png"], .usage, "was given more than once."),
        (["render", "-o", "a.png", "--output", "b.png"], .usage, "--output was given more than once."),
        (
            ["render", "--device", "vision-pro", "--show-inspector", "-o", "a.png"], .usage,
            "visionOS has no inspector column"
        ),
        (
            ["lint", "--device", "vision-pro", "--split-behavior", "displace"], .usage,
            "visionOS has neither overlay nor displace"
        ),
        (
            ["explain", "--device", "vision-pro", "--set", "preferredSplitBehavior=overlay"], .usage,
            "visionOS has neither overlay nor displace"
        ),
        (
            ["render", "--device", "apple-tv", "--show-inspector", "-o", "a.png"], .usage,
            "tvOS has no inspector column"
        ),
        (["gallery", "-o", "x", "--jobs", "0"], .usage, #""0" is not a valid value for --jobs"#),
        (["gallery", "-o", "x", "--device", "iphone-x", "--window", "half"], .usage, "has no window half"),
    ])
    func `says in one line what went wrong`(words: [String], status: CommandStatus, sentence: String) async {
        let ended = await transcript.run(words)

        #expect(ended == status)
        #expect(transcript.messages.hasPrefix("error: "))
        #expect(transcript.messages.contains(sentence), "\(transcript.messages)")
        #expect(transcript.messages.filter { $0 == "\n" }.count == 1)
        #expect(transcript.output.isEmpty)
    }

    @Test(arguments: ["render", "gallery"])
    func `writes no picture and its description to one output`(command: String) async throws {
        for format in [[], ["--format", "pdf"]] {
            let transcript = ConsoleTranscript()
            #expect(await transcript.run([command, "--json", "-o", "-"] + format) == .usage)
            #expect(transcript.messages.contains("--json and -o - would both write to standard output."))
        }
    }

    @Test func `describes a picture that is not written`() async throws {
        #expect(await transcript.run("render", "--device", "ipad-10th", "--json") == .done)
        let json = try JSON(data: Data(transcript.output))
        #expect(json["file"] == .null)
        #expect(json["selection"]?["device"] == "ipad-10th")
        #expect(json["layout"]?["size"] == [820, 1180])
    }

    @Test func `tells programs what went wrong, with the next step apart`() async throws {
        struct Failure: Decodable {
            struct Facts: Decodable {
                var kind: String
                var message: String
                var hint: String?
            }
            var error: Facts
        }

        let status = await transcript.run("explain", "--style", "tripple", "--json")

        let failure = try JSONDecoder().decode(Failure.self, from: Data(transcript.output))
        #expect(status == .usage)
        #expect(failure.error.kind == "invalidValue")
        #expect(failure.error.hint == #"Did you mean "tripleColumn"?"#)
        #expect(transcript.messages.hasPrefix("error: "))
    }
}
