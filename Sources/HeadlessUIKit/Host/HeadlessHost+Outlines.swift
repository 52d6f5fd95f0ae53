import Foundation

extension HeadlessHost {
    /// Taps what stands at the end of a row; false where it shows no such accessory or only the list would act.
    @discardableResult
    public func tap(_ accessory: UICellAccessory.AccessoryType, of cell: UICollectionViewListCell) -> Bool {
        let shown = cell.accessories.first {
            $0.accessoryType == accessory && $0.isShown(editing: cell.isEditing)
        }
        var isTaken = false
        act { isTaken = shown.map { $0.act(in: cell) } ?? false }
        return isTaken
    }
}
