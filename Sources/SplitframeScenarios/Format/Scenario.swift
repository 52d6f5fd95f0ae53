package import SplitframeDevices
package import SplitframeInterface
import SplitframeJSON
import SplitframeLimits
package import SplitframeSystem

/// A split view in a window, and what happens to it, as a scenario file says.
package struct Scenario: Sendable {
    package let name: String
    /// The generation of the system; nil for the usual one of where it stands.
    package var generation: Generation?
    /// Where the split view stands; nil where nothing is mounted.
    package var environment: ScenarioEnvironment?
    let splitView: ScenarioSplitView?
    /// The root of a window without a split view.
    let root: ControllerName?
    package private(set) var steps: [ScenarioStep]
    package let wishes: ScenarioWishes
    /// The calls of children that are recorded, where the scenario says so.
    let childObserves: Set<ChildCall>?

    /// The scenarios of a file.
    ///
    /// - Throws: ``ScenarioError/json(_:)``.
    package static func read(_ data: Data) throws(ScenarioError) -> [Scenario] {
        do throws(JSONError) {
            let file = JSONNode(try JSON(data: data))
            guard let several = file["scenarios"] else {
                try ScenarioFormat.scenario.check(file)
                return [try Scenario(file)]
            }
            try ScenarioFormat.file.check(file)
            let scenarios = try several.list(Scenario.init)
            if scenarios.isEmpty { throw several.wrong("at least one scenario") }
            return scenarios
        } catch {
            throw .json(error)
        }
    }

    /// A scenario that has the shape of one.
    private init(_ node: JSONNode) throws(JSONError) {
        if node["generation"] != nil, node["profile"] != nil {
            throw .conflictingKeys(["generation", "profile"], at: node.path)
        }
        name = try node["name"]?.name() ?? ""
        generation = try (node["generation"] ?? node["profile"])?.word()
        environment = try node["environment"].map(ScenarioEnvironment.init)
        splitView = try node["splitView"].map(ScenarioSplitView.init)
        root = try node["root"].map(DescribedController.init)?.name
        if let steps = node["steps"] { try steps.check(steps.value.array?.count ?? 0, against: .steps) }
        steps = try node["steps"]?.list(ScenarioStep.init) ?? []
        wishes = try ScenarioWishes(node)
        childObserves = try node["childObserves"].map { node throws(JSONError) in
            Set(try node.list { call throws(JSONError) in try call.word() })
        }
    }

    /// The scenario with its split view mounted before the first step, where no step mounts it.
    package var mountedFirst: Scenario {
        guard !steps.contains(where: \.mounts) else { return self }
        var scenario = self
        scenario.steps.insert(.mount, at: 0)
        return scenario
    }

    /// Where the split view stands on a device; nil for traits given outright, or nothing mounted.
    ///
    /// - Throws: ``ScenarioError/noSuchPlace(_:at:)``.
    package func place(among devices: [Device] = Device.known) throws(ScenarioError) -> Place? {
        switch environment {
        case .words(let words)?: try words.place(under: generation, among: devices)
        case .place(let place)?: place
        case .traits?, nil: nil
        }
    }

    /// That its split view never gets a controller, which UIKit shows without a word; nil where it gets one.
    ///
    /// - Parameter path: The file in which the scenario stands.
    package func emptySplitViewNote(at path: String) -> String? {
        guard let splitView, splitView.controllers.isEmpty,
            !steps.contains(where: { $0.actions.contains(where: \.bringsController) })
        else { return nil }
        let key = splitView.style == .unspecified ? "viewControllers" : "columns"
        // What stands behind a line break would be read as a line of ours.
        let owner = name.isEmpty ? "" : " of \"\(name.replacing("\n", with: "\\u000a"))\""
        let fault = "the split view\(owner) is empty, since no controller is named"
        return "note: \"\(path)\": \(fault): name some under \"\(key)\"."
    }

    /// The style of its split view; nil without one.
    package var style: SplitStyle? { splitView?.style }

    /// The same under another generation of the system, without expectations.
    package func under(_ generation: Generation) -> Scenario {
        var scenario = self
        scenario.generation = generation
        scenario.steps = steps.map(\.withoutExpectations)
        return scenario
    }

    /// The same on another device, in another window or under another system; expectations are left behind, since
    /// they belong to the place where they were measured.
    package func standing(in place: Place) -> Scenario {
        var scenario = self
        scenario.generation = place.generation
        scenario.environment = .place(place)
        scenario.steps = steps.map(\.withoutExpectations)
        return scenario
    }
}
