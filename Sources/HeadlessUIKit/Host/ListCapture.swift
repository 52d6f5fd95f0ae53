import Foundation
import SplitframeInterface

/// Tables and collection views with their rows, headers and footers.
extension ViewCapture {
    mutating func add(_ table: UITableView) {
        rowCount = (rowCount ?? 0) + (table.dataSource == nil ? 0 : table.counts.reduce(0, +))
        addGround(of: table, table.backgroundColor)
        if let background = table.backgroundView { add(background) }
        if let control = table.refreshControl { add(control) }
        if let header = table.tableHeaderView { add(header) }
        var inFront: [(view: UIView, kind: ViewElement.Kind)] = []
        func place(_ view: UIView?, _ kind: ViewElement.Kind, at place: CGRect) {
            guard let view else { return }
            if table.isPinned(view, at: place) { inFront.append((view, kind)) } else { add(view, as: kind) }
        }
        for section in table.counts.indices {
            place(table.headers[section] ?? nil, .header, at: table.rectForHeader(inSection: section))
            let paths = table.cells.keys.filter { $0.section == section }.sorted()
            let frames = paths.compactMap { table.cells[$0]?.frameInWindow }
            let isInset = table.style == .insetGrouped
            let card = table.style == .plain ? nil : addCard(around: frames, isInset: isInset)
            for path in paths {
                guard let cell = table.cells[path] else { continue }
                var element = cell.element
                let isLastOfGroup = table.style != .plain && path.row + 1 == table.counts[section]
                element.hasSeparator = table.separatorStyle != .none && !isLastOfGroup
                if element.hasSeparator { element.takeSeparator(of: cell, in: table) }
                add(
                    cell, element: element, style: cell.rowStyle(in: traits),
                    swipe: table.openSwipe.flatMap { $0.path == path ? $0 : nil }, on: card)
            }
            place(table.footers[section] ?? nil, .footer, at: table.rectForFooter(inSection: section))
        }
        if let footer = table.tableFooterView { add(footer) }
        for (view, kind) in inFront { add(view, as: kind, isInFront: true) }
        addIndex(of: table)
    }

    mutating func add(_ list: UICollectionView) {
        rowCount = (rowCount ?? 0) + (list.dataSource == nil ? 0 : list.counts.reduce(0, +))
        let color = list.counts.indices.lazy.compactMap {
            list.collectionViewLayout.list(in: $0)?.shownBackground
        }.first
        addGround(of: list, color ?? list.backgroundColor)
        if let background = list.backgroundView { add(background) }
        if let control = list.refreshControl { add(control) }
        let footer = UICollectionView.elementKindSectionFooter
        var inFront: [(kind: String, view: UICollectionReusableView)] = []
        for section in list.counts.indices {
            for decoration in list.decorations(of: section) { add(decoration) }
            var supplements = list.supplements(of: section)
            inFront += supplements.filter(\.isInFront).map { ($0.kind, $0.view) }
            supplements.removeAll(where: \.isInFront)
            let others = supplements.filter { !list.collectionViewLayout.isAttachedToItems($0.kind) }
            for view in others where view.kind != footer { add(view.view, as: .header) }
            let paths = list.cells.keys.filter { $0.section == section }.sorted()
            let configuration = list.collectionViewLayout.list(in: section)
            let hasHeader = configuration?.headerMode == .firstItemInSection
            let header = hasHeader ? IndexPath(item: 0, section: section) : nil
            var card: ElementClip?
            if let configuration, configuration.isGrouped {
                card = addCard(
                    around: paths.compactMap { $0 == header ? nil : list.cells[$0]?.frameInWindow },
                    isInset: configuration.appearance == .insetGrouped)
            }
            for path in paths {
                guard let cell = list.cells[path] else { continue }
                var element = cell.element
                if path == header { element.kind = .header }
                // The last row has no separator (measured).
                let isUsual =
                    path != header && configuration?.showsSeparators == true
                    && path.item + 1 < list.counts[section]
                let separator = configuration?.separator(at: path, isUsual: isUsual)
                element.hasSeparator = separator != nil
                if let separator { element.takeSeparator(separator, of: cell) }
                add(
                    cell, element: element, style: cell.rowStyle(in: traits),
                    swipe: list.openSwipe.flatMap { $0.path == path ? $0 : nil }, on: card)
            }
            for view in supplements where list.collectionViewLayout.isAttachedToItems(view.kind) {
                add(view.view)
            }
            for view in others where view.kind == footer { add(view.view, as: .footer) }
        }
        for (kind, view) in inFront { add(view, as: kind == footer ? .footer : .header, isInFront: true) }
    }

