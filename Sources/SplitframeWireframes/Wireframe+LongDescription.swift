import SplitframeDevices
import SplitframeInterface

extension Wireframe {
    /// A description of the whole picture, one line per element: the window, then columns in reading order with their
    /// frames in points, the columns that cover them, titles, contents and buttons.
    public var longDescription: String {
        let environment = tree.environment
        let size = environment.size
        let window =
            "\(place.device.name) in \(place.orientation), window \(size.width.figureText) × "
            + "\(size.height.figureText) points, size classes \(environment.horizontalSizeClass) × "
            + "\(environment.verticalSizeClass), read \(environment.layoutDirection.words)"
            + (tree.hasTrailingSidebars ? ", sidebars at the trailing edge." : ".")
        let covers = tree.covers
        let columns = tree.columns.sorted { $0.columnOrder < $1.columnOrder }.map { column in
            column.sentence(
                in: tree.presented.first { $0.children.first == column },
                beneath: covers.filter { $0.column == column.name })
        }
        let folding = foldingClauses(in: .english)
        let kept = folding.isEmpty ? [] : [folding.joined(separator: ", ").capitalizedFirst + "."]
        return ([window] + kept + columns).joined(separator: "\n")
    }
}

extension InterfaceElement {
    fileprivate var columnOrder: Column { column?.column ?? .inspector }

    /// A column, maybe in the screen that presents it, or a screen without columns, in one line.
    fileprivate func sentence(in presented: InterfaceElement?, beneath covers: [ColumnCover]) -> String {
        let subject: String
        if let column {
            let manner = presented?.screen?.presentation.words ?? column.presentation.name
            subject = "\(column.column.name.capitalizedFirst) column, \(manner)"
        } else if let screen {
            subject = screen.presentation.words.capitalizedFirst
        } else {
            return ""
        }
        var clauses = [
            "\(subject): \(frame.width.figureText) × \(frame.height.figureText) points at "
                + "\(frame.minX.figureText), \(frame.minY.figureText)"
        ]
        if let words = safeAreaWords { clauses.append("safe area \(words)") }
        clauses += covers.map {
            "\($0.width.figureText) points of it lie beneath the \(AlternativeTextPhrases.english.list($0.covers))"
        }
        clauses += childrenAsRead.compactMap(\.clause)
        if children.isEmpty { clauses.append("empty") }
        let loose = childrenAsRead.flatMap(\.spokenTexts)
        if !loose.isEmpty { clauses.append("says \(loose.joined(separator: ", "))") }
        if column?.isInteractive == false { clauses.append("touches do not reach it") }
        return clauses.joined(separator: "; ") + "."
    }

    /// The insets of a column or screen that are greater than zero; nil if there are none.
    var safeAreaWords: String? {
        guard let safeArea else { return nil }
        let sides = [
            ("top", safeArea.top), ("left", safeArea.left), ("bottom", safeArea.bottom),
            ("right", safeArea.right),
        ]
        .filter { $0.1 > 0 }.map { "\($0.0) \($0.1.figureText)" }
        return sides.isEmpty ? nil : sides.joined(separator: ", ")
    }

    /// The text that a column's child adds to its line.
    private var clause: String? {
        switch kind {
        case .navigationBar(let bar):
            let buttons = children.compactMap(\.barButton?.label)
            return "titled “\(bar.title)”\(bar.prefersLargeTitle ? " in large letters" : "")"
                + (buttons.isEmpty ? "" : ", buttons: \(buttons.joined(separator: ", "))")
        case .content(let content):
            return "shows \(content.kind.name)"
                + (content.selectedRow.map { ", row \($0 + 1) selected" } ?? "")
                + (content.rowCount.map { ", \($0) rows" } ?? "") + viewWords
        case .toolbar:
            let items = children.compactMap(\.barButton?.label)
            return items.isEmpty ? "an empty toolbar" : "a toolbar with \(items.joined(separator: ", "))"
        case .tabBar: return "tabs \(children.compactMap(\.tabWords).joined(separator: ", "))"
        case .split, .column, .screen, .separator, .dimming, .title, .barButton, .windowControls, .tab,
            .glass,
            .view:
            return nil
        }
    }

    private var tabWords: String? {
        guard let tab else { return nil }
        let name = name.replacing("tab", with: "tab ")
        let label = tab.title.map { $0.isEmpty ? name : "“\($0)”" } ?? name
        return label + (tab.isSelected ? " selected" : "")
    }

    /// The texts of the app's own views, in drawing order.
    private var viewWords: String {
        let texts = children.flatMap(\.spokenTexts)
        return texts.isEmpty ? "" : ": " + texts.joined(separator: ", ")
    }

    private var spokenTexts: [String] {
        guard let view else { return [] }
        let own = [view.text, view.secondaryText].compactMap(\.self)
        return (own.isEmpty ? [] : ["“\(own.joined(separator: " – "))”"]) + children.flatMap(\.spokenTexts)
    }
}

extension BarButtonElement {
    /// The button's icon and title as text.
    var label: String { [icon?.name, title].compactMap(\.self).joined(separator: " ") }
}

extension LayoutDirection {
    fileprivate var words: String {
        switch self {
        case .leftToRight: "from left to right"
        case .rightToLeft: "from right to left"
        }
    }
}

extension ScreenPresentation {
    /// The name of the presentation in a sentence.
    var words: String {
        switch self {
        case .root: "screen"
        case .fullScreen: "full-screen cover"
        case .sheet, .card: "sheet"
        case .formSheet: "form sheet"
        case .popover: "popover"
        case .alert: "alert"
        case .actionSheet: "action sheet"
        }
    }
}
