import Foundation
import SplitframeLayout

extension UINavigationController {
    /// What lies on top when the columns that a split view has laid here are left out.
    var ownTop: UIViewController? { stack.last { !stackedColumns.contains($0) } }

    /// Whether what lies on top is on screen, be it through this controller or through a split view.
    private var isShowingTop: Bool { isOnScreen || stack.contains(where: \.isOnScreen) }

    /// The first controllers of a stack: they hear that they are about to move here.
    func settle(_ controllers: [UIViewController]) {
        stack = controllers
        for controller in controllers { receive(controller) }
    }

    private func receive(_ controller: UIViewController) {
        if let parent = controller.parentController, parent !== self { parent.handOver(controller) }
        detach(controller)
        controller.willMove(toParent: self)
        attach(controller)
        unsettled.append(controller)
    }

    private func release(_ controller: UIViewController) {
        unsettled.removeAll { $0 === controller }
        stackedColumns.removeAll { $0 === controller }
        detach(controller)
        controller.viewIfLoaded?.removeFromSuperview()
    }

    /// Tells the controller on top that it has moved here, once it has appeared.
    func settleTop() {
        guard let top = ownTop ?? stack.last, unsettled.contains(top) else { return }
        unsettled.removeAll { $0 === top }
        top.didMove(toParent: self)
    }

    func push(_ controller: UIViewController, animated: Bool) {
        if let column = stackedColumns.last as? UINavigationController, column !== controller {
            return column.pushViewController(controller, animated: animated)
        }
        guard RaisedMisuses.allow(misuse(ofPushing: controller)) else { return }
        beginPush(controller)
        finishPush(animated: animated)
    }

    /// The controller lies on top, but nothing has appeared yet.
    func beginPush(_ controller: UIViewController) {
        stack.append(controller)
        receive(controller)
    }

    /// What lies on top appears, what lay there before goes.
    func finishPush(animated: Bool) {
        guard let top = stack.last else { return }
        turn(from: stack.dropLast().last, to: top, animated: animated) {}
    }

    func popTo(index: Int, animated: Bool) -> [UIViewController] {
        guard index >= 0, index + 1 < stack.count else { return [] }
        let popped = Array(stack[(index + 1)...])
        if let split = stackingSplitView, stackedColumns.contains(where: popped.contains) {
            let before = stack
            split.stackWasPopped(to: stack[index])
            // A compact column may have taken this stack's place on screen: then nothing is popped.
            guard stack != before else { return [] }
            return popped.filter(stackedColumns.contains) + popTo(index: index, animated: animated)
        }
        guard let top = popped.last else { return [] }
        for controller in popped.reversed() { controller.willMove(toParent: nil) }
        stack.removeSubrange((index + 1)...)
        turn(from: top, to: stack.last, animated: animated) { [self] in
            for controller in popped.reversed() {
                release(controller)
                controller.didMove(toParent: nil)
            }
        }
        (parent as? UISplitViewController)?.paneStackWasPopped(popped)
        return popped
    }

    /// One controller gives way to another, in the order in which UIKit tells them.
    private func turn(
        from old: UIViewController?, to new: UIViewController?, animated: Bool, afterwards: () -> Void
    ) {
        guard isShowingTop else {
            afterwards()
            viewIfLoaded?.setNeedsLayout()
            return
        }
        let coordinator = TransitionCoordinator(from: old, to: new)
        runningTransition = coordinator
        new?.loadViewIfNeeded()
        if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
        old?.beginAppearanceTransition(false, animated: animated)
        new?.beginAppearanceTransition(true, animated: animated)
        placeTop()
        old?.endAppearanceTransition()
        new?.endAppearanceTransition()
        settleTop()
        afterwards()
        if let new { delegate?.navigationController(self, didShow: new, animated: animated) }
        PendingWork.shared.add { [weak self] in
            coordinator.finish()
            if self?.runningTransition === coordinator { self?.runningTransition = nil }
        }
    }

    func replaceStack(with controllers: [UIViewController], animated: Bool) {
        guard controllers != stack, RaisedMisuses.allow(misuse(ofStack: controllers)) else { return }
        if let split = stackingSplitView,
            let gone = stackedColumns.first(where: { !controllers.contains($0) }),
            let index = stack.firstIndex(of: gone), index > 0
        {
            split.stackWasPopped(to: stack[index - 1])
        }
        let old = stack
        let kept = old.filter(controllers.contains)
        let gone = old.filter { !controllers.contains($0) }
        let oldTop = old.last
        let isTopReplaced = oldTop !== controllers.last
        let isShowing = isShowingTop

        for controller in gone.reversed() { controller.willMove(toParent: nil) }
        if isTopReplaced, isShowing, !animated {
            oldTop?.beginAppearanceTransition(false, animated: false)
            oldTop?.endAppearanceTransition()
        }
        stack = controllers
        if !animated || !isShowing { letGo(gone) }
        for controller in controllers where !kept.contains(controller) { receive(controller) }
        if isTopReplaced, isShowing {
            turn(from: animated ? oldTop : nil, to: controllers.last, animated: animated) {
                if animated { letGo(gone) }
            }
        }
        viewIfLoaded?.setNeedsLayout()
    }

    private func letGo(_ gone: [UIViewController]) {
        for controller in gone.reversed() {
            release(controller)
            controller.didMove(toParent: nil)
        }
    }
}

extension UINavigationController {
    /// Lays containers on the stack without a word about appearance: a collapsing split view sends that.
    func lay(_ containers: [UIViewController]) {
        for container in containers where !stack.contains(container) {
            container.parentController?.detach(container)
            container.viewIfLoaded?.removeFromSuperview()
            container.willMove(toParent: self)
            stack.append(container)
            attach(container)
            container.didMove(toParent: self)
        }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Lays exactly these columns on the stack; others that a split view has laid here leave.
    func stackColumns(_ columns: [UIViewController], of split: UISplitViewController) {
        for column in stackedColumns where !columns.contains(column) { takeOff(column) }
        stackingSplitView = split
        stackedColumns = columns
        lay(columns)
    }

    func takeOff(_ column: UIViewController) {
        stack.removeAll { $0 === column }
        release(column)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Hands over what lies on top; it stays on screen as far as its appearance goes.
    func takeOffTop() -> UIViewController? {
        guard let top = stack.last else { return nil }
        top.willMove(toParent: nil)
        takeOff(top)
        return top
    }

    /// The view of what lies on top fills this one; under a bar of its own it has less safe area.
    func placeTop() {
        guard let view = loadedView, let top = stack.last, let topView = top.view else { return }
        for child in stack.dropLast() where child.viewIfLoaded?.superview === view {
            child.viewIfLoaded?.removeFromSuperview()
        }
        if topView.superview !== view { view.addSubview(topView) }
        topView.frame = view.bounds
        var insets = view.safeAreaInsets
        if !isNavigationBarHidden, !(top is UINavigationController) {
            insets.top += barHeight
        }
        topView.givenSafeArea = insets
    }

    /// The height of the bar in points, which the screen decides and not the column.
    private var barHeight: CGFloat {
        let traits = (splitViewController ?? self).traitCollection.values
        return traits.system[.navigationBarHeight, traits.screenKind]
    }
}
