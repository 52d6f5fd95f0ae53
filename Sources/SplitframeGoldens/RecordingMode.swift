public import SplitframeComparison

/// Which results of a run become goldens.
public enum RecordingMode: String, Hashable, Sendable, CaseIterable {
    /// None: for continuous integration, where a second run must not pass because the first one recorded.
    case never
    /// Those that had no golden.
    case missing
    /// Those that had none or differed from it.
    case failed
    /// All that are not equal, what other libraries drew a little differently among them.
    case all

    /// Whether a picture with this verdict becomes the golden; what is equal is never written again.
    public func records(_ kind: Verdict.Kind) -> Bool {
        switch kind {
        case .equal, .orphan: false
        case .missing: self != .never
        case .layout, .text, .paint, .size, .unreadable: self == .failed || self == .all
        case .renderer: self == .all
        }
    }
}
