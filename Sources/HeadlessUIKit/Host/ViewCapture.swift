import Foundation
import SplitframeGeometry
import SplitframeInterface

/// What the views of a controller say, as elements of the tree; nothing where it draws by a convention.
@MainActor struct ViewCapture {
    private(set) var elements: [InterfaceElement] = []
    /// The rows of the lists that are shown, out of sight too; nil without a list.
    private(set) var rowCount: Int?
    /// Whether containers inside are captured by themselves.
    private var hasContainersApart = false
    /// The traits of the controller, which its column is drawn in.
    private let traits: UITraitCollection
    /// Whether backgrounds below the outermost, which is the column's, are elements.
    private var hasBackgrounds = false

    /// - Parameters:
    ///   - controller: What is seen in a column's container.
    ///   - container: The container itself, whose view is the column.
    ///   - hasContainersApart: Whether containers inside are elements by themselves.
    init(of controller: UIViewController, in container: UIViewController, hasContainersApart: Bool) {
        self.hasContainersApart = hasContainersApart
        traits = controller.traitCollection
        let search = controller.navigationItem.searchController
        let shown = search?.shownResults ?? controller
        guard let view = shown.viewIfLoaded, let column = container.viewIfLoaded, column.window != nil else {
            return
        }
        if shown !== controller, view.window == nil {
            view.frame = column.bounds
            view.performLayout()
        }
        if let stand = shown.contentUnavailableConfiguration as? UIContentUnavailableConfiguration {
            add(stand, in: view)
        } else {
            add(view)
        }
        if let search, let place = controller.searchRow(of: search, in: column) {
            let bar = search.searchBar
            add(
                ViewElement(.search, text: bar.words, secondaryText: bar.placeholder ?? "Search"),
                at: place.field, children: place.dismissal)
        }
    }

    /// A view and what stands in it, in drawing order; the unsolved constraints of the views around it are its own too.
    private mutating func add(_ view: UIView, unsolved outer: [String] = []) {
        guard !view.isHidden, view.alpha > 0, view.bounds.width > 0, view.bounds.height > 0 else { return }
        let unsolved = outer + view.unsolvedConstraints.map(\.description).filter { !outer.contains($0) }
        switch view {
        case let table as UITableView: add(table)
        case let list as UICollectionView: add(list)
        case let view as any SayingView:
            if var said = view.said {
                said.unsolved = unsolved
                add(said, at: view.frameInWindow, style: view.style(in: traits))
            }
            addSegments(of: view)
        default:
            let style = view.style(in: traits)
            if style.background != nil, view.owner == nil || hasBackgrounds {
                add(ViewElement(.box), at: view.frameInWindow, style: style)
            }
            hasBackgrounds = true
            for inner in view.subviews where !isElsewhere(inner) { add(inner, unsolved: unsolved) }
        }
    }

    /// Whether a view is that of a container with bars of its own, which is an element by itself.
    private func isElsewhere(_ view: UIView) -> Bool { hasContainersApart && view.owner?.isContainer == true }

    private mutating func add(
        _ element: ViewElement, at frame: CGRect, style: ElementStyle = ElementStyle(),
        children: [InterfaceElement] = []
    ) {
        let number = elements.count { $0.name.hasPrefix(element.kind.name) } + 1
        var view = InterfaceElement(
            name: "\(element.kind.name)\(number)", frame: frame.values, kind: .view(element),
            children: children)
        view.style = style
        elements.append(view)
    }

    private mutating func addSegments(of view: UIView) {
        guard let control = view as? UISegmentedControl, control.numberOfSegments > 0 else { return }
        let frame = control.frameInWindow
        let width = frame.width / CGFloat(control.numberOfSegments)
        for index in 0..<control.numberOfSegments {
            let image = control.imageForSegment(at: index)
            add(
                ViewElement(
                    .segment, text: control.titleForSegment(at: index), symbol: image?.name,
                    icon: image?.icon, isSelected: index == control.selectedSegmentIndex),
                at: CGRect(
                    x: frame.minX + width * CGFloat(index), y: frame.minY, width: width,
                    height: frame.height))
        }
    }

    // MARK: Lists

