public import SplitframeInterface

/// How a mode came about: enough to ask the same rules again and to explain them.
public struct ModeResolution: Hashable, Sendable {
    /// What came out.
    public var mode: ResolvedMode
    public var moment: ResolutionMoment
    /// The mode asked for, by preference, button or gesture.
    public var preferred: DisplayMode
    /// The mode until then.
    public var previous: ResolvedMode
}
