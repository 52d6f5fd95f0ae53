public import Foundation
import SplitframeInterface

/// The root of a view hierarchy, which passes on the traits and settings of the device.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The traits of the window on its device.
    var environment: TraitEnvironment { didSet { environmentChanged(from: oldValue) } }
    private var isLookingAhead = false
    /// The reserved regions that views can read: the environment's, but only after the layout in that environment.
    private(set) var announcedRegions = ReservedRegions()
    let generation: Generation
    /// The settings of the device.
    var settings = UIScreen.main.settings
    open weak var windowScene: UIWindowScene? { didSet { windowScene?.add(self) } }
    open private(set) var isKeyWindow = false {
        didSet {
            guard isKeyWindow != oldValue else { return }
            if isKeyWindow { becomeKey() } else { resignKey() }
            post(isKeyWindow ? Self.didBecomeKeyNotification : Self.didResignKeyNotification)
        }
    }
    private(set) var isShown = false
    /// Whether the root waits for its first layout pass, in which it appears.
    private(set) var awaitsLayout = false
    /// The controllers that are appearing or have appeared in this window, until they have disappeared.
    var appearing: [UIViewController] = []

    /// The level of a window in front of others.
    public struct Level: Hashable, Sendable, _UIKitNumericRawRepresentable {
        public let rawValue: CGFloat

        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)

        public init(rawValue: CGFloat) { self.rawValue = rawValue }
    }

    open var rootViewController: UIViewController? {
        didSet {
            let isTakenBack = rootViewController.map { $0.rootWindow !== self } ?? false
            if rootViewController !== oldValue || isTakenBack { rootChanged(from: oldValue) }
        }
    }

    /// The root controller; nil once it is the root of another window, or a child in a window on screen.
    var ownRoot: UIViewController? { rootViewController.flatMap { holds($0) ? $0 : nil } }

    private func holds(_ root: UIViewController) -> Bool {
        root.rootWindow === self && root.parent?.surroundingWindow?.isShown != true
    }

    public override init(frame: CGRect) {
        var environment = UIScreen.main.environment
        if frame.size != .zero { environment.size = frame.size.values }
        self.environment = environment
        generation = UIScreen.main.generation
        super.init(frame: frame == .zero ? CGRect(origin: .zero, size: CGSize(environment.size)) : frame)
        isHidden = true
    }

    public init(windowScene: UIWindowScene) {
        environment = windowScene.environment
        generation = windowScene.generation
        super.init(frame: CGRect(origin: .zero, size: CGSize(environment.size)))
        isHidden = true
        self.windowScene = windowScene
        windowScene.add(self)
    }

    init(environment: TraitEnvironment, generation: Generation) {
        self.environment = environment
        self.generation = generation
        super.init(frame: CGRect(origin: .zero, size: CGSize(environment.size)))
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        environment = UIScreen.main.environment
        generation = UIScreen.main.generation
        super.init(coder: coder)
    }

    open override var window: UIWindow? { self }
    open override var next: UIResponder? { windowScene ?? UIApplication.shared }
    open var screen: UIScreen { windowScene?.screen ?? UIScreen.main }

    open override var isHidden: Bool { didSet { if isHidden != oldValue { visibilityChanged() } } }

    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
    }

    open func makeKey() {
        UIApplication.shared.keyWindow = self
        for other in windowScene?.windows ?? [] where other !== self { other.isKeyWindow = false }
        isKeyWindow = true
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    /// Called when the window has become the key window.
    open func becomeKey() {}
    /// Called when another window of the scene has become the key window.
    open func resignKey() {}

    open override var traitCollection: UITraitCollection {
        var settings = settings
        if overrideUserInterfaceStyle != .unspecified {
            settings.userInterfaceStyle = overrideUserInterfaceStyle
        }
        return UITraitCollection(
            TraitValues(environment, generation: generation, settings: settings)
                .overridden(by: windowScene?.traitOverrides.values ?? TraitValues())
                .overridden(by: traitOverrides.values))
    }

    private lazy var ownUndoManager = UndoManager()
    open override var undoManager: UndoManager? { ownUndoManager }

    override func traitOverridesChanged(from old: UITraitOverrides) { ownRoot?.updateTraits() }

    private func rootChanged(from old: UIViewController?) {
        // A root that a hidden window has taken over is still visible here.
        let shown = old.flatMap { holds($0) || $0.viewIfLoaded?.superview === self ? $0 : nil }
        if let old, old.rootWindow === self { old.rootWindow = nil }
        if let old = shown {
            old.dismissAll()
            ScreenChange.run {
                old.beginAppearanceTransition(false, animated: false)
                if old.viewIfLoaded?.superview === self { old.viewIfLoaded?.removeFromSuperview() }
                old.endAppearanceTransition()
            }
        }
        // A controller has one place only, so a presented controller is dismissed when it becomes a root.
        rootViewController?.presenter?.endPresenting(animated: false, completion: nil)
        rootViewController?.rootWindow = self
        if isShown { showRoot() }
        settleAppearance()
    }

    private func visibilityChanged() {
        if !isHidden, !isShown {
            isShown = true
            showRoot()
            post(Self.didBecomeVisibleNotification)
        } else if isHidden, isShown {
            isShown = false
            awaitsLayout = false
            settleAppearance()
            post(Self.didBecomeHiddenNotification)
        }
    }

    /// Puts the root's view into the window and begins its appearance; the rest follows in the next layout pass
    /// (measured), so that settings which an app makes meanwhile are respected.
    private func showRoot() {
        guard let root = ownRoot else { return }
        awaitsLayout = true
        guard let view = root.view else { return }
        root.updateTraits(animatedBy: nil)
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.givenSafeArea = UIEdgeInsets(environment.safeArea)
        ScreenChange.run {
            root.beginAppearanceTransition(true, animated: false)
            addSubview(view)
        }
    }

    /// The first layout pass of the root, after which it has appeared.
    private func layOutFirst() {
        ScreenChange.run {
            performLayout()
            ownRoot?.endAppearanceTransition()
            performLayout()
        }
        awaitsLayout = false
    }

    /// Lays out the whole window, then brings appearance in line with the new layout.
    open override func layoutIfNeeded() {
        // A root that was moved into a container stays there, even once the container is covered or released.
        if let root = rootViewController, root.rootWindow === self, !holds(root) { root.rootWindow = nil }
        if awaitsLayout { layOutFirst() }
        placePresented()
        super.layoutIfNeeded()
        placeInContexts()
        performLayout()
        settleAppearance()
    }

    /// Reads values as they would be in another environment, without changing it.
    func lookAhead<Values>(to new: TraitEnvironment, _ read: () -> Values) -> Values {
        let old = environment
        isLookingAhead = true
        defer { isLookingAhead = false }
        environment = new
        defer { environment = old }
        return read()
    }

    private func environmentChanged(from old: TraitEnvironment) {
        guard environment != old, !isLookingAhead else { return }
        if environment.size != old.size { frame.size = CGSize(environment.size) }
        ownRoot?.viewIfLoaded?.givenSafeArea = UIEdgeInsets(environment.safeArea)
        if environment.reservedRegions != old.reservedRegions {
            if environment.size != old.size { announcedRegions = ReservedRegions() }
            ownRoot?.reservedRegionsChanged()
        }
    }

    /// Announces the current regions to views; false where the regions have not changed.
    func announceRegions() -> Bool {
        guard announcedRegions != environment.reservedRegions else { return false }
        announcedRegions = environment.reservedRegions
        regionsChanged()
        return true
    }

    // MARK: Compiles only
    open var windowLevel = UIWindow.Level.normal
    open func sendEvent(_ event: UIEvent) {}
}

