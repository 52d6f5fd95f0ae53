extension UIWindowScene {
    /// The look of a window's controls (iOS 26); compiles only.
    @preconcurrency @MainActor public final class WindowingControlStyle: IdentityHashable {
        public static let automatic = WindowingControlStyle()
        public static let minimal = WindowingControlStyle()
        public static let unified = WindowingControlStyle()

        private init() {}
    }
}
