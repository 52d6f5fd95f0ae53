/// Which results of a run become goldens.
public enum RecordingMode: String, Hashable, Sendable, CaseIterable {
    /// None: for continuous integration, where a second run must not pass because the first one recorded goldens.
    case never
    /// Results without a golden.
    case missing
    /// Results without a golden, or that differ from it.
    case failed
    /// All results that are not exactly equal, including small differences between drawing libraries.
    case all

    /// Whether a picture with this verdict becomes the golden; an equal picture is never written again.
    public func records(_ kind: Verdict.Kind) -> Bool {
        switch kind {
        case .equal, .orphan: false
        case .missing: self != .never
        case .layout, .text, .paint, .size, .unreadable: self == .failed || self == .all
        case .renderer: self == .all
        }
    }
}
