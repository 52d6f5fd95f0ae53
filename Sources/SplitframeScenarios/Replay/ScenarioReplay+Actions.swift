import HeadlessUIKit
import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
import SplitframeJSON
import SplitframeLayout

extension ScenarioReplay {
    /// Does one action: the object's keys but `on` are taken one after another.
    func perform(_ action: JSON, in step: ScenarioStep) throws(ScenarioError) {
        let members = action.object ?? [:]
        for verb in members.keys.sorted() where verb != "on" && !JSONKey.isFree(verb) {
            guard let value = members[verb] else { continue }
            try perform(verb, value, on: members["on"]?.string, in: step)
        }
    }

    private func perform(
        _ verb: String, _ value: JSON, on label: String?, in step: ScenarioStep
    ) throws(ScenarioError) {
        switch verb {
        case "mount": mount(isHosted: value["hosted"]?.bool ?? false)
        case "set": try set(value, at: "step \"\(step.label)\"")
        case "traits": override(value)
        case "resize", "rotate", "window": try move(verb, value)
        case "show": showColumn(value, isShown: true)
        case "hide": showColumn(value, isShown: false)
        case "setViewController": setViewController(value)
        case "setViewControllers": setViewControllers(value)
        case "showViewController":
            let target = try target(label, in: step)
            if let controller = cast.controller(value) { target?.show(controller, sender: nil) }
        case "showDetailViewController":
            let target = try target(label, in: step)
            if let controller = cast.controller(value) {
                target?.showDetailViewController(controller, sender: nil)
            }
        case "push":
            if let controller = value["viewController"].flatMap(cast.controller(_:)) {
                try stack(value, in: step).pushViewController(controller, animated: true)
            }
        case "pop": try stack(value, in: step).popViewController(animated: true)
        case "selectTab":
            let tabs = try target(label, in: step) as? UITabBarController
            guard let tabs else { throw noSuchController(label ?? "tabs[…]", in: step) }
            tabs.selectedIndex = value.index ?? 0
        case "tap":
            if let target = value.string.flatMap(HeadlessHost.SplitTarget.init(name:)) { host?.tap(target) }
        case "swipe":
            if let swipe = value.string.flatMap(HeadlessHost.Swipe.init(name:)) { host?.swipe(swipe) }
        case "setDelegate": attachDelegate(named: value.string ?? "")
        case "releaseDelegate":
            let name = value.string ?? ""
            guard delegates.removeValue(forKey: name) != nil else {
                throw .noSuchDelegate(
                    name, step: step.label, nearest: delegates.keys.sorted().nearest(to: name))
            }
        case "get": asks(.read(value.string ?? ""))
        default: break
        }
    }

    /// Whether UIKit takes a call; where it would raise, that is the step's result.
    @discardableResult
    private func asks(_ call: SplitCall) -> Bool {
        guard let misuse = splitViewController?.misuse(of: call) else { return true }
        raised = misuse.exception
        return false
    }

    private func mount(isHosted: Bool) {
        guard let content = splitViewController ?? root else { return }
        guard isHosted else { return host?.mount(content) ?? () }
        let plain = UIViewController(nibName: nil, bundle: nil)
        hostController = plain
        plain.loadViewIfNeeded()
        plain.addChild(content)
        content.view.frame = plain.view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        plain.view.addSubview(content.view)
        content.didMove(toParent: plain)
        host?.mount(plain)
    }

    private func override(_ value: JSON) {
        let horizontal = value["horizontalSizeClass"]?.string.flatMap(SizeClass.init(name:))
        let vertical = value["verticalSizeClass"]?.string.flatMap(SizeClass.init(name:))
        let direction = value["layoutDirection"]?.string.flatMap(LayoutDirection.init(name:))
        guard let hostController, let content = hostController.children.first else {
            guard let host else { return }
            var environment = host.environment
            environment.horizontalSizeClass = horizontal ?? environment.horizontalSizeClass
            environment.verticalSizeClass = vertical ?? environment.verticalSizeClass
            environment.layoutDirection = direction ?? environment.layoutDirection
            return host.move(to: environment)
        }
        let old = hostController.overrideTraitCollection(forChild: content) ?? UITraitCollection()
        let new = old.modifyingTraits { traits in
            if let horizontal { traits.horizontalSizeClass = horizontal == .compact ? .compact : .regular }
            if let vertical { traits.verticalSizeClass = vertical == .compact ? .compact : .regular }
            if let direction {
                traits.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
            }
        }
        hostController.setOverrideTraitCollection(new, forChild: content)
        host?.settle()
    }

    private func move(_ verb: String, _ value: JSON) throws(ScenarioError) {
        guard let host else { return }
        do {
            switch verb {
            case "rotate":
                if let orientation = value.string.flatMap(Orientation.init(name:)) {
                    try host.rotate(to: orientation)
                }
            case "window":
                try host.move(to: Window(scenario: value))
            default:
                guard let size = value.numbers else { return }
                let window = Size(width: size[0], height: size[1])
                if host.place?.device.hasFreeWindows(on: host.generation) == true {
                    try host.move(to: .free(window))
                } else {
                    host.resize(to: window)
                }
            }
        } catch {
            throw .noSuchPlace("\(error)")
        }
    }

    private func showColumn(_ value: JSON, isShown: Bool) {
        guard let column = value.string.flatMap(Column.init(name:)),
            asks(isShown ? .show(column) : .hide(column))
        else { return }
        if isShown { splitViewController?.show(column) } else { splitViewController?.hide(column) }
    }

    private func setViewController(_ value: JSON) {
        guard let column = value["column"]?.string.flatMap(Column.init(name:)),
            let split = splitViewController
        else { return }
        let controller = value["to"].flatMap(cast.controller(_:))
        guard asks(.place(in: column, from: controller.flatMap(split.column(of:)))) else { return }
        split.setViewController(controller, for: column)
    }

    private func setViewControllers(_ value: JSON) {
        guard let split = splitViewController else { return }
        let controllers = (value.array ?? []).compactMap(cast.controller(_:))
        guard asks(.placeAll(count: controllers.count)) else { return }
        for (column, controller) in zip(split.style.columns.columns, controllers)
        where !asks(.place(in: column, from: split.column(of: controller))) { return }
        split.viewControllers = controllers
    }

    private func target(_ label: String?, in step: ScenarioStep) throws(ScenarioError) -> UIViewController? {
        guard let label else { return splitViewController ?? root }
        guard let controller = cast.known(label) else { throw noSuchController(label, in: step) }
        return controller
    }

    private func noSuchController(_ label: String, in step: ScenarioStep) -> ScenarioError {
        .noSuchController(label, step: step.label, nearest: cast.labels.nearest(to: label))
    }

    /// The stack of a column, or the controller `on` itself.
    private func stack(
        _ value: JSON, in step: ScenarioStep
    ) throws(ScenarioError) -> UINavigationController {
        let label = value["on"]?.string
        let column = value["column"]?.string.flatMap(Column.init(name:)) ?? .primary
        let controller =
            label != nil
            ? try target(label, in: step)
            : splitViewController?.viewController(for: column) ?? splitViewController?.viewControllers.first
        guard let stack = controller as? UINavigationController ?? controller?.navigationController else {
            throw noSuchController(label ?? column.name, in: step)
        }
        return stack
    }
}
