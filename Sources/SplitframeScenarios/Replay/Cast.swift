import HeadlessUIKit
import SplitframeInterface
import SplitframeJSON

/// The controllers of a scenario by their labels; one label is one object throughout.
@MainActor final class Cast {
    private let recorder: Recorder
    private var controllers: [String: UIViewController] = [:]
    weak var splitViewController: UISplitViewController?

    init(recorder: Recorder) { self.recorder = recorder }

    /// The labels of all controllers met so far, sorted.
    var labels: [String] { controllers.keys.sorted() }

    /// The labels of plain controllers met so far, sorted.
    var plainLabels: [String] { controllers.filter { $0.value is ScenarioController }.keys.sorted() }

    /// The controller of a label, or of an object that gives it looks; made when it is met first.
    func controller(_ value: JSON) -> UIViewController? {
        guard let label = value.string ?? value["viewController"]?.string else { return nil }
        let controller = controller(labelled: label)
        let top = (controller as? UINavigationController)?.topViewController ?? controller
        (top as? ScenarioController)?.take(value)
        return controller
    }

    func controller(labelled label: String) -> UIViewController {
        if let known = known(label) { return known }
        let made: UIViewController
        if let stack = Self.contents(of: label, in: "nav") {
            let navigation = UINavigationController(nibName: nil, bundle: nil)
            navigation.viewControllers = stack.map(controller(labelled:))
            made = navigation
        } else if let tabs = Self.contents(of: label, in: "tabs") {
            let tabBar = UITabBarController(nibName: nil, bundle: nil)
            tabBar.viewControllers = tabs.map(controller(labelled:))
            made = tabBar
        } else {
            made = ScenarioController(label: label, recorder: recorder, cast: self)
        }
        controllers[label] = made
        return made
    }

    /// A controller that is there already: made under this label, or standing under it now.
    func known(_ label: String) -> UIViewController? {
        if label == "split" { return splitViewController }
        if let controller = controllers[label] { return controller }
        return splitViewController.flatMap { Self.find(label, below: $0, of: self) }
    }

    private static func find(_ label: String, below controller: UIViewController, of cast: Cast)
        -> UIViewController?
    {
        for child in controller.children {
            if cast.label(of: child) == label { return child }
            if let match = find(label, below: child, of: cast) { return match }
        }
        return nil
    }

    func label(of controller: UIViewController) -> String {
        switch controller {
        case let plain as ScenarioController: plain.label
        case is UISplitViewController: "split"
        case let navigation as UINavigationController:
            "nav[\(navigation.viewControllers.map(label(of:)).joined(separator: ","))]"
        case let tabs as UITabBarController:
            "tabs[\((tabs.viewControllers ?? []).map(label(of:)).joined(separator: ","))]"
        default: "host"
        }
    }

    func labels(of list: [UIViewController]) -> [String] { list.map(label(of:)) }

    /// The labels between the brackets of `nav[A,nav[B]]`; nil where the label is of another kind.
    private static func contents(of label: String, in kind: String) -> [String]? {
        guard label.hasPrefix("\(kind)["), label.hasSuffix("]") else { return nil }
        var depth = 0
        var parts = [""]
        for character in label.dropFirst(kind.count + 1).dropLast() {
            if character == "[" { depth += 1 }
            if character == "]" { depth -= 1 }
            if character == ",", depth == 0 {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts == [""] ? [] : parts
    }
}
