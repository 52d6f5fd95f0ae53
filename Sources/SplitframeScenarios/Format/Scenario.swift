package import SplitframeDevices
package import SplitframeFiles
package import SplitframeInterface
import SplitframeLayout
package import SplitframeRequests
package import SplitframeSystem
package import SplitframeWireframes

/// A split view in a window and the steps that it goes through, as described in a scenario file.
package struct Scenario: Sendable {
    package let name: String
    /// The generation of the system; nil for the default of the environment.
    package var generation: Generation?
    /// The environment of the split view; nil where nothing is mounted.
    package var environment: ScenarioEnvironment?
    let splitView: ScenarioSplitView?
    /// The root of a window without a split view.
    let root: ControllerName?
    package private(set) var steps: [ScenarioStep]
    package let preferences: DrawingPreferences
    /// The calls of children to record; nil for the default.
    let childObserves: Set<ChildCall>?

    /// Reads the scenarios of a file.
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

    /// Reads a scenario whose shape is checked already.
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
        preferences = try DrawingPreferences(node)
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

    /// The place of the split view on a device; nil for traits given outright, or nothing mounted.
    ///
    /// - Throws: ``ScenarioError/noSuchPlace(_:at:)``.
    package func place(among devices: [Device] = Device.known) throws(ScenarioError) -> Place? {
        switch environment {
        case .words(let words)?: try words.place(under: generation, among: devices)
        case .place(let place)?: place
        case .traits?, nil: nil
        }
    }

    /// A note that the split view never gets a controller, a case that UIKit does not report; nil where it gets one.
    ///
    /// - Parameter path: The path of the scenario's file.
    package func emptySplitViewNote(at path: String) -> String? {
        guard let splitView, splitView.controllers.isEmpty,
            !steps.contains(where: { $0.actions.contains(where: \.bringsController) })
        else { return nil }
        let key = splitView.style == .unspecified ? "viewControllers" : "columns"
        let owner = name.isEmpty ? "" : " of \"\(name.inOneLine)\""
        let fault = "the split view\(owner) is empty, since no controller is named"
        return "note: \"\(path)\": \(fault): name some under \"\(key)\"."
    }

    /// The style of its split view; nil without one.
    package var style: SplitStyle? { splitView?.style }

    /// The same scenario under another generation of the system, without expectations.
    package func under(_ generation: Generation) -> Scenario {
        var scenario = self
        scenario.generation = generation
        scenario.steps = steps.map(\.withoutExpectations)
        return scenario
    }

    /// The same scenario in another place; expectations are left out, since they belong to the place where they were
    /// measured.
    package func placed(in place: Place) -> Scenario {
        var scenario = self
        scenario.generation = place.generation
        scenario.environment = .place(place)
        scenario.steps = steps.map(\.withoutExpectations)
        return scenario
    }
}

extension Scenario {
    /// The look of the scenario: `usual` with the scenario's own selections, and over those the ones in `selection`.
    package func look(beyond usual: Look, selection: SelectionList = SelectionList()) -> Look {
        selection.look(beyond: preferences.look.look(beyond: usual))
    }
}

extension Look {
    /// The look for pictures of scenarios and figures, where an automatic caption is drawn below a device only.
    package var captionedByDevice: Look {
        var look = self
        if !look.bezel, look.caption == .automatic { look.caption = .none }
        return look
    }
}

/// The options for drawing that a scenario sets, with the names of the command line.
package struct DrawingPreferences: Sendable {
    /// The look that the scenario asks for.
    package var look = SelectionList()
    package var format: String?
    /// The facts below the pictures of its filmstrip.
    package var show: Set<Filmstrip.Fact>?
    /// Whether its picture is animated, where the format supports it.
    package var animate = false
    /// The paper size of its pages, in a PDF.
    package var page: PaperSize?

    /// The keys of a scenario that set the look.
    static let keys = SelectionKey.all.filter { $0.topic == .look }

    init(_ node: JSONNode) throws(JSONError) {
        for key in Self.keys {
            guard let preference = node[key.name] else { continue }
            do throws(SelectionError) {
                try look.read(preference.value, as: key, among: [], allowsSeveral: false)
            } catch {
                throw preference.wrong(key.expected.joined(separator: ", "), nearest: error.nearest)
            }
        }
        format = try node["format"]?.text()
        page = try node["page"]?.word()
        animate = try node["animate"]?.flag() ?? false
        show = try node["show"].map { node throws(JSONError) in
            let text = try node.text()
            guard let facts = Set<Filmstrip.Fact>(text: text) else {
                throw node.wrong(Set<Filmstrip.Fact>.expected, nearest: nil)
            }
            return facts
        }
    }
}

/// A step of a scenario: actions, and the state that is expected afterwards.
package struct ScenarioStep: Hashable, Sendable {
    package let label: String
    let actions: [ScenarioAction]
    /// The expected values by key; nil where the step has no expectations.
    package private(set) var expectations: [String: JSON]?
    /// The path of the step in the file.
    let path: String

    /// The step that mounts the split view and does nothing else.
    static let mount = ScenarioStep(label: "mounted", actions: [.mount(isHosted: false)], path: "steps")

    var mounts: Bool {
        actions.contains { if case .mount = $0 { true } else { false } }
    }

    var withoutExpectations: ScenarioStep {
        var step = self
        step.expectations = nil
        return step
    }
}

extension ScenarioStep {
    init(_ node: JSONNode) throws(JSONError) {
        label = try node["label"]?.name() ?? ""
        actions = try node["do"]?.list(ScenarioAction.init) ?? []
        expectations = try node["expect"]?.object()
        path = node.path
    }
}

extension Scenario {
    /// The place and the split view before the first step, as far as a request has words for them; nil without a
    /// device or a split view.
    ///
    /// - Throws: ``ScenarioError/noSuchPlace(_:at:)``.
    package func request(among devices: [Device]) throws(ScenarioError) -> SplitRequest? {
        guard let splitView, let place = try place(among: devices) else { return nil }
        var request = SplitRequest(at: place)
        request.style = splitView.style
        for property in splitView.properties {
            if property.name == "primaryEdge", let edge = PrimaryEdge(name: property.valueText) {
                request.primaryEdge = edge
            } else {
                request.properties.append(property)
            }
        }
        guard case .columns(let columns) = splitView.controllers else { return request }
        for (column, controller) in columns {
            request.titles[column] = controller.looks.title
            request.contents[column] = controller.looks.content?.kind
            if controller.looks.hasLargeTitle == true { request.largeTitles.insert(column) }
        }
        return request
    }
}
