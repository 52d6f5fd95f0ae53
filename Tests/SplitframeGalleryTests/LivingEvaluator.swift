import Foundation
import SplitframeFiles

/// Reads the data of a figure's page, and puts pictures together from them as its script does.
struct LivingEvaluator {
    struct Place {
        var posture: String?
        var orientation: String
        var first: Int
        var count: Int
        var start: Int
        var stops: [Int]
        /// Where the layout changes, with what is shown beneath and told about it.
        var ticks: [(position: Int, label: String, title: String)]
        fileprivate var lines: [Line]
    }

    fileprivate struct Line {
        var parts: [String]
        var numbers: [Number]
        var life: ClosedRange<Int>
    }

    fileprivate enum Number {
        case text(String)
        case function(Int, offset: Int)
    }

    private struct Function {
        var first: Int
        var pieces: [[Int]]

        func value(at x: Int) -> Int {
            let piece = pieces.last { $0[0] <= x - first } ?? []
            let at = x - first - piece[0]
            let turns = (Double(piece[4] * at + piece[6]) / Double(piece[5])).rounded(.down)
            return piece[1] + piece[2] * at + piece[3] * Int(turns)
        }
    }

    private(set) var places: [Place] = []
    private var functions: [Function] = []

    /// Nil for a page without data that can be read.
    init?(page: String) {
        let parts = page.components(separatedBy: "<script type=\"application/json\" id=\"data\">")
        guard parts.count == 2, let text = parts[1].components(separatedBy: "</script>").first,
            let packed = JSON(text: String(text))?.string.flatMap({ Data(base64Encoded: $0) }),
            let data = Self.inflated(packed),
            let templates = data["templates"]?.array?.map({ $0.array?.compactMap(\.string) ?? [] })
        else { return nil }
        functions = (data["functions"]?.array ?? []).compactMap(\.string).map(Self.function)
        places = (data["places"]?.array ?? []).map { Self.place($0, templates) }
    }

    /// The JSON in a raw deflate stream, unpacked by a program that has nothing to do with ours.
    private static func inflated(_ bytes: Data) -> JSON? {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "python3", "-c",
            "import sys,zlib; sys.stdout.buffer.write(zlib.decompress(sys.stdin.buffer.read(), -15))",
        ]
        let packed = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: packed) }
        let output = Pipe()
        // From a file: another program, started at the same moment, may hold a pipe open.
        guard (try? bytes.write(to: packed)) != nil, let input = try? FileHandle(forReadingFrom: packed)
        else {
            return nil
        }
        (process.standardInput, process.standardOutput) = (input, output)
        guard (try? process.run()) != nil else { return nil }
        return JSON(text: String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self))
    }

    private static func place(_ json: JSON, _ templates: [[String]]) -> Place {
        func number(_ key: String) -> Int { Int(json[key]?.number ?? -1) }
        let count = number("count")
        return Place(
            posture: json["posture"]?.string, orientation: json["orientation"]?.string ?? "",
            first: number("first"), count: count, start: number("start"),
            stops: (json["stops"]?.array ?? []).map { Int($0.number ?? -1) },
            ticks: (json["ticks"]?.array ?? []).map { tick in
                let parts = tick.array ?? []
                return (Int(parts[0].number ?? -1), parts[1].string ?? "", parts[2].string ?? "")
            },
            lines: (json["lines"]?.string ?? "").split(separator: ";").map { line in
                let halves = line.split(separator: "@")
                let words = halves[0].split(separator: " ")
                let life =
                    halves.count > 1
                    ? halves[1].split(separator: " ").compactMap { Int($0) } : [0, count - 1]
                return Line(
                    parts: templates[Int(words[0]) ?? 0], numbers: words.dropFirst().map(Self.number),
                    life: life[0]...life[1])
            })
    }

    private static func number(_ word: Substring) -> Number {
        guard word.first == "f" else { return .text(String(word)) }
        let index = word.dropFirst().prefix { $0.isNumber }
        return .function(Int(index) ?? -1, offset: units(word[index.endIndex...]))
    }

    private static func function(_ text: String) -> Function {
        let parts = text.split(separator: "/")
        return Function(
            first: Int(parts[0]) ?? 0,
            pieces: parts.dropFirst().map { piece in
                let words = piece.split(separator: " ")
                let decimals = words[1..<min(4, words.count)].map(units)
                let whole = words.dropFirst(4).compactMap { Int($0) }
                return [Int(words[0]) ?? 0] + decimals + [0, 0].dropFirst(decimals.count - 1)
                    + (whole.isEmpty ? [0, 1, 0] : whole)
            })
    }

    /// A decimal number in ten thousandths.
    private static func units(_ text: Substring) -> Int { Int(((Double(text) ?? 0) * 10_000).rounded()) }

    /// The texts by their letters, and the markup.
    func frame(_ place: Place, at position: Int) -> (texts: [String: String], markup: [String]) {
        var texts: [String: String] = [:]
        var markup: [String] = []
        for line in place.lines where line.life.contains(position) {
            var text = line.parts[0]
            for (number, part) in zip(line.numbers, line.parts.dropFirst()) {
                switch number {
                case .text(let constant): text += constant
                case .function(let index, let offset):
                    text += Self.text(of: functions[index].value(at: place.first + position) + offset)
                }
                text += part
            }
            if text.first?.isUppercase == true, text.dropFirst().first == " " {
                texts[String(text.prefix(1))] = String(text.dropFirst(2))
            } else {
                markup.append(text)
            }
        }
        return (texts, markup)
    }

    private static func text(of units: Int) -> String {
        let digits = String(abs(units) + 10_000 * 10_000_000)
        var fraction = digits.suffix(4)
        while fraction.last == "0" { fraction.removeLast() }
        let whole = String(abs(units) / 10_000)
        return (units < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
    }
}
