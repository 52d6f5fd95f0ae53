/// What a PNG file is made for; the pixels are the same.
public enum PNGEffort: Hashable, Sendable, CaseIterable {
    /// Written in a few milliseconds.
    case fast
    /// Takes its time for a file that will be kept.
    case small
}
