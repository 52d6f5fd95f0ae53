import Foundation

extension UINavigationController {
    /// The top controller, apart from columns that a split view has put on the stack.
    var ownTop: UIViewController? { stack.last { !stackedColumns.contains($0) } }

    /// Sets the first controllers of a stack, which are told that they are about to move here.
    func settle(_ controllers: [UIViewController]) {
        stack = controllers
        for controller in controllers { receive(controller) }
    }

    private func receive(_ controller: UIViewController) {
        if controller.parentController === self { detach(controller) }
        controller.parentController?.handOver(controller)
        controller.willMove(toParent: self)
        attach(controller)
        controller.movement.isMovingToParent = true
        unsettled.append(controller)
    }

    /// Releases controllers that are no longer on the stack, the highest first.
    private func release(_ controllers: [UIViewController]) {
        for controller in controllers.reversed()
        where controller.parent === self && !stack.contains(controller) {
            unsettled.removeAll { $0 === controller }
            stackedColumns.removeAll { $0 === controller }
            detach(controller)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.didMove(toParent: nil)
        }
    }

    func push(_ controller: UIViewController, animated: Bool) {
        let animated = animated && UIView.areAnimationsEnabled
        let column = stackedColumn(controller)
        if let column, column.split.style != .unspecified {
            guard RaisedMisuses.allow(misuse(ofPushing: controller)) else { return }
            return column.split.push(column.column, animated: animated)
        }
        if column == nil, let top = stackedColumns.last as? UINavigationController, top !== controller {
            return top.pushViewController(controller, animated: animated)
        }
        guard RaisedMisuses.allow(misuse(ofPushing: controller)) else { return }
        beginPush(controller)
        finishPush(animated: animated)
    }

    /// Puts a controller on top, before anything appears.
    func beginPush(_ controller: UIViewController) {
        stack.append(controller)
        receive(controller)
    }

    /// Makes the top controller appear, and the previous one disappear.
    func finishPush(animated: Bool) {
        guard let top = stack.last else { return }
        turn(by: .push, from: stack.dropLast().last, to: top, before: stack.dropLast(), animated: animated) {}
    }

    func popTo(index: Int, animated: Bool) -> [UIViewController] {
        let animated = animated && UIView.areAnimationsEnabled
        guard index >= 0, index + 1 < stack.count else { return [] }
        let former = stack
        let popped = Array(stack[(index + 1)...])
        if let split = stackingSplitView, stackedColumns.contains(where: popped.contains) {
            let before = stack
            split.stackWasPopped(to: stack[index])
            // Nothing is popped yet during a transition, and nothing at all where a compact column has replaced this
            // stack on screen.
            guard !split.isPlaying, stack != before else { return [] }
            return popped.filter { !stack.contains($0) } + popTo(index: index, animated: animated)
        }
        guard let top = popped.last else { return [] }
        for controller in popped.reversed() { leave(controller) }
        stack.removeSubrange((index + 1)...)
        stack.last?.movement.isMovingToParent = false
        turn(by: .pop, from: top, to: stack.last, before: former, animated: animated) { release(popped) }
        (parent as? UISplitViewController)?.paneStackWasPopped(popped.filter { !stack.contains($0) })
        return popped
    }

    private func leave(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        controller.movement.isMovingFromParent = true
    }

    /// Replaces the visible controller.
    ///
    /// - Parameter former: The stack before the change, which is restored where an app's animator cancels.
    private func turn(
        by operation: Operation, from old: UIViewController?, to new: UIViewController?,
        before former: [UIViewController], animated: Bool, afterwards: () -> Void
    ) {
        guard isOnScreen, viewIfLoaded?.window != nil || !ScreenChange.isRunning else {
            afterwards()
            viewIfLoaded?.setNeedsLayout()
            return
        }
        let coordinator = TransitionCoordinator(from: old, to: new, isAnimated: animated)
        runningTransition = coordinator
        let animator = animated ? animator(for: operation, from: old, to: new) : nil
        new?.loadViewIfNeeded()
        ScreenChange.run(in: self) {
            ScreenChange.exchange(
                old, for: new, animated: animated, whileWanted: { isOnScreen && stack.last === new }
            ) {
                announceTop(animated)
                if let animator, let old, let new, stack.last === new,
                    !animate(old, to: new, by: animator, alongside: coordinator, place: place(of: new))
                {
                    turnBack(to: former)
                    ScreenChange.turnBack(old, from: new)
                }
                placeTop()
                stack.last?.viewIfLoaded?.performLayout()
                coordinator.runAnimations()
            }
            afterwards()
        }
        // A pushed controller may hide the tab bar around this stack.
        tabBarController?.viewIfLoaded?.setNeedsLayout()
        coordinator.finishLater(in: self)
    }

    /// Restores the stack from before the change, without a further call to the delegate (observed of a pop).
    private func turnBack(to former: [UIViewController]) {
        let pushed = stack.filter { !former.contains($0) }
        for controller in pushed.reversed() { leave(controller) }
        stack = former
        for controller in former { controller.movement.isMovingFromParent = false }
        announcement = TopAnnouncement(top: former.last)
        release(pushed)
    }

