import Foundation
import SplitframeDevices
import SplitframeFiles
import SplitframeInterface
import SplitframePainting
import SplitframeWireframes
import Testing

@testable import SplitframeCommand

/// Options in place of what a scenario's file says of its place and its looks.
struct `A scenario elsewhere` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    /// A file of two steps, the first in a place, the second after a rotation or none.
    private func file(
        environment: String = #"{"device": "ipad-10th"}"#, more: String = "", named name: String = "two"
    ) throws -> String {
        let scenario = """
            {"name": "Two steps", "environment": \(environment), \(more)
             "splitView": {"style": "doubleColumn", "columns": {"primary": "A", "secondary": "B"}, "delegate": {}},
             "steps": [{"label": "mounted", "do": [{"mount": {}}], "expect": {"primaryColumnWidth": 320}},
                       {"label": "alone", "do": [{"set": {"preferredDisplayMode": "secondaryOnly"}}]}]}
            """
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appending(path: "\(name).json")
        try Data(scenario.utf8).write(to: url)
        return url.path
    }

    private func run(_ words: [String]) async -> (status: CommandStatus, output: [UInt8], messages: String) {
        let transcript = ConsoleTranscript()
        let status = await transcript.run(words)
        return (status, transcript.output, transcript.messages)
    }

    @Test(arguments: [
        (["--device", "ipad-mini-6"], #"{"device": "ipad-mini-6"}"#, ""),
        (["--orientation", "landscape"], #"{"device": "ipad-10th", "orientation": "landscape"}"#, ""),
        (["--window", "600x700"], #"{"device": "ipad-10th", "window": [600, 700]}"#, ""),
        (["--direction", "rtl"], #"{"device": "ipad-10th", "layoutDirection": "rightToLeft"}"#, ""),
        (["--generation", "iOS14"], #"{"device": "ipad-10th"}"#, #""generation": "iOS14","#),
        (
            ["--device", "iPhone 15 Pro", "--orientation", "landscape", "--generation", "iOS14"],
            #"{"device": "iPhone 15 Pro", "orientation": "landscape"}"#, #""generation": "iOS14","#
        ),
    ])
    func `is what a file that says so would be`(options: [String], environment: String, more: String)
        async throws
    {
        let file = try file()
        let other = try self.file(environment: environment, more: more, named: "other")
        for words in [["replay", "--json"], ["render", "-o", "-"], ["replay", "--filmstrip", "-"]] {
            let moved = await run(words + options + [file])
            let written = await run(words + [other])
            #expect(moved.status == .done && written.status == .done)
            #expect(moved.output == written.output, "\(words)")
            #expect(await run(words + [file]).output != moved.output, "\(words)")
        }
    }

    @Test(arguments: [
        "ipad-10th", "ipad-mini-6", "ipad-pro-13-inch-m4", "iphone-se-1", "iphone-x", "ipad-air-1",
    ])
    func `fills each of six devices from one file`(id: String) async throws {
        let screen = try Device.named(id).portraitSize
        let replayed = await run(["replay", try file(), "--device", id, "--json"])
        let step = try JSON(data: Data(replayed.output))["scenarios"]?.array?.first?["steps"]?.array?.first
        let columns = try #require(step?["state"]?["columns"]?.object)
        let right = columns.values.compactMap { column -> Double? in
            guard let frame = column["frame"]?.numbers, frame.count == 4 else { return nil }
            return frame[0] + frame[2]
        }
        #expect(right.max() == screen.width)

        let picture = await run([
            "render", try file(), "--device", id, "--no-bezel", "--scale", "1", "-o", "-",
        ])
        let decoded = try PNGFile.decode(picture.output)
        #expect(decoded.width == Int(screen.width) && decoded.height == Int(screen.height))
    }

    @Test func `stands on a device of one's own`() async throws {
        let devices = try file(named: "devices")
        let inset = #"{"top": 0, "left": 0, "bottom": 0, "right": 0}"#
        let classes = #"{"h": "regular", "v": "regular"}"#
        try Data(
            """
            [{"id": "slab", "name": "Slab", "idiom": "pad", "portraitSize": {"w": 901, "h": 1201}, "scale": 2,
              "safeArea": {"portrait": \(inset), "landscape": \(inset)},
              "sizeClasses": {"portrait": \(classes), "landscape": \(classes)}}]
            """.utf8
        ).write(to: URL(filePath: devices))
        let own = ["--devices-file", devices]
        let words = ["render", "--no-bezel", "--scale", "1", "-o", "-"] + own
        let moved = await run(words + [try file(), "--device", "slab"])
        #expect(try PNGFile.decode(moved.output).width == 901)
        // A file can name it too.
        let named = await run(words + [try file(environment: #"{"device": "slab"}"#)])
        #expect(named.output == moved.output)
    }

    private static let traits = #"{"size": [700, 900]}"#

    @Test(arguments: [
        ["--orientation", "landscape"], ["--window", "half"], ["--direction", "rtl"],
        ["--generation", "iOS14"],
    ])
    func `needs a device where the file gives sizes`(options: [String]) async throws {
        let file = try file(environment: Self.traits)
        for words in [["replay", file], ["render", file, "-o", "-"]] {
            let refused = await run(words + options)
            #expect(refused.status == .usage)
            #expect(refused.output.isEmpty)
            #expect(refused.messages.contains(options[0]) && refused.messages.contains("--device"))
            #expect(await run(words + options + ["--device", "ipad-pro-13-inch-m4"]).status == .done)
        }
    }

    @Test(arguments: [
        ["--device", "ipad-10th"], ["--orientation", "portrait"], ["--window", "full"],
        ["--direction", "ltr"], ["--generation", "iOS26"],
    ])
    func `is not compared with what was expected of its own place`(options: [String]) async throws {
        let refused = await run(["replay", try file(), "--check"] + options)
        #expect(refused.status == .usage)
        #expect(refused.output.isEmpty)
        #expect(refused.messages.contains(options[0]) && refused.messages.contains("--check"))
    }

    @Test(arguments: [
        (["--theme", "dark"], #""theme": "dark","#), (["--scale", "1"], #""scale": 1,"#),
        (["--annotate", "widths"], #""annotate": "widths","#), (["--no-bezel"], #""bezel": false,"#),
    ])
    func `is drawn in the looks that are asked for`(options: [String], more: String) async throws {
        let file = try file()
        let other = try self.file(more: more, named: "other")
        for words in [["render", "-o", "-"], ["replay", "--filmstrip", "-"]] {
            let asked = await run(words + options + [file])
            #expect(asked.status == .done)
            #expect(await run(words + [other]).output == asked.output, "\(words)")
            #expect(await run(words + [file]).output != asked.output, "\(words)")
        }
    }
}
