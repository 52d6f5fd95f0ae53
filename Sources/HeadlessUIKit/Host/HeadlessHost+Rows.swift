public import Foundation

extension HeadlessHost {
    public typealias RowEdge = ListRowEdge

    /// Taps a row of a table view.
    public func tapRow(at indexPath: IndexPath, of tableView: UITableView) {
        act { tableView.tapRow(at: indexPath) }
    }

    /// Taps the button at a row's end.
    public func tapAccessory(ofRowAt indexPath: IndexPath, of tableView: UITableView) {
        act { tableView.delegate?.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) }
    }

    /// Taps an accessory at the end of a row; false where it is not shown, or has no action but the list's own.
    @discardableResult
    public func tap(_ accessory: UICellAccessory.AccessoryType, of cell: UICollectionViewListCell) -> Bool {
        let shown = cell.accessories.first {
            $0.accessoryType == accessory && $0.isShown(editing: cell.isEditing)
        }
        return act { shown?.act(in: cell) ?? false }
    }

    /// Taps an item of a collection view.
    public func tapItem(at indexPath: IndexPath, of collectionView: UICollectionView) {
        act { collectionView.tapItem(at: indexPath) }
    }

    /// The actions for a swipe over a row; nil for none.
    public func swipeActions(
        at indexPath: IndexPath, of tableView: UITableView, from edge: RowEdge = .trailing
    ) -> UISwipeActionsConfiguration? { tableView.swipeActions(at: indexPath, from: edge) }

    /// The actions for a swipe over a row of a list; nil for none.
    public func swipeActions(
        at indexPath: IndexPath, of collectionView: UICollectionView, from edge: RowEdge = .trailing
    ) -> UISwipeActionsConfiguration? { collectionView.swipeActions(at: indexPath, from: edge) }

    /// Swipes a row until its actions are open, and leaves them open; false where it has none.
    @discardableResult
    public func openSwipeActions(
        at indexPath: IndexPath, of tableView: UITableView, from edge: RowEdge = .trailing
    ) -> Bool {
        guard let actions = tableView.swipeActions(at: indexPath, from: edge)?.actions else { return false }
        act {
            tableView.isSwiped = true
            tableView.delegate?.tableView(tableView, willBeginEditingRowAt: indexPath)
            tableView.openSwipe = OpenSwipe(path: indexPath, edge: edge, actions: actions)
        }
        return true
    }

    /// Swipes a row of a list until its actions are open, and leaves them open; false where it has none.
    @discardableResult
    public func openSwipeActions(
        at indexPath: IndexPath, of collectionView: UICollectionView, from edge: RowEdge = .trailing
    ) -> Bool {
        guard let actions = collectionView.swipeActions(at: indexPath, from: edge)?.actions else {
            return false
        }
        act { collectionView.openSwipe = OpenSwipe(path: indexPath, edge: edge, actions: actions) }
        return true
    }

    /// Closes the actions that are open after a swipe.
    public func closeSwipeActions(of list: UIScrollView) {
        act {
            (list as? UICollectionView)?.openSwipe = nil
            guard let table = list as? UITableView, let path = table.openSwipe?.path else { return }
            table.openSwipe = nil
            table.isSwiped = false
            table.delegate?.tableView(table, didEndEditingRowAt: path)
        }
    }

    /// Swipes a row and chooses the action with a title, or for nil swipes over the whole row; false where there is no
    /// such action.
    @discardableResult
    public func swipeRow(
        at indexPath: IndexPath, of tableView: UITableView, from edge: RowEdge = .trailing,
        choosing title: String? = nil
    ) -> Bool {
        perform(title, of: tableView.swipeActions(at: indexPath, from: edge)) {
            tableView.isSwiped = true
            if tableView.openSwipe == nil {
                tableView.delegate?.tableView(tableView, willBeginEditingRowAt: indexPath)
            }
            tableView.openSwipe = nil
            return tableView.cellForRow(at: indexPath) ?? tableView
        } after: {
            tableView.delegate?.tableView(tableView, didEndEditingRowAt: indexPath)
            tableView.isSwiped = false
        }
    }

    /// Swipes a row of a list and chooses the action with a title, or for nil swipes over the whole row; false where
    /// there is no such action.
    @discardableResult
    public func swipeItem(
        at indexPath: IndexPath, of collectionView: UICollectionView, from edge: RowEdge = .trailing,
        choosing title: String? = nil
    ) -> Bool {
        perform(title, of: collectionView.swipeActions(at: indexPath, from: edge)) {
            collectionView.openSwipe = nil
            return collectionView.cellForItem(at: indexPath) ?? collectionView
        } after: {
        }
    }

    private func perform(
        _ title: String?, of configuration: UISwipeActionsConfiguration?, before: () -> UIView,
        after: () -> Void
    ) -> Bool {
        guard let configuration else { return false }
        let chosen =
            if let title {
                configuration.actions.first { $0.title == title }
            } else {
                configuration.performsFirstActionWithFullSwipe ? configuration.actions.first : nil
            }
        guard let chosen else { return false }
        act {
            chosen.handler(chosen, before()) { _ in }
            after()
        }
        return true
    }

    /// The menu for a long press on a row, which is not drawn; nil where it has none.
    public func contextMenu(at indexPath: IndexPath, of tableView: UITableView) -> UIMenu? {
        tableView.contextMenu(at: indexPath)?.actionProvider?([])
    }

    /// Taps the preview above a row's menu; false where there is no menu.
    @discardableResult
    public func tapPreview(at indexPath: IndexPath, of tableView: UITableView) -> Bool {
        guard let menu = tableView.contextMenu(at: indexPath) else { return false }
        open(menu) {
            tableView.delegate?.tableView(tableView, willPerformPreviewActionForMenuWith: menu, animator: $0)
        }
        return true
    }

    /// Taps the preview above an item's menu; false where there is no menu.
    @discardableResult
    public func tapPreview(at indexPath: IndexPath, of collectionView: UICollectionView) -> Bool {
        guard let menu = collectionView.contextMenu(at: indexPath) else { return false }
        open(menu) {
            collectionView.delegate?.collectionView(
                collectionView, willPerformPreviewActionForMenuWith: menu, animator: $0)
        }
        return true
    }

    private func open(_ menu: UIContextMenuConfiguration, telling: (PreviewCommit) -> Void) {
        act {
            let commit = PreviewCommit(menu.previewProvider?())
            telling(commit)
            commit.finish()
        }
    }

    /// The menu for a long press on an item, which is not drawn; nil where it has none.
    public func contextMenu(at indexPath: IndexPath, of collectionView: UICollectionView) -> UIMenu? {
        collectionView.contextMenu(at: indexPath)?.actionProvider?([])
    }

    /// Taps a title of the index at a table's side, counted from 0: it scrolls to the section that the data source names.
    public func tapIndexTitle(_ index: Int, of tableView: UITableView) {
        act {
            guard let dataSource = tableView.dataSource,
                let titles = dataSource.sectionIndexTitles(for: tableView), titles.indices.contains(index)
            else { return }
            let section = dataSource.tableView(
                tableView, sectionForSectionIndexTitle: titles[index], at: index)
            tableView.scroll(to: tableView.rectForHeader(inSection: section), at: .top)
        }
    }

    /// Drags a row to another place while its table is edited; false where the row cannot be moved.
    @discardableResult
    public func moveRow(
        at source: IndexPath, to destination: IndexPath, of tableView: UITableView
    ) -> Bool {
        guard tableView.isEditing, tableView.dataSource?.tableView(tableView, canMoveRowAt: source) == true
        else { return false }
        act { tableView.dragRow(at: source, to: destination) }
        return true
    }

    /// Drags an item to another place; false where the item cannot be moved.
    @discardableResult
    public func moveItem(
        at source: IndexPath, to destination: IndexPath, of collectionView: UICollectionView
    ) -> Bool {
        guard collectionView.dataSource?.collectionView(collectionView, canMoveItemAt: source) == true else {
            return false
        }
        act {
            let target =
                collectionView.delegate?.collectionView(
                    collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: source,
                    atCurrentIndexPath: source, toProposedIndexPath: destination) ?? destination
            collectionView.dataSource?.collectionView(collectionView, moveItemAt: source, to: target)
            collectionView.moveItem(at: source, to: target)
        }
        return true
    }
}

