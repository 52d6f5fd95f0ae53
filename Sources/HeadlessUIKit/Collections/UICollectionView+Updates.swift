import Foundation

extension UICollectionView: RowList {
    func reconfigureRow(at path: IndexPath) {
        guard let cell = cells[path] else { return }
        measuredSizes[.row(path)] = nil
        collectionViewLayout.invalidateLayout()
        refill(cell, at: path)
    }

    func dequeue(_ identifier: String) -> UICollectionReusableView {
        guard let view = pool.dequeue(identifier, make: { $0.make(registeredFor: identifier) }) else {
            preconditionFailure(
                """
                Unable to dequeue a view with identifier \(identifier): register a class for the identifier \
                before the collection view asks for views.
                """)
        }
        return view
    }

    func dequeueCell(_ identifier: String, at path: IndexPath) -> UICollectionViewCell {
        if let cell = reconfiguredCell(identifier, at: path) { return cell }
        guard let cell = dequeue(identifier) as? UICollectionViewCell else {
            preconditionFailure(
                "What is registered for \(identifier) is no cell: register a subclass of UICollectionViewCell."
            )
        }
        return cell
    }

    func mark(_ cell: UICollectionViewCell, isSelected: Bool) { cell.isSelected = isSelected }

    func editingChanged() {
        for cell in cells.values { cell.isEditing = isEditing }
        setNeedsLayout()
    }

    /// Handles a tap on an item, with all calls to the delegate.
    func tapItem(at path: IndexPath) {
        let isAllowed = isEditing ? allowsSelectionDuringEditing : allowsSelection
        guard counts.indices.contains(path.section), rows.contains(path), isAllowed || isMultipleSelectionOn,
            delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return }
        cells[path]?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
        cells[path]?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
        if let cell = cells[path] as? UICollectionViewListCell, let arrow = cell.headerArrow {
            _ = arrow.act(in: cell)
            return
        }
        if isMultipleSelectionOn, rows.selection.contains(path) { return deselectByTap(path) }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !isMultipleSelectionOn { for old in rows.selection where old != path { deselectByTap(old) } }
        select(path, alone: !isMultipleSelectionOn)
        delegate?.collectionView(self, didSelectItemAt: path)
        if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) == true {
            delegate?.collectionView(self, performPrimaryActionForItemAt: path)
        }
    }

    private func deselectByTap(_ path: IndexPath) {
        guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
        deselect(path)
        delegate?.collectionView(self, didDeselectItemAt: path)
    }

    func swipeActions(at path: IndexPath, from edge: ListRowEdge) -> UISwipeActionsConfiguration? {
        layOutRowsIfNeeded()
        let cell = cells[path] as? UICollectionViewListCell
        let own =
            switch edge {
            case .leading: cell?.leadingSwipeActionsConfiguration
            case .trailing: cell?.trailingSwipeActionsConfiguration
            }
        let asked = own ?? collectionViewLayout.list(in: path.section)?.swipeActions(at: path, from: edge)
        return asked?.actions.isEmpty == true ? nil : asked
    }

    func contextMenu(at path: IndexPath) -> UIContextMenuConfiguration? {
        let point = layoutAttributesForItem(at: path)?.frame.origin ?? .zero
        return delegate?.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: point)
    }

    /// Scrolls along the axes that the position names, where the content is longer than the visible area.
    func scroll(to rect: CGRect, at position: ScrollPosition) {
        let inset = adjustedContentInset
        let room = bounds.inset(by: inset)
        var offset = contentOffset
        if contentSize.height > room.height {
            if position.contains(.top) { offset.y = rect.minY - inset.top }
            if position.contains(.centeredVertically) { offset.y = rect.midY - inset.top - room.height / 2 }
            if position.contains(.bottom) { offset.y = rect.maxY - inset.top - room.height }
            let most = contentSize.height - room.height - inset.top
            if !position.isDisjoint(with: [.top, .centeredVertically, .bottom]) {
                offset.y = min(most, max(-inset.top, offset.y))
            }
        }
        if contentSize.width > room.width {
            if position.contains(.left) { offset.x = rect.minX - inset.left }
            if position.contains(.centeredHorizontally) { offset.x = rect.midX - inset.left - room.width / 2 }
            if position.contains(.right) { offset.x = rect.maxX - inset.left - room.width }
            let most = contentSize.width - room.width - inset.left
            if !position.isDisjoint(with: [.left, .centeredHorizontally, .right]) {
                offset.x = min(most, max(-inset.left, offset.x))
            }
        }
        contentOffset = offset
    }
}
