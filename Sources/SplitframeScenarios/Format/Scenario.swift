public import Foundation
public import SplitframeDevices
import SplitframeGeometry
public import SplitframeInterface
public import SplitframeJSON
import SplitframeLayout

/// A split view in a window, and what happens to it, as a scenario file says.
public struct Scenario: Hashable, Sendable {
    /// The checked JSON object.
    public let value: JSON

    public var name: String { value["name"]?.string ?? "" }
    public var generation: Generation {
        value["profile"]?.string.flatMap(Generation.init(name:)) ?? .standard
    }
    public var steps: [ScenarioStep] { (value["steps"]?.array ?? []).map(ScenarioStep.init) }
    /// The calls of children that are recorded, where the scenario says so.
    var childObserves: Set<ChildCall>? {
        (value["childObserves"]?.strings).map { Set($0.compactMap(ChildCall.init(name:))) }
    }
    var splitView: JSON? { value["splitView"].flatMap { $0.isNull ? nil : $0 } }

    /// The scenarios of a file, checked against the format.
    ///
    /// - Throws: ``ScenarioError``.
    public static func read(_ data: Data) throws(ScenarioError) -> [Scenario] {
        let file: JSON
        do {
            file = try JSON(data: data)
        } catch {
            throw .notJSON
        }
        guard file.object != nil else {
            throw .badValue(file.summary, at: "the file", expected: "an object")
        }
        guard let several = file["scenarios"] else {
            try ScenarioFormat.scenario.check(file, at: "scenario")
            return [Scenario(value: file)]
        }
        try ScenarioFormat.file.check(file, at: "file")
        guard let list = several.array, !list.isEmpty else {
            throw .badValue("empty", at: "file.scenarios", expected: "at least one scenario")
        }
        return list.map(Scenario.init)
    }

    /// The scenario with its split view mounted before the first step, where no step mounts it.
    public var mountedFirst: Scenario {
        let mounts = steps.contains { $0.actions.contains { $0["mount"] != nil } }
        guard !mounts, var members = value.object else { return self }
        members["steps"] = .array([ScenarioStep.mount.value] + steps.map(\.value))
        return Scenario(value: .object(members))
    }

    /// Where the window stands on a catalogued device; nil for traits given outright, or nothing mounted.
    ///
    /// - Throws: ``ScenarioError/noSuchPlace(_:)``.
    public func place() throws(ScenarioError) -> Place? {
        guard let environment = value["environment"], let word = environment["device"]?.string else {
            return nil
        }
        do {
            return try Place(
                device: .named(word),
                orientation: environment["orientation"]?.string.flatMap(Orientation.init(name:)) ?? .portrait,
                window: environment["window"].map(Window.init(scenario:)) ?? .full, generation: generation,
                layoutDirection: environment["layoutDirection"]?.string.flatMap(LayoutDirection.init(name:))
                    ?? .leftToRight)
        } catch {
            throw .noSuchPlace("\(error)")
        }
    }

    /// The traits given outright; nil where a device says them, or nothing is mounted.
    var traits: TraitEnvironment? {
        guard let environment = value["environment"], let size = environment["size"]?.numbers else {
            return nil
        }
        let insets = environment["safeArea"]?.numbers ?? [0, 0, 0, 0]
        func word<Word: NamedCase>(_ key: String, or standard: Word) -> Word {
            environment[key]?.string.flatMap(Word.init(name:)) ?? standard
        }
        return TraitEnvironment(
            size: Size(width: size[0], height: size[1]), scale: environment["scale"]?.number ?? 2,
            safeArea: EdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]),
            horizontalSizeClass: word("horizontalSizeClass", or: .regular),
            verticalSizeClass: word("verticalSizeClass", or: .regular), idiom: word("idiom", or: .pad),
            layoutDirection: word("layoutDirection", or: .leftToRight))
    }
}

/// A step of a scenario: actions, and what must hold afterwards.
public struct ScenarioStep: Hashable, Sendable {
    let value: JSON

    /// The step that mounts the split view and does nothing else.
    static let mount = ScenarioStep(
        .object(["label": .string("mounted"), "do": .array([.object(["mount": .object([:])])])]))

    init(_ value: JSON) { self.value = value }

    public var label: String { value["label"]?.string ?? "" }
    /// What must hold afterwards, by key; nil where nothing was said.
    public var expectations: [String: JSON]? { value["expect"]?.object }
    var actions: [JSON] { value["do"]?.array ?? [] }
}

extension Window {
    init(scenario value: JSON) throws {
        if let size = value.numbers {
            self = .free(Size(width: size[0], height: size[1]))
        } else {
            self = try Window(name: value.string ?? "full")
        }
    }
}

extension SplitProperty {
    /// The properties of an object in the order in which they are set: the preferred mode first, then by name.
    static func properties(of value: JSON?) throws(SplitPropertyError) -> [SplitProperty] {
        let members = value?.object ?? [:]
        let names = members.keys.sorted {
            ($0 == "preferredDisplayMode" ? "" : $0) < ($1 == "preferredDisplayMode" ? "" : $1)
        }
        var properties: [SplitProperty] = []
        for name in names where !ScenarioShape.isFree(name) {
            let text =
                switch members[name] {
                case .string(let word)?: word
                case .bool(let flag)?: "\(flag)"
                case .number(let number)?: "\(number)"
                case .null?, .array?, .object?, nil: ""
                }
            properties.append(try SplitProperty(name: name, value: text))
        }
        return properties
    }
}