extension UIWindow {
    /// The limit of rounds, for an app that changes the screen in every callback.
    private static let mostRounds = 20

    /// Records that a controller has begun to appear in this window.
    func note(_ controller: UIViewController) {
        if !appearing.contains(controller) { appearing.append(controller) }
    }

    /// The controllers that belong on screen, outermost first.
    var shownControllers: [UIViewController] { isShown ? ownRoot?.shownHierarchy ?? [] : [] }

    /// Makes every controller on screen appear and every other one disappear, unless it has already.
    func settleAppearance() {
        for _ in 0..<Self.mostRounds {
            guard !ScreenChange.isRunning, !awaitsLayout else { return }
            appearing.removeAll {
                $0.appearance == .gone || $0.surroundingWindow.map { $0 !== self } ?? false
            }
            let shown = shownControllers
            for controller in shown where controller.isOnScreen { note(controller) }
            let heard = appearing.filter(\.getsAppearanceFromContainers)
            let leaving = heard.filter { !shown.contains($0) && $0.isOnScreen }
            let coming = shown.filter { !$0.isOnScreen }
            let unfinished = heard.filter { $0.appearance != .appeared }
            guard !leaving.isEmpty || !coming.isEmpty || !unfinished.isEmpty else { break }
            ScreenChange.run {
                for controller in leaving where !shownControllers.contains(controller) {
                    controller.beginAppearanceTransition(false, animated: false)
                }
                for controller in coming where shownControllers.contains(controller) {
                    controller.beginAppearanceTransition(true, animated: false)
                }
                placePresented()
                performLayout()
                removeCovered()
                for controller in leaving + coming + unfinished { controller.endAppearanceTransition() }
            }
        }
        for controller in appearing { controller.didSettleAppearance() }
    }
}

extension UIViewController {
    /// This controller and those inside and above it that belong on screen, outermost first.
    var shownHierarchy: [UIViewController] {
        let presented = presentation?.controller
        var shown: [UIViewController] = []
        if presented?.shownStyle.coversPresenter != true {
            let inside = shouldAutomaticallyForwardAppearanceMethods ? appearanceChildren : []
            shown = [self] + inside.flatMap(\.shownHierarchy)
        }
        return shown + (presented?.shownHierarchy ?? [])
    }

    /// Whether this controller has a place on the screen that nothing covers.
    var belongsOnScreen: Bool { surroundingWindow?.shownControllers.contains(self) ?? false }

    /// Whether UIKit's containers forward appearance calls to this controller, which an app's container may prevent.
    var getsAppearanceFromContainers: Bool {
        guard let parent else { return true }
        return parent.shouldAutomaticallyForwardAppearanceMethods && parent.getsAppearanceFromContainers
    }
}

/// A delegate whose window can also be read as UIKit's optional requirement: `delegate?.window??.rootViewController`.
///
/// A member of the delegate's own protocol cannot have a second type.
@preconcurrency @MainActor public protocol WindowOwner: AnyObject {}

extension WindowOwner {
    @_disfavoredOverload
    public var window: UIWindow?? {
        switch self {
        case let delegate as any UIApplicationDelegate: delegate.window
        case let delegate as any UIWindowSceneDelegate: delegate.window
        default: nil
        }
    }
}
