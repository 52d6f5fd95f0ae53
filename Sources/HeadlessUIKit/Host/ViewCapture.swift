import Foundation
import SplitframeGeometry
import SplitframeInterface

/// The views of a controller as elements of the tree; empty where its content is drawn by a convention.
@MainActor struct ViewCapture {
    private(set) var elements: [InterfaceElement] = []
    /// The number of rows in the visible lists, including hidden rows; nil without a list.
    private(set) var rowCount: Int?
    /// Whether containers inside are captured separately.
    private var capturesContainersSeparately = false
    /// The traits of the controller in whose column the views are drawn.
    private let traits: UITraitCollection
    /// The view whose style is that of the surrounding column or row.
    private weak var ground: UIView?
    /// The views that are part of the surrounding element.
    private var rowViews: [UIView] = []
    /// Whether backgrounds are elements; that of the outermost view belongs to the column.
    private var hasBackgrounds = false

    /// - Parameters:
    ///   - controller: The visible controller in a column's container.
    ///   - container: The container itself, whose view is the column.
    ///   - capturesContainersSeparately: Whether containers inside are separate elements.
    init(of controller: UIViewController, in container: UIViewController, capturesContainersSeparately: Bool)
    {
        self.capturesContainersSeparately = capturesContainersSeparately
        traits = controller.traitCollection
        let search = controller.navigationItem.searchController
        let shown = search?.shownResults ?? controller
        ground = shown.viewIfLoaded
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
        if let title = controller.navigationItem.titleView,
            title === controller.navigationController?.shownTitleView
        {
            add(title)
        }
        if let search, let place = controller.searchRow(of: search, in: column) {
            let bar = search.searchBar
            let text = bar.text?.isEmpty == false ? bar.text : nil
            add(
                ViewElement(.search, text: text, secondaryText: bar.placeholder ?? "Search"),
                at: place.field, children: place.dismissal)
        }
    }

    /// Adds a view and its subviews, in drawing order; the view also gets the unsolved constraints of the views around
    /// it.
    private mutating func add(_ view: UIView, unsolved outer: [String] = []) {
        guard !view.isHidden, view.alpha > 0, view.bounds.width > 0, view.bounds.height > 0,
            !rowViews.contains(view)
        else { return }
        let unsolved = outer + view.unsolvedConstraints.map(\.description).filter { !outer.contains($0) }
        switch view {
        case let table as UITableView: add(table)
        case let list as UICollectionView: add(list)
        case let view as any ElementView:
            if var element = view.element {
                element.unsolved = unsolved
                var inside = ViewCapture(within: traits)
                if let text = (view as? UITextField)?.movedText {
                    inside.add(text.element, at: text.frame, style: text.style)
                }
                add(
                    element, at: view.frameInWindow, style: style(of: view), children: inside.elements)
            }
            addSegments(of: view)
        case let view as any DrawnControl: add(view.drawing, of: view, unsolved: unsolved)
        case let view as UIControl where type(of: view) != UIControl.self && view.subviews.isEmpty:
            add(ControlDrawing(boxOf: view), of: view, unsolved: unsolved)
        default:
            let style = view.style(in: traits)
            if let ground = view.ground(style), view.owner == nil || hasBackgrounds {
                add(ViewElement(ground), at: view.frameInWindow, style: style)
            }
            hasBackgrounds = true
            if view.owner?.parent is UIArrangementViewController {
                let name = view.subviews.isEmpty ? view.owner?.title : nil
                add(ViewElement(.outline, text: name), at: view.frameInWindow, style: style)
            }
            for inner in view.subviews where !isElsewhere(inner) { add(inner, unsolved: unsolved) }
        }
    }

    /// The colours of a view; the tint is the nearest one set on it or on a view around it, inside the column or row.
    private func style(of view: any ElementView) -> ElementStyle {
        var style = view.style(in: traits)
        let around = sequence(first: view as UIView) { $0.superview }.prefix { $0 !== ground }
        style.tint = around.lazy.compactMap(\.givenTint).first?.drawn(in: view.traitCollection)
        view.color(&style)
        return style
    }

