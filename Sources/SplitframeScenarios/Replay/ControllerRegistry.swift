import HeadlessUIKit

/// The controllers of a scenario by label; a label stands for the same object throughout.
@MainActor final class ControllerRegistry {
    private let recorder: Recorder
    private var controllers: [String: UIViewController] = [:]
    weak var splitViewController: UISplitViewController?
    /// The numbers of controllers that a container's shortened label names at its start and its end.
    ///
    /// Each of a thousand controllers on a stack records the label of that stack, so long labels are shortened.
    private static let named = (first: 48, last: 16)
    /// The labels of containers that hold plain controllers only, with the controllers named in each.
    private var stacks: [ObjectIdentifier: (named: [UIViewController], leftOut: Int, label: String)] = [:]
    /// A label in a delegate's answer whose controller is in another place already.
    private(set) var takenAnswer: String?

    init(recorder: Recorder) { self.recorder = recorder }

    /// The labels of all controllers made so far, sorted.
    var labels: [String] { controllers.keys.sorted() }

    /// The labels of all plain controllers made so far, sorted.
    var plainLabels: [String] { controllers.filter { $0.value is ScenarioController }.keys.sorted() }

    /// The controller of a delegate's answer; nil where a controller inside it has a place already: `takenAnswer` is
    /// its label.
    func answer(_ described: DescribedController) -> UIViewController? {
        takenAnswer = takenAnswer ?? taken(in: described.name)
        return takenAnswer == nil ? controller(described) : nil
    }

    /// The label of the first controller that is to go into a new container and has a place already; nil where there is
    /// none.
    func taken(in name: ControllerName) -> String? {
        guard known(name.label) == nil else { return nil }
        for part in name.parts {
            if let known = known(part.label) {
                if hasPlace(known) { return part.label }
            } else if let label = taken(in: part) {
                return label
            }
        }
        return nil
    }

    /// Whether a controller has a place: in a column, a stack or another container, or presented.
    func hasPlace(_ controller: UIViewController) -> Bool {
        controller.isHeld || splitViewController?.column(of: controller) != nil
    }

    /// The controller with its looks, made at its first use.
    func controller(_ described: DescribedController) -> UIViewController {
        let controller = controller(described.name)
        let top = (controller as? UINavigationController)?.topViewController ?? controller
        (top as? ScenarioController)?.adopt(described.looks)
        return controller
    }

    /// The controller with a name, made at its first use.
    func controller(_ name: ControllerName) -> UIViewController {
        if let known = known(name.label) { return known }
        let made: UIViewController
        switch name.kind {
        case .plain: made = ScenarioController(label: name.label, recorder: recorder, registry: self)
        case .navigation(let names):
            let navigation = UINavigationController(nibName: nil, bundle: nil)
            navigation.viewControllers = names.map(controller(_:))
            made = navigation
        case .tabs(let names):
            let tabBar = UITabBarController(nibName: nil, bundle: nil)
            tabBar.viewControllers = names.map(controller(_:))
            made = tabBar
        }
        controllers[name.label] = made
        return made
    }

    /// The existing controller with a label: the one made under this label, or one whose current label it is.
    func known(_ label: String) -> UIViewController? {
        if label == ControllerName.split { return splitViewController }
        if let controller = controllers[label] { return controller }
        return splitViewController.flatMap { Self.find(label, below: $0, of: self) }
    }

    private static func find(
        _ label: String, below controller: UIViewController, of registry: ControllerRegistry
    )
        -> UIViewController?
    {
        for child in controller.children {
            if registry.label(of: child, shortens: false) == label { return child }
            if let match = find(label, below: child, of: registry) { return match }
        }
        return nil
    }

    /// The current label of a controller.
    ///
    /// - Parameter shortens: Whether the label of a long stack names only its first and last controllers.
    func label(of controller: UIViewController, shortens: Bool = true) -> String {
        switch controller {
        case let plain as ScenarioController: plain.label
        case is UISplitViewController: ControllerName.split
        case let navigation as UINavigationController:
            label(of: navigation, "nav", around: navigation.viewControllers, shortens)
        case let tabs as UITabBarController:
            label(of: tabs, "tabs", around: tabs.viewControllers ?? [], shortens)
        default: "host"
        }
    }

    private func label(
        of container: UIViewController, _ kind: String, around children: [UIViewController], _ shortens: Bool
    ) -> String {
        let id = ObjectIdentifier(container)
        let leftOut = shortens ? max(0, children.count - Self.named.first - Self.named.last) : 0
        let shown =
            leftOut > 0 ? children.prefix(Self.named.first) + children.suffix(Self.named.last) : children[...]
        if let known = stacks[id], known.leftOut == leftOut, known.named.elementsEqual(shown, by: ===) {
            return known.label
        }
        var labels = shown.map { self.label(of: $0, shortens: shortens) }
        if leftOut > 0 { labels.insert("…\(leftOut)…", at: Self.named.first) }
        let made = "\(kind)[\(labels.joined(separator: ","))]"
        // A label that names another container is not cached, since it changes with that container's children.
        stacks[id] = shown.allSatisfy { $0 is ScenarioController } ? (Array(shown), leftOut, made) : nil
        return made
    }

    func labels(of list: [UIViewController]) -> [String] { list.map { label(of: $0) } }
}
