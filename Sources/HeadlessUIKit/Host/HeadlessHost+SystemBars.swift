import Foundation

extension HeadlessHost {
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
}
