/// The host of an application: a device with a screen that can be rotated.
@MainActor protocol ApplicationHost: AnyObject {
    var application: UIApplication { get }
    var screen: UIScreen { get }

    /// Rotates the device to a requested orientation, unless it has one; false where the rotation is not allowed.
    func turn(toOneOf wished: UIInterfaceOrientationMask) -> Bool
}

extension UIApplication {
    /// The current host: the last one that was made or ran an action.
    static weak var host: (any ApplicationHost)?
}
