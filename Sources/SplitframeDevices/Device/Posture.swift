public import SplitframeInterface

/// The folding state of a device that folds.
public enum Posture: NamedCase {
    /// Folded shut: the outer display.
    case closed
    /// Unfolded flat: the inner display.
    case open
    /// Half folded, with an upright fold.
    case book
    /// Half folded, with a horizontal fold.
    case laptop

    /// Whether the fold divides the visible display.
    package var isHalfFolded: Bool {
        switch self {
        case .closed, .open: false
        case .book, .laptop: true
        }
    }

    /// Whether it shows the display that folds.
    package var showsInnerDisplay: Bool { self != .closed }
}
