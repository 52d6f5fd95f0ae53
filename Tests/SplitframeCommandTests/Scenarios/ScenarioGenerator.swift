import SplitframeDevices
import SplitframeFiles
import SplitframeTestSupport

@testable import SplitframeScenarios

/// Random scenarios made of the format's own shapes, the same for one seed in every run.
///
/// What a shape says may stand somewhere stands there; whether a controller has two places, or a device the window,
/// is left to chance.
struct ScenarioGenerator {
    private(set) var numbers: SteppedNumbers
    /// Labels that a step can act on.
    private var labels: [String] = []
    /// Whether the device folds; nothing else can be opened, shut or folded.
    private var folds = false
    /// How many plain controllers have been named.
    private var fresh = 0

    init(seed: UInt64) { numbers = SteppedNumbers(seed: seed) }

    /// A scenario of the right shape.
    mutating func scenario() -> JSON {
        var members: [String: JSON] = ["name": "generated"]
        if numbers.chance(19, of: 20) { members["environment"] = environment() }
        if !folds, numbers.chance(1, of: 4) {
            members["generation"] = .string(numbers.any(["iOS26", "iOS14", "iOS7"]))
        }
        if numbers.chance(1, of: 20) { members["root"] = .string(label(isFresh: true)) }
        if numbers.chance(19, of: 20) { members["splitView"] = splitView() }
        let steps = (0..<numbers.length(0...8)).map { number in step(number) }
        members["steps"] = .array(steps)
        return .object(members)
    }

    private mutating func environment() -> JSON {
        if numbers.chance(1, of: 2) { return value(ScenarioFormat.traits) }
        let device = numbers.chance(1, of: 4) ? .iPhoneDuo : numbers.any(Device.known)
        folds = !device.postures.isEmpty
        var members: [String: JSON] = ["device": .string(device.id)]
        if folds, numbers.chance(1, of: 2) {
            members["posture"] = .string(numbers.any(["closed", "open", "open"]))
        }
        if numbers.chance(1, of: 2) {
            members["orientation"] = .string(numbers.any(["portrait", "landscape"]))
        }
        if numbers.chance(1, of: 8) { members["window"] = .string(window()) }
        return .object(members)
    }

    private mutating func splitView() -> JSON {
        var members: [String: JSON] = [
            "style": .string(numbers.any(["unspecified", "doubleColumn", "tripleColumn", "tripleColumn"]))
        ]
        if members["style"] == "unspecified", numbers.chance(1, of: 2) {
            members["viewControllers"] = .array(
                (0..<numbers.length(0...2)).map { _ in controller(isFresh: true) })
        } else {
            var columns: [String: JSON] = [:]
            for column in ["primary", "secondary"] { columns[column] = controller(isFresh: true) }
            if members["style"] == "tripleColumn" { columns["supplementary"] = controller(isFresh: true) }
            for column in ["compact", "inspector"] where numbers.chance(1, of: 4) {
                columns[column] = controller(isFresh: true)
            }
            members["columns"] = .object(columns)
        }
        if numbers.chance(1, of: 2) { members["properties"] = value(ScenarioFormat.properties) }
        if numbers.chance(2, of: 3) { members["delegate"] = value(ScenarioFormat.delegate) }
        return .object(members)
    }

    private mutating func step(_ number: Int) -> JSON {
        var actions = (0..<numbers.length(1...3)).map { _ in value(ScenarioFormat.action) }
        if number == 0 { actions.insert(["mount": ["hosted": .bool(numbers.chance(1, of: 4))]], at: 0) }
        return ["label": .string("step \(number)"), "do": .array(actions)]
    }

    // MARK: Values of shapes

