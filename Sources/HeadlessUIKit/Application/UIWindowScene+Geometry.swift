import SplitframeInterface

extension UIWindowScene {
    /// The coordinate space and the orientation of a scene on its display (iOS 16).
    @preconcurrency @MainActor open class Geometry: IdentityHashable {
        open private(set) var coordinateSpace: any UICoordinateSpace
        open private(set) var interfaceOrientation: UIInterfaceOrientation
        /// Whether a person is resizing the window (iOS 26); false, since the host resizes at once.
        open var isInteractivelyResizing: Bool { false }

        init(coordinateSpace: any UICoordinateSpace, interfaceOrientation: UIInterfaceOrientation) {
            (self.coordinateSpace, self.interfaceOrientation) = (coordinateSpace, interfaceOrientation)
        }
    }

    /// The geometry that an app requests for a scene's window.
    @preconcurrency @MainActor open class GeometryPreferences: IdentityHashable {
        init() {}

        public static func iOS(
            interfaceOrientations: UIInterfaceOrientationMask? = nil
        ) -> GeometryPreferences { iOSPreferences(interfaceOrientations: interfaceOrientations) }

        // swift-format-ignore: TypeNamesShouldBeCapitalized
        /// The orientations that an app requests; UIKit calls the class `UIWindowScene.GeometryPreferences.iOS`.
        final class iOSPreferences: GeometryPreferences {
            let orientations: UIInterfaceOrientationMask?

            init(interfaceOrientations: UIInterfaceOrientationMask?) { orientations = interfaceOrientations }
        }
    }
}

/// An error for requested orientations that the frontmost controllers do not allow.
struct OrientationRefused: Error {
    let wished: UIInterfaceOrientationMask
}

extension UIWindowScene {
    /// The look of a window's controls (iOS 26); compiles only.
    @preconcurrency @MainActor public final class WindowingControlStyle: IdentityHashable {
        public static let automatic = WindowingControlStyle()
        public static let minimal = WindowingControlStyle()
        public static let unified = WindowingControlStyle()

        private init() {}
    }
}
