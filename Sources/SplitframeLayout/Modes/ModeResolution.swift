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
