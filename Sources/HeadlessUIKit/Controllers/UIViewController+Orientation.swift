extension UIViewController {
    /// The orientations of a controller that does not override them, nor does its delegate: those of the device.
    var standardOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
    }

    /// The current orientation of the status bar, in which a controller is presented by default.
    var presentOrientation: UIInterfaceOrientation {
        surroundingWindow?.windowScene?.interfaceOrientation ?? UIApplication.shared.statusBarOrientation
    }
}
