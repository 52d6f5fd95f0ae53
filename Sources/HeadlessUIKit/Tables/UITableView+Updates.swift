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

    func contextMenu(at path: IndexPath) -> UIContextMenuConfiguration? {
        delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: rectForRow(at: path).origin)
    }
}
