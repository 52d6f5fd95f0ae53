public import SplitframeInterface
public import SplitframeLayout
public import SplitframeWireframes

extension ResolvedRequest {
    /// The notes of an annotated picture about facts that are not visible on screen.
    public var commentary: Commentary {
        var explained = layout
        explained.decisions = decisions
        return carriedOver(Commentary(on: state, laidOut: explained, contents: request.columnContents))
    }

    /// The notes of the commentary with the decisions that they are about; plain facts have none.
    package var notedDecisions: [(note: Commentary.Note, decision: Decision)] {
        decisions.noted(missingButton: state.missingDisplayModeButton?.reason)
    }

    /// The decision about the width of a column, even of one out of sight.
    package func decision(aboutWidthOf column: Column) -> Decision? {
        decisions.last(aboutWidthOf: column)
    }
}

extension Wireframe {
    /// Adds notes about a split view on screen, and the room that its modes need, as far as the look needs them.
    public mutating func comment(on state: SplitState, contents: [Column: ColumnContents]) {
        if !look.annotations.isEmpty || look.exploded {
            commentary = Commentary(on: state, contents: contents)
        }
        if look.canvas == .set { room = CanvasRoom(around: self, of: state, contents: contents) }
    }
}

extension Commentary {
    /// Makes notes about a mounted split view that are not visible on screen; empty before it is mounted.
    public init(on state: SplitState, contents: [Column: ColumnContents]) {
        self.init(on: state, laidOut: state.explainedLayout, contents: contents)
    }

    /// - Parameter layout: The state's explained layout.
    fileprivate init(
        on state: SplitState, laidOut layout: ResolvedSplit, contents: [Column: ColumnContents]
    ) {
        guard let environment = state.environment else {
            self.init()
            return
        }
        let missing = state.missingDisplayModeButton
        self.init(
            hiddenColumns: Self.hiddenColumns(of: state, layout, contents, in: environment),
            missingButton: missing.flatMap { button in
                button.reason == .collapsed
                    ? nil : MissingButton(column: button.column, reason: button.reason.clause)
            },
            notes: [
                Note(
                    name: "Size classes",
                    value: "\(environment.horizontalSizeClass) × \(environment.verticalSizeClass)",
                    source: "window")
            ] + layout.decisions.noted(missingButton: missing?.reason).map(\.note),
            evidence: Self.evidence(of: state, layout))
    }

    /// The app's sidebars that the mode hides, with the widths that the getters return, at most the window's width.
    private static func hiddenColumns(
        of state: SplitState, _ layout: ResolvedSplit, _ contents: [Column: ColumnContents],
        in environment: TraitEnvironment
    ) -> [HiddenColumn] {
        guard !layout.isCollapsed else { return [] }
        let isOnLeft =
            (state.configuration.primaryEdge == .leading) == (environment.layoutDirection == .leftToRight)
        let isTriple = state.configuration.style == .tripleColumn
        let sidebars: [(Column, Double)] =
            isTriple
            ? [(.supplementary, layout.supplementaryColumnWidth), (.primary, layout.primaryColumnWidth)]
            : [(.primary, layout.primaryColumnWidth)]
        return sidebars.filter { layout.column($0.0) == nil && $0.1 > 0 }.map { column, width in
            HiddenColumn(
                column: column, title: (contents[column] ?? .standard(for: column)).title,
                width: min(width, environment.size.width),
                isOnLeft: isOnLeft, source: layout.decisions.last(aboutWidthOf: column)?.provenance.kind ?? ""
            )
        }
    }

    /// The evidence for the frames of the columns on screen.
    private static func evidence(of state: SplitState, _ layout: ResolvedSplit) -> [String: Evidence] {
        let all = layout.arrangement.columns.map(\.column).map { column in
            func kind(_ attribute: String) -> String {
                let reason = try? state.reason(for: "\(column).\(attribute)")
                let decisions = reason?.decisions ?? []
                // A single column that fills the window has no decision of its own; the collapse explains its frame.
                return (decisions.last ?? layout.decisions.last)?.provenance.kind ?? ""
            }
            return (
                column.name,
                Evidence(width: kind("width"), frame: kind("x"), safeArea: kind("safeArea"))
            )
        }
        return Dictionary(all) { first, _ in first }
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
        case .displacedLoneSecondary: "three columns that displace have one in oneBesideSecondary alone"
        case .nothingToReveal: "a chevron only reveals, and no column is left to reveal"
        }
    }
}