    func replaceStack(with controllers: [UIViewController], animated: Bool) {
        let animated = animated && UIView.areAnimationsEnabled
        guard controllers != stack, RaisedMisuses.allow(misuse(ofStack: controllers)) else { return }
        if let top = controllers.last, !stack.contains(top), let column = stackedColumn(top),
            column.split.style != .unspecified
        {
            replaceStack(with: controllers.dropLast(), animated: false)
            return push(top, animated: animated)
        }
        if let split = stackingSplitView,
            let gone = stackedColumns.first(where: { !controllers.contains($0) }),
            let index = stack.firstIndex(of: gone), index > 0
        {
            split.stackWasPopped(to: stack[index - 1])
        }
        let former = stack
        ScreenChange.run(in: self) {
            let old = stack
            for controller in old.reversed() where !controllers.contains(controller) { leave(controller) }
            let isTopReplaced = old.last !== controllers.last
            if isTopReplaced, isOnScreen, !animated {
                old.last?.beginAppearanceTransition(false, animated: false)
                old.last?.endAppearanceTransition()
            }
            stack = controllers
            let gone = childControllers.filter { !controllers.contains($0) }
            if !animated || !isOnScreen || !isTopReplaced { release(gone) }
            for controller in controllers where controller.parent !== self { receive(controller) }
            if let top = controllers.last, old.contains(top) { top.movement.isMovingToParent = false }
            if isTopReplaced {
                // Returning to a controller of the old stack is a pop; any other change is a push.
                let operation = controllers.last.map(old.contains) == true ? Operation.pop : .push
                turn(
                    by: operation, from: animated ? old.last : nil, to: controllers.last, before: former,
                    animated: animated
                ) {
                    if animated { release(gone) }
                }
            }
            viewIfLoaded?.setNeedsLayout()
        }
        (parent as? UISplitViewController)?.paneStackWasPopped(former.filter { !stack.contains($0) })
    }

    /// Puts containers on the stack without appearance calls, which the collapsing split view makes.
    func lay(_ containers: [UIViewController]) {
        for container in containers where !stack.contains(container) {
            container.parentController?.handOver(container)
            container.viewIfLoaded?.removeFromSuperview()
            container.willMove(toParent: self)
            stack.append(container)
            attach(container)
            container.didMove(toParent: self)
        }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Puts exactly these columns on the stack, in order; other columns of the split view leave it.
    ///
    /// A new column is put below the columns after it, or otherwise on top, even above controllers pushed by the app.
    func stackColumns(_ columns: [UIViewController], of split: UISplitViewController) {
        let columns = columns.filter { RaisedMisuses.allow(misuse(ofAdding: $0)) }
        for column in stackedColumns where !columns.contains(column) { takeOff(column) }
        var order = stack
        for (index, column) in columns.enumerated() where !order.contains(column) {
            let next = columns[index...].lazy.compactMap(order.firstIndex).first
            order.insert(column, at: next ?? order.endIndex)
        }
        lay(columns)
        stackingSplitView = split
        stackedColumns = columns
        stack = order
    }

    func takeOff(_ column: UIViewController) {
        handOver(column)
        column.viewIfLoaded?.removeFromSuperview()
    }

    /// Removes and returns the top controller, without appearance calls.
    func takeOffTop() -> UIViewController? {
        guard let top = stack.last else { return nil }
        top.willMove(toParent: nil)
        takeOff(top)
        return top
    }

    /// The room in points that the top controller's view leaves to bars that it does not extend beneath.
    private func roomForBars(above top: UIViewController) -> UIEdgeInsets {
        var room = UIEdgeInsets.zero
        if !hidesNavigationBar, !top.extends(at: .top, beneathTranslucent: navigationBar.isTranslucent) {
            room.top = barFrame(above: top).maxY
        }
        if let isTranslucent = isBottomBarTranslucent(below: top),
            !top.extends(at: .bottom, beneathTranslucent: isTranslucent)
        {
            room.bottom = safeAreaBetweenBars(of: top).bottom
        }
        return room
    }

    /// Whether the bar at the bottom, of this controller or of tabs around it, is translucent; nil without a bar.
    private func isBottomBarTranslucent(below top: UIViewController) -> Bool? {
        if showsLevelToolbar { return toolbar.isTranslucent }
        if searchPlace(above: top) == .bottom { return true }
        return tabBarController.flatMap { $0.showsLevelBarAtBottom ? $0.tabBar.isTranslucent : nil }
    }

    /// Places the top controller's view, which fills this one; under a nested bar it has less safe area.
    func placeTop() {
        guard let view = loadedView, let top = stack.last, let topView = top.view else { return }
        let search = top.activeSearch
        for child in view.subviews
        where child !== topView && child.owner.map(stack.contains) == true
            || child.owner is UISearchController && child.owner !== search
        {
            child.removeFromSuperview()
        }
        if topView.superview !== view { view.addSubview(topView) }
        navigationBar.frame = barFrame(above: top)
        ownToolbar.frame = toolbarFrame
        place(of: top)(topView)
        placeTitleView(of: top)
        if !navigationBar.subviews.isEmpty {
            if navigationBar.superview !== view { view.addSubview(navigationBar) }
            view.bringSubviewToFront(navigationBar)
        }
        guard let search, let results = search.view else { return }
        if results.superview !== view { view.addSubview(results) }
        results.frame = view.bounds
        results.givenSafeArea = safeAreaBetweenBars(of: top)
    }

    /// Places the view of a controller that is or will be on top, between the bars.
    private func place(of top: UIViewController) -> (UIView) -> Void {
        { [self] in
            let bounds = loadedView?.bounds ?? .zero
            if top is UINavigationController {
                $0.frame = bounds
                $0.givenSafeArea = loadedView?.safeAreaInsets
            } else {
                $0.place(
                    in: bounds, besides: roomForBars(above: top), safeArea: safeAreaBetweenBars(of: top))
            }
        }
    }
}