    private mutating func add(_ table: UITableView) {
        rowCount = (rowCount ?? 0) + (table.dataSource == nil ? 0 : table.counts.reduce(0, +))
        if let background = table.backgroundView { add(background) }
        if let header = table.tableHeaderView { add(header) }
        for section in table.counts.indices {
            if let view = table.headers[section] ?? nil { add(view, as: .header) }
            let paths = table.cells.keys.filter { $0.section == section }.sorted()
            let frames = paths.compactMap { table.cells[$0]?.frameInWindow }
            if table.style == .insetGrouped { addCard(around: frames) }
            for path in paths {
                guard let cell = table.cells[path] else { continue }
                var said = cell.said
                let isLastOfGroup = table.style != .plain && path.row + 1 == table.counts[section]
                said.hasSeparator = table.separatorStyle != .none && !isLastOfGroup
                add(row: cell, said: said)
            }
            if let view = table.footers[section] ?? nil { add(view, as: .footer) }
        }
        if let footer = table.tableFooterView { add(footer) }
    }

    private mutating func add(_ list: UICollectionView) {
        rowCount = (rowCount ?? 0) + (list.dataSource == nil ? 0 : list.counts.reduce(0, +))
        if let background = list.backgroundView { add(background) }
        for section in list.counts.indices {
            for (element, view) in list.supplements {
                guard case .supplement(let kind, section) = element else { continue }
                add(view, as: kind == UICollectionView.elementKindSectionFooter ? .footer : .header)
            }
            let paths = list.cells.keys.filter { $0.section == section }.sorted()
            if list.collectionViewLayout.hasCards(in: section) {
                addCard(around: paths.compactMap { list.cells[$0]?.frameInWindow })
            }
            for path in paths {
                guard let cell = list.cells[path] else { continue }
                var said = cell.said
                // Measured: none after the last row.
                said.hasSeparator =
                    list.collectionViewLayout.hasSeparators(in: section)
                    && path.item + 1 < list.counts[section]
                add(row: cell, said: said)
            }
        }
    }

    private mutating func addCard(around rows: [CGRect]) {
        guard let first = rows.first else { return }
        add(ViewElement(.card), at: rows.reduce(first) { $0.union($1) })
    }

    /// A row with its words; where it says nothing by its configuration or labels, what stands in it says it.
    private mutating func add(row cell: UIView, said: ViewElement) {
        var inside = ViewCapture(traits: traits)
        for view in cell.subviews where !(view is UIListContentView) { inside.addControls(view) }
        add(said, at: cell.frameInWindow, style: cell.style(in: traits), children: inside.elements)
    }

    private mutating func add(_ view: UIView, as kind: ViewElement.Kind) {
        var said = view.configuredWords ?? ViewElement(kind, text: view.firstWords)
        said.kind = kind
        if said.text != nil {
            add(said, at: view.frameInWindow)
        } else {
            add(view)
        }
    }

    private init(traits: UITraitCollection) { self.traits = traits }

    /// The controls in a row; its labels and images are the row's own words already.
    private mutating func addControls(_ view: UIView) {
        guard !view.isHidden else { return }
        if let view = view as? any SayingView {
            if !(view is UILabel), !(view is UIImageView), let said = view.said {
                add(said, at: view.frameInWindow, style: view.style(in: traits))
            }
            addSegments(of: view)
        } else {
            for inner in view.subviews { addControls(inner) }
        }
    }

    // MARK: Missing content

    /// Image, texts and button in the middle of the view, below each other.
    private mutating func add(_ stand: UIContentUnavailableConfiguration, in view: UIView) {
        let area = view.convert(view.bounds.inset(by: view.safeAreaInsets), to: nil)
        var parts: [(element: ViewElement, height: CGFloat)] = []
        if let image = stand.image {
            parts.append((ViewElement(.image, symbol: image.name, icon: image.icon), 44))
        }
        if let text = stand.text ?? stand.attributedText?.string {
            parts.append((ViewElement(.label, text: text, fontSize: 22), 28))
        }
        if let text = stand.secondaryText ?? stand.secondaryAttributedText?.string {
            parts.append((ViewElement(.label, text: text, fontSize: 15), 20))
        }
        if let title = stand.button.words { parts.append((ViewElement(.button, text: title), 34)) }
        var y = area.midY - parts.map(\.height).reduce(0, +) / 2
        for part in parts {
            let label = UILabel()
            label.text = part.element.text
            label.font = .systemFont(ofSize: part.element.fontSize)
            let width = min(area.width - 32, max(44, label.fittingSize.width + 4))
            add(
                part.element,
                at: CGRect(x: area.midX - width / 2, y: y, width: width, height: part.height))
            y += part.height
        }
    }
}

