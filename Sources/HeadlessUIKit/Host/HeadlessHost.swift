import Foundation
public import SplitframeDevices
public import SplitframeInterface

/// A device that runs one app: it opens a window, rotates, resizes, taps and swipes, without a clock.
///
/// A process may have several hosts; `UIScreen.main`, `UIDevice.current` and `UIApplication.shared` belong to the last
/// one that was made or ran an action. After every action the host is settled: layout is done, and completions have
/// run.
@preconcurrency @MainActor public final class HeadlessHost: ApplicationHost {
    /// The place on a catalogued device; nil for traits given outright.
    public private(set) var place: Place?
    /// The environment of the window.
    public private(set) var environment: TraitEnvironment
    /// The environment of the window, regardless of the bars that the app wants.
    private(set) var givenEnvironment: TraitEnvironment
    public let generation: Generation
    public let application = UIApplication()
    private(set) var screen: UIScreen
    var settings = DeviceSettings() { didSet { if settings != oldValue { settingsChanged(from: oldValue) } } }
    /// The orientation in which the device is held, even where the window has another; nil until the device is rotated.
    var heldOrientation: Orientation?
    /// The last decision about upright or level bars.
    var verticalBars = VerticalBarDecision()
    /// Whether the app hid the status bar when the window was last laid out.
    var isStatusBarHidden = false
    /// The landscape that the outer display returns to when the device is closed while the inner display is upright.
    var outerLandscape = Orientation.landscape
    var arrival = Arrival()
    let scene: UIWindowScene
    private var retained: [AnyObject] = []

    /// Makes a host without an app, whose window is shown by `mount(_:)`.
    public init(environment: TraitEnvironment, generation: Generation = .standard) {
        self.environment = environment
        givenEnvironment = environment
        self.generation = generation
        screen = UIScreen(environment: environment, generation: generation)
        scene = UIWindowScene(environment: environment, generation: generation, screen: screen)
        application.connectedScenes = [scene]
        becomeCurrent()
        _ = Self.memoryWarnings
    }

    public convenience init(place: Place) {
        self.init(environment: place.environment, generation: place.generation)
        adopt(place)
        scene.turnedOrientation = place.turnedOrientation
    }

    /// Makes a host whose window has this root controller.
    public convenience init(place: Place, rootViewController: UIViewController) {
        self.init(place: place)
        mount(rootViewController)
    }

    /// Makes a host whose window has this root controller, in a custom environment.
    public convenience init(
        environment: TraitEnvironment, generation: Generation = .standard,
        rootViewController: UIViewController
    ) {
        self.init(environment: environment, generation: generation)
        mount(rootViewController)
    }

    /// Makes a host for a device of the catalogue by its name.
    ///
    /// - Throws: `DeviceError` or `PlaceError` where there is no such device or window.
    public convenience init(
        device: String, orientation: Orientation = .portrait, window: Window = .full,
        generation: Generation? = nil, rootViewController: UIViewController
    ) throws {
        let place = try Place(
            device: .named(device), orientation: orientation, window: window, generation: generation)
        self.init(place: place, rootViewController: rootViewController)
    }

    /// Makes a host that starts an app through its scene delegate, as apps since iOS 13 do.
    ///
    /// - Parameter activity: The activity that an earlier scene has left to restore.
    public convenience init(
        place: Place, sceneDelegate: any UISceneDelegate, restoring activity: NSUserActivity? = nil
    ) {
        self.init(place: place)
        retained.append(sceneDelegate)
        scene.delegate = sceneDelegate
        scene.session.stateRestorationActivity = activity
        (scene.activationState, application.applicationState) = (.unattached, .inactive)
        act {
            post(UIApplication.didFinishLaunchingNotification, about: application)
            sceneDelegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
            post(UIScene.willConnectNotification, about: scene)
            sceneDelegate.sceneWillEnterForeground(scene)
            post(UIScene.willEnterForegroundNotification, about: scene)
            scene.activationState = .foregroundInactive
            becomeActive()
        }
    }

