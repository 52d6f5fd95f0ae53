/// Where a fact comes from, and so how far it can be trusted.
public enum Provenance: Hashable, Sendable {
    /// Apple says so in a header, on a documentation page or in its guidelines.
    case documented(_ source: String)
    /// Read off a simulator or device.
    case measured(system: String, device: String)
    /// Another party observed it and says so in public.
    case reported(_ source: String)
    /// Nobody is known to have said or measured it; the reason for the value taken.
    case assumed(_ reason: String)

    /// The kind as one word: `documented`, `measured`, `reported` or `assumed`.
    public var kind: String {
        switch self {
        case .documented: "documented"
        case .measured: "measured"
        case .reported: "reported"
        case .assumed: "assumed"
        }
    }

    /// What stands behind the fact, for people.
    public var source: String {
        switch self {
        case .documented(let source), .reported(let source): source
        case .measured(let system, let device): "\(system), \(device)"
        case .assumed(let reason): reason
        }
    }

    /// The one of two that can be trusted less: measured before documented, reported and assumed.
    public func weaker(_ other: Provenance) -> Provenance { other.distrust > distrust ? other : self }

    private var distrust: Int {
        switch self {
        case .measured: 0
        case .documented: 1
        case .reported: 2
        case .assumed: 3
        }
    }
}
