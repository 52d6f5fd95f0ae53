import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface

extension Wireframe {
    /// One sentence that says what the picture shows, for those who cannot see it.
    public var alternativeText: String {
        var clauses = ["\(subject): \(columnsClause)"]
        clauses += tree.covers.map {
            "\($0.width.pointText) points of the \($0.column) lie beneath the \($0.cover)"
        }
        if tree.hasTrailingSidebars { clauses.append("sidebars at the trailing edge") }
        if tree.environment.layoutDirection == .rightToLeft { clauses.append("read from right to left") }
        clauses += tree.presented.compactMap(\.presentedClause)
        if tree.layers.contains(where: { $0.contains { $0 == .dimming } }) {
            clauses.append("what lies below is dimmed")
        }
        clauses += buttonClauses + lookClauses
        return clauses.joined(separator: "; ") + "."
    }

    /// What the look points at.
    private var lookClauses: [String] {
        let marks = look.marks.enumerated().filter { tree.element(named: $0.element.element) != nil }
            .map { "number \($0.offset + 1) at \($0.element.element): \($0.element.text)" }
        return (look.spotlight.map { ["all but \($0) is dimmed"] } ?? []) + marks
    }

    private var subject: String {
        let window = tree.environment.size
        let held = "\(place.device.name) in \(place.orientation)"
        guard !place.isFullScreen else { return held }
        return "\(held), in a window of \(window.width.pointText) by \(window.height.pointText) points"
    }

    private var columnsClause: String {
        let columns = tree.visibleColumns
        let widths = columns.map { "\($0.name) \($0.frame.width.pointText)" }.listed
        switch columns.count {
        case 0: return tree.root.screenWords ?? "no column"
        case 1:
            return
                "\(tree.root.contains(where: \.isCollapsedSplit) ? "one column, collapsed" : "one column"): \(widths) points wide"
        case let count:
            let number = ["two", "three", "four"][min(count, 4) - 2]
            return "\(number) columns, \(relation(of: columns)): \(widths) points wide"
        }
    }

    private func relation(of columns: [VisibleColumn]) -> String {
        let drawn = columns.sorted { $0.order < $1.order }
        let above = columns.filter { column in
            drawn.contains { $0.order < column.order && column.hides($0) }
        }
        let below = columns.filter { column in !above.contains { $0.name == column.name } }
        var relation =
            above.isEmpty
            ? "beside each other" : "\(above.map(\.nameAndManner).listed) above \(below.map(\.name).listed)"
        let displaced = columns.filter { $0.presentation == .displaced }
        if !displaced.isEmpty {
            relation += ", \(displaced.map(\.name).listed) pushed partly out of the window"
        }
        return relation
    }

    private var buttonClauses: [String] {
        tree.visibleColumns.flatMap { column in
            column.displayModeButtons.map { "the \($0) button is in the bar of the \(column.name) column" }
        }
    }
}

/// A column as a sentence sees it.
private struct VisibleColumn {
    var name: String
    var frame: Rectangle
    /// The part that the column keeps for its content.
    var clear: Rectangle
    var presentation: ColumnPresentation
    /// How many columns are drawn before this one.
    var order: Int
    var displayModeButtons: [String]

    /// The name, and how the column is presented where that is not as a column.
    var nameAndManner: String {
        switch presentation {
        case .sheet: "\(name) as a sheet"
        case .popover: "\(name) in a popover"
        case .tiled, .floating, .overlaid, .displaced: name
        }
    }

    /// Whether the column lies on another's content rather than on the background kept clear for it.
    func hides(_ other: VisibleColumn) -> Bool { frame.intersection(other.clear) != nil }
}

extension [String] {
    /// The words as a list in a sentence: `a, b and c`.
    fileprivate var listed: String {
        guard let last, count > 1 else { return first ?? "" }
        return "\(dropLast().joined(separator: ", ")) and \(last)"
    }
}

extension InterfaceElement {
    /// What is presented, with its title or its first words and its width; nil for a veil.
    fileprivate var presentedClause: String? { screenWords.map { "above it \($0)" } }

    /// A screen, with its title or first words and its width.
    fileprivate var screenWords: String? {
        guard case .screen(let screen) = kind else { return nil }
        let words = screen.presentation.words
        let article = words.hasPrefix("a") ? "an" : "a"
        return "\(article) \(words)\(headline.map { " “\($0)”" } ?? ""), "
            + "\(frame.width.pointText) points wide"
    }

    /// The title of the bar in this element, or the first words in it.
    private var headline: String? {
        let words = children.lazy.compactMap { child -> String? in
            switch child.kind {
            case .navigationBar(let bar): bar.title.isEmpty ? nil : bar.title
            case .view(let view): view.text
            default: child.headline
            }
        }
        return words.first
    }

    fileprivate func contains(where predicate: (Kind) -> Bool) -> Bool {
        predicate(kind) || children.contains { $0.contains(where: predicate) }
    }

}

extension InterfaceElement.Kind {
    fileprivate var isCollapsedSplit: Bool {
        if case .split(let split) = self { split.isCollapsed } else { false }
    }
}

extension InterfaceTree {
    /// The columns from primary to inspector.
    fileprivate var visibleColumns: [VisibleColumn] {
        columns.enumerated().compactMap { order, element -> (Column, VisibleColumn)? in
            guard case .column(let column) = element.kind else { return nil }
            let sides = EdgeInsets(
                top: 0, left: column.safeArea.left, bottom: 0, right: column.safeArea.right)
            return (
                column.column,
                VisibleColumn(
                    name: column.column.name, frame: element.frame, clear: element.frame.inset(by: sides),
                    presentation: column.presentation, order: order,
                    displayModeButtons: element.displayModeButtons)
            )
        }
        .sorted { $0.0 < $1.0 }
        .map(\.1)
    }
}

extension InterfaceElement {
    fileprivate var displayModeButtons: [String] {
        if case .barButton(let button) = kind { return button.icon?.displayModeName.map { [$0] } ?? [] }
        return children.flatMap(\.displayModeButtons)
    }
}

extension BarButtonElement.Icon {
    /// What the icon is called where it changes the display mode.
    fileprivate var displayModeName: String? {
        switch self {
        case .sidebar, .trailingSidebar: "sidebar"
        case .back: "back"
        case .expand: "expand"
        case .secondaryOnly: "secondary-only"
        default: nil
        }
    }
}
