extension UIBarButtonItem {
    /// In which bars an item may stand (iOS 27.1), with UIKit's raw values.
    public enum AxisBehavior: Int, Sendable {
        /// Upright where it has an image.
        case automatic = 0
        /// In level bars alone; without one it does not show.
        case horizontalOnly = 1
        /// Upright though it is a text or a view.
        case verticalPreferred = 2
    }

    /// How long an item stays where a bar has too little room (iOS 27).
    public struct VisibilityPriority: Hashable, Sendable, Comparable {
        let value: Double

        public static let standard = VisibilityPriority(value: 0)
        public static let low = VisibilityPriority(value: -1000)
        public static let high = VisibilityPriority(value: 1000)

        private init(value: Double) { self.value = value }

        public init(higherThan other: VisibilityPriority) { value = other.value.nextUp }

        public init(lowerThan other: VisibilityPriority) { value = other.value.nextDown }

        public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
    }
}

/// What an upright bar gives up first where it has too little room (iOS 27.1), with UIKit's raw values.
public enum UIVerticalBarCompressionBehavior: Int, Sendable {
    /// The tab bar stays.
    case automatic = 0
    case prefersBarItems = 1
    case prefersTabBar = 2
}
