import HeadlessUIKit
public import SplitframeDevices
public import SplitframeInterface
public import SplitframeJSON
import SplitframeLayout

/// Plays a scenario on live controllers, step by step.
@MainActor public final class ScenarioReplay {
    let scenario: Scenario
    let recorder: Recorder
    let cast: Cast
    var host: HeadlessHost?
    var splitViewController: UISplitViewController?
    var root: UIViewController?
    var hostController: UIViewController?
    var delegates: [String: ScenarioDelegate] = [:]
    var raised: SplitMisuse.Exception?
    /// The name of the delegate that is attached before the first step.
    static let firstDelegate = "delegate"

    /// Makes the host and the split view, and mounts nothing yet.
    ///
    /// - Throws: ``ScenarioError`` where there is no such place.
    public init(_ scenario: Scenario) throws(ScenarioError) {
        self.scenario = scenario
        recorder = Recorder(childObserves: scenario.childObserves)
        cast = Cast(recorder: recorder)
        if let place = try scenario.place() {
            host = HeadlessHost(place: place)
        } else if let traits = scenario.traits {
            host = HeadlessHost(environment: traits, generation: scenario.generation)
        }
        if let label = scenario.value["root"]?.string { root = cast.controller(labelled: label) }
        if let splitView = scenario.splitView { try makeSplitView(splitView) }
    }

    private func makeSplitView(_ value: JSON) throws(ScenarioError) {
        let style = value["style"]?.string.flatMap(SplitStyle.init(name:)) ?? .unspecified
        let split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
        splitViewController = split
        cast.splitViewController = split
        if style == .unspecified {
            let columns = [Column.primary, .secondary].compactMap { value["columns"]?[$0.name] }
            split.viewControllers = (value["viewControllers"]?.array ?? columns).compactMap(
                cast.controller(_:))
        } else {
            for column in Column.allCases {
                guard let controller = value["columns"]?[column.name].flatMap(cast.controller(_:)) else {
                    continue
                }
                split.setViewController(controller, for: column)
            }
        }
        try set(value["properties"], at: "splitView.properties")
        if let answers = value["delegate"], answers.object != nil, answers["attached"] == nil {
            attachDelegate(named: Self.firstDelegate)
        }
    }

    func attachDelegate(named name: String) {
        let answers = scenario.splitView?["delegate"] ?? .object([:])
        let delegate = ScenarioDelegate(answers: answers, recorder: recorder, cast: cast)
        delegates[name] = delegate
        splitViewController?.delegate = delegate
    }

    func set(_ value: JSON?, at path: String) throws(ScenarioError) {
        do {
            for property in try SplitProperty.properties(of: value) { splitViewController?.set(property) }
        } catch {
            switch error {
            case .unknownName(let name, let known): throw .json(.unknownKey(name, at: path, known: known))
            case .badValue(let value, let property, let expected):
                throw .json(
                    .badValue(
                        value.quoted, at: "\(path).\(property)", expected: expected.joined(separator: ", "),
                        nearest: expected.nearest(to: value)))
            }
        }
    }

    /// Plays all steps; a scenario without any is mounted, and that is its one step.
    ///
    /// - Throws: ``ScenarioError`` where a step acts on what is not there.
    public func play() throws(ScenarioError) -> [ScenarioResult] {
        let steps = scenario.steps
        guard !steps.isEmpty else { return [try play(.mount)] }
        var results: [ScenarioResult] = []
        for step in steps { results.append(try play(step)) }
        return results
    }

    private func play(_ step: ScenarioStep) throws(ScenarioError) -> ScenarioResult {
        raised = nil
        for action in step.actions where raised == nil { try perform(action, in: step) }
        host?.settle()
        let state = state
        let mismatches = step.expectations.map { Comparison(expected: $0, actual: state).mismatches } ?? []
        let tree = host.flatMap(InterfaceCapture.tree(of:))
        let place = host?.place
        let result = ScenarioResult(
            label: step.label, state: state, mismatches: mismatches,
            comparedKeys: step.expectations?.keys.sorted() ?? [],
            tree: tree, place: tree.map { place?.resized(to: $0.environment) } ?? place)
        recorder.reset()
        return result
    }
}

/// What one step of a scenario led to.
public struct ScenarioResult: Sendable {
    public let label: String
    /// Every key of the format's `expect`, as it came out.
    public let state: [String: JSON]
    /// What the scenario expected otherwise; empty where all is as expected or nothing was.
    public let mismatches: [ScenarioMismatch]
    /// The keys that the scenario has an expectation for, sorted.
    public let comparedKeys: [String]
    /// What is on screen; nil where nothing is mounted.
    public let tree: InterfaceTree?
    /// The place on a catalogued device, in a free window where a step resized it; nil where the device has none
    /// such, or traits were given outright.
    public let place: Place?

    /// The delegate callbacks of the step, in order.
    public var events: [String] { state["events"]?.strings ?? [] }
}

extension Place {
    /// The place with a free window of the size that the interface has; nil where the device has none such.
    fileprivate func resized(to environment: TraitEnvironment) -> Place? {
        guard environment.size != self.environment.size else { return self }
        return try? Place(
            device: device, orientation: orientation, window: .free(environment.size), generation: generation,
            layoutDirection: environment.layoutDirection)
    }
}
