import SplitframeInterface

/// A controller's decision about upright or level bars.
struct VerticalBarDecision {
    private weak var decider: UIViewController?
    private(set) var behavior = UIVerticalBarBehavior.automatic

    /// Asks the deciding controller, where it has changed or the app has requested another decision.
    ///
    /// - Returns: Whether the behaviour has changed.
    @MainActor mutating func update(in root: UIViewController?, isAskedAgain: Bool) -> Bool {
        let decider = root?.decidingVerticalBars
        guard isAskedAgain || decider !== self.decider else { return false }
        let former = behavior
        self.decider = decider
        behavior = decider?.preferredVerticalBarBehavior ?? .automatic
        return behavior != former
    }
}

extension UIViewController {
    /// The deciding controller: the frontmost one that fills the screen, or the child that it names.
    fileprivate var decidingVerticalBars: UIViewController {
        if let presented = presentation?.controller, presented.shownStyle.fillsScreen {
            return presented.decidingVerticalBars
        }
        return childForPreferredVerticalBarBehavior?.decidingVerticalBars ?? self
    }
}

extension HeadlessHost {
    /// Moves the window to an environment with the bars that the app wants; false where its decision is unchanged.
    func updateVerticalBars() -> Bool {
        let isAskedAgain = scene.needsUpdateOfVerticalBars
        scene.needsUpdateOfVerticalBars = false
        guard verticalBars.update(in: rootViewController, isAskedAgain: isAskedAgain) else { return false }
        turn(to: givenEnvironment)
        return true
    }
}

extension TraitEnvironment {
    /// The environment where the app has turned off upright bars.
    ///
    /// The bars' edge is unspecified. On the display that unfolds, the strip has no inset, and the status bar is at the
    /// top: 82 points, as VerticalBarProbe read it in simulators of iOS 27.1; its box is assumed to be the one of
    /// portrait. Beside a camera the inset stays (assumed).
    var withoutVerticalBars: TraitEnvironment {
        guard verticalBarEdge != .unspecified else { return self }
        var level = self
        level.verticalBarEdge = .unspecified
        guard reservedRegions.camera?.isActive != true else { return level }
        let height = 82.0, width = 134.0
        (level.safeArea.left, level.safeArea.right) = (0, 0)
        level.safeArea.top = max(height, safeArea.top)
        level.reservedRegions.strip?.frame = Rectangle(
            x: size.width - width, y: 0, width: width, height: height)
        return level
    }
}
