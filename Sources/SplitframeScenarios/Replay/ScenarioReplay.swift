import HeadlessUIKit
package import SplitframeDevices
package import SplitframeFiles
package import SplitframeInterface
package import SplitframeLayout
import SplitframeRequests

/// Plays a scenario on live controllers, step by step.
@MainActor package final class ScenarioReplay {
    let scenario: Scenario
    let recorder: Recorder
    let registry: ControllerRegistry
    var host: HeadlessHost?
    var splitViewController: UISplitViewController?
    var root: UIViewController?
    var hostController: UIViewController?
    var delegates: [String: ScenarioDelegate] = [:]
    var raised: SplitMisuse.Exception?
    /// The name of the delegate that is attached before the first step.
    static let firstDelegate = "delegate"

    /// Makes the host and the split view, without mounting them.
    ///
    /// - Parameter devices: The devices to search for the scenario's; the whole catalogue unless given.
    /// - Throws: ``ScenarioError`` where there is no such place.
    package init(_ scenario: Scenario, among devices: [Device] = Device.known) throws(ScenarioError) {
        self.scenario = scenario
        recorder = Recorder(childObserves: scenario.childObserves)
        registry = ControllerRegistry(recorder: recorder)
        if case .traits(let traits)? = scenario.environment {
            host = HeadlessHost(environment: traits, generation: scenario.generation ?? .standard)
        } else {
            host = try scenario.place(among: devices).map { HeadlessHost(place: $0) }
        }
        root = scenario.root.map(registry.controller(_:))
        guard let splitView = scenario.splitView else { return }
        let generation = host?.generation ?? scenario.generation ?? .standard
        if splitView.style != .unspecified, !generation.rules.hasColumnStyles {
            throw .refused(
                "\(SelectionError.styleBeforeColumns(splitView.style, generation))", at: "splitView")
        }
        if let misuse = RaisedMisuses.first(in: { makeSplitView(splitView) }) {
            throw .refused("\(misuse)", at: "splitView")
        }
    }

    private func makeSplitView(_ splitView: ScenarioSplitView) {
        let style = splitView.style
        let split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
        splitViewController = split
        registry.splitViewController = split
        switch splitView.controllers {
        case .list(let controllers): split.viewControllers = controllers.map(registry.controller(_:))
        case .columns(let columns):
            for column in Column.allCases {
                guard let controller = columns[column].map(registry.controller(_:)) else { continue }
                split.setViewController(controller, for: column)
            }
        }
        splitView.properties.forEach(split.set)
        if splitView.delegate?.isAttachedByStep == false { attachDelegate(named: Self.firstDelegate) }
    }

    func attachDelegate(named name: String) {
        let delegate = ScenarioDelegate(
            answers: scenario.splitView?.delegate ?? DelegateAnswers(), recorder: recorder, registry: registry
        )
        delegates[name] = delegate
        splitViewController?.delegate = delegate
    }

    /// Plays all steps; a scenario without steps is mounted, as its only step.
    ///
    /// - Throws: ``ScenarioError`` where a step acts on something that does not exist.
    package func play() throws(ScenarioError) -> [ScenarioResult] {
        let steps = scenario.steps.isEmpty ? [.mount] : scenario.steps
        return try steps.map { step throws(ScenarioError) in try play(step) }
    }

    /// The place that advice on the state after a step is about, with the step's name.
    private func advicePlace(_ split: UISplitViewController, after step: ScenarioStep) -> AdvicePlace {
        let (state, contents) = InterfaceCapture.values(of: split)
        let names = host?.place.map { [$0.orientation.name, $0.window.name] } ?? []
        return AdvicePlace(
            device: host?.place?.device.id ?? "window",
            place: (names + ["step \(step.label)"]).joined(separator: ", "), state: state, contents: contents)
    }

    /// Runs some work; an exception that UIKit would raise in it is kept as the step's result.
    private func attempt(
        at spot: ScenarioSpot, _ work: () throws(ScenarioError) -> Void
    ) throws(ScenarioError) {
        var outcome = Result<Void, ScenarioError>.success(())
        let misuse = RaisedMisuses.first { outcome = Result(catching: work) }
        try outcome.get()
        if let label = registry.takenAnswer { throw .alreadyThere(label, at: spot) }
        if misuse?.isImpossible == true { throw .insideItself(at: spot) }
        raised = raised ?? misuse?.exception
    }

    private func play(_ step: ScenarioStep) throws(ScenarioError) -> ScenarioResult {
        raised = nil
        for (index, action) in step.actions.enumerated() where raised == nil {
            let spot = ScenarioSpot(step: step.label, path: "\(step.path).do[\(index)]")
            try attempt(at: spot) { () throws(ScenarioError) in try perform(action, at: spot) }
        }
        try attempt(at: ScenarioSpot(step: step.label, path: step.path)) { host?.settle() }
        let state = state
        let mismatches = step.expectations.map { Comparison(expected: $0, actual: state).mismatches } ?? []
        let tree = host.flatMap(InterfaceCapture.tree(of:))
        let place = host?.place
        let result = ScenarioResult(
            label: step.label, state: state, mismatches: mismatches,
            comparedKeys: step.expectations.map(Comparison.comparedKeys(of:)) ?? [],
            tree: tree, place: tree.map { place?.resized(to: $0.environment) } ?? place,
            advicePlace: host?.splitViewController.map { advicePlace($0, after: step) })
        recorder.reset()
        return result
    }
}

/// The result of one step of a scenario.
package struct ScenarioResult: Sendable {
    package let label: String
    /// The actual value of every key of the format's `expect`.
    package let state: [String: JSON]
    /// The expectations that did not hold; empty where all hold or there are none.
    package let mismatches: [ScenarioMismatch]
    /// The keys that the scenario has an expectation for, sorted.
    package let comparedKeys: [String]
    /// The interface on screen; nil where nothing is mounted.
    package let tree: InterfaceTree?
    /// The place on a catalogued device, in a free window where a step resized it; nil where the device has no free
    /// windows, or traits were given outright.
    package let place: Place?
    /// The split view as input for advice; nil where none is on screen.
    package let advicePlace: AdvicePlace?

    /// The delegate callbacks of the step, in order.
    package var events: [String] { state["events"]?.strings ?? [] }
}

extension Place {
    /// The place with a free window of the interface's size; nil where the device has no free windows.
    fileprivate func resized(to environment: TraitEnvironment) -> Place? {
        guard environment.size != self.environment.size else { return self }
        return try? Place(
            device: device, orientation: orientation, window: .free(environment.size), generation: generation,
            layoutDirection: environment.layoutDirection)
    }
}
