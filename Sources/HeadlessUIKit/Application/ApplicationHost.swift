/// What runs an application: a device with a screen that can be turned.
@MainActor protocol ApplicationHost: AnyObject {
    var application: UIApplication { get }
    var screen: UIScreen { get }

    /// Turns the device where the wish leaves no other way; false where the app does not allow that.
    func turn(toOneOf wished: UIInterfaceOrientationMask) -> Bool
}

extension UIApplication {
    /// The host that acts at the moment or acted last.
    static weak var host: (any ApplicationHost)?
}
