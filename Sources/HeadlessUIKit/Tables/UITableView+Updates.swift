import Foundation

extension UITableView: RowList {
    /// Moves cells, heights and the selection along with their rows; reloaded rows are requested again.
    func move(by moves: RowMoves, to counts: [Int]) {
        rows.counts = counts
        rows.move(by: moves.destinations.filter { !moves.reloaded.contains($0.value) })
        let (oldCells, oldHeights) = (cells, measuredHeights)
        cells = [:]
        measuredHeights = [:]
        for (path, height) in oldHeights {
            if let place = moves.destinations[path] { measuredHeights[place] = height }
        }
        for (path, cell) in oldCells {
            if let place = moves.destinations[path], !moves.reloaded.contains(place) {
                cells[place] = cell
                cell.indexPath = place
            } else {
                retire(cell, from: path)
            }
        }
        for path in moves.reconfigured { reconfigureRow(at: path) }
        setNeedsLayout()
    }

    func reconfigureRow(at path: IndexPath) {
        guard let cell = cells[path] else { return }
        reconfigured = (path, cell)
        defer { reconfigured = nil }
        guard let filled = dataSource?.tableView(self, cellForRowAt: path), filled !== cell else {
            return setNeedsLayout()
        }
        retire(cell, from: path)
        cells[path] = filled
        filled.indexPath = path
        addSubview(filled)
        setNeedsLayout()
    }

    // MARK: Reuse

    func dequeue(_ identifier: String) -> UITableViewCell? {
        if let waiting = cellPool.takeWaiting(for: identifier) {
            waiting.prepareForReuse()
            return waiting
        }
        return (cellPool.registered(for: identifier) as? UITableViewCell.Type)?.make(
            registeredFor: identifier)
    }

    func dequeueHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let waiting = headerPool.takeWaiting(for: identifier) {
            waiting.prepareForReuse()
            return waiting
        }
        return (headerPool.registered(for: identifier) as? UITableViewHeaderFooterView.Type)?.make(
            registeredFor: identifier)
    }

    // MARK: Selection and editing

    var isMultipleSelectionOn: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    func select(_ path: IndexPath, alone: Bool) {
        if alone { for other in rows.selection where other != path { deselect(other) } }
        rows.select(path, alone: alone)
        cells[path]?.setSelected(true, animated: false)
    }

    func deselect(_ path: IndexPath) {
        rows.deselect(path)
        cells[path]?.setSelected(false, animated: false)
    }

    func editingChanged(animated: Bool) {
        for (path, cell) in cells { updateEditing(of: cell, at: path, animated: animated) }
        setNeedsLayout()
    }

    func updateEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool = false) {
        let canEdit = isEditing && dataSource?.tableView(self, canEditRowAt: path) ?? false
        cell.editingStyle =
            canEdit ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
        cell.setEditing(canEdit, animated: animated)
    }

    func scroll(to rect: CGRect, at position: ScrollPosition) {
        let inset = adjustedContentInset
        let room = bounds.height - inset.top - inset.bottom
        let most = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
        let wanted: CGFloat
        switch position {
        case .none: return scrollRectToVisible(rect, animated: false)
        case .top: wanted = rect.minY - inset.top
        case .middle: wanted = rect.midY - inset.top - room / 2
        case .bottom: wanted = rect.maxY - inset.top - room
        }
        contentOffset.y = min(most, max(-inset.top, wanted))
    }
}

extension UITableView {
    func contextMenu(at path: IndexPath) -> UIContextMenuConfiguration? {
        delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: rectForRow(at: path).origin)
    }
}
