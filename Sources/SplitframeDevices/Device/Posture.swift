public import SplitframeInterface

/// How a device that folds is folded.
public enum Posture: NamedCase {
    /// Shut: the outer display.
    case closed
    /// Flat: the inner display.
    case open
    /// Half folded, the fold upright.
    case book
    /// Half folded, the fold level.
    case laptop
}
