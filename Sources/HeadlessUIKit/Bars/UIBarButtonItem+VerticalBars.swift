extension UIBarButtonItem {
    /// The bars that may show an item (iOS 27.1), with UIKit's raw values.
    public enum AxisBehavior: Int, Sendable {
        /// Upright bars only where the item has an image.
        case automatic
        /// Level bars only; the item is hidden where there is no level bar.
        case horizontalOnly
        /// Upright bars too, even for a text or a view.
        case verticalPreferred
    }

    /// The priority of an item in a bar with too little room (iOS 27).
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

/// The items that an upright bar leaves out first where it has too little room (iOS 27.1), with UIKit's raw values.
public enum UIVerticalBarCompressionBehavior: Int, Sendable {
    /// The bar items are left out before the tab bar.
    case automatic
    case prefersBarItems, prefersTabBar
}
