public import SplitframeSystem

extension JSON {
    /// The value on one line, without blanks, its keys sorted.
    public var compactText: String { text(with: []) }

    /// The value indented, its keys sorted, a newline at the end.
    public var indentedText: String { text(with: .prettyPrinted) + "\n" }

    /// The value of a text; nil where it is no JSON.
    public init?(text: String) {
        guard let value = try? JSON(bytes: Array(text.utf8)) else { return nil }
        self = value
    }

    /// The value of a file's bytes.
    ///
    /// - Throws: ``JSONError/syntax(_:line:column:)`` where they are no JSON.
    public init(bytes: [UInt8]) throws(JSONError) {
        var reader = JSONReader(bytes)
        self = try reader.document()
    }

    /// The value of a file's data, as ``init(bytes:)``.
    public init(data: Data) throws(JSONError) { try self.init(bytes: Array(data)) }

    private func text(with formatting: JSONEncoder.OutputFormatting) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
        // Nothing that this type holds is refused.
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
}
