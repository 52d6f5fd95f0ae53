import SplitframeInterface

extension UIWindowScene {
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

    /// Turns the device where the wish leaves no other way and the controller in front allows it.
    ///
    /// The turn comes when the host settles; the handler hears where it is not allowed.
    public func requestGeometryUpdate(
        _ preferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let wished = (preferences as? GeometryPreferences.iOSPreferences)?.orientations,
            let host = HeadlessHost.current
        else { return }
        PendingWork.shared.add {
            guard !host.turn(toOneOf: wished) else { return }
            errorHandler?(OrientationRefused(wished: wished))
        }
    }
}

/// A wish for an orientation that the controllers in front do not allow.
struct OrientationRefused: Error {
    let wished: UIInterfaceOrientationMask
}
