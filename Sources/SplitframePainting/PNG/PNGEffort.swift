/// The compression effort for a PNG file; it does not affect the pixels.
public enum PNGEffort: Hashable, Sendable, CaseIterable {
    /// Fast: a few milliseconds.
    case fast
    /// Slow, for a smaller file that will be kept.
    case small
}
