import Foundation
import SplitframeDevices
import SplitframeFiles
import SplitframeInterface
import SplitframePainting
import SplitframePictures
import SplitframeRequests
import SplitframeScenarios
import SplitframeWireframes

/// How the time grows up to each limit: measures an input at a quarter of the limit, and one that reaches it.
@MainActor struct SizeMeasurement {
    /// A table with a line for each limit.
    var lines: [String] {
        get throws {
            try [
                "| what | at most | time | a quarter of it | times | n log n |", "|---|---|---|---|---|---|",
            ]
                + Limit.allCases.compactMap { limit in
                    try name(limit).map { try Self.line($0, limit.value) { try work(limit, $0) } }
                }
        }
    }

    /// A line of the table.
    ///
    /// - Parameter work: Returns the work to time for a size; making its input is not timed.
    /// - Throws: ``UnboundedGrowth`` if the time grows much faster than n log n; the errors of `work`.
    static func line(_ name: String, _ size: Int, work: (Int) throws -> () throws -> Void) throws -> String {
        let quarter = try duration(work(size / 4))
        let whole = try duration(work(size))
        let growth = 4 * log(Double(size)) / log(Double(size / 4))
        if whole > 0.2, whole / quarter > 2.5 * growth {
            throw UnboundedGrowth(name: name, size: size, times: whole / quarter)
        }
        return "| \(name) | \(size) | \(text(whole)) | \(text(quarter)) | \(text(whole / quarter)) "
            + "| \(text(growth)) |"
    }

    /// The seconds that the work takes, the least of three measurements; short work is repeated within each.
    private static func duration(_ work: () throws -> Void) throws -> Double {
        let clock = ContinuousClock()
        let first = try clock.measure(work) / .seconds(1)
        guard first < 2 else { return first }
        let repeats = max(1, Int(0.05 / first))
        let others = try (0..<3).map { _ in
            try clock.measure { for _ in 0..<repeats { try work() } } / .seconds(Double(repeats))
        }
        return others.min() ?? first
    }

    private static func text(_ number: Double) -> String {
        number.formatted(.number.precision(.significantDigits(2)).grouping(.never))
    }

    /// The name of the input that grows up to a limit; nil for a limit without one.
    private func name(_ limit: Limit) -> String? {
        switch limit {
        case .fileBytes: "bytes of numbers in JSON"
        case .pixels: "pixels of a PNG, read"
        case .chunkBytes: "bytes of a text in a PNG"
        case .nesting: "lists inside each other in JSON"
        case .labelNesting: "controllers inside each other in a label, shown"
        case .stack: "controllers on a stack, shown"
        case .tiles: "tiles of a screen, drawn"
        case .steps: "steps, drawn as a filmstrip"
        case .selections: "pictures of a list, planned"
        case .nameLength: "letters of a name that comes near none"
        case .messageLength: "letters of a message, as often cut"
        case .gitSilence: nil
        }
    }

    /// The work to time for a limit; its input is made beforehand.
    private func work(_ limit: Limit, _ count: Int) throws -> () throws -> Void {
        switch limit {
        case .fileBytes:
            let text = Data("[\(String(repeating: "12,", count: count / 3))1]".utf8)
            return { _ = try JSON(data: text) }
        case .pixels:
            let side = Int(Double(count).squareRoot())
            let bitmap = Bitmap(
                width: side, height: side, pixels: [UInt8](repeating: 200, count: side * side * 4))
            let file = try PNGFile.encode(bitmap)
            return { _ = try PNGFile.decode(file) }
        case .chunkBytes:
            let dot = Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 255])
            let text = PNGText(keyword: "words", text: String(repeating: "w", count: count - 100))
            let file = try PNGFile.encode(dot, text: [text])
            return { _ = try PNGFile.texts(in: file) }
        case .nesting:
            let text = Data(
                (String(repeating: "[", count: count) + String(repeating: "]", count: count)).utf8)
            return { _ = try JSON(data: text) }
        case .labelNesting:
            // A stack cannot contain a stack, but tabs can contain anything.
            let label =
                String(repeating: "tabs[", count: count - 1) + "A" + String(repeating: "]", count: count - 1)
            return { try Self.draw(primary: label, steps: 1) }
        case .stack:
            let controllers = (0..<count).map { "X\($0)" }.joined(separator: ",")
            return { try Self.draw(primary: "nav[\(controllers)]", steps: 1) }
        case .tiles:
            var device = try Device.named("ipad-mini-6")
            let screen = device.portraitSize
            device.tilesPadOS26?.gap = 0
            device.tilesPadOS26?.sizes.portrait.quarter = Size(
                width: screen.width, height: screen.height / Double(count))
            var selection = Selection(device: device)
            selection.window = .quarter
            return { [selection] in _ = try Picture(selection).scene }
        case .steps:
            return { try Self.draw(primary: "A", steps: count) }
        case .selections:
            let windows = (0..<count).map { "\(400 + $0 % 900)x\(400 + $0 / 900)" }
            var list = SelectionList()
            for (key, text) in [
                (SelectionKey.device, "ipad-pro-13-inch-m4"), (.window, windows.joined(separator: ",")),
            ] {
                try list.read(text, as: key, among: Device.known, allowsSeveral: true)
            }
            return { [list] in _ = try list.expanded(among: Device.known, look: .gallery) }
        case .nameLength:
            let name = String(repeating: "p", count: count)
            return { _ = ["primary", "secondary"].nearest(to: name) }
        case .messageLength:
            let message = String(repeating: "p", count: count * 8)
            return { _ = message.withoutMiddle(beyond: .messageLength) }
        case .gitSilence: return {}
        }
    }

    /// Plays a scenario with a number of steps and draws it.
    private static func draw(primary: String, steps: Int) throws {
        let split =
            "\"splitView\": {\"style\": \"doubleColumn\", \"columns\": {\"primary\": \"\(primary)\", \"secondary\": \"B\"}}"
        let shows = Array(repeating: "{\"do\": [{\"show\": \"primary\"}]}", count: steps - 1)
        let list = (["{\"do\": [{\"mount\": {}}]}"] + shows).joined(separator: ",")
        let text = "{\"environment\": {\"device\": \"ipad-10th\"}, \(split), \"steps\": [\(list)]}"
        for scenario in try Scenario.read(Data(text.utf8)) {
            let results = try ScenarioReplay(scenario).play()
            _ = Filmstrip(of: [scenario.story(of: results, in: Look())])?.scene
        }
    }
}

/// An input four times as large took `times` times as long.
struct UnboundedGrowth: Error {
    var name: String
    var size: Int
    var times: Double
}
