import Foundation
import UIKit

private typealias Split = UISplitViewController

/// Plays a scenario on UIKit, and writes what it sees as the expectations of the scenario's steps.
@MainActor final class Probe {
    private let scenario: [String: Any]
    private let surroundings: any ProbeSurroundings
    private let cast: ProbeCast
    private var split: Split?
    private var root: UIViewController?
    private var hostController: UIViewController?
    private var delegates: [String: ProbeDelegate] = [:]
    private var raised: String?

    /// A file of scenarios, each step with what was seen after it.
    ///
    /// - Parameter surroundings: Makes the surroundings of each scenario.
    static func transcript(
        of file: Data, in surroundings: @MainActor ([String: Any]) async throws -> any ProbeSurroundings
    ) async throws -> Data {
        guard let object = try JSONSerialization.jsonObject(with: file) as? [String: Any] else {
            throw ProbeError.notAScenario
        }
        var played: [[String: Any]] = []
        for scenario in object["scenarios"] as? [[String: Any]] ?? [object] {
            let probe = Probe(scenario, in: try await surroundings(scenario))
            played.append(try await probe.play())
        }
        let result = object["scenarios"] == nil ? played[0] : ["scenarios": played]
        return try JSONSerialization.data(
            withJSONObject: result, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    }

    init(_ scenario: [String: Any], in surroundings: any ProbeSurroundings) {
        (self.scenario, self.surroundings) = (scenario, surroundings)
        cast = ProbeCast(observed: scenario["childObserves"] as? [String])
    }

    /// The scenario with what was seen in place of its expectations.
    func play() async throws -> [String: Any] {
        root = try (scenario["root"] as? String).map(cast.controller)
        if let description = scenario["splitView"] as? [String: Any] { try makeSplitView(description) }
        var steps = scenario["steps"] as? [[String: Any]] ?? []
        if steps.isEmpty { steps = [["label": "mounted", "do": [["mount": [String: Any]()]]]] }
        for index in steps.indices {
            raised = nil
            for action in steps[index]["do"] as? [[String: Any]] ?? [] where raised == nil {
                try await perform(action)
            }
            await surroundings.settle()
            steps[index]["expect"] = state
            cast.reset()
        }
        var played = scenario
        played["steps"] = steps
        played["measuredOn"] = surroundings.measuredOn ?? scenario["measuredOn"]
        return played
    }

    private func makeSplitView(_ description: [String: Any]) throws {
        let style: Split.Style = try read(description["style"], Words.style)
        let split = style == .unspecified ? Split() : Split(style: style)
        self.split = split
        cast.split = split
        let columns = description["columns"] as? [String: Any] ?? [:]
        if style == .unspecified {
            let listed =
                description["viewControllers"] as? [Any]
                ?? ["primary", "secondary"].compactMap { columns[$0] }
            split.viewControllers = try listed.map(cast.controller(described:))
        } else {
            for name in Words.column {
                guard let controller = columns[name], !(controller is NSNull) else { continue }
                split.setViewController(
                    try cast.controller(described: controller), for: try read(name, Words.column))
            }
        }
        try set(description["properties"] as? [String: Any] ?? [:])
        let answers = description["delegate"] as? [String: Any]
        if let answers, answers["attached"] == nil { attachDelegate(named: "delegate") }
    }

    private func attachDelegate(named name: String) {
        let answers = (scenario["splitView"] as? [String: Any])?["delegate"] as? [String: Any] ?? [:]
        let delegate = ProbeDelegate(answers: answers, cast: cast)
        delegates[name] = delegate
        split?.delegate = delegate
    }

    /// Sets properties, the preferred mode first and the others by name.
    private func set(_ values: [String: Any]) throws {
        guard let split else { return }
        let first = "preferredDisplayMode"
        for (name, value) in values.sorted(by: { $0.key == first || $1.key != first && $0.key < $1.key }) {
            guard let property = Self.properties[name] else { throw ProbeError.unknown(name) }
            try property.set(split, value)
        }
    }

    private typealias Property = (get: (Split) -> Any, set: (Split, Any) throws -> Void)

    private static let properties: [String: Property] = [
        "preferredDisplayMode": words(\.preferredDisplayMode, Words.mode),
        "preferredSplitBehavior": words(\.preferredSplitBehavior, Words.behavior),
        "primaryEdge": words(\.primaryEdge, Words.edge),
        "primaryBackgroundStyle": words(\.primaryBackgroundStyle, Words.background),
        "displayModeButtonVisibility": words(\.displayModeButtonVisibility, Words.visibility),
        "presentsWithGesture": flag(\.presentsWithGesture),
        "showsSecondaryOnlyButton": flag(\.showsSecondaryOnlyButton),
        "preferredPrimaryColumnWidth": length(\.preferredPrimaryColumnWidth),
        "preferredPrimaryColumnWidthFraction": length(\.preferredPrimaryColumnWidthFraction),
        "minimumPrimaryColumnWidth": length(\.minimumPrimaryColumnWidth),
        "maximumPrimaryColumnWidth": length(\.maximumPrimaryColumnWidth),
        "preferredSupplementaryColumnWidth": length(\.preferredSupplementaryColumnWidth),
        "preferredSupplementaryColumnWidthFraction": length(\.preferredSupplementaryColumnWidthFraction),
        "minimumSupplementaryColumnWidth": length(\.minimumSupplementaryColumnWidth),
        "maximumSupplementaryColumnWidth": length(\.maximumSupplementaryColumnWidth),
        "preferredSecondaryColumnWidth": length(\.preferredSecondaryColumnWidth),
        "preferredSecondaryColumnWidthFraction": length(\.preferredSecondaryColumnWidthFraction),
        "minimumSecondaryColumnWidth": length(\.minimumSecondaryColumnWidth),
        "preferredInspectorColumnWidth": length(\.preferredInspectorColumnWidth),
        "preferredInspectorColumnWidthFraction": length(\.preferredInspectorColumnWidthFraction),
        "minimumInspectorColumnWidth": length(\.minimumInspectorColumnWidth),
        "maximumInspectorColumnWidth": length(\.maximumInspectorColumnWidth),
    ]

    private static func words<Value: RawRepresentable<Int>>(
        _ path: ReferenceWritableKeyPath<Split, Value>, _ words: [String]
    ) -> Property {
        ({ word($0[keyPath: path], words) }, { $0[keyPath: path] = try read($1, words) })
    }
    private static func flag(_ path: ReferenceWritableKeyPath<Split, Bool>) -> Property {
        ({ $0[keyPath: path] }, { $0[keyPath: path] = $1 as? Bool ?? false })
    }
    private static func length(_ path: ReferenceWritableKeyPath<Split, CGFloat>) -> Property {
        let automatic = Split.automaticDimension
        return (
            { $0[keyPath: path] == automatic ? "automatic" as Any : Double($0[keyPath: path]) },
            { $0[keyPath: path] = ($1 as? NSNumber).map { CGFloat($0.doubleValue) } ?? automatic }
        )
    }

    private func perform(_ action: [String: Any]) async throws {
        let verbs = action.filter { $0.key != "on" && $0.key != "comment" }
        guard let (verb, value) = verbs.first else { throw ProbeError.notAScenario }
        let members = value as? [String: Any] ?? [:]
        switch verb {
        case "mount": try await mount(isHosted: members["hosted"] as? Bool ?? false)
        case "traits": try await override(members)
        case "rotate", "window", "resize", "fold", "open", "close", "tap", "swipe", "drag":
            try await surroundings.perform(verb, value)
        default:
            var outcome = Result<Void, any Error>.success(())
            raised = surroundings.attempt {
                outcome = Result { try call(verb, value, on: action["on"] as? String) }
            }
            try outcome.get()
        }
    }

    private func call(_ verb: String, _ value: Any, on label: String?) throws {
        let members = value as? [String: Any] ?? [:]
        let word = value as? String ?? ""
        let target = try label.map(cast.known) ?? split ?? root
        switch verb {
        case "set": try set(members)
        case "get" where word == "supplementaryColumnWidth": _ = split?.supplementaryColumnWidth
        case "get": _ = word == "splitBehavior" ? split?.splitBehavior : split?.preferredSplitBehavior
        case "show": split?.show(try read(word, Words.column))
        case "hide": split?.hide(try read(word, Words.column))
        case "setViewController":
            let column: Split.Column = try read(members["column"], Words.column)
            let controller = members["to"].flatMap { $0 is NSNull ? nil : $0 }
            split?.setViewController(try controller.map(cast.controller(described:)), for: column)
        case "setViewControllers":
            split?.viewControllers = try (value as? [Any] ?? []).map(cast.controller(described:))
        case "showViewController": target?.show(try cast.controller(described: value), sender: nil)
        case "showDetailViewController":
            target?.showDetailViewController(try cast.controller(described: value), sender: nil)
        case "push":
            guard let controller = members["viewController"] else { throw ProbeError.notAScenario }
            try stack(members)?.pushViewController(cast.controller(described: controller), animated: true)
        case "pop": _ = try stack(members)?.popViewController(animated: true)
        case "selectTab": (target as? UITabBarController)?.selectedIndex = (value as? NSNumber)?.intValue ?? 0
        case "setDelegate": attachDelegate(named: word)
        case "releaseDelegate": delegates[word] = nil
        default: throw ProbeError.unknown(verb)
        }
    }

    private func stack(_ members: [String: Any]) throws -> UINavigationController? {
        let labelled = try (members["on"] as? String).map(cast.known)
        let column: Split.Column = (try? read(members["column"], Words.column)) ?? .secondary
        let inColumn =
            split?.style == .unspecified ? split?.viewControllers.first : split?.viewController(for: column)
        let controller = labelled ?? inColumn
        return controller as? UINavigationController ?? controller?.navigationController
    }

    private func mount(isHosted: Bool) async throws {
        guard let content = split ?? root else { return }
        guard isHosted else { return try await surroundings.mount(content) }
        let plain = UIViewController(nibName: nil, bundle: nil)
        hostController = plain
        plain.addChild(content)
        content.view.frame = plain.view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        plain.view.addSubview(content.view)
        content.didMove(toParent: plain)
        try await surroundings.mount(plain)
    }

    private func override(_ names: [String: Any]) async throws {
        guard let hostController, let content = hostController.children.first else {
            return try await surroundings.perform("traits", names)
        }
        let old = hostController.overrideTraitCollection(forChild: content) ?? UITraitCollection()
        let new = old.modifyingTraits { traits in
            if let word = names["horizontalSizeClass"] as? String {
                traits.horizontalSizeClass = word == "compact" ? .compact : .regular
            }
            if let word = names["verticalSizeClass"] as? String {
                traits.verticalSizeClass = word == "compact" ? .compact : .regular
            }
            if let word = names["layoutDirection"] as? String {
                traits.layoutDirection = word == "rightToLeft" ? .rightToLeft : .leftToRight
            }
        }
        hostController.setOverrideTraitCollection(new, forChild: content)
        await surroundings.settle()
    }

    /// The keys of `expect` that public API can see; the split view's own buttons are not among them.
    private var state: [String: Any] {
        var state = cast.heard
        state["raises"] = raised
        guard let split else { return state }
        // A classic split view has no behaviour, and no call that says whether a column shows.
        state["displayMode"] = word(split.displayMode, Words.mode)
        state["preferredDisplayMode"] = word(split.preferredDisplayMode, Words.mode)
        if split.style != .unspecified {
            state["splitBehavior"] = word(split.splitBehavior, Words.behavior)
            state["preferredSplitBehavior"] = word(split.preferredSplitBehavior, Words.behavior)
            state["columns"] = columns(of: split)
        }
        state["isCollapsed"] = split.isCollapsed
        state["primaryColumnWidth"] = Double(split.primaryColumnWidth)
        if split.style == .tripleColumn {
            state["supplementaryColumnWidth"] = Double(split.supplementaryColumnWidth)
        }
        state["primaryBackgroundStyle"] = word(split.primaryBackgroundStyle, Words.background)
        state["horizontalSizeClass"] = word(split.traitCollection.horizontalSizeClass, Words.sizeClass)
        state["isViewLoaded"] = split.isViewLoaded
        state["viewControllers"] = cast.labels(of: split.viewControllers)
        state["children"] = cast.labels(of: split.children)
        state["childFrames"] = split.children.map { frames(of: $0, in: split) }
        state["viewFrames"] = split.viewControllers.compactMap(viewFrame)
        state["properties"] = properties(of: split)
        state["ancestry"] = ancestry(in: split)
        state["delegateIsNil"] = split.delegate == nil
        return state
    }

    private func columns(of split: Split) -> [String: Any] {
        var columns: [String: Any] = [:]
        for (index, name) in Words.column.enumerated() {
            guard let column = Split.Column(rawValue: index),
                column != .supplementary || split.style == .tripleColumn
            else { continue }
            let controller = split.viewController(for: column)
            let label = controller.map(cast.label) ?? NSNull() as Any
            var members: [String: Any] = ["viewController": label, "isShowing": split.isShowing(column)]
            let container = controller.flatMap { outermostContainer(of: $0, in: split) }
            // The compact column's controller may be another column's too.
            let isApart = column != .compact || split.isCollapsed
            if isApart, let view = container?.viewIfLoaded, view.window != nil {
                members["frame"] = frame(of: view, in: split)
                members["safeArea"] = insets(view.safeAreaInsets)
            }
            columns[name] = members
        }
        return columns
    }

    /// The outermost controller between a column's controller and the split view; nil outside the hierarchy.
    private func outermostContainer(of controller: UIViewController, in split: Split) -> UIViewController? {
        let chain = Array(sequence(first: controller) { $0.parent === split ? nil : $0.parent })
        return chain.last { $0.parent === split || $0.presentingViewController != nil }
    }

    private func frames(of child: UIViewController, in split: Split) -> [String: Any] {
        guard let view = child.viewIfLoaded else { return ["vc": cast.label(of: child)] }
        return [
            "vc": cast.label(of: child), "frame": frame(of: view, in: split),
            "ownFrame": rectangle(view.bounds), "safeArea": insets(view.safeAreaInsets),
        ]
    }

    private func viewFrame(of controller: UIViewController) -> [String: Any]? {
        guard let view = controller.viewIfLoaded else { return nil }
        let parent = controller.parent.map(cast.label) ?? NSNull() as Any
        return ["vc": cast.label(of: controller), "frame": rectangle(view.frame), "parent": parent]
    }

    /// The properties that the style's getters answer: others raise an exception.
    private func properties(of split: Split) -> [String: Any] {
        Self.properties.filter { name, _ in
            split.style == .unspecified
                ? Self.classic.contains(name)
                : split.style == .tripleColumn || !name.contains("Supplementary")
        }.mapValues { $0.get(split) }
    }

    private static let classic = [
        "presentsWithGesture", "primaryEdge", "primaryBackgroundStyle", "preferredPrimaryColumnWidthFraction",
        "minimumPrimaryColumnWidth", "maximumPrimaryColumnWidth",
    ]

    private func ancestry(in split: Split) -> [[String: Any]] {
        ([split] + cast.plain as [UIViewController]).map { controller in
            let parent = controller.parent.map(cast.label) ?? NSNull() as Any
            let isSplit = controller.splitViewController === split
            return [
                "of": cast.label(of: controller), "parent": parent, "splitViewControllerIsSplit": isSplit,
            ]
        }
    }

    /// The frame in the split view's space; outside the hierarchy, the view's own frame.
    private func frame(of view: UIView, in split: Split) -> [Double] {
        rectangle(view.window == nil ? view.frame : view.convert(view.bounds, to: split.viewIfLoaded))
    }

    private func rectangle(_ frame: CGRect) -> [Double] {
        [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
    }
    private func insets(_ insets: UIEdgeInsets) -> [Double] {
        [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
    }
}

/// The words of the scenario format for the cases of UIKit's enumerations, by their raw values.
private enum Words {
    static let style = ["unspecified", "doubleColumn", "tripleColumn"]
    static let mode = [
        "automatic", "secondaryOnly", "oneBesideSecondary", "oneOverSecondary", "twoBesideSecondary",
        "twoOverSecondary", "twoDisplaceSecondary",
    ]
    static let behavior = ["automatic", "tile", "overlay", "displace"]
    static let column = ["primary", "supplementary", "secondary", "compact", "inspector"]
    static let edge = ["leading", "trailing"]
    static let background = ["none", "sidebar"]
    static let visibility = ["automatic", "never", "always"]
    static let sizeClass = ["unspecified", "compact", "regular"]
}

private func read<Value: RawRepresentable<Int>>(_ word: Any?, _ words: [String]) throws -> Value {
    let value = words.firstIndex { $0 == word as? String }.flatMap(Value.init(rawValue:))
    guard let value else { throw ProbeError.unknown("\(word ?? "")") }
    return value
}

private func word(_ value: some RawRepresentable<Int>, _ words: [String]) -> String {
    words.indices.contains(value.rawValue) ? words[value.rawValue] : "\(value.rawValue)"
}

/// The controllers of a scenario by label, which stands for the same object throughout, and the calls that they and
/// the delegate get in one step.
@MainActor private final class ProbeCast {
    private var controllers: [String: UIViewController] = [:]
    weak var split: Split?
    private var events: [(text: String, state: [String: Any])] = []
    private var appearance: [String] = []
    private var log: [String] = []
    /// The calls of children that are recorded; nil for all but `loadView`.
    private let observed: [String]?

    init(observed: [String]?) { self.observed = observed }

    func reset() { (events, appearance, log) = ([], [], []) }
    func record(_ text: String, _ state: [String: Any]) {
        events.append((text, state))
        log.append("delegate.\(text)")
    }
    func record(_ call: String, of label: String, _ argument: String) {
        if call.hasSuffix("ppear") { appearance.append("\(label).\(call)") }
        if observed?.contains(call) ?? (call != "loadView") { log.append("\(label).\(call)\(argument)") }
    }
    var heard: [String: Any] {
        [
            "events": events.map(\.text), "eventStates": events.map(\.state),
            "eventsCollapsedFlag": events.compactMap { $0.state["isCollapsed"] },
            "appearance": appearance, "log": log,
        ]
    }

    /// The plain controllers made so far, by label.
    var plain: [ProbeController] {
        controllers.values.compactMap { $0 as? ProbeController }.sorted { $0.label < $1.label }
    }

    /// The controller of a label, or of an object with a label and a title.
    func controller(described value: Any) throws -> UIViewController {
        let members = value as? [String: Any]
        guard let label = (members?["viewController"] ?? value) as? String else {
            throw ProbeError.notAScenario
        }
        let controller = try controller(label)
        if let title = members?["title"] as? String { controller.title = title }
        return controller
    }

    /// The controller of a label, made at its first use.
    func controller(_ label: String) throws -> UIViewController {
        if let known = try? known(label) { return known }
        var made: UIViewController = ProbeController(label: label, cast: self)
        if label.hasPrefix("nav[") { made = UINavigationController(nibName: nil, bundle: nil) }
        if label.hasPrefix("tabs[") { made = UITabBarController(nibName: nil, bundle: nil) }
        (made as? UINavigationController)?.viewControllers = try parts(of: label).map(controller)
        (made as? UITabBarController)?.viewControllers = try parts(of: label).map(controller)
        controllers[label] = made
        return made
    }

    private func parts(of label: String) -> [String] {
        var parts = [""]
        var depth = 0
        for letter in label.drop(while: { $0 != "[" }).dropFirst().dropLast() {
            depth += letter == "[" ? 1 : letter == "]" ? -1 : 0
            if letter == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(letter) }
        }
        return parts.filter { !$0.isEmpty }
    }

    /// The existing controller of a label: the one made under it, or one whose current label it is.
    func known(_ label: String) throws -> UIViewController {
        if label == "split", let split { return split }
        if let controller = controllers[label] ?? split.flatMap({ find(label, below: $0) }) {
            return controller
        }
        throw ProbeError.unknown(label)
    }

    private func find(_ label: String, below controller: UIViewController) -> UIViewController? {
        controller.children.lazy.compactMap { self.label(of: $0) == label ? $0 : self.find(label, below: $0) }
            .first
    }

    /// The current label of a controller.
    func label(of controller: UIViewController) -> String {
        switch controller {
        case let plain as ProbeController: plain.label
        case is Split: "split"
        case let navigation as UINavigationController:
            "nav[\(labels(of: navigation.viewControllers).joined(separator: ","))]"
        case let tabs as UITabBarController:
            "tabs[\(labels(of: tabs.viewControllers ?? []).joined(separator: ","))]"
        default: "host"
        }
    }

    func labels(of list: [UIViewController]) -> [String] { list.map { label(of: $0) } }
}

/// A plain controller that records its calls.
private final class ProbeController: UIViewController {
    let label: String
    private weak var cast: ProbeCast?

    init(label: String, cast: ProbeCast) {
        self.label = label
        self.cast = cast
        super.init(nibName: nil, bundle: nil)
        title = label
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { note("loadView", after: super.loadView()) }
    override func viewDidLoad() { note("viewDidLoad", after: super.viewDidLoad()) }
    override func viewWillAppear(_ animated: Bool) {
        note("viewWillAppear", after: super.viewWillAppear(animated))
    }
    override func viewDidAppear(_ animated: Bool) {
        note("viewDidAppear", after: super.viewDidAppear(animated))
    }
    override func viewWillDisappear(_ animated: Bool) {
        note("viewWillDisappear", after: super.viewWillDisappear(animated))
    }
    override func viewDidDisappear(_ animated: Bool) {
        note("viewDidDisappear", after: super.viewDidDisappear(animated))
    }
    override func willMove(toParent parent: UIViewController?) {
        note("willMove", of: parent, after: super.willMove(toParent: parent))
    }
    override func didMove(toParent parent: UIViewController?) {
        note("didMove", of: parent, after: super.didMove(toParent: parent))
    }

    private func note(_ call: String, after done: Void) { cast?.record(call, of: label, "") }
    private func note(_ call: String, of parent: UIViewController?, after done: Void) {
        cast?.record(call, of: label, "(\(parent.flatMap { cast?.label(of: $0) } ?? "nil"))")
    }
}

/// A delegate that gives a scenario's answers and records its calls.
private final class ProbeDelegate: NSObject, UISplitViewControllerDelegate {
    private let answers: [String: Any]
    private let cast: ProbeCast

    init(answers: [String: Any], cast: ProbeCast) {
        self.answers = answers
        self.cast = cast
    }

    private func note(_ call: String, _ split: Split) {
        let observes = answers["observes"] as? [String]
        guard observes?.contains(String(call.prefix { $0 != "(" })) ?? true else { return }
        let (mode, labels) = (word(split.displayMode, Words.mode), cast.labels(of: split.viewControllers))
        let isCollapsed = split.isCollapsed
        cast.record(call, ["isCollapsed": isCollapsed, "displayMode": mode, "viewControllers": labels])
    }

    private func note(_ call: String, _ column: Split.Column, _ split: Split) {
        note("\(call)(\(word(column, Words.column)))", split)
    }

    private func answer(_ key: String) -> UIViewController? {
        answers[key].flatMap { try? cast.controller(described: $0) }
    }

    func splitViewController(_ svc: Split, willChangeTo mode: Split.DisplayMode) {
        note("willChangeTo(\(word(mode, Words.mode)))", svc)
    }
    func splitViewController(_ svc: Split, willShow column: Split.Column) { note("willShow", column, svc) }
    func splitViewController(_ svc: Split, willHide column: Split.Column) { note("willHide", column, svc) }
    func splitViewController(_ svc: Split, didShow column: Split.Column) { note("didShow", column, svc) }
    func splitViewController(_ svc: Split, didHide column: Split.Column) { note("didHide", column, svc) }
    func splitViewControllerDidCollapse(_ svc: Split) { note("didCollapse", svc) }
    func splitViewControllerDidExpand(_ svc: Split) { note("didExpand", svc) }
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: Split) {
        note("interactivePresentationGestureWillBegin", svc)
    }
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: Split) {
        note("interactivePresentationGestureDidEnd", svc)
    }
    func splitViewController(
        _ svc: Split, topColumnForCollapsingToProposedTopColumn proposed: Split.Column
    ) -> Split.Column {
        let answer = (try? read(answers["topColumnForCollapsing"], Words.column)) ?? proposed
        let words = "(proposed:\(word(proposed, Words.column)))->\(word(answer, Words.column))"
        note("topColumnForCollapsing\(words)", svc)
        return answer
    }
    func splitViewController(
        _ svc: Split, displayModeForExpandingToProposedDisplayMode proposed: Split.DisplayMode
    ) -> Split.DisplayMode {
        let answer = (try? read(answers["displayModeForExpanding"], Words.mode)) ?? proposed
        let words = "(proposed:\(word(proposed, Words.mode)))->\(word(answer, Words.mode))"
        note("displayModeForExpanding\(words)", svc)
        return answer
    }
    func primaryViewController(forCollapsing split: Split) -> UIViewController? {
        note("primaryViewController(forCollapsing)", split)
        return answer("primaryForCollapsing")
    }
    func primaryViewController(forExpanding split: Split) -> UIViewController? {
        note("primaryViewController(forExpanding)", split)
        return answer("primaryForExpanding")
    }
    func splitViewController(
        _ split: Split, collapseSecondary secondary: UIViewController, onto primary: UIViewController
    ) -> Bool {
        let answer = answers["collapseSecondary"] as? Bool ?? false
        let labels = (cast.label(of: secondary), cast.label(of: primary))
        note("collapseSecondary(\(labels.0),onto:\(labels.1))->\(answer)", split)
        return answer
    }
    func splitViewController(
        _ split: Split, separateSecondaryFrom primary: UIViewController
    ) -> UIViewController? {
        let label = cast.label(of: primary)
        let answer = answer("separateSecondary")
        note("separateSecondaryFrom(\(label))->\(answer.map(cast.label) ?? "nil")", split)
        return answer
    }
    func targetDisplayModeForAction(in svc: Split) -> Split.DisplayMode {
        (try? read(answers["targetDisplayModeForAction"], Words.mode)) ?? .automatic
    }
    func splitViewController(_ split: Split, show vc: UIViewController, sender: Any?) -> Bool {
        note("show(\(cast.label(of: vc)))", split)
        return answers["show"] as? Bool ?? false
    }
    func splitViewController(_ split: Split, showDetail vc: UIViewController, sender: Any?) -> Bool {
        note("showDetail(\(cast.label(of: vc)))", split)
        return answers["showDetail"] as? Bool ?? false
    }
}
