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

extension TwinFinding {
    /// The name of the number that changed, for `explain --why`: `primary.width`; nil if none did.
    ///
    /// For a frame it is the width if that changed, else the height, else the origin.
    public var measure: String? {
        guard case .attribute(let attribute, _, _) = change else { return nil }
        guard attribute == "frame", let delta, delta.count == 4 else { return "\(element).\(attribute)" }
        let names = [(2, "width"), (3, "height"), (0, "x"), (1, "y")]
        return names.first { delta[$0.0] != 0 }.map { "\(element).\($0.1)" }
    }
}

extension Verdict {
    /// The name of the number that most likely caused the other changes, for `explain --why`.
    public var measure: String? { findings.byImportance.first?.measure }
}

extension TwinFinding {
    /// The rank of a finding as the cause of others, the most likely cause first.
    enum Importance: Int, Comparable {
        /// The window and its traits.
        case window
        /// The split view's modes.
        case split
        /// The primary column, whose width determines where others begin.
        case primary
        /// Another column with its own size.
        case column
        /// The secondary column, which has the room that the others leave.
        case secondary
        /// Elements in columns or between them.
        case content
        /// Frames in a bar that changed because of a changed text.
        case roomForWords

        static func < (first: Importance, second: Importance) -> Bool { first.rawValue < second.rawValue }
    }

    var importance: Importance {
        let names = path.split(separator: "/")
        if names == ["window"] { return .window }
        if names.count == 1 { return .split }
        guard isColumn else {
            if case .attribute("frame", _, _) = change, isBesideChangedWords { return .roomForWords }
            return .content
        }
        return switch names.last {
        case "primary": .primary
        case "secondary": .secondary
        default: .column
        }
    }
}

extension [TwinFinding] {
    /// The findings with the most likely cause first; equal ones in their order.
    var byImportance: [TwinFinding] {
        enumerated().map { (importance: $1.importance, offset: $0, finding: $1) }
            .sorted { ($0.importance, $0.offset) < ($1.importance, $1.offset) }
            .map(\.finding)
    }
}

extension TwinFinding: CustomStringConvertible {
    /// The finding as a short text: `primary column 320 → 375 pt (+55)`.
    public var description: String { sentence(of: subject) }

    /// The finding as a short text with a given subject.
    func sentence(of subject: String) -> String {
        switch change {
        case .added: "\(subject) is new"
        case .removed: "\(subject) is gone"
        case .reordered: "\(subject) is drawn before what used to lie below it"
        case .attribute("frame", let old?, let new?):
            "\(subject) \(FrameChange(old: old, new: new).map(\.description) ?? "frame \(old) → \(new)")"
        case .attribute("safeArea", let old?, let new?):
            "\(subject) safe area \(EdgeChanges(old: old, new: new)?.description ?? "\(old) → \(new)")"
        case .attribute(let name, let old, let new):
            "\(subject) \(name) \(old?.description ?? "none") → \(new?.description ?? "none")"
        }
    }

    /// A readable name of the finding's element: `primary column`, `secondary bar`.
    public var subject: String {
        let names = path.split(separator: "/")
        let inner = names.count > 1 ? names.dropFirst() : names[...]
        return inner.joined(separator: " ") + noun
    }

    /// The noun after the name of a column or screen; empty if the name contains it.
    var noun: String {
        guard part == .screen else { return isColumn ? " column" : "" }
        return path.split(separator: "/").last?.hasPrefix("screen") == true ? "" : " screen"
    }
}

/// The changed distances from a rectangle's edges.
private struct EdgeChanges: CustomStringConvertible {
    let description: String

    init?(old: TwinValue, new: TwinValue) {
        guard let old = old.numbers, let new = new.numbers, old.count == 4, new.count == 4 else { return nil }
        let edges = ["top", "left", "bottom", "right"]
        description = edges.indices.filter { old[$0] != new[$0] }
            .map { "\(edges[$0]) \(old[$0].pointText) → \(new[$0].pointText) pt" }.joined(separator: ", ")
    }
}

/// The change of a frame as a short text, without numbers that follow from others.
struct FrameChange: CustomStringConvertible {
    private let old: [Double]
    private let new: [Double]

    init?(old: TwinValue, new: TwinValue) {
        guard let old = old.numbers, let new = new.numbers, old.count == 4, new.count == 4 else { return nil }
        self.old = old
        self.new = new
    }

    var description: String {
        (changes(start: 0, length: 2, names: ("x", "")) + changes(start: 1, length: 3, names: ("y", "height")))
            .joined(separator: ", ")
    }

    /// The most informative number: the width if it changed, else the frame's x, else its height, else its y.
    var mostInformativeNumber: String? {
        (changes(2, named: "") + changes(0, named: "x") + changes(3, named: "height") + changes(1, named: "y"))
            .first
    }

    /// The changes along one axis, without a start that moved because the far edge stayed.
    private func changes(start: Int, length: Int, names: (start: String, length: String)) -> [String] {
        guard old[length] != new[length] else { return changes(start, named: names.start) }
        let farEdgeStays = abs(old[start] + old[length] - new[start] - new[length]) < 0.002
        return changes(length, named: names.length) + (farEdgeStays ? [] : changes(start, named: names.start))
    }

    private func changes(_ index: Int, named name: String) -> [String] {
        let delta = new[index] - old[index]
        guard delta != 0 else { return [] }
        let sign = delta > 0 ? "+" : "−"
        // Numbers that differ only in the third decimal are shown with three decimals.
        let decimals = old[index].figureText == new[index].figureText ? 3 : 2
        let texts = [old[index], new[index], abs(delta)].map { $0.text(decimals: decimals) }
        let numbers = "\(texts[0]) → \(texts[1]) pt (\(sign)\(texts[2]))"
        return [name.isEmpty ? numbers : "\(name) \(numbers)"]
    }
}
