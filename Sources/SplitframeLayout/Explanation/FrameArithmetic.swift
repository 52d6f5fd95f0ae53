import SplitframeGeometry
import SplitframeInterface

/// The numbers of a visible column's frame and safe area as sums, worked out as if the sidebars stood on the left.
struct FrameArithmetic {
    typealias Term = Reason.Term

    let resolver: SplitResolver
    let layout: ResolvedSplit
    let column: ColumnLayout

    /// Whether the column fills the split view.
    var isWhole: Bool {
        layout.isCollapsed || column.column == .secondary && column.frame.width == resolver.width
    }

    /// Whether the supplementary runs beneath the floating primary.
    var runsUnderPanel: Bool { column.column == .supplementary && hasPanel && covers(column) }

    var width: [Term] {
        if layout.isCollapsed { return [Term(value: column.frame.width, meaning: .windowWidth)] }
        guard !isWhole else { return [windowWidth] }
        if column.presentation == .displaced {
            return floored([windowWidth, minus(.supplementary), separator(-1)])
        }
        if column.column == .secondary {
            return floored([windowWidth] + before.flatMap { [minus($0.column), separator(-1)] })
        }
        guard runsUnderPanel else { return resolver.ownWidth(column.column, decisions: layout.decisions) }
        return [figure(.sidebarInset), own(.primary), supplementaryOwn]
    }

    var x: [Term] {
        guard !layout.isCollapsed else { return [edge] }
        guard isMirrored else { return start }
        let negated = start.map { Term(value: -$0.value, meaning: $0.meaning, provenance: $0.provenance) }
        let reach = Term(
            value: -column.frame.width, meaning: .ownWidth(column.column), provenance: framesProvenance)
        return [windowWidth, reach] + negated.filter { $0.value != 0 }
    }

    /// The distance from the edge at which the sidebars stand.
    private var start: [Term] {
        switch column.presentation {
        case .floating: return [inset(drawnInsets.left), figure(.sidebarInset)]
        case .popover:
            let room = resolver.width - column.frame.width
            let margin = figure(.popoverMargin)
            return room < margin.value
                ? [margin, rule(max(0, room) - margin.value, "popover with the primary")] : [margin]
        case .tiled, .overlaid, .displaced, .sheet: break
        }
        if column.column == .inspector { return [windowWidth, minus(.inspector)] }
        let terms = before.flatMap { [plus($0.column), separator(1)] }
        return terms.isEmpty ? [edge] : terms
    }

    var y: [Term] {
        switch column.presentation {
        case .floating: [inset(drawnInsets.top)] + raised(from: drawnInsets.top)
        case .popover: [inset(drawnInsets.top), barHeight, figure(.popoverMargin)]
        case .tiled, .overlaid, .displaced, .sheet: [edge]
        }
    }

    var height: [Term] {
        let whole = Term(value: resolver.environment.size.height, meaning: .windowHeight)
        let above = y.map { Term(value: -$0.value, meaning: $0.meaning, provenance: $0.provenance) }
        return switch column.presentation {
        case .floating: floored([whole] + above + below)
        case .popover: floored([whole] + above + [negative(.popoverMargin)])
        case .tiled, .overlaid, .displaced, .sheet: [whole]
        }
    }

    /// The safe-area inset at a physical side.
    func inset(_ side: String) -> [Term] {
        let drawnSide = isMirrored ? ["left": "right", "right": "left"][side] ?? side : side
        let isPanel = column.presentation == .floating || column.presentation == .popover
        switch drawnSide {
        case "top": return isPanel ? [edge] : [inset(drawnInsets.top)]
        case "bottom":
            guard isPanel else { return [inset(drawnInsets.bottom)] }
            return column.presentation == .floating
                ? floored([inset(drawnInsets.bottom)] + below) : [edge]
        case "left":
            if isPanel { return [edge] }
            if covers(column) { return [inset(drawnInsets.left), figure(.sidebarInset), own(.primary)] }
            return reaching(drawnInsets.left, outside: drawnFrame.minX)
        default:
            if isPanel { return [edge] }
            let rest = reaching(drawnInsets.right, outside: resolver.width - drawnFrame.maxX)
            guard column.column == .secondary, layout.column(.inspector) != nil, !layout.isCollapsed
            else { return rest }
            return rest + [plus(.inspector)]
        }
    }

    private var isMirrored: Bool {
        guard !layout.isCollapsed else { return false }
        return resolver.state.isPopoverShown
            ? resolver.environment.layoutDirection == .rightToLeft : resolver.isMirrored
    }

    private var drawnInsets: EdgeInsets {
        layout.isCollapsed ? resolver.environment.safeArea : resolver.sidebarSafeArea
    }

    private func drawn(_ frame: Rectangle) -> Rectangle {
        isMirrored ? frame.mirrored(inWidth: resolver.width) : frame
    }

    private var drawnFrame: Rectangle { drawn(column.frame) }

    private var hasPanel: Bool { layout.column(.primary)?.presentation == .floating }

    /// Whether the floating primary lies above a column and insets it.
    private func covers(_ column: ColumnLayout) -> Bool {
        guard hasPanel, !resolver.state.mode.floatsOverTiles, column.column != .inspector,
            column.column != .primary
        else { return false }
        let isBeside = [.oneBesideSecondary, .twoBesideSecondary, .twoDisplaceSecondary]
            .contains(layout.displayMode)
        return resolver.isTriple ? column.column == .supplementary : isBeside
    }

    /// The columns that stand side by side before this one.
    private var before: [ColumnLayout] {
        layout.arrangement.columns.filter {
            $0.presentation != .floating && $0.column != column.column && $0.column != .inspector
                && drawn($0.frame).maxX <= drawnFrame.minX && $0.column < column.column
                && !(floatsFlat && $0.column == .primary)
        }.sorted { $0.column < $1.column }
    }

