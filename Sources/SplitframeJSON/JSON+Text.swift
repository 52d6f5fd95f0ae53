public import SplitframeSystem

extension JSON {
    /// The value on one line, without blanks, its keys sorted.
    public var compactText: String { text(with: []) }

    /// The value indented, its keys sorted, a newline at the end.
    public var indentedText: String { text(with: .prettyPrinted) + "\n" }

    /// Parses a text; nil if it is not JSON.
    public init?(text: String) {
        guard let value = try? JSON(bytes: Array(text.utf8)) else { return nil }
        self = value
    }

    /// Parses a file's bytes.
    ///
    /// - Throws: ``JSONError/syntax(_:line:column:)`` if they are not JSON.
    public init(bytes: [UInt8]) throws(JSONError) {
        var reader = JSONReader(bytes)
        self = try reader.document()
    }

    /// Parses a file's data, like ``init(bytes:)``.
    public init(data: Data) throws(JSONError) { try self.init(bytes: Array(data)) }

    private func text(with formatting: JSONEncoder.OutputFormatting) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
        // The encoder accepts every value of this type.
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
}
