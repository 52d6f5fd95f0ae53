import SplitframeInterface

/// The sidebar whose far edge is moved to the fold: the one whose far edge is nearest to the fold.
struct BoundaryOnFold<Number: LayoutNumber>: LayoutRule {
    static var title: String { "the boundary that meets the fold" }
    var line: Number
    /// Where the visible sidebars would end without a fold, with the sidebars on the left; nil for a hidden sidebar.
    var primaryEnd: Number?
    var supplementaryEnd: Number?
    var inputs: RuleInputs { RuleInputs([line, primaryEnd, supplementaryEnd]) }

    static var assumptions: [Assumption] { [nextBoundary] }

    var provenance: Provenance { supplementaryEnd == nil ? .columnsOnFold : nextBoundary.provenance }

    var outcome: Column? {
        guard let primaryEnd else { return supplementaryEnd == nil ? nil : .supplementary }
        guard let supplementaryEnd else { return .primary }
        let distance = { (end: Number) in abs(end.points - line.points) }
        return distance(primaryEnd) < distance(supplementaryEnd) ? .primary : .supplementary
    }

    var sentence: String {
        guard let outcome else { return "No boundary between columns meets the fold." }
        return "The device is half folded at \(line.lengthText) points, so the \(outcome) ends there."
    }
}

private let nextBoundary = Assumption(
    rule: "nextBoundary", value: "of three columns the boundary next to the fold moves onto it",
    reason: "only two columns were seen on a fold")

/// The width of the sidebar that ends on the fold.
struct WidthUpToFold<Number: LayoutNumber>: LayoutRule {
    static var title: String { "width up to the fold" }
    var column: Decided<Column?>
    var line: Number
    /// The start of the sidebar.
    var start: Number
    /// Whether the app sets a width for the sidebar.
    var isCustomized: Bool
    var inputs: RuleInputs { RuleInputs([line, start], decided: [column.decision]) }

    static var assumptions: [Assumption] { [foldBeforeWishes] }

    var provenance: Provenance { isCustomized ? foldBeforeWishes.provenance : .columnsOnFold }

    var outcome: Number { (line - start).notBelowZero }

    var sentence: String {
        "From \(start.lengthText) points up to the fold at \(line.lengthText) the sidebar is "
            + "\(outcome.lengthText) wide."
    }
}

private let foldBeforeWishes = Assumption(
    rule: "foldBeforeWishes",
    value: "columns meet on the fold whatever width the app prefers, and over a smaller maximum",
    reason: "a preferred width was seen to lose once and to win once; maxima are unmeasured")