    /// Makes a host that starts an app through its application delegate; on a screen of 820 by 1180 points unless a
    /// place is given.
    ///
    /// An app whose window is made by its scene delegate needs a host with that delegate; standard error says so.
    public convenience init(place: Place? = nil, applicationDelegate: any UIApplicationDelegate) {
        if let place {
            self.init(place: place)
        } else {
            self.init(environment: UIScreen.main.environment)
        }
        retained.append(applicationDelegate)
        application.delegate = applicationDelegate
        application.applicationState = .inactive
        act {
            _ = applicationDelegate.application(application, willFinishLaunchingWithOptions: nil)
            _ = applicationDelegate.application(application, didFinishLaunchingWithOptions: nil)
            post(UIApplication.didFinishLaunchingNotification, about: application)
            becomeActive()
        }
        if let missing = unopenedScene { FileHandle.standardError.write(Data("\(missing)\n".utf8)) }
    }

    /// What is missing where the application delegate has opened no window; nil where it has.
    package var unopenedScene: String? {
        guard windows.isEmpty, let delegate = application.delegate else { return nil }
        let configuration = delegate.application(
            application, configurationForConnecting: scene.session, options: UIScene.ConnectionOptions())
        let owner = configuration.delegateClass.map { "\($0)" } ?? "the app's scene delegate"
        return """
            \(Swift.type(of: delegate)) has opened no window: in an app with scenes, \(owner) does that. \
            Make the host with HeadlessHost(place:sceneDelegate:).
            """
    }

    func post(_ name: Notification.Name, about object: AnyObject) {
        NotificationCenter.default.post(name: name, object: object)
    }

    /// Puts a controller into a window of this host and shows it.
    public func mount(_ controller: UIViewController) {
        turnAsAllowed(for: controller)
        act {
            let window = UIWindow(windowScene: scene)
            retained.append(window)
            window.rootViewController = controller
            window.makeKeyAndVisible()
        }
    }

    /// The frontmost window.
    public var window: UIWindow? { scene.keyWindow ?? application.keyWindow ?? scene.windows.last }
    /// The root controller of the frontmost window; nil where it was moved to another window or a container.
    public var rootViewController: UIViewController? { window?.ownRoot }

    /// The outermost split view on screen.
    public var splitViewController: UISplitViewController? { rootViewController?.firstOnScreen() }

    /// Lets the host settle: runs layout passes, transitions and their completions.
    public func settle() { act {} }

    /// Runs an action as this host, then settles; returns the result of the action.
    @discardableResult
    func act<Result>(_ action: () -> Result) -> Result {
        becomeCurrent()
        defer {
            comeToRest()
            if turnAsAllowed(for: rootViewController) { comeToRest() }
            if updateVerticalBars() { comeToRest() }
            if turnStatusBarAsWanted() { comeToRest() }
            if keepSizeRestrictions() { comeToRest() }
        }
        return action()
    }

    private func becomeCurrent() {
        if UIApplication.host !== self { UITraitCollection.given = nil }
        UIApplication.host = self
        UIContentSizeCategory.current = preferredContentSizeCategory
    }

    private func comeToRest() {
        for _ in 0..<Self.mostRounds {
            for window in windows { window.layoutIfNeeded() }
            PendingWork.shared.run()
            guard PendingWork.shared.isEmpty, !windows.contains(where: \.anythingNeedsLayout) else {
                continue
            }
            tellHinge()
            // Regions are announced after the layout, and views that read regions are laid out again (observed).
            if !windows.map({ $0.announceRegions() }).contains(true) { return }
        }
    }

    private func tellHinge() { HingeListeners.tell { $0.window?.windowScene === scene } }

    /// The limit of rounds, for an app that requests layout in every layout pass.
    private static let mostRounds = 20

    private func settingsChanged(from old: DeviceSettings) {
        screen.settings = settings
        becomeCurrent()
        act {
            for window in windows {
                window.settings = settings
                window.ownRoot?.updateTraits()
            }
            if settings.preferredContentSizeCategory != old.preferredContentSizeCategory {
                NotificationCenter.default.post(
                    name: UIContentSizeCategory.didChangeNotification, object: screen,
                    userInfo: [
                        UIContentSizeCategory.newValueUserInfoKey: settings.preferredContentSizeCategory
                    ])
            }
        }
    }

    /// All windows that are laid out.
    var windows: [UIWindow] {
        var windows = scene.windows
        if let key = application.keyWindow, !windows.contains(key) { windows.append(key) }
        return windows
    }

    // MARK: Moving

