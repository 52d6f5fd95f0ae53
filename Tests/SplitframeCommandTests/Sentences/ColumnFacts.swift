import SplitframeInterface

/// The columns of a tree with what sentences tell of them, worked out from their frames alone.
struct ColumnFacts {
    struct Found {
        var column: Column
        var element: InterfaceElement
        var presentation: ColumnPresentation
        /// The screen in which it is presented; nil for a column of the split view.
        var screen: ScreenPresentation?
        var insets: EdgeInsets
    }

    let tree: InterfaceTree
    /// The columns of the split view, in drawing order.
    let drawn: [Found]
    /// The columns in presented screens.
    let presented: [Found]

    init(_ tree: InterfaceTree) {
        self.tree = tree
        drawn = Self.columns(in: tree.root)
        presented = tree.presented.flatMap { layer in
            guard case .screen(let screen) = layer.kind else { return [Found]() }
            return Self.columns(in: layer).map { found in
                var found = found
                found.screen = screen.presentation
                return found
            }
        }
    }

    subscript(column: Column) -> Found? { (drawn + presented).first { $0.column == column } }

    private static func columns(in element: InterfaceElement) -> [Found] {
        if case .column(let column) = element.kind {
            return [
                Found(
                    column: column.column, element: element, presentation: column.presentation,
                    insets: column.safeArea)
            ]
        }
        return element.children.flatMap(columns(in:))
    }

    /// The columns drawn above another column's content, by that column.
    var above: [Column: Set<Column>] {
        var above: [Column: Set<Column>] = [:]
        for (index, low) in drawn.enumerated() {
            for high in drawn[(index + 1)...]
            where overlap(
                low.element.frame.minX + low.insets.left, low.element.frame.maxX - low.insets.right,
                high.element.frame.minX, high.element.frame.maxX)
                && overlap(
                    low.element.frame.minY, low.element.frame.maxY, high.element.frame.minY,
                    high.element.frame.maxY)
            {
                above[low.column, default: []].insert(high.column)
            }
        }
        return above
    }

    private func overlap(_ start: Double, _ end: Double, _ from: Double, _ to: Double) -> Bool {
        // A thousandth of a point is what numbers are told to.
        min(end, to) - max(start, from) > 0.001
    }

    /// What lies above a column as a column, and how much of its width in the window that covers: strip by strip
    /// between all upright edges.
    func cover(of column: Column) -> (columns: Set<Column>, width: Double) {
        guard let index = drawn.firstIndex(where: { $0.column == column }) else { return ([], 0) }
        let edges =
            (drawn.flatMap { [$0.element.frame.minX, $0.element.frame.maxX] } + [
                0, tree.environment.size.width,
            ])
            .sorted()
        var columns: Set<Column> = []
        var width = 0.0
        for (left, right) in zip(edges, edges.dropFirst()) where right - left > 0.001 {
            let middle = (left + right) / 2
            let isInside = { (frame: Rectangle) in frame.minX < middle && middle < frame.maxX }
            let low = drawn[index].element.frame
            guard isInside(low), isInside(Rectangle(size: tree.environment.size)) else { continue }
            let covers = drawn[(index + 1)...].filter {
                [.floating, .edgeToEdge, .overlaid].contains($0.presentation) && isInside($0.element.frame)
                    && overlap(low.minY, low.maxY, $0.element.frame.minY, $0.element.frame.maxY)
                    && overlap(
                        0, tree.environment.size.height, $0.element.frame.minY, $0.element.frame.maxY)
            }
            if !covers.isEmpty { width += right - left }
            columns.formUnion(covers.map(\.column))
        }
        return (columns, width)
    }

    /// The buttons of the split view itself in a column's bars, by their icons.
    func modeButtons(in column: Column) -> [BarButtonElement.Icon] {
        func icons(_ element: InterfaceElement) -> [BarButtonElement.Icon] {
            if case .barButton(let button) = element.kind { return button.icon.map { [$0] } ?? [] }
            return element.children.flatMap(icons)
        }
        let own: Set<BarButtonElement.Icon> = [.sidebar, .trailingSidebar, .back, .expand, .secondaryOnly]
        return self[column].map { icons($0.element).filter(own.contains) } ?? []
    }

    var isDimmed: Bool {
        func isDimmed(_ element: InterfaceElement) -> Bool {
            element.kind == .dimming || element.children.contains(where: isDimmed)
        }
        return ([tree.root] + tree.presented).contains(where: isDimmed)
    }

    var split: SplitElement? { if case .split(let split) = tree.root.kind { split } else { nil } }
}

extension Double {
    /// Whether a number read from a sentence is this one.
    func isTold(by text: some StringProtocol) -> Bool {
        Double(text).map { abs($0 - self) < 0.0051 } ?? false
    }
}
