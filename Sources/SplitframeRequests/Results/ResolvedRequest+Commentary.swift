import SplitframeGeometry
import SplitframeInterface
import SplitframeLayout
public import SplitframeWireframes

extension ResolvedRequest {
    /// What an annotated picture says beyond what is on the screen.
    public var commentary: Commentary {
        Commentary(
            hiddenColumns: hiddenColumns,
            missingButton: state.missingDisplayModeButton.flatMap { button in
                button.reason == .collapsed
                    ? nil : Commentary.MissingButton(column: button.column, reason: button.reason.clause)
            },
            notes: [sizeClasses] + state.explainedLayout.decisions.notes)
    }

    /// Sidebars that the app has and the mode does not show, with the widths that they would have.
    private var hiddenColumns: [Commentary.HiddenColumn] {
        guard !layout.isCollapsed else { return [] }
        let isOnLeft =
            (state.configuration.primaryEdge == .leading)
            == (tree.environment.layoutDirection == .leftToRight)
        let isTriple = state.configuration.style == .tripleColumn
        let sidebars: [(Column, Double)] =
            isTriple
            ? [(.supplementary, layout.supplementaryColumnWidth), (.primary, layout.primaryColumnWidth)]
            : [(.primary, layout.primaryColumnWidth)]
        return sidebars.filter { layout.column($0.0) == nil && $0.1 > 0 }.map { column, width in
            let title = request.columnContents[column]?.title ?? ColumnContents.standard(for: column).title
            return Commentary.HiddenColumn(
                column: column, title: title, width: width, isOnLeft: isOnLeft)
        }
    }

    /// What the window tells the split view.
    private var sizeClasses: Commentary.Note {
        let environment = tree.environment
        return Commentary.Note(
            value: "\(environment.horizontalSizeClass) × \(environment.verticalSizeClass)",
            text: "size classes")
    }
}

extension MissingButton.Reason {
    /// The reason as the end of a sentence.
    fileprivate var clause: String {
        switch self {
        case .collapsed: "a collapsed split view has the way back instead"
        case .television: "a television is not touched"
        case .neverVisible: "displayModeButtonVisibility is never"
        case .noGesture: "presentsWithGesture is off and visibility automatic"
        case .loneSecondary: "three tiled columns have none beside a lone secondary"
        case .nothingToReveal: "every column that can be revealed is in view"
        }
    }
}

extension [Decision] {
    /// The decisions in few words, each once; frames are left out because the picture shows them, and what a tap
    /// or a swipe would do next because it does not.
    fileprivate var notes: [Commentary.Note] {
        filter { !$0.isAboutNextStep }.reduce(into: []) { notes, decision in
            guard let result = decision.result.brief else { return }
            let note = Commentary.Note(
                value: result.value, text: ([decision.subject] + result.details).joined(separator: ", "),
                source: decision.provenance.kind)
            if !notes.contains(note) { notes.append(note) }
        }
    }
}

extension Decision {
    /// What is decided: `automatic primary width`, or the rule's title with its column.
    fileprivate var subject: String {
        func input(_ name: String) -> RuleValue? { inputs.first { $0.name == name }?.value }
        guard case .word(let column)? = input("column") else { return title }
        let isAutomatic =
            input("preferred") == .absent && input("preferredFraction") == .absent
            && input("automatic") == result
        return isAutomatic ? "automatic \(column) width" : "\(column): \(title)"
    }
}

extension RuleValue {
    /// The value in a word and the details that go with it; nil for what only a picture can show.
    fileprivate var brief: (value: String, details: [String])? {
        switch self {
        case .number, .flag, .word: return (text, [])
        case .absent: return ("none", [])
        case .list: return nil
        case .fields(let fields):
            guard let first = fields.first, !fields.contains(where: { $0.value.isCompound }) else {
                return nil
            }
            let details = fields.dropFirst().compactMap { field -> String? in
                switch field.value {
                case .word(let word): "\(field.name) \(word)"
                case .number(let number): number > 0 ? "\(field.name) \(number.pointText)" : nil
                case .flag, .absent, .list, .fields: nil
                }
            }
            return (first.value.text, details)
        }
    }

    fileprivate var isCompound: Bool {
        switch self {
        case .list, .fields: true
        case .number, .flag, .word, .absent: false
        }
    }
}