    /// Adds a control with its parts, mirrored in right-to-left layouts.
    private mutating func add(_ drawing: ControlDrawing?, of view: UIView, unsolved: [String]) {
        guard let drawing else { return }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var inside = ViewCapture(within: traits)
        for (element, frame) in drawing.parts {
            let x = isMirrored ? view.bounds.width - frame.maxX : frame.minX
            let place = CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height)
            inside.add(element, at: view.convert(place, to: nil))
        }
        var style = view.style(in: traits)
        style.tint = drawing.tint?.drawn(in: view.traitCollection)
        var control = ViewElement(.control, text: drawing.value)
        control.unsolved = unsolved
        add(control, named: drawing.name, at: view.frameInWindow, style: style, children: inside.elements)
    }

    /// Whether a view is that of a container or a presented controller, which is a separate element.
    private func isElsewhere(_ view: UIView) -> Bool {
        capturesContainersSeparately && (view.owner?.isContainer == true || view.owner?.presenter != nil)
    }

    private mutating func add(
        _ element: ViewElement, named name: String? = nil, at frame: CGRect,
        style: ElementStyle = ElementStyle(), children: [InterfaceElement] = []
    ) {
        let name = name ?? element.kind.name
        let number = elements.count { $0.name.hasPrefix(name) } + 1
        var view = InterfaceElement(
            name: "\(name)\(number)", frame: frame.values, kind: .view(element),
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
                var element = cell.element
                let isLastOfGroup = table.style != .plain && path.row + 1 == table.counts[section]
                element.hasSeparator = table.separatorStyle != .none && !isLastOfGroup
                add(cell, element: element, style: cell.rowStyle(in: traits))
            }
            if let view = table.footers[section] ?? nil { add(view, as: .footer) }
        }
        if let footer = table.tableFooterView { add(footer) }
    }

    private mutating func add(_ list: UICollectionView) {
        rowCount = (rowCount ?? 0) + (list.dataSource == nil ? 0 : list.counts.reduce(0, +))
        if let background = list.backgroundView { add(background) }
        let footer = UICollectionView.elementKindSectionFooter
        for section in list.counts.indices {
            for decoration in list.decorations(of: section) { add(decoration) }
            let supplements = list.supplements(of: section)
            let others = supplements.filter { !list.collectionViewLayout.standsOnItems($0.kind) }
            for view in others where view.kind != footer { add(view.view, as: .header) }
            let paths = list.cells.keys.filter { $0.section == section }.sorted()
            let configuration = list.collectionViewLayout.list(in: section)
            let hasHeader = configuration?.headerMode == .firstItemInSection
            let header = hasHeader ? IndexPath(item: 0, section: section) : nil
            if configuration?.appearance == .insetGrouped {
                addCard(around: paths.compactMap { $0 == header ? nil : list.cells[$0]?.frameInWindow })
            }
            for path in paths {
                guard let cell = list.cells[path] else { continue }
                var element = cell.element
                if path == header { element.kind = .header }
                // The last row has no separator (measured).
                element.hasSeparator =
                    path != header && configuration?.showsSeparators == true
                    && path.item + 1 < list.counts[section]
                add(cell, element: element, style: cell.rowStyle(in: traits))
            }
            for view in supplements where list.collectionViewLayout.standsOnItems(view.kind) {
                add(view.view)
            }
            for view in others where view.kind == footer { add(view.view, as: .footer) }
        }
    }

    private mutating func addCard(around rows: [CGRect]) {
        guard let first = rows.first else { return }
        add(ViewElement(.card), at: rows.reduce(first) { $0.union($1) })
    }

    /// Adds a row or header with its own texts and image, and the app's views where its layout places them.
    private mutating func add(_ row: any TextRow, element: ViewElement, style: ElementStyle) {
        var inside = ViewCapture(in: row, traits: traits)
        for view in row.subviews { inside.add(view) }
        add(element, at: row.frameInWindow, style: style, children: inside.elements)
    }

    private mutating func add(_ view: UIView, as kind: ViewElement.Kind) {
        guard let row = view as? any TextRow, var element = row.ownText, element.text != nil else {
            return add(view)
        }
        element.kind = kind
        add(row, element: element, style: row.style(in: traits))
    }

    /// Captures views outside of every controller's view, with their backgrounds.
    init(of views: [UIView], within traits: UITraitCollection) {
        hasBackgrounds = true
        capturesContainersSeparately = true
        self.traits = traits
        for view in views { add(view) }
    }

    /// Makes an empty capture for the parts of a control.
    private init(within traits: UITraitCollection) { self.traits = traits }

    /// Makes an empty capture for the views in a row, whose own texts and image are not separate elements.
    private init(in row: any TextRow, traits: UITraitCollection) {
        ground = row
        hasBackgrounds = true
        rowViews = row.textViews
        self.traits = traits
    }

    // MARK: Missing content

    /// Adds image, texts and button, one below the other in the middle of the view.
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
        if let title = stand.button.plainTitle { parts.append((ViewElement(.button, text: title), 34)) }
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

