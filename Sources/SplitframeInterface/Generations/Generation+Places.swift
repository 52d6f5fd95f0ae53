extension Generation {
    /// The windows that an app can have.
    public enum Windows: NamedCase {
        /// The whole screen.
        case full
        /// Panes of Split View and cards of Slide Over.
        case panes
        /// Windows of any size, halves and quarters among them.
        case free
    }

    /// The choice among a device's safe-area readings for a generation.
    public enum SafeAreaReadings: Hashable, Sendable {
        /// The one for a version of the system, else the one for the version before it, if that is given.
        case version(Int, orElse: Int? = nil)
        /// The newest one that ends at a version or before it.
        case newest(through: Int)
        case oldest
    }

    /// The systems and devices of a generation, and its windows.
    public struct Places: Hashable, Sendable {
        /// The major versions of the system.
        public var versions: ClosedRange<Int>
        /// Whether split views exist on iPads only.
        public var isForPadsOnly = false
        /// Whether other platforms have a system of the same number.
        public var isOnEveryPlatform = false
        public var windows: Windows
        /// Whether iPhone apps have windows of any size, on a Mac and on iPads.
        public var resizesPhones = false
        public var safeAreaReadings: SafeAreaReadings
        /// The last year in which new devices shipped with it; nil if readings by version determine that.
        public var lastYear: Int?
    }
}