    /// Adds the background of a list; that of a list which fills its column is the column's, beneath the bars too.
    private mutating func addGround(of list: UIView, _ color: UIColor?) {
        var style = ElementStyle()
        style.takeBackground(color, in: list.traitCollection)
        let fillsColumn = surroundings.column == list.frameInWindow.values
        if fillsColumn, style.background == nil {
            columnGround = style.ground
        } else if style.isVisible, !(fillsColumn && list.owner != nil && list.backgroundColor == color) {
            add(ViewElement(.box), at: list.frameInWindow, style: style)
        }
    }

    /// Adds the ground of a group of rows: a card where they are inset, else a band from edge to edge; returns the area
    /// of a card, beyond which a swiped row is not seen.
    private mutating func addCard(around rows: [CGRect], isInset: Bool) -> ElementClip? {
        guard let first = rows.first else { return nil }
        var style = ElementStyle()
        if !isInset { style.ground = .secondaryGroupedBackground }
        let frame = rows.reduce(first) { $0.union($1) }
        add(ViewElement(isInset ? .card : .box), at: frame, style: style)
        return isInset
            ? ElementClip(frame.values, radius: ViewElement.cardRadius(in: frame.values)) : nil
    }

    /// Adds a row or header with its own texts and image, and the app's views where its layout places them; a swiped row
    /// makes room for its actions on the card around it.
    private mutating func add(
        _ row: any TextRow, element: ViewElement, style: ElementStyle, swipe: OpenSwipe? = nil,
        on card: ElementClip? = nil
    ) {
        var inside = ViewCapture(in: row, within: self)
        for view in row.subviews { inside.add(view) }
        for label in (row as? UICollectionViewListCell)?.labels(besides: element) ?? [] {
            inside.add(label.element, at: label.frame, style: label.style)
        }
        guard let swipe else {
            return add(element, at: row.frameInWindow, style: style, children: inside.elements)
        }
        let around = surroundings
        defer { surroundings = around }
        if let card { surroundings.cut(to: card) }
        let widths = swipe.actions.map { max(74, ($0.title ?? "").width(inButtonOf: 15) + 30) }
        let isAtRight =
            (swipe.edge == .trailing) == (row.effectiveUserInterfaceLayoutDirection == .leftToRight)
        let shift = widths.reduce(0, +) * (isAtRight ? -1 : 1)
        add(
            element, at: row.frameInWindow.offsetBy(dx: shift, dy: 0), style: style,
            children: inside.elements.map { $0.moved(x: Double(shift)) })
        // The first action is the outermost.
        var x = isAtRight ? row.frameInWindow.maxX : row.frameInWindow.minX
        for (action, width) in zip(swipe.actions, widths) {
            if isAtRight { x -= width }
            let place = CGRect(
                x: x, y: row.frameInWindow.minY, width: width, height: row.frameInWindow.height)
            var button = ViewElement(
                .button, text: action.title, symbol: action.image.map { $0.name ?? "" },
                icon: action.image?.icon, isSelected: true, fontSize: 15)
            if action.image != nil { button.text = nil }
            add(
                button, at: place.insetBy(dx: 2, dy: 2),
                style: ElementStyle(background: action.backgroundColor?.drawn(in: row.traitCollection)))
            if !isAtRight { x += width }
        }
    }

    /// Adds the titles of a table's index, one below the other in the middle of the visible height; where there are too
    /// many, every second, third and so on.
    private mutating func addIndex(of table: UITableView) {
        let titles = table.indexTitles
        let insets = table.adjustedContentInset
        let pitch: CGFloat = 14
        let room = table.bounds.height - insets.top - insets.bottom
        guard !titles.isEmpty, room > pitch else { return }
        let step = Int((CGFloat(titles.count) * pitch / room).rounded(.up))
        let shown = stride(from: 0, to: titles.count, by: max(1, step)).map { titles[$0] }
        let isMirrored = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = UITableView.indexWidth
        let frame = table.frameInWindow
        let height = CGFloat(shown.count) * pitch
        let column = CGRect(
            x: isMirrored ? frame.minX + insets.left : frame.maxX - insets.right - width,
            y: frame.minY + insets.top + (room - height) / 2, width: width, height: height)
        var style = ElementStyle()
        style.takeForeground(table.sectionIndexColor, in: table.traitCollection)
        if style.foreground == nil, style.ink == nil { style.ink = .tint }
        var inside = ViewCapture(within: self)
        for (index, title) in shown.enumerated() {
            var label = ViewElement(
                .label, text: title == UITableView.indexSearch ? nil : title, fontSize: 11)
            if title == UITableView.indexSearch { label = ViewElement(.image, symbol: title, icon: .search) }
            label.fontWeight = .semibold
            label.alignment = .center
            let place = CGRect(
                x: column.minX, y: column.minY + CGFloat(index) * pitch, width: width, height: pitch)
            inside.add(label, at: place, style: style)
        }
        var ground = ElementStyle()
        ground.takeBackground(table.sectionIndexBackgroundColor, in: table.traitCollection)
        add(
            ViewElement(.control, text: shown.joined(separator: " ")), named: "sectionIndex", at: column,
            style: ground, children: inside.elements)
    }

