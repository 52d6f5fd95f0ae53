public import SplitframeInterface

/// How a number in the catalogue came to be known, and from whom.
public struct Evidence: Hashable, Sendable {
    /// What stands behind a number, the strongest first.
    public enum Kind: NamedCase {
        /// A simulator, a device or a native screenshot was read.
        case measured
        /// Apple's text or a library's table says so.
        case published
        /// One third party says so.
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

    /// The same in the words of the whole project.
    ///
    /// - Parameter device: The name of the device that a measurement was made for.
    public func provenance(device: String) -> Provenance {
        switch kind {
        case .measured: .measured(system: source, device: device)
        case .published: .documented(source)
        case .reported: .reported(source)
        case .inferred: .assumed(source)
        }
    }
}
