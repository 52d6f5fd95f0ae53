import SplitframeDevices
import SplitframeInterface

extension Wireframe {
    /// One sentence that describes the picture, for people who cannot see it.
    public var alternativeText: String { alternativeText(in: .english) }

    /// The sentence in a language.
    public func alternativeText(in phrases: AlternativeTextPhrases) -> String {
        var clauses = [
            phrases(.shown, ["subject": subject(in: phrases), "columns": columnsClause(in: phrases)])
        ]
        clauses += tree.covers.map { cover in
            phrases(
                .beneath,
                [
                    "width": cover.width.figureText, "column": phrases.column(cover.column),
                    "cover": phrases.list(cover.covers.map(phrases.column)),
                ])
        }
        clauses += foldingClauses(in: phrases)
        if tree.hasTrailingSidebars { clauses.append(phrases(.trailing)) }
        if tree.environment.layoutDirection == .rightToLeft { clauses.append(phrases(.rightToLeft)) }
        clauses += tree.presented.compactMap { $0.screenWords(in: phrases) }.map {
            phrases(.presented, ["screen": $0])
        }
        if tree.layers.contains(where: { $0.contains { $0.kind == .dimming } }) {
            clauses.append(phrases(.dimmed))
        }
        clauses += buttonClauses(in: phrases) + lookClauses(in: phrases)
        return phrases.sentence(clauses)
    }

    /// Clauses about the look's marks and spotlight.
    private func lookClauses(in phrases: AlternativeTextPhrases) -> [String] {
        let isNumbered =
            !look.marks.isEmpty
            && CanvasLayout.fitting(self).annotations.marks.contains(where: \.isNumbered)
        let marks = look.marks.enumerated().filter { tree.element(named: $0.element.element) != nil }
            .map { index, mark in
                phrases(
                    isNumbered ? .mark : .label,
                    ["number": "\(index + 1)", "element": mark.element, "text": mark.text])
            }
        if look.exploded {
            let layers = tree.explodedLayers(windowRadius: 0).compactMap { layer -> String? in
                switch layer.subject.kind {
                case .column(let column): phrases.column(column.column.name)
                case .screen(let screen): phrases(screen.presentation.phrase)
                default: nil
                }
            }
            return [phrases(.exploded, ["layers": phrases.list(layers)])]
        }
        return (look.spotlight.map { [phrases(.spotlight, ["element": $0])] } ?? []) + marks
    }

    private func subject(in phrases: AlternativeTextPhrases) -> String {
        let window = tree.environment.size
        let orientation = phrases(place.orientation == .portrait ? .portrait : .landscape)
        let held =
            place.device.platform.isTurned
            ? phrases(.held, ["device": place.device.name, "orientation": orientation]) : place.device.name
        guard !place.isFullScreen else { return held }
        return phrases(
            .window, ["held": held, "width": window.width.figureText, "height": window.height.figureText])
    }

    /// The visible columns, their arrangement and widths.
    package func columnsClause(in phrases: AlternativeTextPhrases) -> String {
        let columns = tree.visibleColumns
        let widths = phrases.list(
            columns.map { column in
                phrases(
                    .columnWidth,
                    ["column": phrases.column(column.name), "width": column.element.frame.width.figureText])
            })
        switch columns.count {
        case 0: return tree.root.screenWords(in: phrases) ?? phrases(.noColumn)
        case 1:
            let isCollapsed = tree.isCollapsed
            return phrases(isCollapsed ? .collapsedColumn : .oneColumn, ["columns": widths])
        case let count:
            let number = phrases([.two, .three, .four][min(count, 4) - 2])
            return phrases(
                .severalColumns,
                ["count": number, "relation": relation(of: columns, in: phrases), "columns": widths])
        }
    }

    /// The visible columns and their arrangement, without numbers.
    package func columnsInBrief(in phrases: AlternativeTextPhrases) -> String {
        if tree.isCollapsed { return phrases(.collapsed) }
        let columns = tree.visibleColumns
        guard let first = columns.first else { return columnsClause(in: phrases) }
        guard columns.count > 1 else { return phrases.column(first.name) }
        return phrases.list(columns.map { phrases.column($0.name) }) + phrases(.listSeparator)
            + relation(of: columns, in: phrases)
    }

