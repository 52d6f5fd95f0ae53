/// The way in which a bar shrinks while content scrolls (iOS 27), with UIKit's raw values; compiles only.
public struct UIBarMinimization: Hashable, Sendable {
    /// The condition for shrinking.
    public enum MinimizationBehavior: Int, Sendable {
        case automatic, never, onScrollDown, onScrollUp
    }

    /// Whether the safe area is adjusted.
    public enum SafeAreaAdjustment: Int, Sendable {
        case automatic, enabled, disabled
    }

    /// The condition for restoring the bar.
    public enum RestorationBehavior: Int, Sendable {
        case automatic, atScrollEdge
    }

    public var minimizationBehavior = MinimizationBehavior.automatic
    public var safeAreaAdjustment = SafeAreaAdjustment.automatic
    public var restorationBehavior = RestorationBehavior.automatic

    public init() {}
}
