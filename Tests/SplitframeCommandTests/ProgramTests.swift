import Foundation
import SplitframeDevices
import SplitframeJSON
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

    @Test func `prints its version`() async {
        #expect(await transcript.run("--version") == .done)
        #expect(transcript.text == "splitframe \(Program.version)\n")
    }

    @Test(arguments: [
        ([], CommandStatus.usage, "No command was given."),
        (["rendre"], .usage, #"There is no command "rendre". Did you mean "render"?"#),
        (["--verison"], .usage, #"Unknown option "--verison". Did you mean "--version"?"#),
        (["devices", "x"], .usage, #""splitframe devices" has no use for "x"."#),
        (["render"], .usage, "Add -o FILE.png."),
        (["render", "-o", "a.webp"], .usage, #"Unknown format "webp"."#),
        (["render", "-o", "picture"], .usage, "The file's name says no format."),
        (["render", "--watch", "-o", "a.png"], .usage, "--watch means nothing without files"),
        // command-line.md, Selection: a posture is for devices that fold, elsewhere the status is 64.
        (
            ["render", "--device", "ipad-10th", "--posture", "all", "-o", "a.png"], .usage,
            "means nothing without a device that folds"
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
        (["gallery", "-o", "/dev/null/x"], .trouble, "is no folder"),
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
