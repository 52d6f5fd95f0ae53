public import SplitframeInterface

/// The horizontal and the vertical size class of a window.
public struct SizeClasses: Hashable, Sendable {
    public var horizontal: SizeClass
    public var vertical: SizeClass
}
