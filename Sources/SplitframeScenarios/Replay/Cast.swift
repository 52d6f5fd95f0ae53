import HeadlessUIKit

/// The controllers of a scenario by their labels; one label is one object throughout.
@MainActor final class Cast {
    private let recorder: Recorder
    private var controllers: [String: UIViewController] = [:]
    weak var splitViewController: UISplitViewController?
    /// How many of a container's controllers its label names, the first and the last: each of a thousand on a stack
    /// tells the label of the stack.
    private static let named = (first: 48, last: 16)
    /// The labels of containers of plain controllers, with those that they name.
    private var stacks: [ObjectIdentifier: (named: [UIViewController], leftOut: Int, label: String)] = [:]
    /// A label in a delegate's answer that stands elsewhere.
    private(set) var takenAnswer: String?

    init(recorder: Recorder) { self.recorder = recorder }

    /// The labels of all controllers met so far, sorted.
    var labels: [String] { controllers.keys.sorted() }

    /// The labels of plain controllers met so far, sorted.
    var plainLabels: [String] { controllers.filter { $0.value is ScenarioController }.keys.sorted() }

    /// The controller of a delegate's answer; none where one inside it stands elsewhere, which is kept.
    func answer(_ described: DescribedController) -> UIViewController? {
        takenAnswer = takenAnswer ?? taken(in: described.name)
        return takenAnswer == nil ? controller(described) : nil
    }

    /// The first label inside a controller still to be made that stands somewhere; nil where all are free.
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

    /// Whether a controller stands somewhere: in a column, a stack or another container, or presented.
    func hasPlace(_ controller: UIViewController) -> Bool {
        controller.isHeld || splitViewController?.column(of: controller) != nil
    }

    /// The controller with its looks; made when it is met first.
    func controller(_ described: DescribedController) -> UIViewController {
        let controller = controller(described.name)
        let top = (controller as? UINavigationController)?.topViewController ?? controller
        (top as? ScenarioController)?.adopt(described.looks)
        return controller
    }

    /// The controller of a name; made when it is met first.
    func controller(_ name: ControllerName) -> UIViewController {
        if let known = known(name.label) { return known }
        let made: UIViewController
        switch name.kind {
        case .plain: made = ScenarioController(label: name.label, recorder: recorder, cast: self)
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

    /// A controller that is there already: made under this label, or standing under it now.
    func known(_ label: String) -> UIViewController? {
        if label == ControllerName.split { return splitViewController }
        if let controller = controllers[label] { return controller }
        return splitViewController.flatMap { Self.find(label, below: $0, of: self) }
    }

    private static func find(_ label: String, below controller: UIViewController, of cast: Cast)
        -> UIViewController?
    {
        for child in controller.children {
            if cast.label(of: child, shortens: false) == label { return child }
            if let match = find(label, below: child, of: cast) { return match }
        }
        return nil
    }

    /// The label under which a controller stands now.
    ///
    /// - Parameter shortens: Whether the label of a long stack names its first and last controllers alone.
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
        // What stands inside another container may change without it.
        stacks[id] = shown.allSatisfy { $0 is ScenarioController } ? (Array(shown), leftOut, made) : nil
        return made
    }

    func labels(of list: [UIViewController]) -> [String] { list.map { label(of: $0) } }
}