    /// Rotates the device; the window keeps its kind, and rotates along where the app and the controller allow that.
    ///
    /// A half folded device thereby changes between a book and a laptop.
    ///
    /// - Throws: `PlaceError` where the device has no such orientation or window.
    public func rotate(to orientation: Orientation) throws {
        let former = screen.orientation
        defer { tellOrientation(changedFrom: former) }
        arrival.orientation = nil
        let allowed = allowed(orientation, for: rootViewController)
        guard let turned = try place(in: allowed) else {
            var turned = givenEnvironment
            let isLandscape = environment.size.width > environment.size.height
            if isLandscape != (allowed != .portrait) { turned.size = environment.size.transposed }
            return move(to: turned)
        }
        heldOrientation = orientation
        outerLandscape = .landscape
        adopt(turned)
        move(to: turned.environment)
    }

    private func tellOrientation(changedFrom former: UIDeviceOrientation) {
        let device = UIDevice.current
        guard device.isGeneratingDeviceOrientationNotifications, screen.orientation != former else { return }
        act { post(UIDevice.orientationDidChangeNotification, about: device) }
    }

    /// Moves the app to another of the device's windows.
    ///
    /// - Throws: `PlaceError` where the device has no such window.
    public func move(to window: Window) throws {
        guard let place else {
            guard case .free(let size) = window else { return }
            return resize(to: size)
        }
        try move(
            to: Place(
                device: place.device, orientation: place.orientation, window: window, generation: generation,
                layoutDirection: environment.layoutDirection))
    }

    /// Resizes the window in points, no smaller and no larger than the app allows: to a free window of the device where it
    /// has any, otherwise without changing any other trait.
    ///
    /// Standard error says what is possible on the device where nobody can give a window this size, such as before
    /// iPadOS 26.
    public func resize(to size: Size) {
        let free = freeWindow(of: size)
        if let warning = free.warning {
            FileHandle.standardError.write(Data("\(warning)\n".utf8))
        }
        if let place = free.place { return move(to: place) }
        var resized = givenEnvironment
        resized.size = allowed(size)
        move(to: resized)
    }

    /// Moves the app to a place; a window of its own is resized as far as the app allows, and a part of the screen that
    /// is too small is not taken.
    public func move(to place: Place) {
        guard let place = allowed(place) else { return settle() }
        heldOrientation = place.orientation
        adopt(place)
        move(to: place.environment)
    }

    func adopt(_ place: Place) {
        self.place = place
        var whole = place.environment
        // For an older app the screen has the window's size: 375 × 667 as a third party read it.
        whole.size = place.olderApp == nil ? place.screenSize : place.environment.size
        screen = UIScreen(environment: whole, generation: generation, settings: settings)
        scene.screen = screen
        if let posture = place.device.posture, posture != scene.hinge?.posture {
            scene.hinge = UIHinge(posture: posture)
            tellHinge()
        }
    }

    /// Gives the window another environment: controllers get the new size, then the new traits, then a layout.
    public func move(to new: TraitEnvironment) {
        guard new != givenEnvironment else { return settle() }
        act { turn(to: new) }
    }

    /// Gives the window another environment without settling.
    func turn(to new: TraitEnvironment) {
        let old = environment
        givenEnvironment = new
        var new = verticalBars.behavior == .automatic ? new : new.withoutVerticalBars
        // On devices with a home button the safe area at the top is the status bar's alone.
        if isStatusBarHidden, place?.device.homeButton == true { new.safeArea.top = 0 }
        environment = new
        if place == nil {
            screen = UIScreen(environment: new, generation: generation, settings: settings)
            scene.screen = screen
        }
        let former = scene.effectiveGeometry, formerTraits = scene.traitCollection
        scene.environment = new
        scene.turnedOrientation = place?.turnedOrientation
        for window in windows { window.move(from: old, to: new) }
        let isElsewhere = new.size != old.size || scene.interfaceOrientation != former.interfaceOrientation
        guard isElsewhere || scene.traitCollection != formerTraits,
            let delegate = scene.delegate as? any UIWindowSceneDelegate
        else { return }
        delegate.windowScene(
            scene, didUpdate: former.coordinateSpace, interfaceOrientation: former.interfaceOrientation,
            traitCollection: formerTraits)
        if isElsewhere { delegate.windowScene(scene, didUpdateEffectiveGeometry: former) }
    }
}
