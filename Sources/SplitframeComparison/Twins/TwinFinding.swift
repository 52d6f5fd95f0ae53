public import SplitframeInterface

/// One thing that differs between two twins: an element came, went, changed places, or has another value.
public struct TwinFinding: Hashable, Codable, Sendable {
    /// What differs.
    public enum Change: Hashable, Codable, Sendable {
        case added
        case removed
        /// Drawn before what was drawn before it.
        case reordered
        /// Values as the twins have them; nil where one leaves the attribute out.
        case attribute(String, old: TwinValue?, new: TwinValue?)
    }

    /// What a finding is about.
    public enum Kind: Hashable, Sendable {
        /// Places, sizes, modes and what is on screen at all.
        case layout
        /// Words that the app's user reads.
        case text
    }

    /// The element's path: `split/primary`.
    public var path: String
    /// What the element is.
    public var part: TwinKind
    public var change: Change
    /// Whether it is about an item of a bar whose words changed: their width moves the items of the bar.
    public internal(set) var isBesideChangedWords = false

    /// Whether the element is a column, or a screen in the place of one.
    public var isColumn: Bool { part.isColumn }

    /// The element's name in the grammar of the command line: `primary.bar`, for the split view itself `split`.
    public var element: String {
        let names = path.split(separator: "/")
        return (names.first == "split" && names.count > 1 ? names.dropFirst() : names[...])
            .joined(separator: ".")
    }

    /// The attribute whose value changed; nil where the element came, went or moved in the order.
    public var attribute: String? { if case .attribute(let name, _, _) = change { name } else { nil } }

    /// What the finding is about.
    public var kind: Kind {
        switch change {
        case .attribute("frame", _, _) where isBesideChangedWords: .text
        case .attribute("title", _?, _?): .text
        case .attribute("text", _, _) where part == .title: .text
        case .added, .removed, .reordered, .attribute: .layout
        }
    }

    /// By how much each number grew, in points, where old and new value are as many numbers.
    ///
    /// A frame has four: x, y, width and height.
    public var delta: [Double]? {
        guard case .attribute(_, let old?, let new?) = change,
            let before = old.numbers, let after = new.numbers, before.count == after.count
        else { return nil }
        return zip(before, after).map { $1 - $0 }
    }
}