extension UITableView {
    /// Handles a tap on a row, with all calls to the delegate.
    func tapRow(at path: IndexPath) {
        let isAllowed = isEditing ? allowsSelectionDuringEditing : allowsSelection
        guard counts.indices.contains(path.section), rows.contains(path),
            isAllowed || isMultipleSelectionOn,
            delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
        else { return }
        highlight(path)
        let former = rows.selection
        if isMultipleSelectionOn, former.contains(path) {
            deselectByTap(path)
            return tellSelection(changedFrom: former)
        }
        let wanted: IndexPath? =
            if let delegate { delegate.tableView(self, willSelectRowAt: path) } else { path }
        guard let wanted else { return }
        if !isMultipleSelectionOn { for old in rows.selection where old != wanted { deselectByTap(old) } }
        select(wanted, alone: !isMultipleSelectionOn)
        tellSelection(changedFrom: former)
        delegate?.tableView(self, didSelectRowAt: wanted)
        if delegate?.tableView(self, canPerformPrimaryActionForRowAt: wanted) == true {
            delegate?.tableView(self, performPrimaryActionForRowAt: wanted)
        }
    }

    private func tellSelection(changedFrom former: [IndexPath]) {
        guard rows.selection != former else { return }
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }

    private func highlight(_ path: IndexPath) {
        cells[path]?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
        cells[path]?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path)
    }

    private func deselectByTap(_ path: IndexPath) {
        let wanted: IndexPath? =
            if let delegate { delegate.tableView(self, willDeselectRowAt: path) } else { path }
        guard let wanted else { return }
        deselect(wanted)
        delegate?.tableView(self, didDeselectRowAt: wanted)
    }

    /// The app's own actions, or the delete button of a row that can be edited.
    func swipeActions(at path: IndexPath, from edge: ListRowEdge) -> UISwipeActionsConfiguration? {
        let asked =
            switch edge {
            case .leading: delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
            case .trailing: delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
            }
        if let asked { return asked.actions.isEmpty ? nil : asked }
        guard edge == .trailing, let dataSource, dataSource.tableView(self, canEditRowAt: path),
            delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete
        else { return nil }
        if let former = delegate?.tableView(self, editActionsForRowAt: path), !former.isEmpty {
            return UISwipeActionsConfiguration(actions: former.map { $0.contextualAction(at: path) })
        }
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: title) { [unowned self] _, _, done in
                self.dataSource?.tableView(self, commit: .delete, forRowAt: path)
                done(true)
            }
        ])
    }

    func dragRow(at source: IndexPath, to proposed: IndexPath) {
        let destination =
            delegate?.tableView(
                self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
        dataSource?.tableView(self, moveRowAt: source, to: destination)
        moveRow(at: source, to: destination)
    }
}
