import SplitframeDevices
import SplitframeInterface

extension Wireframe {
    /// A description of the whole picture, one line per element: the window, then columns in reading order with their
    /// frames in points, the columns that cover them, titles, contents and buttons.
    public var longDescription: String {
        let environment = tree.environment
        let size = environment.size
        let window =
            "\(place.device.name)\(place.device.platform.isTurned ? " in \(place.orientation)" : ""), window \(size.width.figureText) × "
            + "\(size.height.figureText) points, size classes \(environment.horizontalSizeClass) × "
            + "\(environment.verticalSizeClass), read \(environment.layoutDirection.words)"
            + (tree.hasTrailingSidebars ? ", sidebars at the trailing edge." : ".")
        let covers = tree.covers
        let hidden = Hidden(tree)
        let columns = tree.layers.flatMap { $0.columns(at: $0.name) }
            .sorted { $0.element.columnOrder < $1.element.columnOrder }.map { path, column in
                column.sentence(
                    in: tree.presented.first { $0.children.first == column },
                    beneath: covers.filter { $0.column == column.name }, at: path, hidden)
            }
        let folding = foldingClauses(in: .english)
        let kept = folding.isEmpty ? [] : [folding.joined(separator: ", ").capitalizedFirst + "."]
        return ([window] + kept + columns).joined(separator: "\n")
    }
}

extension InterfaceElement {
    fileprivate var columnOrder: Column { column?.column ?? .inspector }

    /// The columns in and below this element, and the screens without columns, with their paths.
    fileprivate func columns(at path: String) -> [(path: String, element: InterfaceElement)] {
        if column != nil { return [(path, self)] }
        guard split != nil || screen != nil else { return [] }
        let inside = children.flatMap { $0.columns(at: "\(path)/\($0.name)") }
        return inside.isEmpty && screen != nil ? [(path, self)] : inside
    }

    /// A column, maybe in the screen that presents it, or a screen without columns, in one line.
    fileprivate func sentence(
        in presented: InterfaceElement?, beneath covers: [ColumnCover], at path: String, _ hidden: Hidden
    ) -> String {
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
        if let hider = hidden.words(at: path) { clauses.append(hider) }
        clauses += childrenAsRead.compactMap { $0.clause(at: "\(path)/\($0.name)", hidden) }
        if children.isEmpty { clauses.append("empty") }
        let loose = childrenAsRead.flatMap { $0.spokenTexts(at: "\(path)/\($0.name)", hidden) }
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
    private func clause(at path: String, _ hidden: Hidden) -> String? {
        func labels(_ label: (InterfaceElement) -> String?) -> [String] {
            children.compactMap { child in
                label(child).map { hidden.named($0, at: "\(path)/\(child.name)") }
            }
        }
        switch kind {
        case .navigationBar(let bar):
            let buttons = labels(\.barButton?.fullLabel)
            return "titled “\(bar.title)”\(bar.prefersLargeTitle ? " in large letters" : "")"
                + (buttons.isEmpty ? "" : ", buttons: \(buttons.joined(separator: ", "))")
                + (bar.hiddenButtons.isEmpty
                    ? "" : ", without room for \(bar.hiddenButtons.joined(separator: ", "))")
        case .content(let content):
            return "shows \(content.kind.name)"
                + (content.selectedRow.map { ", row \($0 + 1) selected" } ?? "")
                + (content.rowCount.map { ", \($0) rows" } ?? "") + viewWords(at: path, hidden)
        case .toolbar:
            let items = labels(\.barButton?.fullLabel)
            return items.isEmpty ? "an empty toolbar" : "a toolbar with \(items.joined(separator: ", "))"
        case .tabBar: return "tabs \(labels(\.tabWords).joined(separator: ", "))"
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
    private func viewWords(at path: String, _ hidden: Hidden) -> String {
        let texts = children.flatMap { $0.spokenTexts(at: "\(path)/\($0.name)", hidden) }
        return texts.isEmpty ? "" : ": " + texts.joined(separator: ", ")
    }

    private func spokenTexts(at path: String, _ hidden: Hidden) -> [String] {
        guard let view else { return [] }
        let own = [view.text, view.secondaryText].compactMap(\.self)
        return (own.isEmpty ? [] : [hidden.named("“\(own.joined(separator: " – "))”", at: path)])
            + children.flatMap { $0.spokenTexts(at: "\(path)/\($0.name)", hidden) }
    }
}

/// What cannot be seen, with the words for it.
private struct Hidden {
    private let hiders: [String: String]
    private let tree: InterfaceTree

    init(_ tree: InterfaceTree) {
        self.tree = tree
        hiders = tree.hidersByPath
    }

    /// `hidden beneath the inspector`, `cut off by the edge of the content`; nil for what can be seen, or is inside something that is hidden as a whole.
    func words(at path: String) -> String? {
        hiders[path].map { hider in
            let name = hider.split(separator: "/").last.map(String.init) ?? hider
            if path.hasPrefix(hider + "/") { return "cut off by the edge of the \(name)" }
            let screen = tree.element(named: hider)?.element.screen?.presentation.words
            return "hidden beneath the \(screen ?? name)"
        }
    }

    func named(_ label: String, at path: String) -> String {
        words(at: path).map { "\(label) (\($0))" } ?? label
    }
}

extension BarButtonElement {
    /// The button's icon and title, and of a More button what is behind it.
    var fullLabel: String {
        hiddenButtons.isEmpty ? label : "\(label) (for \(hiddenButtons.joined(separator: ", ")))"
    }
}

extension LayoutDirection {
    fileprivate var words: String {
        switch self {
        case .leftToRight: "from left to right"
        case .rightToLeft: "from right to left"
        }
    }
}
