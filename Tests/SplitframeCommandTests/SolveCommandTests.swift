import Foundation
import SplitframeDevices
import SplitframeFiles
import SplitframeInterface
import SplitframeRequests
import SplitframeTestSupport
import Testing

@testable import SplitframeCommand

struct `splitframe solve` {
    private func answer(_ words: [String]) async throws -> (status: CommandStatus, json: JSON) {
        let transcript = ConsoleTranscript()
        let status = await transcript.run(["solve"] + words + ["--json"])
        return (status, try JSON(bytes: transcript.output))
    }

    private func ranges(_ words: String...) async throws -> [JSON] {
        try await answer(words).json["solutions"]?.array?.first?["ranges"]?.array ?? []
    }

    // Measured on iOS 26.1 at 2x: 954.249 points hold two columns, 954.25 round to 954.5 and hold three.
    @Test func `finds the narrowest window with three columns`() async throws {
        let found = try await ranges(
            "columns = 3", "--style", "tripleColumn", "--device", "ipad-10th", "--orientation", "landscape")
        #expect(found.count == 1)
        #expect(found[0]["first"]?["value"] == 954.5)
        #expect(found[0]["before"]?["value"] == 954)
        #expect(found[0]["last"]?["value"] == 1180)
        #expect(found[0]["after"] == .null)
        #expect(found[0]["rule"] == "ThreeColumnFit")
    }

    @Test func `finds the narrowest device, by its screen`() async throws {
        let found = try await ranges(
            "columns = 3", "--style", "tripleColumn", "--for", "screen.width", "--every", "pad")
        // The narrowest screens of iPads with 954.5 points and more are the 1024 points of the first ones, and no
        // device of iPadOS 26 has one between 954.5 and 1024.
        #expect(found.first?["first"]?["value"] == 1024)
    }

    @Test func `finds the values of a property for which every iPad shows two columns`() async throws {
        let found = try await ranges("columns = 2", "--for", "preferredDisplayMode", "--every", "pad")
        let values = found.flatMap { [$0["first"], $0["last"]].compactMap { $0?["value"]?.string } }
        #expect(values.contains("oneBesideSecondary") && !values.contains("secondaryOnly"))
    }

    @Test(arguments: [
        (["colums = 3"], "Did you mean \"columns\"?"), (["columns = many"], "expected a number"),
        (["displayMode < tile"], "expected automatic"),
        (["displayMode < secondaryOnly"], "expected = or !="),
        (["columns = 1", "--for", "minimumPrimaryWidth"], "Did you mean \"minimumPrimaryColumnWidth\"?"),
        (["columns = 1", "--every", "pad", "--device", "ipad-10th"], "--every"), ([], "needs a condition"),
    ])
    func `says what is wrong with a question`(words: [String], sentence: String) async {
        let transcript = ConsoleTranscript()
        #expect(await transcript.run(["solve"] + words) == .usage)
        #expect(transcript.messages.contains(sentence), "\(transcript.messages)")
    }

    @Test func `ends with status 1 where no value fulfils the conditions`() async throws {
        let (status, json) = try await answer(["columns = 3", "--device", "ipad-10th"])
        #expect(status == .findings)
        #expect(json["solutions"]?.array?.first?["ranges"] == [])
    }

    /// What a question asks for, evaluated here on what `render --json` prints.
    private struct Asked {
        var column: Column
        var side: Int
        var isAtLeast: Bool
        var length: Double

        var text: String {
            "\(column).\(["x", "y", "width", "height"][side]) \(isAtLeast ? ">=" : "<") \(length)"
        }

        func holds(in layout: JSON) -> Bool {
            let members = layout["columns"]?[column.name]
            guard members?["isShowing"] == true, let frame = members?["frame"]?.numbers else { return false }
            return (frame[side] >= length - 0.0005) == isAtLeast
        }
    }

    private func drawn(_ side: JSON) async throws -> JSON {
        let transcript = ConsoleTranscript()
        let options = try #require(side["options"]?.strings)
        #expect(await transcript.run(["render"] + options + ["--json"]) == .done, "\(transcript.messages)")
        return try #require(try JSON(bytes: transcript.output)["layout"])
    }