    /// Whether a primary without a panel floats above tiles, which do not make room for it.
    private var floatsFlat: Bool { resolver.state.mode.floatsOverTiles }

    private func floored(_ terms: [Term]) -> [Term] {
        let sum = terms.reduce(0) { $0 + $1.value }
        return sum < 0 ? terms + [Term(value: -sum, meaning: .notBelowZero)] : terms
    }

    /// What of the window's inset reaches into the column.
    private func reaching(_ value: Double, outside: Double) -> [Term] {
        let beyond = min(value, max(0, outside))
        return beyond > 0 ? [inset(value), Term(value: -beyond, meaning: .outside)] : [inset(value)]
    }

    /// What the panel leaves free below: its own distance, or what the home indicator asks beyond it.
    private var below: [Term] {
        let distance = resolver.generation[.sidebarInset]
        return drawnInsets.bottom - distance > distance
            ? [Term(value: -drawnInsets.bottom, meaning: .inset), figure(.sidebarInset)]
            : [negative(.sidebarInset)]
    }

    private func raised(from top: Double) -> [Term] {
        let missing = resolver.generation[.sidebarInset] - top
        return missing > 0 ? [rule(missing, "distance of a floating sidebar")] : []
    }

    private var edge: Term { Term(value: 0, meaning: .edge) }
    private var windowWidth: Term { Term(value: resolver.width, meaning: .windowWidth) }
    private func inset(_ value: Double) -> Term { Term(value: value, meaning: .inset) }

    private func figure(_ name: FigureName) -> Term {
        Term(
            value: resolver.generation[name], meaning: .figure(name),
            provenance: resolver.generation.figure(name)?.provenance)
    }

    private var barHeight: Term {
        let screen = resolver.environment.screenKind
        return Term(
            value: resolver.generation[.navigationBarHeight, screen], meaning: .bar(.navigationBarHeight),
            provenance: resolver.generation.figure(.navigationBarHeight, on: screen)?.provenance)
    }

    private func negative(_ name: FigureName) -> Term {
        var term = figure(name)
        term.value.negate()
        return term
    }

    private var framesProvenance: Provenance? {
        layout.decisions.last { $0.subject == .frames }?.provenance
    }

    private func rule(_ value: Double, _ title: String) -> Term {
        Term(value: value, meaning: .rule(title), provenance: framesProvenance)
    }

    private func separator(_ sign: Double) -> Term {
        Term(value: sign * resolver.pixel, meaning: .separator, provenance: framesProvenance)
    }

    private func plus(_ other: Column) -> Term {
        let frame = layout.column(other)
        let panel = layout.column(.primary)?.frame
        let beneath = frame.flatMap { covers($0) ? panel?.intersection($0.frame) : nil }?.width ?? 0
        return Term(
            value: frame?.frame.width ?? 0, meaning: .column(other, beneathPrimary: beneath),
            provenance: layout.decisions.last { $0.subject == .width(other) }?.provenance)
    }

    private func minus(_ other: Column) -> Term {
        var term = plus(other)
        term.value.negate()
        return term
    }

    /// How far the panel reaches from the edge of what it covers.
    private var panelReach: Double {
        resolver.generation[.sidebarInset] + (layout.column(.primary)?.frame.width ?? 0)
    }

    private func own(_ other: Column) -> Term {
        var term = plus(other)
        term.meaning = .ownWidth(other)
        return term
    }

    private var supplementaryOwn: Term {
        var term = own(.supplementary)
        term.value -= panelReach
        return term
    }
}

extension SplitResolver {
    /// A sidebar's own width: what is asked for, then what each rule makes of it.
    fileprivate func ownWidth(_ column: Column, decisions: [Decision]) -> [Reason.Term] {
        let about = decisions.filter { $0.subject == .width(column) || $0.subject == .sidebarWidths }
        guard
            let first = about.lastIndex(where: { $0.rule == WantedWidth.name && $0.subject == .width(column) }
            )
        else { return [] }
        var terms = [asked(for: column)]
        var width = terms[0].value
        for decision in about[first...] {
            guard let result = decision.result.width(of: column), result != width else { continue }
            terms.append(
                Reason.Term(
                    value: result - width, meaning: .rule(decision.title), provenance: decision.provenance))
            width = result
        }
        return terms
    }

    /// What a column's width begins with: the app's preference, or the generation's figure.
    private func asked(for column: Column) -> Reason.Term {
        let preference =
            generation.rules.takesWidths ? configuration.width(of: column) : ColumnWidthPreference.automatic
        let name = column.name.prefix(1).uppercased() + column.name.dropFirst()
        if let points = preference.preferred, points > 0 {
            return Reason.Term(value: points, meaning: .preference("preferred\(name)ColumnWidth"))
        }
        let width = environment.size.width
        if let share = preference.preferredFraction, share * width > 0 {
            return Reason.Term(
                value: min(share, 1) * width,
                meaning: .preference(
                    "preferred\(name)ColumnWidthFraction \(share.pointText) of \(width.pointText)"))
        }
        guard let figure = automaticFigure(column) else { return Reason.Term(value: 0, meaning: .edge) }
        return Reason.Term(
            value: automatic(column), meaning: .figure(figure),
            provenance: generation.figure(figure)?.provenance)
    }
}

extension RuleValue {
    /// A column's width in the result of a width rule.
    fileprivate func width(of column: Column) -> Double? {
        switch self {
        case .number(let number): number
        case .fields(let fields): fields.first { $0.name == column.name }?.value.width(of: column)
        case .flag, .word, .absent, .list: nil
        }
    }
}
