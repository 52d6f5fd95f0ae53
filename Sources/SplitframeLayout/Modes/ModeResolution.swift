public import SplitframeInterface

/// The origin of a mode: enough to apply the same rules again and to explain them.
public struct ModeResolution: Hashable, Sendable {
    /// The resulting mode.
    public var mode: ResolvedMode
    public var moment: ResolutionMoment
    /// The requested mode, by preference, button or gesture.
    public var preferred: DisplayMode
    /// The mode before.
    public var previous: ResolvedMode
}

/// The moment at which a preference is resolved to a mode; the same preference can lead to different modes.
public enum ResolutionMoment: NamedCase {
    /// The split view appears for the first time.
    case firstAppearance
    /// The split view expands.
    case expansion
    /// The split view's width has changed.
    case resize
    /// The preference is set while the split view is on screen.
    case onScreen
}
