import SplitframeDevices
import SplitframeInterface

extension HeadlessHost {
    /// The orientation of the window: that of the held device where the app and the controller allow it, otherwise the
    /// first of the device's orientations that they allow.
    ///
    /// Windows that share the screen may have any orientation, as on a display that unfolds.
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

    /// Rotates the window to the orientation that the frontmost controller allows now.
    ///
    /// It rotates back to the device's orientation where that is allowed. False where the window did not rotate.
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

    /// Rotates the device to a requested orientation, unless it has one; false where the rotation is not allowed.
    func turn(toOneOf wished: UIInterfaceOrientationMask) -> Bool {
        guard let place else { return false }
        let held = place.orientation, ways = place.device.orientations
        guard wished.isDisjoint(with: held.mask(among: ways)) else { return true }
        // The display that unfolds does not rotate at an app's request (observed).
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

    /// The frontmost controller, and its preferred orientation for presentation until the device is rotated.
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
    /// The controller that fills the screen: this one, or the one that it presents over the whole screen.
    fileprivate var frontmost: UIViewController {
        guard let presented = presentation?.controller, presented.shownStyle.fillsScreen else {
            return self
        }
        return presented.frontmost
    }
}

extension Orientation {
    /// UIKit's mask for the orientation on a display with these orientations, of which two may be distinct landscapes.
    fileprivate func mask(among ways: [Orientation]) -> UIInterfaceOrientationMask {
        switch self {
        case .portrait: [.portrait, .portraitUpsideDown]
        case .landscape: ways.contains(.landscapeLeft) ? .landscapeRight : .landscape
        case .landscapeLeft: .landscapeLeft
        }
    }
}

extension Place {
    /// The interface orientation on a display with two distinct landscapes; nil on other displays.
    var turnedOrientation: UIInterfaceOrientation? {
        guard device.orientations.contains(.landscapeLeft) else { return nil }
        return switch orientation {
        case .portrait: .portrait
        case .landscape: .landscapeRight
        case .landscapeLeft: .landscapeLeft
        }
    }
}
