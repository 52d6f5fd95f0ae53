import SplitframeDevices
import SplitframeInterface
package import SplitframeJSON
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

    /// The decisions that explain why two selections look different: those that only one of them has.
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
                ExplainedChange(rule: $0.rule, title: $0.title, before: nil, after: $0.words)
            }
        }
        let (old, new) = (before.explainedLayout.decisions, after.explainedLayout.decisions)
        let (known, current) = (Set(old.map(\.line)), Set(new.map(\.line)))
        var left = old.filter { !current.contains($0.line) }
        var changes: [ExplainedChange] = []
        for decision in new where !known.contains(decision.line) {
            let match = left.firstIndex { $0.rule == decision.rule && $0.title == decision.title }
            changes.append(
                ExplainedChange(
                    rule: decision.rule, title: decision.title, before: match.map { left[$0].words },
                    after: decision.words))
            if let match { left.remove(at: match) }
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

    fileprivate var line: String { "\(rule): \(title): \(words)" }
}
