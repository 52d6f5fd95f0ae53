/// The kind of source of a fact, which tells how far it can be trusted.
public enum Provenance: Hashable, Sendable {
    /// Stated by Apple in a header, on a documentation page or in its guidelines.
    case documented(_ source: String)
    /// Read from a simulator or device.
    case measured(system: String, device: String)
    /// Observed and published by another party.
    case reported(_ source: String)
    /// Inferred from a statement by Apple that contains no number.
    case inferred(_ source: String)
    /// Neither documented nor measured, as far as is known; with the reason for the value that is used.
    case assumed(_ reason: String)

    /// Every kind, the most trusted first.
    public static let kinds = [
        "measured", "documented", "reported", "documented, figure inferred", "assumed",
    ]

    /// The name of this kind, one of ``kinds``.
    public var kind: String { Self.kinds[distrust] }

    /// The source of the fact as text.
    public var source: String {
        switch self {
        case .documented(let source), .reported(let source), .inferred(let source): source
        case .measured(let system, let device): "\(system), \(device)"
        case .assumed(let reason): reason
        }
    }

    /// The less trusted of two provenances, in the order of ``kinds``.
    public func weaker(_ other: Provenance) -> Provenance { other.distrust > distrust ? other : self }

    private var distrust: Int {
        switch self {
        case .measured: 0
        case .documented: 1
        case .reported: 2
        case .inferred: 3
        case .assumed: 4
        }
    }
}
