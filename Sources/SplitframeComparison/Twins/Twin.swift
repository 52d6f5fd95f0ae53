/// An interface tree's text twin, read back: what was on screen, line by line.
public struct Twin: Hashable, Sendable {
    /// The first line of the format this room reads.
    public static let header = "splitframe-twin 1"

    /// The elements in drawing order, the window first.
    public var elements: [TwinElement]

    /// Reads a twin's text, whose last line must be complete.
    public init(_ text: String) throws(TwinError) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines[0] == Self.header else { throw .header(String(lines[0]), expected: Self.header) }
        guard lines.last == "" else { throw .truncated }
        var elements: [TwinElement] = []
        var seen: [String: Int] = [:]
        for (number, line) in lines.enumerated().dropFirst().dropLast() {
            guard var element = TwinElement(line: line) else {
                throw .line(number: number + 1, text: String(line))
            }
            let earlier = seen[element.path, default: 0]
            seen[element.path] = earlier + 1
            element.occurrence = earlier
            elements.append(element)
        }
        self.elements = elements
    }

    /// In what the layout stands, where the twin tells it.
    public var stage: TwinStage? {
        guard let window = elements.first(where: { $0.path == "window" }),
            let width = window["size"]?.numbers?.first
        else { return nil }
        return TwinStage(windowWidth: width, generation: window["generation"])
    }
}

/// Why a text is no twin.
public enum TwinError: Error, Hashable, Sendable {
    /// The first line is not that of the format this room reads.
    case header(String, expected: String)
    /// The text ends in the middle of a line.
    case truncated
    /// A line, counted from 1, is no element.
    case line(number: Int, text: String)
}
