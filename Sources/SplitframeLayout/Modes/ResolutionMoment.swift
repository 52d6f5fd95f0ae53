public import SplitframeInterface

/// When a preference is turned into a mode; the same preference can mean different modes.
public enum ResolutionMoment: NamedCase {
    /// The split view appears for the first time.
    case firstAppearance
    /// The split view expands.
    case expansion
    /// The split view's width has changed.
    case resize
    /// The preference was set while the split view is on screen.
    case onScreen
}
