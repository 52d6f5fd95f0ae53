/// The host of an application: a device with a screen that can be rotated.
@MainActor protocol ApplicationHost: AnyObject {
    var application: UIApplication { get }
    var screen: UIScreen { get }

    /// Rotates the device unless its orientation is among those requested; false where the app does not allow it.
    func turn(toOneOf wished: UIInterfaceOrientationMask) -> Bool
}

extension UIApplication {
    /// The host that is running code now, or did so last.
    static weak var host: (any ApplicationHost)?
}
