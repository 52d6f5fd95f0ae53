public import SplitframeInterface

/// The source of a number in the catalogue, and how the source knows it.
public struct Evidence: Hashable, Sendable {
    /// The kinds of evidence for a number, the strongest first.
    public enum Kind: NamedCase {
        /// Read from a simulator, a device or a native screenshot.
        case measured
        /// Stated in Apple's text or a library's table.
        case published
        /// Stated by one third party.
        case reported
        /// Computed from a rule, or recalled without a source.
        case inferred
    }

    public var kind: Kind
    public var source: String

    public init(kind: Kind, source: String) {
        self.kind = kind
        self.source = source
    }

    /// The evidence as a provenance, which the whole project uses.
    ///
    /// - Parameter device: The name of the measured device.
    public func provenance(device: String) -> Provenance {
        switch kind {
        case .measured: .measured(system: source, device: device)
        case .published: .documented(source)
        case .reported: .reported(source)
        case .inferred: .assumed(source)
        }
    }
}

/// The Dynamic Island, in points of the screen held upright; it is centred horizontally.
public struct DynamicIsland: Hashable, Sendable {
    public var size: Size
    /// The distance of its top edge from the top of the screen.
    public var y: Double
    public var evidence: Evidence

    public init(size: Size, y: Double, evidence: Evidence) {
        self.size = size
        self.y = y
        self.evidence = evidence
    }
}
