public import Foundation

/// The effect that softens content beneath a bar (iOS 26); compiles only.
@preconcurrency @MainActor open class UIScrollEdgeEffect: IdentityHashable {
    /// The style of the effect beneath a bar.
    public struct Style: Hashable, Sendable {
        private let word: String

        public static let automatic = Style(word: "automatic")
        public static let soft = Style(word: "soft")
        public static let hard = Style(word: "hard")
    }

    open var style = Style.automatic
    open var isHidden = false

    init() {}
}

extension UIScrollView {
    /// The colour of scroll indicators, with UIKit's raw values.
    public enum IndicatorStyle: Int, Sendable {
        case `default`, black, white
    }

    /// The rate at which scrolling slows down.
    public struct DecelerationRate: Hashable, Sendable, RawRepresentable {
        public let rawValue: CGFloat

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)

        public init(rawValue: CGFloat) { self.rawValue = rawValue }
    }
}
