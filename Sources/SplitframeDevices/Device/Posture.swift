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

    /// Whether the fold parts the display that is seen.
    package var isHalfFolded: Bool {
        switch self {
        case .closed, .open: false
        case .book, .laptop: true
        }
    }

    /// Whether it shows the display that folds.
    package var showsInnerDisplay: Bool { self != .closed }
}
