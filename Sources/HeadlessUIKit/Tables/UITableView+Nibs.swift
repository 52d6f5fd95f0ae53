extension UITableView {
    @available(*, unavailable, message: "There are no nibs on Linux: register the class of the cell.")
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}

    @available(*, unavailable, message: "There are no nibs on Linux: register the class of the view.")
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
}
