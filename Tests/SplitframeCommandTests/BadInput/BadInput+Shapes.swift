import Foundation
import SplitframeDevices
import SplitframeFiles

@testable import SplitframeGallery
@testable import SplitframeScenarios

extension BadInput {
    /// Files of the right syntax in which one key is missing, twice there, unknown, or has a value that it does not take.
    static var shapes: [BadInput] {
        rows(of: .scenario, shape: ScenarioFormat.scenario) + rows(of: .devices, shape: DeviceFile.shape)
            + rows(of: .goldens, shape: GoldenList.shape)
    }

    private static func rows(of entry: Entry, shape: JSONShape) -> [BadInput] {
        var walk = ShapeWalk()
        walk.visit(shape, at: []) { $0 }
        return walk.mistakes.map { mistake -> BadInput in
            // Devices are named by their id, which the sample has.
            let start = mistake.names.hasPrefix("devices[0].") ? "devices[0]." : "[0]."
            let names =
                entry == .devices && !["[0].id is true", "devices[0].id is true"].contains(mistake.what)
                ? mistake.names.replacing(start, with: "A.", maxReplacements: 1) : mistake.names
            return entry.bad(mistake.what, Data(mistake.text.utf8), names: names)
        }
    }
}

/// Goes through a shape and makes a file for each mistake that can be made in it.
private struct ShapeWalk {
    struct Mistake {
        let what: String
        let text: String
        let names: String
    }

    private(set) var mistakes: [Mistake] = []
    private var told: Set<String> = []
    /// Whether a message about a missing key can only mean this shape: of several, the first is taken for meant.
    private var isFirstChoice = true
    /// Shapes that stand in several places are visited in the first.
    private var visited: Set<String> = []
    /// Stands for a key that is there a second time, which no value can say.
    private static let again = "SECOND"

    mutating func visit(_ shape: JSONShape, at path: [String], within file: (JSON) -> JSON) {
        switch shape {
        case .shared(let name, let shape):
            if visited.insert(name).inserted { visit(shape, at: path, within: file) }
        case .either(let shapes):
            for (index, shape) in shapes.enumerated() {
                isFirstChoice = index == 0
                visit(shape, at: path, within: file)
            }
            isFirstChoice = true
        case .list(let shape):
            visit(shape, at: path + ["[0]"]) { file([$0]) }
        case .map(let shape):
            visit(shape, at: path + ["key"]) { file(["key": $0]) }
        case .object(let keys):
            visit(keys, at: path, within: file)
        case .oneOf(let keys):
            for key in keys { visit([key] + key.beside, needing: [key], at: path, within: file) }
        case .text, .number, .index, .boolean, .null, .anything, .choice, .choicesWithCommas, .numbers:
            break
        }
    }

    private mutating func visit(
        _ keys: [JSONKey], needing needed: [JSONKey] = [], at path: [String], within file: (JSON) -> JSON
    ) {
        let isFirst = isFirstChoice
        isFirstChoice = true
        let required = keys.filter(\.isRequired) + needed
        let sample = JSON.object(
            Dictionary(required.map { ($0.name, $0.shape.sample) }) { first, _ in first })
        for key in keys {
            let place = Self.name(path + [key.name])
            if let wrong = key.shape.stranger {
                add("\(place) is \(wrong.summary)", file(sample.with(key.name, wrong)), names: place)
            }
            let twice = sample.with(key.name, key.shape.sample).with(Self.again, key.shape.sample)
            add("\(place) twice", file(twice), names: "\"\(key.name)\"", second: key.name)
            visit(key.shape, at: path + [key.name]) { file(sample.with(key.name, $0)) }
        }
        for key in keys where key.isRequired && isFirst {
            add(
                "\(Self.name(path + [key.name])) missing", file(sample.with(key.name, nil)),
                names: "\"\(key.name)\"")
        }
        add("\(Self.name(path)) has a key nobody knows", file(sample.with("zzz", 1)), names: "\"zzz\"")
    }

    private mutating func add(_ what: String, _ file: JSON, names: String, second key: String? = nil) {
        guard told.insert(what).inserted else { return }
        var text = file.compactText
        if let key { text = text.replacing("\"\(Self.again)\":", with: "\"\(key)\":") }
        mistakes.append(Mistake(what: what, text: text, names: names))
    }

    /// A path as messages have it.
    private static func name(_ path: [String]) -> String {
        path.reduce("") { $1.hasPrefix("[") ? $0 + $1 : $0.isEmpty ? $1 : "\($0).\($1)" }
    }
}

extension JSON {
    /// An object with another member, or without it.
    fileprivate func with(_ key: String, _ value: JSON?) -> JSON {
        var members = object ?? [:]
        members[key] = value
        return .object(members)
    }
}

extension JSONShape {
    /// A value that has the shape.
    fileprivate var sample: JSON {
        switch self {
        case .text: "A"
        case .number(let range): .number(range?.lowerBound ?? 1)
        case .index: 0
        case .boolean: true
        case .null, .anything: .null
        case .choice(let choices), .choicesWithCommas(let choices): .string(choices.first ?? "")
        case .numbers(let count, _, let range):
            .numbers(Array(repeating: range?.lowerBound ?? 1, count: count))
        case .list: []
        case .map: [:]
        case .either(let shapes): shapes.first?.sample ?? .null
        case .shared(_, let shape): shape.sample
        case .object(let keys):
            .object(
                Dictionary(keys.filter(\.isRequired).map { ($0.name, $0.shape.sample) }) { first, _ in first }
            )
        case .oneOf(let keys): .object(keys.first.map { [$0.name: $0.shape.sample] } ?? [:])
        }
    }

    /// A value that the shape does not take; nil where it takes any.
    fileprivate var stranger: JSON? {
        let strangers: [JSON] = [true, "zzz", -7.5, [[[]]]]
        return strangers.first { value in (try? check(JSONNode(value))) == nil }
    }
}