extension [Decision] {
    /// The decisions and their short notes, without duplicates; frames, which the picture shows, and results of a further tap
    /// or swipe are left out.
    fileprivate func noted(
        missingButton reason: MissingButton.Reason?
    ) -> [(note: Commentary.Note, decision: Decision)] {
        // The button's own note says which bar holds it.
        filter { !$0.isAboutNextStep && $0.title != "bar that holds the display-mode button" }
            .reduce(into: []) { notes, decision in
                for (name, value) in decision.words(missingButton: reason) {
                    let note = Commentary.Note(name: name, value: value, source: decision.provenance.kind)
                    // A value that a later rule leaves unchanged has already been noted.
                    let isKnown = notes.map(\.note).contains { known in
                        known.value == value
                            && (known.name == name || known.name == "Automatic \(name.lowercased())")
                    }
                    if !isKnown { notes.append((note, decision)) }
                }
            }
    }

    /// The last decision about a column's width; nil if no rule decided it.
    fileprivate func last(aboutWidthOf column: Column) -> Decision? {
        last { decision in
            decision.inputs.contains { $0.name == "column" && $0.value == .word(column.name) }
        }
    }
}

extension Decision {
    /// The names and values that a rule decided, as plain text; empty for values that only a picture can show.
    fileprivate func words(missingButton reason: MissingButton.Reason?) -> [(name: String, value: String)] {
        // Both are computed by the rule on each access.
        let (inputs, result) = (inputs, result)
        let isButton = title == "display-mode button"
        func input(_ name: String) -> RuleValue? { inputs.first { $0.name == name }?.value }
        switch result {
        case .flag(let flag): return [(title.capitalizedFirst, flag ? "yes" : "no")]
        case .word(let word): return [(title.capitalizedFirst, word)]
        case .absent:
            return [
                (
                    title.capitalizedFirst,
                    isButton && reason != nil ? "none: \(reason?.clause ?? "")" : "none"
                )
            ]
        case .number(let number):
            guard case .word(let column)? = input("column") else {
                return [(title.capitalizedFirst, "\(number.figureText) pt")]
            }
            let isAutomatic =
                input("preferred") == .absent && input("preferredFraction") == .absent
                && input("automatic") == result
            return [
                (
                    isAutomatic ? "Automatic \(column) width" : "\(column.capitalizedFirst) width",
                    "\(number.figureText) pt"
                )
            ]
        case .list: return []
        case .fields(let fields):
            guard !fields.contains(where: { $0.value.isCompound }) else { return [] }
            if let icon = fields.first, icon.name == "icon" {
                return [(title.capitalizedFirst, fields.buttonWords(icon))]
            }
            return fields.compactMap { field in
                switch field.value {
                case .word(let word): (field.title, word)
                case .number(let number) where number > 0:
                    ("\(field.title) width", "\(number.figureText) pt")
                case .number, .flag, .absent, .list, .fields: nil
                }
            }
        }
    }
}

extension RuleValue.Field {
    /// Its name in words, spelled as sentences are.
    fileprivate var title: String { name.sentenceWords.capitalizedFirst }
}

extension [RuleValue.Field] {
    /// The icon, and the column whose bar contains it.
    fileprivate func buttonWords(_ icon: RuleValue.Field) -> String {
        guard case .word(let column)? = first(where: { $0.name == "column" })?.value else {
            return icon.value.text
        }
        return "\(icon.value.text), in the bar of the \(column)"
    }
}

extension RuleValue {
    fileprivate var isCompound: Bool {
        switch self {
        case .list, .fields: true
        case .number, .flag, .word, .absent: false
        }
    }
}