    /// Random questions; render draws both sides of every end as the answer says, one pixel or value apart.
    @Test func `is confirmed by render on both sides`() async throws {
        var numbers = SteppedNumbers(seed: 52)
        var requests = RandomRequests(seed: 52)
        var ends = 0
        for index in 0..<(isDeepRun ? 1_000 : 25) {
            var random = requests.next()
            while random?.environment != nil { random = requests.next() }
            let request = try #require(random)
            let asked = Asked(
                column: [.primary, .supplementary, .secondary][Int.random(in: 0..<3, using: &numbers)],
                side: Int.random(in: 0..<4, using: &numbers), isAtLeast: Bool.random(using: &numbers),
                length: Double(Int.random(in: 0...1_800, using: &numbers)) / 2)
            let unknowns = Question.unknowns.filter { $0 != "style" }
            let unknown =
                index % 2 == 0
                ? "window.width" : unknowns[Int.random(in: 0..<unknowns.count, using: &numbers)]
            let (_, json) = try await answer([asked.text, "--for", unknown] + request.options)
            for range in json["solutions"]?.array?.flatMap({ $0["ranges"]?.array ?? [] }) ?? [] {
                for (name, isInside) in [
                    ("first", true), ("last", true), ("before", false), ("after", false),
                ] {
                    guard let side = range[name], side != .null else { continue }
                    ends += 1
                    #expect(side["isConfirmed"] == true)
                    let layout = try await drawn(side)
                    #expect(
                        asked.holds(in: layout) == isInside,
                        "\(asked.text) by \(unknown), \(request): \(name)")
                }
            }
        }
        #expect(ends > (isDeepRun ? 400 : 5))
    }
}

struct `splitframe layouts` {
    private let transcript = ConsoleTranscript()

    private func rows() -> [[String: String]] {
        let lines = transcript.text.split(separator: "\n").map {
            $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }
        return lines.dropFirst().map { Dictionary(zip(lines[0], $0)) { first, _ in first } }
    }

    @Test func `lists every place, style and mode with the numbers that render prints`() async throws {
        #expect(await transcript.run("layouts", "--device", "ipad-mini-6,iphone-duo") == .done)
        let rows = rows()
        #expect(Set(rows.compactMap { $0["generation"] }) == ["iOS27", "iOS26", "iOS14", "iOS7"])
        #expect(Set(rows.compactMap { $0["style"] }).count == 3)
        #expect(rows.contains { $0["posture"] == "book" })
        var numbers = SteppedNumbers(seed: 5)
        for row in rows.shuffled(using: &numbers).prefix(40) {
            let keys = ["device", "posture", "sdk", "orientation", "window", "generation", "style"]
            let options = keys.flatMap { key in
                row[key].flatMap { $0.isEmpty ? nil : ["--\(key)", $0] } ?? []
            }
            let mode = try #require(row["askedMode"])
            let render = ConsoleTranscript()
            #expect(await render.run(["render"] + options + ["--display-mode", mode, "--json"]) == .done)
            let layout = try #require(try JSON(bytes: render.output)["layout"])
            #expect(layout["displayMode"]?.string == row["displayMode"])
            #expect(layout["isCollapsed"] == .bool(row["isCollapsed"] == "true"))
            for column in ["primary", "supplementary", "secondary"] {
                let members = layout["columns"]?[column]
                let frame = members?["isShowing"] == true ? members?["frame"]?.numbers : nil
                let listed = ["X", "Y", "Width", "Height"].compactMap {
                    row[column + $0].flatMap(Double.init)
                }
                #expect(listed == frame ?? [], "\(row)")
            }
        }
    }

    @Test func `prints the same rows as JSON`() async throws {
        let words = ["layouts", "--device", "ipad-10th", "--style", "tripleColumn"]
        #expect(await transcript.run(words + ["--csv"]) == .done)
        let other = ConsoleTranscript()
        #expect(await other.run(words + ["--json"]) == .done)
        let rows = rows()
        let objects = try #require(try JSON(bytes: other.output)["layouts"]?.array)
        #expect(objects.count == rows.count && rows.count > 20)
        for (object, row) in zip(objects, rows) {
            #expect(object["secondaryWidth"]?.number == row["secondaryWidth"].flatMap(Double.init))
            #expect(object["askedMode"]?.string == row["askedMode"])
        }
    }

    @Test func `lists the windows of devices`() async throws {
        #expect(await transcript.run("devices", "--csv") == .done)
        let text = transcript.text
        #expect(text.hasPrefix("id,name,idiom,"))
        #expect(Device.known.allSatisfy { text.contains("\n\($0.id),") })
        #expect(await ConsoleTranscript().run("devices", "--csv", "--json") == .usage)
    }
}
