import SplitframeDevices
import SplitframeInterface

extension HeadlessHost {
    /// The orientation of the window while the device is held in another: the one that app and controller allow, and
    /// the nearest of them.
    ///
    /// Windows that share the screen take any, and so does a display that unfolds.
    func allowed(_ held: Orientation, for root: UIViewController?, on device: Device? = nil) -> Orientation {
        guard place?.window ?? .full == .full, let root else { return held }
        let isLocked = root.deciding { $0.childViewControllerForInterfaceOrientationLock }
            .prefersInterfaceOrientationLocked
        if isLocked, let place { return place.orientation }
        let device = device ?? place?.device
        if device?.posture?.showsInnerDisplay == true { return held }
        let app =
            application.delegate?.application(application, supportedInterfaceOrientationsFor: window) ?? .all
        let mask = root.frontmost.supportedInterfaceOrientations.intersection(app)
        let ways = device?.orientations ?? [.portrait, .landscape]
        return ([arrival.orientation ?? held] + ways).first { !mask.isDisjoint(with: $0.mask(among: ways)) }
            ?? held
    }

    /// Turns the window to what the frontmost controller allows by now.
    ///
    /// It turns back to how the device is held where it may. False where nothing turned.
    @discardableResult
    func turnAsAllowed(for root: UIViewController?) -> Bool {
        guard let place else { return false }
        let front = root?.frontmost
        if arrival.controller !== front { arrival = front.map(Arrival.init(of:)) ?? Arrival() }
        let wanted = allowed(heldOrientation ?? place.orientation, for: root)
        guard wanted != place.orientation, let turned = try? self.place(in: wanted) else { return false }
        adopt(turned)
        turn(to: turned.environment)
        return true
    }

    /// Turns the device to an orientation out of some, where the app allows it; false where it does not.
    func turn(toOneOf wished: UIInterfaceOrientationMask) -> Bool {
        guard let place else { return false }
        let held = place.orientation, ways = place.device.orientations
        guard wished.isDisjoint(with: held.mask(among: ways)) else { return true }
        // The display that unfolds turns for no app (observed).
        guard place.device.posture?.showsInnerDisplay != true,
            let other = ways.first(where: { !wished.isDisjoint(with: $0.mask(among: ways)) })
        else { return false }
        heldOrientation = other
        guard turnAsAllowed(for: rootViewController) else {
            heldOrientation = held
            return false
        }
        return true
    }

    /// The same device and window in another orientation.
    func place(in orientation: Orientation) throws -> Place? {
        guard let place else { return nil }
        return try Place(
            device: place.device.turned(to: orientation), orientation: orientation, window: place.window,
            generation: generation,
            layoutDirection: environment.layoutDirection)
    }
}

extension HeadlessHost {
    /// The controller in front, with the orientation in which it wished to be presented, until the device is turned.
    struct Arrival {
        weak var controller: UIViewController?
        var orientation: Orientation?

        init() {}

        @MainActor init(of controller: UIViewController) {
            self.controller = controller
            let wished = controller.preferredInterfaceOrientationForPresentation
            if controller.presenter != nil, wished != controller.presentOrientation {
                orientation = wished.isLandscape ? .landscape : .portrait
            }
        }
    }
}

extension UIViewController {
    /// The controller that fills the screen: this one, or what it presents over all of it.
    fileprivate var frontmost: UIViewController {
        guard let presented = presentation?.controller, presented.shownStyle.fillsScreen else {
            return self
        }
        return presented.frontmost
    }
}

extension Orientation {
    /// What it is to UIKit on a display with these orientations, which may tell its landscapes apart.
    fileprivate func mask(among ways: [Orientation]) -> UIInterfaceOrientationMask {
        switch self {
        case .portrait: [.portrait, .portraitUpsideDown]
        case .landscape: ways.contains(.landscapeLeft) ? .landscapeRight : .landscape
        case .landscapeLeft: .landscapeLeft
        }
    }
}

extension Place {
    /// How the interface is turned on a display that tells its landscapes apart; nil elsewhere.
    var turnedOrientation: UIInterfaceOrientation? {
        guard device.orientations.contains(.landscapeLeft) else { return nil }
        return switch orientation {
        case .portrait: .portrait
        case .landscape: .landscapeRight
        case .landscapeLeft: .landscapeLeft
        }
    }
}
