/// Where a fact comes from, and so how far it can be trusted.
public enum Provenance: Hashable, Sendable {
    /// Stated by Apple in a header, on a documentation page or in its guidelines.
    case documented(_ source: String)
    /// Read off a simulator or device.
    case measured(system: String, device: String)
    /// Observed and published by another party.
    case reported(_ source: String)
    /// Inferred from a statement of Apple's that gives no number.
    case inferred(_ source: String)
    /// Neither documented nor measured as far as known; the reason for the value that is used.
    case assumed(_ reason: String)

    /// Every kind, the most trusted first.
    public static let kinds = [
        "measured", "documented", "reported", "documented, figure inferred", "assumed",
    ]

    /// One of ``kinds``.
    public var kind: String { Self.kinds[distrust] }

    /// The source of the fact, for people.
    public var source: String {
        switch self {
        case .documented(let source), .reported(let source), .inferred(let source): source
        case .measured(let system, let device): "\(system), \(device)"
        case .assumed(let reason): reason
        }
    }

    /// The one of two that can be trusted less: the order is that of ``kinds``.
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