    /// Adds a header or footer; in front of rows it has a ground, through which they are hardly visible.
    private mutating func add(_ view: UIView, as kind: ViewElement.Kind, isInFront: Bool = false) {
        guard let row = view as? any TextRow, var element = row.ownText, element.text != nil else {
            return add(view)
        }
        element.kind = kind
        var style = row.style(in: traits)
        if let label = (row as? UITableViewHeaderFooterView)?.textLabel, element.text == label.shownText {
            style.takeForeground(label.textColor, in: label.traitCollection)
        }
        if isInFront, !style.isVisible { style.ground = .material }
        add(row, element: element, style: style)
    }
}

extension UITableViewCell {
    fileprivate var element: ViewElement {
        var element = ownText ?? ViewElement(.row)
        element.isSelected = isSelected && selectionStyle != .none
        let type = isEditing ? editingAccessoryType : accessoryType
        element.accessories =
            switch (isEditing ? editingAccessoryView : accessoryView) == nil ? type : .none {
            case .none: []
            case .disclosureIndicator: [.disclosure]
            case .detailDisclosureButton: [.detail, .disclosure]
            case .checkmark: [.checkmark]
            case .detailButton: [.detail]
            }
        if showsReorder { element.accessories.append(.reorder) }
        element.endRoom = Double(indexRoom)
        element.leadingAccessories = isEditing ? [editControl].compactMap(\.self) : []
        return element
    }
}

extension UICollectionViewCell {
    fileprivate var element: ViewElement {
        var element = ownText ?? ViewElement(.row)
        element.isSelected = isSelected
        var leading = Double(indentationInRow)
        for accessory in (self as? UICollectionViewListCell)?.shownAccessories ?? [] {
            let symbol: ViewElement.Accessory? =
                switch accessory.accessoryType {
                case .disclosureIndicator: .disclosure
                case .outlineDisclosure: isExpanded ? .opened : .disclosure
                case .checkmark: .checkmark
                case .delete: .delete
                case .insert: .insert
                case .reorder: .reorder
                case .multiselect: .multiselect
                case .detail: .detail
                case .popUpMenu: .menu
                case .label, .custom: nil
                }
            if let symbol, accessory.isLeading {
                element.leadingAccessories.append(symbol)
            } else if let symbol {
                element.accessories.append(symbol)
            } else if accessory.accessoryType == .label, element.secondaryText == nil {
                element.secondaryText = accessory.text
                element.isSideBySide = true
            } else if accessory.isLeading {
                leading += Double(accessory.width) + ListFigures.behindAccessory.value
            }
        }
        if ownText != nil { element.addMargins(leading: leading) }
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

    /// The supplementary views of a section on screen, sorted by kind, and whether the layout has them before items.
    fileprivate func supplements(
        of section: Int
    ) -> [(kind: String, view: UICollectionReusableView, isInFront: Bool)] {
        let found = supplements.compactMap {
            element, view -> (kind: String, path: IndexPath, view: UICollectionReusableView)? in
            guard case .supplement(let kind, let path) = element, path.section == section else { return nil }
            return (kind, path, view)
        }
        return found.sorted { ($0.kind, $0.path) < ($1.kind, $1.path) }.map { kind, path, view in
            let place = collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
            return (kind, view, (place?.zIndex ?? 0) > 0)
        }
    }
}

extension UICollectionViewListCell {
    /// The texts of labels at the row's end that are not its second text.
    fileprivate func labels(
        besides element: ViewElement
    ) -> [(element: ViewElement, frame: CGRect, style: ElementStyle)] {
        placedAccessories.compactMap { accessory, frame in
            guard accessory.accessoryType == .label, let text = accessory.text,
                text != element.secondaryText || !element.isSideBySide
            else { return nil }
            var style = ElementStyle()
            style.ink = .secondary
            return (ViewElement(.label, text: text), convert(frame, to: nil), style)
        }
    }
}

extension InterfaceElement {
    /// The element with everything inside at another place.
    fileprivate func moved(x: Double) -> InterfaceElement {
        var moved = self
        moved.frame.x += x
        moved.children = children.map { $0.moved(x: x) }
        return moved
    }
}

extension String {
    /// The width of the text in the button of a swipe, in points.
    @MainActor fileprivate func width(inButtonOf size: CGFloat) -> CGFloat {
        UIFont.systemFont(ofSize: size).width(of: [self]).rounded(.up)
    }
}