extension UITableViewCell {
    fileprivate var element: ViewElement {
        var element = ownText ?? ViewElement(.row)
        element.isSelected = isSelected && selectionStyle != .none
        let type = isEditing ? editingAccessoryType : accessoryType
        element.accessories =
            switch accessoryView == nil ? type : .none {
            case .none: []
            case .disclosureIndicator: [.disclosure]
            case .detailDisclosureButton: [.detail, .disclosure]
            case .checkmark: [.checkmark]
            case .detailButton: [.detail]
            }
        return element
    }
}

extension UICollectionViewCell {
    fileprivate var element: ViewElement {
        var element = ownText ?? ViewElement(.row)
        element.isSelected = isSelected
        for accessory in (self as? UICollectionViewListCell)?.accessories ?? []
        where accessory.isShown(editing: isEditing) {
            switch accessory.accessoryType {
            case .disclosureIndicator: element.accessories.append(.disclosure)
            case .outlineDisclosure: element.accessories.append(isExpanded ? .opened : .disclosure)
            case .checkmark: element.accessories.append(.checkmark)
            case .delete: element.accessories.append(.delete)
            case .insert: element.accessories.append(.insert)
            case .reorder: element.accessories.append(.reorder)
            case .multiselect: element.accessories.append(.multiselect)
            case .detail: element.accessories.append(.detail)
            case .popUpMenu: element.accessories.append(.menu)
            case .label where element.secondaryText == nil:
                element.secondaryText = accessory.text
                element.isSideBySide = true
            case .label, .custom: break
            }
        }
        return element
    }

    /// Whether the children of this row in an outline are visible.
    private var isExpanded: Bool {
        guard let list = superview as? UICollectionView, let path = list.indexPath(for: self) else {
            return false
        }
        return (list.dataSource as? any OutlineDataSource)?.isExpanded(at: path) ?? false
    }
}

extension UICollectionView {
    /// The decorations of a section on screen, from the back to the front.
    fileprivate func decorations(of section: Int) -> [UICollectionReusableView] {
        let found = supplements.compactMap { element, view -> UICollectionReusableView? in
            if case .decoration(_, let path) = element, path.section == section { view } else { nil }
        }
        return subviews.compactMap { view in found.first { $0 === view } }
    }

    /// The supplementary views of a section on screen, sorted by kind.
    fileprivate func supplements(of section: Int) -> [(kind: String, view: UICollectionReusableView)] {
        let found = supplements.compactMap {
            element, view -> (kind: String, path: IndexPath, view: UICollectionReusableView)? in
            guard case .supplement(let kind, let path) = element, path.section == section else { return nil }
            return (kind, path, view)
        }
        return found.sorted { ($0.kind, $0.path) < ($1.kind, $1.path) }.map { ($0.kind, $0.view) }
    }
}
