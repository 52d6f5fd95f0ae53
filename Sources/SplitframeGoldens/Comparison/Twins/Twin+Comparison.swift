public import SplitframeInterface

extension Twin {
    /// The differences, in the expected twin's order; new elements come last.
    public func findings(against actual: Twin) -> [TwinFinding] {
        guard self != actual else { return [] }
        let known = Set(elements.map(\.identity))
        let found = Dictionary(grouping: actual.elements, by: \.identity).compactMapValues(\.first)
        let changed = elements.flatMap { element in
            found[element.identity].map(element.findings) ?? [element.finding(.removed)]
        }
        let added = actual.elements.filter { !known.contains($0.identity) }.map { $0.finding(.added) }
        return marked(changed + added + reordering(in: actual))
    }

    /// Marks the findings about items of a bar with changed texts; a changed title is reported once, for the bar and
    /// not for its label.
    private func marked(_ findings: [TwinFinding]) -> [TwinFinding] {
        let titled = Set(findings.filter { $0.attribute == "title" }.map(\.path))
        let parents = Set(elements.map(\.path.parent))
        // A changed title is reported for the bar, all other changed texts for the items in it.
        let bars = Set(
            findings.filter { $0.kind == .text }.map { parents.contains($0.path) ? $0.path : $0.path.parent })
        return findings.filter { !$0.isOfTitle || !titled.contains($0.path.parent) }.map { finding in
            var finding = finding
            finding.isBesideChangedWords = bars.contains(finding.path.parent)
            return finding
        }
    }

    /// The first element of both twins that has another position in the actual order.
    private func reordering(in actual: Twin) -> [TwinFinding] {
        let identities = Set(elements.map(\.identity)).intersection(actual.elements.map(\.identity))
        let before = elements.filter { identities.contains($0.identity) }
        let after = actual.elements.filter { identities.contains($0.identity) }
        return zip(before, after).first { $0.identity != $1.identity }.map { [$1.finding(.reordered)] } ?? []
    }
}

extension TwinFinding {
    /// Whether it is about a title's text or its frame.
    fileprivate var isOfTitle: Bool {
        guard part == .title else { return false }
        switch change {
        case .added, .removed: return true
        case .attribute(let name, _, _): return name == "text" || name == "frame"
        case .reordered: return false
        }
    }
}

extension String {
    /// The path of the element around the one at this path.
    fileprivate var parent: String { String(self[..<(lastIndex(of: "/") ?? startIndex)]) }
}

extension TwinElement {
    /// The properties that identify an element in another twin.
    fileprivate struct Identity: Hashable {
        var path: String
        var kind: TwinKind
        var occurrence: Int
    }

    fileprivate var identity: Identity { Identity(path: path, kind: kind, occurrence: occurrence) }

    fileprivate func finding(_ change: TwinFinding.Change) -> TwinFinding {
        TwinFinding(path: path, part: kind, change: change)
    }

    fileprivate func findings(against other: TwinElement) -> [TwinFinding] {
        let names = attributes.map(\.name) + other.attributes.map(\.name).filter { self[$0] == nil }
        return names.filter { self[$0] != other[$0] }.map { name in
            finding(.attribute(name, old: self[name], new: other[name]))
        }
    }
}

/// The conditions of a layout: layouts of one configuration with the same stage are equal.
public struct TwinStage: Hashable, Codable, Sendable {
    /// The window's width in points.
    public var windowWidth: Double
    /// The generation whose rules apply; nil if the twin has none.
    public var generation: String?

    public init(windowWidth: Double, generation: String? = nil) {
        self.windowWidth = windowWidth
        self.generation = generation
    }
}

extension Twin {
    /// The stage of the layout, if the twin states it.
    public var stage: TwinStage? {
        guard let window = self["window"], let width = windowSize?.width else { return nil }
        return TwinStage(windowWidth: width, generation: window["generation"]?.description)
    }
}
