import Foundation
import SplitframeInterface

/// Tables and collection views with their rows, headers and footers.
extension ViewCapture {
    mutating func add(_ table: UITableView) {
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

    mutating func add(_ list: UICollectionView) {
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
        var inside = ViewCapture(in: row, within: self)
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
