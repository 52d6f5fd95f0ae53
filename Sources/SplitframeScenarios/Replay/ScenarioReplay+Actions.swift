import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import SplitframeLayout

extension ScenarioReplay {
    func perform(_ action: ScenarioAction, at spot: ScenarioSpot) throws(ScenarioError) {
        switch action {
        case .mount(let isHosted): mount(isHosted: isHosted)
        case .set(let properties): for property in properties { splitViewController?.set(property) }
        case .traits(let change): override(change)
        case .resize(let size): try move(at: spot) { host in try host.resizeWindow(to: size) }
        case .rotate(let orientation): try move(at: spot) { host in try host.rotate(to: orientation) }
        case .window(let window): try move(at: spot) { host in try host.move(to: window) }
        case .fold(let posture): try move(at: spot) { host in try host.fold(to: posture) }
        case .show(let column): splitViewController?.show(column)
        case .hide(let column): splitViewController?.hide(column)
        case .setViewController(let controller, let column):
            let controller = try controller.map { controller throws(ScenarioError) in
                try tenant(controller, at: spot)
            }
            splitViewController?.setViewController(controller, for: column)
        case .setViewControllers(let controllers):
            let tenants = try controllers.map { controller throws(ScenarioError) in
                try tenant(controller, at: spot)
            }
            splitViewController?.viewControllers = tenants
        case .showViewController(let controller, let on):
            let target = try target(on, at: spot)
            target?.show(try made(controller, at: spot), sender: nil)
        case .showDetailViewController(let controller, let on):
            let target = try target(on, at: spot)
            target?.showDetailViewController(try made(controller, at: spot), sender: nil)
        case .push(let controller, let stack): try push(controller, onto: stack, at: spot)
        case .pop(let stack): try self.stack(stack, at: spot).popViewController(animated: true)
        case .selectTab(let index, let on):
            let label = on ?? ControllerName.split
            guard let tabs = try target(on, at: spot) as? UITabBarController else {
                throw .wrongKind(label, at: spot, needed: "a tab bar controller")
            }
            let count = tabs.viewControllers?.count ?? 0
            guard index < count else { throw .noSuchTab(index, count: count, at: spot) }
            tabs.selectedIndex = index
        case .tap(let target): host?.tap(target)
        case .swipe(let swipe): host?.swipe(swipe)
        case .drag(let column, let width):
            guard host?.dragSeparator(of: column, to: width) == true else {
                throw .noSeparator(column, at: spot)
            }
        case .setDelegate(let name): attachDelegate(named: name)
        case .releaseDelegate(let name):
            guard delegates.removeValue(forKey: name) != nil else {
                throw .noSuchDelegate(name, at: spot, nearest: delegates.keys.sorted().nearest(to: name))
            }
        case .get(let property): splitViewController?.read(property)
        }
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

    private func override(_ change: ScenarioAction.TraitChange) {
        guard let hostController, let content = hostController.children.first else {
            guard let host else { return }
            var environment = host.environment
            environment.horizontalSizeClass = change.horizontalSizeClass ?? environment.horizontalSizeClass
            environment.verticalSizeClass = change.verticalSizeClass ?? environment.verticalSizeClass
            environment.layoutDirection = change.layoutDirection ?? environment.layoutDirection
            return host.move(to: environment)
        }
        let old = hostController.overrideTraitCollection(forChild: content) ?? UITraitCollection()
        let new = old.modifyingTraits { traits in
            if let horizontal = change.horizontalSizeClass {
                traits.horizontalSizeClass = horizontal == .compact ? .compact : .regular
            }
            if let vertical = change.verticalSizeClass {
                traits.verticalSizeClass = vertical == .compact ? .compact : .regular
            }
            if let direction = change.layoutDirection {
                traits.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
            }
        }
        hostController.setOverrideTraitCollection(new, forChild: content)
        host?.settle()
    }

    private func move(
        at spot: ScenarioSpot, _ move: (HeadlessHost) throws -> Void
    ) throws(ScenarioError) {
        guard let host else { return }
        do {
            try move(host)
        } catch {
            throw .noSuchPlace("\(error)", at: spot.path)
        }
    }

    private func push(
        _ described: DescribedController, onto stack: ScenarioAction.Stack, at spot: ScenarioSpot
    ) throws(ScenarioError) {
        let stack = try self.stack(stack, at: spot)
        if described.name.label == ControllerName.split, splitViewController == nil {
            throw .noSuchController(described.name.label, at: spot, nearest: nil)
        }
        let controller = try made(described, at: spot)
        guard controller !== stack else { throw .insideItself(at: spot) }
        let raises =
            controller is UISplitViewController || controller is UINavigationController
            || stack.viewControllers.contains(controller)
        guard raises || !registry.hasPlace(controller) else {
            throw .alreadyThere(described.name.label, at: spot)
        }
        stack.pushViewController(controller, animated: true)
    }

    /// The controller of a description; a new container is made only of controllers that have no place yet.
    private func made(
        _ described: DescribedController, at spot: ScenarioSpot
    ) throws(ScenarioError) -> UIViewController {
        if let label = registry.taken(in: described.name) { throw .alreadyThere(label, at: spot) }
        return registry.controller(described)
    }

    /// A controller for a column; a controller of another column is allowed, since UIKit itself has an answer to that.
    private func tenant(
        _ described: DescribedController, at spot: ScenarioSpot
    ) throws(ScenarioError) -> UIViewController {
        let controller = try made(described, at: spot)
        guard splitViewController?.column(of: controller) != nil || !registry.hasPlace(controller) else {
            throw .alreadyThere(described.name.label, at: spot)
        }
        return controller
    }

    private func target(_ label: String?, at spot: ScenarioSpot) throws(ScenarioError) -> UIViewController? {
        guard let label else { return splitViewController ?? root }
        guard let controller = registry.known(label) else {
            throw .noSuchController(label, at: spot, nearest: registry.labels.nearest(to: label))
        }
        return controller
    }

    /// The navigation controller with a label or in a column, otherwise the one around the controller found.
    private func stack(
        _ stack: ScenarioAction.Stack, at spot: ScenarioSpot
    ) throws(ScenarioError) -> UINavigationController {
        let label: String
        let controller: UIViewController?
        switch stack {
        case .labelled(let name): (label, controller) = (name, try target(name, at: spot))
        case .column(let column):
            label = column.name
            controller =
                splitViewController?.given(for: column)
                ?? splitViewController?.viewControllers.first
        }
        guard let controller else { throw .noSuchController(label, at: spot, nearest: nil) }
        guard let stack = controller as? UINavigationController ?? controller.navigationController else {
            throw .wrongKind(label, at: spot, needed: "a navigation controller")
        }
        return stack
    }
}

extension HeadlessHost {
    /// Resizes to a free window on a device that has such windows, otherwise to the size alone.
    fileprivate func resizeWindow(to size: Size) throws {
        if place?.device.hasFreeWindows(on: generation) == true {
            try move(to: .free(size))
        } else {
            resize(to: size)
        }
    }
}
