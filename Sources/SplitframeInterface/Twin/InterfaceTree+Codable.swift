/// A tree is encoded as the lines of its twin, so that a change in a file is a changed line.
extension InterfaceTree: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let lines = try container.decode([String].self)
        guard let twin = try? Twin(lines.map { $0 + "\n" }.joined()), let tree = Self(twin) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "The lines are not those of an interface tree.")
        }
        self = tree
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(twin.split(separator: "\n").map(String.init))
    }
}
