public import SplitframeInterface

/// One difference between two twins: an element was added, removed or reordered, or an attribute has another value.
public struct TwinFinding: Hashable, Codable, Sendable {
    /// The kinds of differences.
    public enum Change: Hashable, Codable, Sendable {
        case added
        case removed
        /// The element is drawn in another order.
        case reordered
        /// Values as in the twins; nil if one leaves the attribute out.
        case attribute(String, old: TwinValue?, new: TwinValue?)
    }

    /// The subject of a finding.
    public enum Kind: Hashable, Sendable {
        /// Frames, modes and the presence of elements.
        case layout
        /// Texts that the app's user reads.
        case text
    }

    /// The element's path: `split/primary`.
    public var path: String
    /// The kind of the element.
    public var part: TwinKind
    public var change: Change
    /// Whether the element is in a bar with changed texts, whose widths move the items of the bar.
    public internal(set) var isBesideChangedWords = false

    /// Whether the element is a column, or a screen in place of one.
    public var isColumn: Bool { part.isColumn }

    /// The element's name in the grammar of the command line: `primary.bar`, for the split view itself `split`.
    public var element: String {
        let names = path.split(separator: "/")
        let isBelowRoot = names.count > 1 && ["split", "presented"].contains(names[0])
        return (isBelowRoot ? names.dropFirst() : names[...]).joined(separator: ".")
    }

    /// The attribute whose value changed; nil if the element was added, removed or reordered.
    public var attribute: String? { if case .attribute(let name, _, _) = change { name } else { nil } }

    /// Whether the finding is about layout or about text.
    public var kind: Kind {
        switch change {
        case .attribute("frame", _, _) where isBesideChangedWords: .text
        case .attribute("title", _?, _?): .text
        case .attribute("text", _, _) where part == .title: .text
        case .added, .removed, .reordered, .attribute: .layout
        }
    }

    /// The growth of each number, in points, if old and new value have equally many numbers.
    ///
    /// A frame has four: x, y, width and height.
    public var delta: [Double]? {
        guard case .attribute(_, let old?, let new?) = change,
            let before = old.numbers, let after = new.numbers, before.count == after.count
        else { return nil }
        return zip(before, after).map { $1 - $0 }
    }
}
