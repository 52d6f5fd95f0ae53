extension UICollectionView {
    @available(*, unavailable, message: "There are no nibs on Linux: register the class of the cell.")
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}

    @available(*, unavailable, message: "There are no nibs on Linux: register the class of the view.")
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {}
}
