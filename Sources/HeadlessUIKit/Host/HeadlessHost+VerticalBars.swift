import SplitframeGeometry
import SplitframeInterface

/// What a controller has answered about the bars around it.
struct VerticalBarDecision {
    private weak var decider: UIViewController?
    private(set) var behavior = UIVerticalBarBehavior.automatic

    /// Asks the controller that decides by now, where that is another one or the app wants it asked again.
    ///
    /// - Returns: Whether the answer is another one.
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
    /// The controller that is asked: from the nearest presentation on, the child that each names.
    fileprivate var decidingVerticalBars: UIViewController {
        if let presented = presentation?.controller, presented.shownStyle.fillsScreen {
            return presented.decidingVerticalBars
        }
        return childForPreferredVerticalBarBehavior?.decidingVerticalBars ?? self
    }
}

extension HeadlessHost {
    /// Lets the window follow what the app wants of its bars; false where nothing changes.
    func turnBarsAsWanted() -> Bool {
        let isAskedAgain = scene.needsUpdateOfVerticalBars
        scene.needsUpdateOfVerticalBars = false
        guard verticalBars.update(in: rootViewController, isAskedAgain: isAskedAgain) else { return false }
        turn(to: givenEnvironment)
        return true
    }
}

extension TraitEnvironment {
    /// The environment where the app has turned upright bars off.
    ///
    /// No edge is told. On the display that unfolds the strip's inset goes, and the status bar lies at the top: 82 points,
    /// as VerticalBarProbe read it in simulators of iOS 27.1; its box is taken to be the one of portrait. Beside a camera
    /// the inset stays (assumed).
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
