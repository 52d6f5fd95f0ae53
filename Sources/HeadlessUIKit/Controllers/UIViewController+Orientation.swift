extension UIViewController {
    /// The orientations of a controller that answers none itself, and whose delegate does not: by the device.
    var standardOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
    }

    /// The present orientation of the status bar, in which a controller is presented that wishes no other.
    var presentOrientation: UIInterfaceOrientation {
        surroundingWindow?.windowScene?.interfaceOrientation ?? UIApplication.shared.statusBarOrientation
    }
}