    private mutating func value(_ shape: JSONShape, of key: String = "") -> JSON {
        switch shape {
        case .shared("controller", _): return controller(isFresh: false)
        case .shared(_, let shape): return value(shape, of: key)
        case .text: return .string(text(of: key))
        case .number(let range):
            let usual =
                key.hasSuffix("Fraction") ? [0, 0.25, 0.5, 1, 2.3e-308] : [0, 1, 100.3, 320, 900, 1e308]
            return .number(range.map { Double.random(in: $0, using: &numbers) } ?? numbers.any(usual))
        case .index: return .number(numbers.any([0, 0, 0, 1, 1, 9e15]))
        case .boolean: return .bool(numbers.chance(1, of: 2))
        case .null, .anything: return .null
        case .choice(let choices), .choicesWithCommas(let choices):
            // Most scenarios have no inspector and no compact column to push on.
            return .string(
                numbers.any(choices.contains("primary") ? choices + ["primary", "secondary"] : choices))
        case .numbers(let count, _, let range):
            let range =
                (range?.lowerBound ?? 0)...min(range?.upperBound ?? 1400, key == "safeArea" ? 80 : 1400)
            return .numbers((0..<count).map { _ in Double.random(in: range, using: &numbers).rounded() })
        case .list(let shape): return .array((0..<numbers.length(0...3)).map { _ in value(shape, of: key) })
        case .map(let shape): return ["key": value(shape)]
        case .either(let shapes): return value(numbers.any(shapes), of: key)
        case .object(let keys):
            return .object(members(of: keys.filter { $0.isRequired || numbers.chance(1, of: 3) }))
        case .oneOf(let keys):
            let key = numbers.any(
                folds ? keys : keys.filter { !["fold", "open", "close"].contains($0.name) })
            return .object(members(of: [key] + key.beside.filter { _ in numbers.chance(1, of: 2) }))
        }
    }

    private mutating func members(of keys: [JSONKey]) -> [String: JSON] {
        var members: [String: JSON] = [:]
        for key in keys { members[key.name] = value(key.shape, of: key.name) }
        return members
    }

    private mutating func text(of key: String) -> String {
        switch key {
        case "on", "viewController": numbers.chance(1, of: 20) ? "split" : numbers.any(labels + ["C1"])
        case "device": numbers.any(Device.known).id
        case "window": window()
        case "setDelegate", "releaseDelegate": "delegate"
        default:
            numbers.any(["", "add", "flexibleSpace", "Ein Titel", "א", String(repeating: "w", count: 300)])
        }
    }

    private mutating func window() -> String {
        numbers.any(Window.named.map(\.name) + ["800x600", "320x480"])
    }

    // MARK: Controllers

    private mutating func controller(isFresh: Bool) -> JSON {
        let label = JSON.string(label(isFresh: isFresh))
        guard numbers.chance(1, of: 5) else { return label }
        return [
            "viewController": label, "title": .string(text(of: "title")), "largeTitle": true,
            "content": .string(numbers.any(["list", "grid", "text", "empty"])),
            "selectedRow": .number(numbers.any([0, 3, 9e15])),
            "toolbarItems": ["add", "flexibleSpace", "Ok"],
        ]
    }

    private mutating func label(isFresh: Bool, depth: Int = 0) -> String {
        // Inside others a label that was met before mostly stands in two places.
        if !isFresh, !labels.isEmpty, numbers.chance(1, of: depth == 0 ? 2 : 10) {
            return numbers.any(labels)
        }
        let label: String
        switch numbers.length(0...39) {
        case 0 where !isFresh: label = "split"
        case 0..<4 where depth < 3: label = "tabs[\(inner(isFresh: isFresh, depth: depth))]"
        case 4..<20 where depth < 3: label = "nav[\(inner(isFresh: isFresh, depth: depth))]"
        default:
            fresh += 1
            label = "C\(fresh)"
        }
        labels.append(label)
        return label
    }

    private mutating func inner(isFresh: Bool, depth: Int) -> String {
        (0..<numbers.any([0, 1, 1, 1, 2, 3])).map { _ in label(isFresh: isFresh, depth: depth + 1) }
            .joined(separator: ",")
    }
}
