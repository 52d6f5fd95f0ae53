/// The way in which a bar shrinks while content scrolls (iOS 27), with UIKit's raw values; compiles only.
public struct UIBarMinimization: Hashable, Sendable {
    /// The condition for shrinking.
    public enum MinimizationBehavior: Int, Sendable {
        case automatic = 0
        case never = 1
        case onScrollDown = 2
        case onScrollUp = 3
    }

    /// Whether the safe area is adjusted.
    public enum SafeAreaAdjustment: Int, Sendable {
        case automatic = 0
        case enabled = 1
        case disabled = 2
    }

    /// The condition for restoring the bar.
    public enum RestorationBehavior: Int, Sendable {
        case automatic = 0
        case atScrollEdge = 1
    }

    public var minimizationBehavior = MinimizationBehavior.automatic
    public var safeAreaAdjustment = SafeAreaAdjustment.automatic
    public var restorationBehavior = RestorationBehavior.automatic

    public init() {}
}