extension UIView {
    var frameInWindow: CGRect { convert(bounds, to: nil) }

    /// The words of a content configuration; nil where the view has none.
    fileprivate var configuredWords: ViewElement? {
        let configuration =
            (self as? UITableViewCell)?.contentConfiguration
            ?? (self as? UITableViewHeaderFooterView)?.contentConfiguration
            ?? (self as? UICollectionViewCell)?.contentConfiguration
        guard let list = configuration as? UIListContentConfiguration else { return nil }
        return ViewElement(
            list.purpose == .header ? .header : .row, text: list.words, secondaryText: list.secondaryWords,
            isSideBySide: list.prefersSideBySideTextAndSecondaryText && list.secondaryWords != nil,
            symbol: list.image.map { $0.name ?? "" }, icon: list.image?.icon,
            fontSize: list.textProperties.fontSize(in: traitCollection))
    }

    /// All labels inside, in drawing order.
    private var labels: [UILabel] {
        if isHidden { return [] }
        if let label = self as? UILabel { return label.text?.isEmpty == false ? [label] : [] }
        return self is UIControl ? [] : subviews.flatMap(\.labels)
    }

    private var images: [UIImage] {
        if isHidden || self is UIControl { return [] }
        return ((self as? UIImageView)?.image.map { [$0] } ?? []) + subviews.flatMap(\.images)
    }

    fileprivate var firstWords: String? { labels.first?.text }

    /// What the labels and images inside say, as a row's two texts and its symbol.
    fileprivate var looseWords: ViewElement {
        let words = labels
        return ViewElement(
            .row, text: words.first?.text, secondaryText: words.dropFirst().first?.text,
            symbol: images.first.map { $0.name ?? "" }, icon: images.first?.icon,
            fontSize: words.first.map { Double($0.font.pointSize) } ?? 17)
    }
}

extension UITableViewCell {
    fileprivate var said: ViewElement {
        var said = configuredWords ?? contentView.looseWords
        said.isSelected = isSelected
        if contentConfiguration == nil, style == .value1 || style == .value2, said.secondaryText != nil {
            said.isSideBySide = true
        }
        let type = isEditing ? editingAccessoryType : accessoryType
        said.accessories =
            switch accessoryView == nil ? type : .none {
            case .none: []
            case .disclosureIndicator: [.disclosure]
            case .detailDisclosureButton: [.detail, .disclosure]
            case .checkmark: [.checkmark]
            case .detailButton: [.detail]
            }
        return said
    }
}

extension UICollectionViewCell {
    fileprivate var said: ViewElement {
        var said = configuredWords ?? contentView.looseWords
        said.isSelected = isSelected
        for accessory in (self as? UICollectionViewListCell)?.accessories ?? []
        where accessory.isShown(editing: isEditing) {
            switch accessory.accessoryType {
            case .disclosureIndicator: said.accessories.append(.disclosure)
            case .outlineDisclosure: said.accessories.append(isExpanded ? .opened : .disclosure)
            case .checkmark: said.accessories.append(.checkmark)
            case .delete: said.accessories.append(.delete)
            case .insert: said.accessories.append(.insert)
            case .reorder: said.accessories.append(.reorder)
            case .multiselect: said.accessories.append(.multiselect)
            case .detail: said.accessories.append(.detail)
            case .popUpMenu: said.accessories.append(.menu)
            case .label where said.secondaryText == nil:
                said.secondaryText = accessory.text
                said.isSideBySide = true
            case .label, .custom: break
            }
        }
        return said
    }
}

extension UICollectionViewCell {
    /// Whether the rows below this one in an outline show.
    private var isExpanded: Bool {
        guard let list = superview as? UICollectionView, let path = list.indexPath(for: self) else {
            return false
        }
        return (list.dataSource as? any OutlineDataSource)?.isExpanded(at: path) ?? false
    }
}

extension UISearchBar {
    fileprivate var words: String? { text?.isEmpty == false ? text : nil }
}

extension UIListContentConfiguration.TextProperties {
    /// The size of the letters in points at the content size of the traits.
    fileprivate func fontSize(in traits: UITraitCollection) -> Double {
        let shown =
            adjustsFontForContentSizeCategory ? font.adjusted(to: traits.preferredContentSizeCategory) : font
        return Double(shown.pointSize)
    }
}
