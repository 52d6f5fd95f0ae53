/// The major versions of the system to which a reading applies.
public enum SystemVersions: Hashable, Sendable {
    /// One version, written `26`.
    case exactly(Int)
    /// A version and all before it, written `<=17`.
    case through(Int)
    /// A first and a last version, written `12-13`.
    case range(Int, Int)

    /// The text in a device file.
    public var name: String {
        switch self {
        case .exactly(let version): "\(version)"
        case .through(let newest): "<=\(newest)"
        case .range(let oldest, let newest): "\(oldest)-\(newest)"
        }
    }

    /// The oldest version, zero without a lower bound.
    public var oldest: Int {
        switch self {
        case .exactly(let version): version
        case .through: 0
        case .range(let oldest, _): oldest
        }
    }

    /// The newest version.
    public var newest: Int {
        switch self {
        case .exactly(let newest), .through(let newest), .range(_, let newest): newest
        }
    }

    /// The versions of this text, or nil if it has another form than `26`, `<=17` or `12-13`.
    public init?(name: String) {
        if name.hasPrefix("<=") {
            guard let newest = Int(name.dropFirst(2)), newest > 0 else { return nil }
            self = .through(newest)
            return
        }
        let ends = name.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        switch ends.count {
        case 1:
            guard let version = ends[0], version > 0 else { return nil }
            self = .exactly(version)
        case 2:
            guard let oldest = ends[0], let newest = ends[1], oldest > 0, oldest <= newest else { return nil }
            self = .range(oldest, newest)
        default: return nil
        }
    }
}
