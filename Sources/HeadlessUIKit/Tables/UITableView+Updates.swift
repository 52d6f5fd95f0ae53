import Foundation

extension UITableView: RowList {
    func reconfigureRow(at path: IndexPath) {
        guard let cell = cells[path] else { return }
        refill(cell, at: path)
        setNeedsLayout()
    }

    func dequeue(_ identifier: String) -> UITableViewCell? {
        cellPool.dequeue(identifier) { $0.make(registeredFor: identifier) }
    }

    func mark(_ cell: UITableViewCell, isSelected: Bool) { cell.setSelected(isSelected, animated: false) }

    func editingChanged(animated: Bool) {
        for (path, cell) in cells { updateEditing(of: cell, at: path, animated: animated) }
        setNeedsLayout()
    }

    func updateEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool = false) {
        let canEdit = isEdited && dataSource?.tableView(self, canEditRowAt: path) ?? false
        cell.editingStyle =
            canEdit ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
        cell.editControl =
            switch cell.editingStyle {
            case _ where !canEdit: nil
            case _ where allowsMultipleSelectionDuringEditing: .multiselect
            case .none: nil
            case .delete: .delete
            case .insert: .insert
            }
        if canEdit, style != .plain,
            delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) == false
        {
            cell.shouldIndentWhileEditing = false
        }
        cell.isMovable = canEdit && mayMove(path, of: cell)
        cell.setEditing(canEdit, animated: animated)
    }

    /// Whether a row shows that it can be moved: the data source says so itself, or its cell asks for it.
    private func mayMove(_ path: IndexPath, of cell: UITableViewCell) -> Bool {
        hasUsualMoves = false
        guard dataSource?.tableView(self, canMoveRowAt: path) == true else { return false }
        return cell.showsReorderControl || !hasUsualMoves
    }

    /// The titles of the index beside the rows; empty without one, and where the table has too few rows for it.
    var indexTitles: [String] {
        if let knownIndexTitles { return knownIndexTitles }
        let isLong = counts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount
        let titles = isLong ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
        knownIndexTitles = titles
        return titles
    }

    /// The width of an index over the ends of the rows, whose contents make room for it (assumed).
    static let indexWidth: CGFloat = 15

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

    func contextMenu(at path: IndexPath) -> UIContextMenuConfiguration? {
        delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: rectForRow(at: path).origin)
    }
}
