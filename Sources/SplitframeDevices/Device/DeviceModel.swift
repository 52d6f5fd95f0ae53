/// One product with the screen of its group.
public struct DeviceModel: Hashable, Sendable {
    /// The product's name: `iPad mini (6th generation)`.
    public var name: String
    /// The year of release.
    public var year: Int
    /// The model identifiers that the system reports: `iPad14,1`.
    public var identifiers: [String]

    public init(name: String, year: Int, identifiers: [String]) {
        self.name = name
        self.year = year
        self.identifiers = identifiers
    }
}