    /// The arrangement of the columns: columns that are above the same others are named together.
    private func relation(of columns: [VisibleColumn], in phrases: AlternativeTextPhrases) -> String {
        var groups: [(above: [VisibleColumn], below: [VisibleColumn])] = []
        for column in columns {
            let below = columns.filter { $0.order < column.order && column.hides($0) }
            guard !below.isEmpty else { continue }
            if let known = groups.firstIndex(where: { $0.below.map(\.name) == below.map(\.name) }) {
                groups[known].above.append(column)
            } else {
                groups.append(([column], below))
            }
        }
        func list(_ columns: [VisibleColumn]) -> String {
            phrases.list(columns.map { phrases.column($0.name) })
        }
        let relations = groups.map { above, below in
            phrases(
                .above,
                ["above": list(above), "below": list(below)])
        }
        let relation =
            relations.isEmpty ? phrases(.beside) : relations.joined(separator: phrases(.listSeparator))
        let displaced = columns.filter { $0.column.presentation == .displaced }
        guard !displaced.isEmpty else { return relation }
        return phrases(.displaced, ["relation": relation, "columns": list(displaced)])
    }

    private func buttonClauses(in phrases: AlternativeTextPhrases) -> [String] {
        tree.visibleColumns.flatMap { column in
            column.element.all { $0.barButton != nil }.compactMap { button -> String? in
                guard let phrase = button.barButton?.icon?.displayModePhrase else { return nil }
                let clause = phrases(
                    .button, ["button": phrases(phrase), "column": phrases.column(column.name)])
                guard let hider = tree.hider(ofButton: button.name, in: column.column.column) else {
                    return clause
                }
                return phrases(.hidden, ["clause": clause, "cover": phrases.column(hider)])
            }
        }
    }
}

/// The facts about a column that a sentence needs.
private struct VisibleColumn {
    var element: InterfaceElement
    var column: ColumnElement
    /// The number of columns drawn before this one.
    var order: Int

    var name: String { column.column.name }

    /// Whether the column covers another's content, rather than only the background outside its safe area.
    func hides(_ other: VisibleColumn) -> Bool {
        element.frame.coversContent(of: other.element.frame, safeArea: other.column.safeArea)
    }
}

extension InterfaceElement {
    /// A screen, with its title or first text and its width; nil for a veil.
    fileprivate func screenWords(in phrases: AlternativeTextPhrases) -> String? {
        guard let screen else { return nil }
        let plain = phrases(screen.presentation.phrase)
        let titled = headline.map { phrases(.titled, ["screen": plain, "title": $0]) } ?? plain
        return phrases(.screenWidth, ["screen": titled, "width": frame.width.figureText])
    }

    /// The title of the bar in this element, or its first text.
    private var headline: String? {
        let titles = childrenAsRead.lazy.compactMap { child -> String? in
            switch child.kind {
            case .navigationBar(let bar): bar.title.isEmpty ? nil : bar.title
            case .view(let view): view.text
            default: child.headline
            }
        }
        return titles.first
    }
}

extension InterfaceTree {
    fileprivate var isCollapsed: Bool { root.contains { $0.split?.isCollapsed == true } }

    /// The columns from primary to inspector, without those in presented screens.
    fileprivate var visibleColumns: [VisibleColumn] {
        let columns = ([root] + presented.filter { $0.screen == nil }).flatMap { $0.columns() }
        return columns.enumerated().compactMap { order, element in
            element.column.map { VisibleColumn(element: element, column: $0, order: order) }
        }
        .sorted { $0.column.column < $1.column.column }
    }
}

extension BarButtonElement.Icon {
    /// The name of an icon that changes the display mode; nil for other icons.
    fileprivate var displayModePhrase: AlternativePhrase? {
        switch self {
        case .sidebar, .trailingSidebar: .sidebarButton
        case .back: .backButton
        case .expand: .expandButton
        case .secondaryOnly: .secondaryOnlyButton
        default: nil
        }
    }
}

extension ScreenPresentation {
    fileprivate var phrase: AlternativePhrase {
        switch self {
        case .root: .screen
        case .fullScreen: .fullScreenCover
        case .sheet, .card: .sheet
        case .formSheet: .formSheet
        case .popover: .popover
        case .alert: .alert
        case .actionSheet: .actionSheet
        }
    }

    /// The name of the presentation in English, without an article.
    var words: String { String(AlternativeTextPhrases.english(phrase).drop { $0 != " " }.dropFirst()) }
}
