import SplitframeInterface

extension Breakpoint {
    /// Walks through the widths pixel by pixel and reports every change of the kind of layout, exact to the pixel.
    ///
    /// `state` returns the split view as first mounted at a width in points, including its height and size classes.
    /// There is no table of breakpoints: the rules resolve every width.
    public static func sweep(
        from narrowest: Double, through widest: Double, scale: Double, state: @escaping (Double) -> SplitState
    ) -> [Breakpoint] {
        let pixels = Int((narrowest * scale).rounded(.up))...Int((widest * scale).rounded(.down))
        guard pixels.count > 2 else { return [] }
        let layout = { (pixel: Int) in state(Double(pixel) / scale).layout }
        let rule = { (pixel: Int) in
            decidingRule((pixel - 2...pixel).map { state(Double($0) / scale).explainedLayout.decisions })
        }
        var breakpoints: [Breakpoint] = []
        var previous = layout(pixels.lowerBound)
        var current = layout(pixels.lowerBound + 1)
        var kind = LayoutKind(previous, then: current)
        for pixel in pixels.dropFirst(2) {
            let next = layout(pixel)
            let nextKind = LayoutKind(current, then: next)
            if LayoutKind.Columns(next) != nextKind.columns {
                // The arrangement changes at this width; growth is determined anew from here on.
                let jumped = LayoutKind(next, then: layout(pixel + 1))
                var breakpoint = Breakpoint(
                    width: Double(pixel) / scale, before: current.summary, after: next.summary,
                    change: jumped.change(from: kind, isJump: true, layout: next), rule: rule(pixel))
                breakpoint.beginning = jumped.beginning(after: kind)
                breakpoints.append(breakpoint)
                kind = jumped
            } else {
                if nextKind.columns == kind.columns, nextKind.growing != kind.growing {
                    breakpoints.append(
                        Breakpoint(
                            width: Double(pixel - 1) / scale, before: previous.summary,
                            after: current.summary,
                            change: nextKind.change(from: kind, isJump: false, layout: current),
                            rule: rule(pixel)))
                }
                kind = nextKind
            }
            (previous, current) = (current, next)
        }
        return breakpoints
    }

    /// The first rule whose result starts or stops changing over three neighbouring widths.
    private static func decidingRule(_ decisions: [[Decision]]) -> String {
        let (first, second, third) = (decisions[0], decisions[1], decisions[2])
        for index in third.indices {
            // If the sequences of rules diverge, the last common rule caused it.
            guard index < second.count, index < first.count, second[index].rule == third[index].rule,
                first[index].rule == third[index].rule
            else { return third[max(0, index - 1)].rule }
            if changesItsWay(first[index].result, second[index].result, third[index].result) {
                return third[index].rule
            }
        }
        return third.last?.rule ?? ""
    }
}

/// Whether any part of a result changes in only one of the two steps between three widths.
private func changesItsWay(_ first: RuleValue, _ second: RuleValue, _ third: RuleValue) -> Bool {
    let (before, now, after) = (first.leaves, second.leaves, third.leaves)
    guard before.count == now.count, now.count == after.count else { return true }
    return now.indices.contains { (before[$0] != now[$0]) != (now[$0] != after[$0]) }
}

/// The kind of layout at a width: the visible columns, their presentations, and the columns that grow with it.
private struct LayoutKind: Hashable {
    var columns: Columns
    /// The columns whose widths change with the window's.
    var growing: [Column]

    struct Columns: Hashable {
        var mode: DisplayMode
        var isCollapsed: Bool
        var visible: [Column]
        var presentations: [ColumnPresentation]

        /// How many columns are visible, in words.
        var count: String {
            ["no column", "one column", "two columns", "three columns", "four columns"][visible.count]
        }

        init(_ layout: ResolvedSplit) {
            mode = layout.displayMode
            isCollapsed = layout.isCollapsed
            visible = layout.arrangement.columns.map(\.column)
            presentations = layout.arrangement.columns.map(\.presentation)
        }
    }

    init(_ layout: ResolvedSplit, then next: ResolvedSplit) {
        columns = Columns(layout)
        growing = zip(layout.arrangement.columns, next.arrangement.columns)
            .filter { $0.0.frame.width != $0.1.frame.width }.map(\.0.column)
    }

    /// The change as text.
    func change(from old: LayoutKind, isJump: Bool, layout: ResolvedSplit) -> String {
        guard isJump else {
            let stopped = old.growing.filter { !growing.contains($0) }
            let started = growing.filter { !old.growing.contains($0) }
            let texts =
                stopped.map { "the \($0) column stops growing at \(width(of: $0, in: layout)) pt" }
                + started.map { "the \($0) column starts growing from \(width(of: $0, in: layout)) pt" }
            return texts.joined(separator: ", ")
        }
        let (before, after) = (old.columns, columns)
        if before.isCollapsed != after.isCollapsed {
            return after.isCollapsed ? "the split view collapses" : "the split view expands"
        }
        let isSame = before.visible.count == after.visible.count
        return isSame
            ? "\(before.mode) becomes \(after.mode)"
            : "\(before.count) become\(before.visible.count == 1 ? "s" : "") \(after.count)"
    }

    /// What begins, in two or three words.
    func beginning(after old: LayoutKind) -> String {
        if columns.isCollapsed { return "collapsed" }
        return old.columns.isCollapsed || old.columns.visible.count != columns.visible.count
            ? columns.count : columns.mode.name
    }

    private func width(of column: Column, in layout: ResolvedSplit) -> String {
        (layout.column(column)?.frame.width ?? 0).pointText
    }
}

/// A width at which a layout changes its kind: a column comes or goes, starts or stops growing.
public struct Breakpoint: Hashable, Sendable {
    /// The first width, in points, that has the new layout.
    public var width: Double
    /// The layout one pixel earlier, as text.
    public var before: String
    /// The layout from this width on, as text.
    public var after: String
    /// The change, as text: `two columns become three`.
    public var change: String
    /// The columns or the mode that begin here, in two or three words; empty where only the widths change their way.
    package var beginning = ""
    /// The name of the rule that caused the change.
    public var rule: String

    package init(width: Double, before: String, after: String, change: String, rule: String) {
        self.width = width
        self.before = before
        self.after = after
        self.change = change
        self.rule = rule
    }

    /// The step from the widest window that can be moved on a screen to one that fills it.
    package static func fillingScreen(
        at width: Double, from before: SplitState, to after: SplitState
    ) -> Breakpoint {
        var breakpoint = Breakpoint(
            width: width, before: before.layout.summary, after: after.layout.summary,
            change: "the window fills the screen", rule: "WindowSize")
        breakpoint.beginning = "full screen"
        return breakpoint
    }
}
