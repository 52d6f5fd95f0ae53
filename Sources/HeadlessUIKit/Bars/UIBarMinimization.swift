/// How a bar gets out of the way of what scrolls (iOS 27), with UIKit's raw values; kept, and not drawn.
public struct UIBarMinimization: Hashable, Sendable {
    /// When it does so.
    public enum MinimizationBehavior: Int, Sendable {
        case automatic = 0
        case never = 1
        case onScrollDown = 2
        case onScrollUp = 3
    }

    /// Whether the safe area follows.
    public enum SafeAreaAdjustment: Int, Sendable {
        case automatic = 0
        case enabled = 1
        case disabled = 2
    }

    /// When it comes back.
    public enum RestorationBehavior: Int, Sendable {
        case automatic = 0
        case atScrollEdge = 1
    }

    public var minimizationBehavior = MinimizationBehavior.automatic
    public var safeAreaAdjustment = SafeAreaAdjustment.automatic
    public var restorationBehavior = RestorationBehavior.automatic

    public init() {}
}
