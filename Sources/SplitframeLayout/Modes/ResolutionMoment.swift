public import SplitframeInterface

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
