/// Where a fact comes from, and so how far it can be trusted.
public enum Provenance: Hashable, Sendable {
    /// Apple says so in a header, on a documentation page or in its guidelines.
    case documented(_ source: String)
    /// Read off a simulator or device.
    case measured(system: String, device: String)
    /// Another party observed it and says so in public.
    case reported(_ source: String)
    /// Apple says so without a number; the figure is inferred from that.
    case inferred(_ source: String)
    /// Nobody is known to have said or measured it; the reason for the value taken.
    case assumed(_ reason: String)

    /// Every kind, the most trusted first.
    public static let kinds = [
        "measured", "documented", "reported", "documented, figure inferred", "assumed",
    ]

    /// One of ``kinds``.
    public var kind: String { Self.kinds[distrust] }

    /// What stands behind the fact, for people.
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
