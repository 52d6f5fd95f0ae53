import SplitframeInterface

extension UIWindowScene {
    /// How a scene stands on its display (iOS 16).
    @preconcurrency @MainActor open class Geometry: IdentityHashable {
        open private(set) var coordinateSpace: any UICoordinateSpace
        open private(set) var interfaceOrientation: UIInterfaceOrientation

        init(coordinateSpace: any UICoordinateSpace, interfaceOrientation: UIInterfaceOrientation) {
            (self.coordinateSpace, self.interfaceOrientation) = (coordinateSpace, interfaceOrientation)
        }
    }

    /// What an app wishes of a scene's window.
    @preconcurrency @MainActor open class GeometryPreferences: IdentityHashable {
        init() {}

        public static func iOS(
            interfaceOrientations: UIInterfaceOrientationMask? = nil
        ) -> GeometryPreferences { iOSPreferences(interfaceOrientations: interfaceOrientations) }

        // swift-format-ignore: TypeNamesShouldBeCapitalized
        /// The orientations that an app wishes; UIKit calls the class `UIWindowScene.GeometryPreferences.iOS`.
        final class iOSPreferences: GeometryPreferences {
            let orientations: UIInterfaceOrientationMask?

            init(interfaceOrientations: UIInterfaceOrientationMask?) { orientations = interfaceOrientations }
        }
    }
}

/// A wish for an orientation that the controllers in front do not allow.
struct OrientationRefused: Error {
    let wished: UIInterfaceOrientationMask
}
