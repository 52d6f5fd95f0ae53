import Foundation

extension UICollectionView: RowList {
    /// Moves cells, heights and the selection along with their items; reloaded items are requested anew.
    func move(by moves: RowMoves, to counts: [Int]) {
        rows.counts = counts
        rows.move(by: moves.destinations.filter { !moves.reloaded.contains($0.value) })
        let (oldCells, oldHeights) = (cells, measuredHeights)
        cells = [:]
        measuredHeights = [:]
        for case (.item(let path), let height) in oldHeights {
            if let place = moves.destinations[path] { measuredHeights[.item(place)] = height }
        }
        for (path, cell) in oldCells {
            if let place = moves.destinations[path], !moves.reloaded.contains(place) {
                cells[place] = cell
            } else {
                retire(cell, from: path)
            }
        }
        for path in moves.reconfigured { reconfigureItem(at: path) }
        collectionViewLayout.invalidateLayout()
        setNeedsLayout()
    }

    func reconfigureItem(at path: IndexPath) {
        guard let cell = cells[path] else { return }
        reconfigured = (path, cell)
        defer { reconfigured = nil }
        measuredHeights[.item(path)] = nil
        collectionViewLayout.invalidateLayout()
        guard let filled = dataSource?.collectionView(self, cellForItemAt: path), filled !== cell else {
            return
        }
        retire(cell, from: path)
        cells[path] = filled
        addSubview(filled)
    }

    // MARK: Reuse

    func dequeue(_ identifier: String) -> UICollectionReusableView {
        if let waiting = pool.takeWaiting(for: identifier) {
            waiting.prepareForReuse()
            return waiting
        }
        guard let registered = pool.registered(for: identifier) as? UICollectionReusableView.Type else {
            preconditionFailure(
                """
                Unable to dequeue a view with identifier \(identifier): register a class for the identifier \
                before the collection view asks for views.
                """)
        }
        return registered.make(registeredFor: identifier)
    }

    func dequeueCell(_ identifier: String, at path: IndexPath) -> UICollectionViewCell {
        if let reconfigured, reconfigured.path == path, reconfigured.cell.reuseIdentifier == identifier {
            return reconfigured.cell
        }
        guard let cell = dequeue(identifier) as? UICollectionViewCell else {
            preconditionFailure(
                "What is registered for \(identifier) is no cell: register a subclass of UICollectionViewCell."
            )
        }
        return cell
    }

    // MARK: Selection and editing

    var isMultipleSelectionOn: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    func select(_ path: IndexPath, alone: Bool) {
        if alone { for other in rows.selection where other != path { deselect(other) } }
        rows.select(path, alone: alone)
        cells[path]?.isSelected = true
    }

    func deselect(_ path: IndexPath) {
        rows.deselect(path)
        cells[path]?.isSelected = false
    }

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
        layOutItemsIfNeeded()
        let cell = cells[path] as? UICollectionViewListCell
        let own =
            switch edge {
            case .leading: cell?.leadingSwipeActionsConfiguration
            case .trailing: cell?.trailingSwipeActionsConfiguration
            }
        let asked = own ?? collectionViewLayout.swipeActions(at: path, from: edge)
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
