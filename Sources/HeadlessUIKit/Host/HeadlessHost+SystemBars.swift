import Foundation
import SplitframeDevices
import SplitframeInterface

extension HeadlessHost {
    /// What the app asks of the system's bars.
    var systemBars: SystemBars {
        var bars = SystemBars()
        guard let manager = scene.statusBarManager else { return bars }
        // Without a word of the app, a status bar is hidden where the height is compact.
        bars.isStatusBarHidden = manager.isStatusBarHidden && environment.verticalSizeClass == .regular
        bars.statusBarStyle =
            switch manager.statusBarStyle {
            case .lightContent: .dark
            case .darkContent: .light
            default: nil
            }
        bars.isHomeIndicatorHidden = isHomeIndicatorHidden
        return bars
    }

    /// Whether the app hides the home indicator.
    public var isHomeIndicatorHidden: Bool {
        rootViewController?.deciding { $0.childForHomeIndicatorAutoHidden }.prefersHomeIndicatorAutoHidden
            ?? false
    }

    /// The edges at which the app's gestures take precedence over the system's.
    public var edgesDeferringSystemGestures: UIRectEdge {
        rootViewController?.deciding { $0.childForScreenEdgesDeferringSystemGestures }
            .preferredScreenEdgesDeferringSystemGestures ?? []
    }

    /// Whether the app locks the pointer in place.
    public var isPointerLocked: Bool {
        rootViewController?.deciding { $0.childViewControllerForPointerLock }.prefersPointerLocked ?? false
    }

    /// Moves the window to an environment with or without a status bar, as the app wants; false where that is unchanged.
    func turnStatusBarAsWanted() -> Bool {
        let isHidden = scene.statusBarManager?.isStatusBarHidden ?? false
        guard isHidden != isStatusBarHidden else { return false }
        isStatusBarHidden = isHidden
        guard place?.device.homeButton == true else { return false }
        turn(to: givenEnvironment)
        return true
    }
}
