import Foundation
import SplitframeDevices
import SplitframeInterface
import SplitframePainting
import SplitframeTestSupport
import Testing

@testable import SplitframeCommand

struct `A command` {
    private let transcript = ConsoleTranscript()

    private func json() throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(transcript.output)) as? [String: Any])
    }

    @Test func `lists every device`() async {
        #expect(await transcript.run("devices") == .done)

        for device in Device.known { #expect(transcript.text.contains("\(device.id)  \(device.name)\n")) }
    }

    @Test func `lists devices for programs, and reads them again`() async throws {
        _ = await transcript.run("devices", "--json")
        #expect(try json()["schema"] as? Int == 1)
        let list = try #require(json()["devices"] as? [[String: Any]])
        #expect(list.compactMap { $0["id"] as? String } == Device.known.map(\.id))

        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(transcript.output).write(to: file)
        let again = ConsoleTranscript()

        #expect(await again.run("devices", "--json", "--devices-file", file.path) == .done)
        #expect(again.output == transcript.output)
    }

    @Test(arguments: [("png", "\u{89}PNG"), ("svg", "<svg "), ("pdf", "%PDF")])
    func `writes the format that is asked for`(format: String, beginning: String) async {
        let status = await transcript.run("render", "--device", "iphone-se-1", "--format", format, "-o", "-")

        #expect(status == .done)
        #expect(transcript.output.starts(with: beginning.unicodeScalars.map { UInt8($0.value) }))
        #expect(transcript.messages.isEmpty)
    }

    @Test func `writes the same picture into a smaller file where it may take longer`() async throws {
        let words = ["render", "--device", "iphone-se-1", "-o", "-"]
        #expect(await transcript.run(words) == .done)
        let small = ConsoleTranscript()
        #expect(await small.run(words + ["--small"]) == .done)
        #expect(small.output.count < transcript.output.count)
        #expect(try PNGFile.decode(small.output) == PNGFile.decode(transcript.output))
        let refused = ConsoleTranscript()
        #expect(await refused.run(words + ["--small", "--format", "svg"]) == .usage)
        #expect(refused.messages.contains("--small cannot be combined with a format other than png"))
    }

    @Test func `writes the SVG of the usual iPad in 60 % of the bytes that a curve for every corner took`()
        async
    {
        #expect(await transcript.run("render", "--format", "svg", "-o", "-") == .done)
        // Revision 1bbaa2f3 wrote 38.4 kB.
        #expect(transcript.output.count <= 23_040)
    }

    @Test func `writes light and dark colours into one SVG`() async {
        let words = ["render", "--device", "iphone-se-1", "--format", "svg", "-o", "-"]
        #expect(await transcript.run(words + ["--light-and-dark"]) == .done)
        #expect(transcript.text.contains("@media (prefers-color-scheme:dark)"))
        let plain = ConsoleTranscript()
        #expect(await plain.run(words) == .done)
        #expect(!plain.text.contains("prefers-color-scheme"))
    }

    @Test(arguments: ["--mode-map", "--exploded"])
    func `refuses in characters what they cannot show`(option: String) async {
        #expect(await transcript.run("render", option, "--format", "txt", "-o", "-") == .usage)
        #expect(transcript.messages.contains(option) && transcript.text.isEmpty)
    }

    @Test func `explains every decision with rule, inputs, result and source`() async throws {
        #expect(await transcript.run("explain", "--style", "tripleColumn", "--json") == .done)

        let decisions = try #require(try json()["decisions"] as? [[String: Any]])
        #expect(!decisions.isEmpty)
        for decision in decisions {
            #expect(
                decision.keys.filter { $0 != "ownProvenance" }.sorted() == [
                    "inputs", "provenance", "result", "rule",
                ])
            let provenance = try #require(decision["provenance"] as? [String: Any])
            #expect(provenance.keys.sorted() == ["kind", "source"])
        }
    }

    /// Sill, iOS 27.1: 871 × 669 points for an app built with SDK 27.0; a letterbox of which Apple gives no figure.
    @Test(arguments: [("27.0", 871.0, "measured"), ("26", 375, "assumed")])
    func `explains first where the window of an older app comes from`(
        sdk: String, width: Double, kind: String
    ) async throws {
        let words = ["explain", "--device", "iphone-duo", "--sdk", sdk, "--json"]
        #expect(await transcript.run(words) == .done)
        let window = try #require((try json()["decisions"] as? [[String: Any]])?.first)
        #expect(window["rule"] as? String == "WindowSize")
        #expect((window["inputs"] as? [String: String])?["sdk"] == sdk)
        #expect((window["result"] as? [String: Double])?["width"] == width)
        #expect((window["provenance"] as? [String: String])?["kind"] == kind)
        let why = ConsoleTranscript()
        #expect(await why.run(words.dropLast() + ["--why", "window.width"]) == .done)
        #expect(why.text.contains("the window's width: \(kind): "))
    }

    @Test func `explains why no button shows, in no bar`() async throws {
        let words = ["explain", "--device", "ipad-10th", "--set", "displayModeButtonVisibility=never"]
        #expect(await transcript.run(words + ["--why", "button"]) == .done)
        #expect(transcript.text.hasPrefix("No display-mode button shows."))
        #expect(transcript.text.contains("Its visibility is never"))
        #expect(!transcript.text.contains("is the one for") && transcript.text.contains("would be"))
    }

    /// command-line.md, Names of elements: the twin's path with or without `split/`, dots or slashes alike, and its
    /// short names.
    @Test(arguments: [
        "button", "primary.button", "primary.bar.displayModeButton", "split/primary/bar/displayModeButton",
    ])
    func `explains the button under each of its names`(name: String) async throws {
        #expect(await transcript.run("explain", "--device", "ipad-10th", "--why", name) == .done)
        #expect(transcript.text.hasPrefix("The bar of the primary holds the sidebar button"))
    }

    /// iPad mini 6 in landscape: 1133 points, of which the supplementary takes 610.
    @Test func `explains one number by its sum`() async throws {
        let words = ["explain", "--device", "ipad-mini-6", "--orientation", "landscape"]
        let status = await transcript.run(
            words + ["--style", "tripleColumn", "--why", "secondary.width", "--json"])

        #expect(status == .done)
        #expect(try json()["value"] as? Double == 522.5)
        let sums = try #require(try json()["sums"] as? [[String: Any]])
        let terms = try #require(sums.first?["terms"] as? [[String: Any]])
        #expect(terms.compactMap { $0["value"] as? Double } == [1133, -610, -0.5])
    }

    @Test func `tells the nearest name to one that it cannot explain`() async {
        let status = await transcript.run("explain", "--why", "secondary.widht")
        #expect(status == .usage)
        #expect(transcript.messages.contains("secondary.width"))
    }

    // Measured on iOS 26.1 at 2x: 954.249 points hold two columns, 954.25 round to 954.5 and hold three.
    @Test func `finds the width at which two columns become three`() async throws {
        let status = await transcript.run(
            "explain", "--sweep", "--device", "ipad-10th", "--style", "tripleColumn", "--json")

        let breakpoints = try #require(try json()["breakpoints"] as? [[String: Any]])
        let three = breakpoints.filter {
            $0["places"] as? String == "iPad, landscape"
                && ($0["after"] as? String)?.hasPrefix("twoBesideSecondary") == true
        }
        #expect(status == .done)
        #expect(three.first?["width"] as? Double == 954.5)
        #expect(three.first?["rule"] as? String == "ThreeColumnFit")
    }

    @Test func `refuses an orientation or a window where a sweep tries all`() async {
        for option in [["--orientation", "landscape"], ["--window", "half"]] {
            let transcript = ConsoleTranscript()
            let words = ["explain", "--sweep", "--device", "ipad-10th"] + option
            #expect(await transcript.run(words) != .done)
            #expect(transcript.messages.contains("\(option[0]) cannot be combined with --sweep"))
        }
    }

    @Test func `leaves out of all generations those that a device never ran`() async throws {
        _ = await transcript.run(
            "render", "--device", "ipad-mini-6", "--generation", "all", "--style", "unspecified", "--format",
            "txt",
            "-o", "-")
        #expect(transcript.text.contains("iPadOS 26") && transcript.text.contains("iPadOS 14"))
        #expect(!transcript.text.contains("iOS 7") && !transcript.text.contains("never ran"))
    }

    @Test func `sweeps no phones where an iPad is named`() async throws {
        _ = await transcript.run("explain", "--sweep", "--device", "ipad-10th")
        #expect(transcript.text.contains("iPad, landscape:") && !transcript.text.contains("iPhone:"))
        let usual = ConsoleTranscript()
        _ = await usual.run("explain", "--sweep")
        #expect(usual.text.contains("iPhone:"))
    }

    @Test func `draws a ruler of what a sweep finds, a track for each selection`() async throws {
        let folder = try TemporaryFolder()
        let file = "\(folder.path)/ruler.svg"
        let status = await transcript.run("explain", "--sweep", "--style", "all", "-o", file)
        #expect(status == .done)
        let svg = try String(contentsOfFile: file, encoding: .utf8)
        // Two columns in the classic style and in the newer one are equal.
        for title in ["unspecified, doubleColumn", "tripleColumn"] {
            #expect(svg.contains(">\(title) · iPad, landscape"))
        }
    }

    @Test(arguments: [
        ["-o", "x.png"], ["--sweep", "-o", "x.png", "--json"], ["--sweep", "--format", "png"],
    ])
    func `refuses a ruler where there is none to draw`(words: [String]) async {
        #expect(await transcript.run(["explain"] + words) == .usage)
    }

    @Test func `lists what nobody has measured`() async throws {
        _ = await transcript.run("explain", "--assumptions", "--json")

        let assumptions = try #require(try json()["assumptions"] as? [[String: String]])
        #expect(assumptions.allSatisfy { $0.keys.sorted() == ["reason", "rule", "settledBy", "value"] })
        #expect(assumptions.contains { $0["rule"] == "narrowestOneBeside" })
    }

    @Test func `ends with status 1 where it finds something against a configuration`() async throws {
        let status = await transcript.run(
            "lint", "--device", "ipad-10th", "--set", "presentsWithGesture=false",
            "--set", "displayModeButtonVisibility=never", "--display-mode", "secondaryOnly", "--json")

        let findings = try #require(try json()["findings"] as? [[String: Any]])
        #expect(status == .findings)
        #expect(
            findings.contains {
                $0["device"] as? String == "ipad-10th" && $0["property"] as? String == "presentsWithGesture"
                    && $0["change"] as? String == "set presentsWithGesture to true"
                    && $0["column"] as? String == "primary"
            })
    }

    @Test func `measures what speaks against a configuration in numbers`() async throws {
        _ = await transcript.run(
            "lint", "--device", "ipad-mini-6", "--orientation", "portrait", "--set",
            "preferredPrimaryColumnWidth=900", "--json")
        let findings = try #require(try json()["findings"] as? [[String: Any]])
        let finding = try #require(
            findings.first { $0["property"] as? String == "preferredPrimaryColumnWidth" })
        #expect(finding["wanted"] as? Double == 900)
        let measured = try #require(finding["measured"] as? Double)
        #expect(
            (finding["message"] as? String)?.contains("is \(measured.formatted(.number.grouping(.never)))")
                == true)
    }

    @Test func `ends with status 0 where nothing speaks against a configuration`() async throws {
        #expect(await transcript.run("lint", "--device", "ipad-10th", "--json") == .done)
        #expect(try #require(try json()["findings"] as? [Any]).isEmpty)
    }

    /// Beside the inspector the secondary of an iPad mini has less than the 460 points that it is asked to have.
    @Test(arguments: [
        (["lint", "--set", "minimumSecondaryColumnWidth=460"], ["--show-inspector"]),
        (["explain", "--sweep", "--style", "tripleColumn"], ["--show-inspector"]),
        (["explain", "--sweep", "--style", "tripleColumn"], ["--display-mode", "twoOverSecondary"]),
        (["explain", "--sweep", "--generation", "iOS14"], ["--split-behavior", "overlay"]),
    ])
    func `heeds all that is asked on screen`(words: [String], asked: [String]) async {
        let words = words + ["--device", "ipad-mini-6", "--json"]
        _ = await transcript.run(words)
        let other = ConsoleTranscript()
        _ = await other.run(words + asked)
        #expect(other.messages.isEmpty)
        #expect(other.output != transcript.output)
    }

    @Test func `says what is installed`() async throws {
        #expect(await transcript.run("doctor", "--json") == .done)

        let components = try #require(try json()["components"] as? [[String: Any]])
        #expect(components.contains { $0["name"] as? String == "cairo" && $0["found"] as? Bool == true })
        #expect(components.allSatisfy { $0.keys.sorted() == ["found", "install", "name", "version"] })
    }

    @Test func `says how to get what scripts/bootstrap gets`() async throws {
        _ = await transcript.run("doctor", "--json")
        let components = try #require(try json()["components"] as? [[String: Any]])
        let wanted = Set(
            components.compactMap { $0["install"] as? String }.flatMap {
                $0.split(separator: " ").dropFirst(2)
            })
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        let script = try String(contentsOf: root.appending(path: "scripts/bootstrap"), encoding: .utf8)
        let list = try #require(script.split(separator: "packages=(").last?.prefix { $0 != ")" })
        let installed = Set(list.split(whereSeparator: \.isWhitespace))

        #expect(wanted.subtracting(installed).isEmpty)
        #expect(wanted.filter { $0.hasPrefix("fonts-") } == installed.filter { $0.hasPrefix("fonts-") })
    }
}
