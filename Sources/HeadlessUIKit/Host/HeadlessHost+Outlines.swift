import Foundation

extension HeadlessHost {
    /// Taps an accessory at the end of a row; false where it is not shown, or has no action but the list's own.
    @discardableResult
    public func tap(_ accessory: UICellAccessory.AccessoryType, of cell: UICollectionViewListCell) -> Bool {
        let shown = cell.accessories.first {
            $0.accessoryType == accessory && $0.isShown(editing: cell.isEditing)
        }
        return act { shown?.act(in: cell) ?? false }
    }
}
