import SplitframeDevices
package import SplitframeFiles
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests

/// A rule whose decision or inputs changed between two selections.
package struct ExplainedChange: Hashable, Sendable {
    package var rule: String
    /// A short name of the decision.
    package var title: String
    /// Inputs and result before the change; nil if the rule was not applied, or they are not known.
    package var before: String?
    package var after: String?

    /// What two selections ask for differently: `preferredPrimaryColumnWidth none → 260`.
    static func asked(from before: JSON?, to after: JSON?) -> [String] {
        guard let before, let after, before != after else { return [] }
        let (old, new) = (before.settings, after.settings)
        return Set(old.keys).union(new.keys).sorted().filter { old[$0] != new[$0] }.map {
            "\($0) \(old[$0] ?? "none") → \(new[$0] ?? "none")"
        }
    }

    /// The decisions that explain why two selections look different: those whose results differ, with the inputs that
    /// differ, and those that only one of them has.
    ///
    /// If both selections are equal, or without the first, the decisions that led to an attribute of the second, the
    /// last step first: `primary`, `width`.
    package static func changes(
        from before: JSON?, to after: JSON?, element: String?, attribute: String?
    ) -> [ExplainedChange] {
        let isSame = before == after
        guard let after = after.flatMap(state) else { return [] }
        guard !isSame, let before = before.flatMap(state) else {
            guard let element, let attribute else { return [] }
            let name = "\(element).\(attribute == "frame" ? "width" : attribute)"
            return ((try? after.reason(for: name))?.decisions ?? []).reversed().map {
                ExplainedChange(
                    rule: $0.rule, title: $0.title, before: nil,
                    after: $0.sentence.hasSuffix(".") ? String($0.sentence.dropLast()) : $0.sentence)
            }
        }
        let (old, new) = (before.explainedLayout.decisions, after.explainedLayout.decisions)
        let (known, current) = (Set(old.map(\.line)), Set(new.map(\.line)))
        var left = old.filter { !current.contains($0.line) }
        var changes: [ExplainedChange] = []
        for decision in new where !known.contains(decision.line) {
            let match = left.firstIndex { $0.rule == decision.rule && $0.title == decision.title }
            let other = match.map { left.remove(at: $0) }
            if other?.result.text == decision.result.text { continue }
            changes.append(
                ExplainedChange(
                    rule: decision.rule, title: decision.title,
                    before: other.map { $0.words(besides: decision) },
                    after: other.map { decision.words(besides: $0) } ?? decision.words))
        }
        return changes
            + left.map { ExplainedChange(rule: $0.rule, title: $0.title, before: $0.words, after: nil) }
    }

    private static func state(_ json: JSON) -> SplitState? { Selection(reading: json)?.state }
}

extension Selection {
    /// Reads the selection in a picture; nil if its device is not known.
    init?(reading json: JSON) {
        var list = SelectionList()
        guard (try? list.read(json, among: Device.known, allowsSeveral: false)) != nil,
            let device = json["device"]?.string.flatMap({ id in Device.known.first { $0.id == id } }),
            let selection = try? list.single(on: device)
        else { return nil }
        self = selection
    }

    fileprivate var state: SplitState? { try? request.state() }
}

extension Decision {
    fileprivate var words: String {
        let inputs = inputs.map { "\($0.name) \($0.value.text)" }.joined(separator: ", ")
        return inputs.isEmpty ? result.text : "\(result.text), from \(inputs)"
    }

    /// The result with at most three of the inputs that differ from those of another decision; a result of many parts is
    /// left out, because the picture shows it.
    fileprivate func words(besides other: Decision) -> String {
        let known = Dictionary(other.inputs.map { ($0.name, $0.value.text) }) { first, _ in first }
        let inputs = inputs.filter {
            known[$0.name] != $0.value.text && $0.value.text.count <= Self.mostCharacters
        }
        .prefix(3).map { "\($0.name) \($0.value.text)" }.joined(separator: ", ")
        let result = result.text.count <= Self.mostCharacters ? result.text : ""
        return [result, inputs.isEmpty ? "" : "from \(inputs)"].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private static let mostCharacters = 60

    fileprivate var line: String { "\(rule): \(title): \(words)" }
}

extension JSON {
    /// The settings of a selection by their names, with each property of the split view by its own.
    fileprivate var settings: [String: String] {
        var settings = (object ?? [:]).mapValues { $0.string ?? $0.compactText }
        guard case .array(let properties)? = self["set"] else { return settings }
        settings["set"] = nil
        for property in properties.compactMap(\.string) {
            let parts = property.split(separator: "=", maxSplits: 1).map(String.init)
            settings[parts[0]] = parts.count > 1 ? parts[1] : ""
        }
        return settings
    }
}
