/// An interface tree as lines of text, the same on every machine: written, compared and read back.
///
/// The first line is ``header``, then one line an element in drawing order, the window first:
/// `path<TAB>kind attribute=value …`, frames as `frame=x,y,w,h` in points with up to three decimals. A property with
/// its default value is left out.
public struct Twin: Hashable, Sendable {
    /// The first line of the format.
    public static let header = "splitframe-twin 2"

    /// The elements in drawing order, the window first.
    public var elements: [TwinElement]

    /// Elements in drawing order; elements of the same path are distinguished by their order.
    package init(_ elements: [TwinElement]) {
        var seen: [String: Int] = [:]
        self.elements = elements.map { element in
            var element = element
            element.occurrence = seen[element.path, default: 0]
            seen[element.path] = element.occurrence + 1
            return element
        }
    }

    /// Reads a twin's text, whose last line must be complete.
    public init(_ text: String) throws(TwinError) {
        // By bytes: characters take seconds where a twin is large.
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { Substring($0) }
        guard lines[0] == Self.header else { throw .header(String(lines[0]), expected: Self.header) }
        guard lines.last == "" else { throw .truncated }
        var elements: [TwinElement] = []
        for (number, line) in lines.enumerated().dropFirst().dropLast() {
            guard let element = TwinElement(line: line) else {
                throw .line(number: number + 1, text: String(line))
            }
            elements.append(element)
        }
        self.init(elements)
    }

    /// The lines, each with a line break.
    public var text: String {
        elements.reduce(into: Self.header + "\n") { $0 += $1.line + "\n" }
    }

    /// The element at a path.
    package subscript(path: String) -> TwinElement? { elements.first { $0.path == path } }
}

/// The reason why a text is not a twin.
public enum TwinError: Error, Hashable, Sendable {
    /// The first line is not the header of the format that this module reads.
    case header(String, expected: String)
    /// The text ends in the middle of a line.
    case truncated
    /// A line, counted from 1, is not an element.
    case line(number: Int, text: String)

    /// Whether the text is neither a twin of any version nor a pointer of Git LFS.
    package var isUnrelatedFile: Bool {
        guard case .header(let line, expected: _) = self else { return false }
        return !["splitframe-", "version https://git-lfs"].contains { line.hasPrefix($0) }
    }
}

/// A twin is written as its text.
extension Twin: Codable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }
}
