import Foundation

extension UICollectionView {
    func askForCounts() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<dataSource.numberOfSections(in: self)).map {
            dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
    }

    func askForCell(at path: IndexPath) -> UICollectionViewCell? {
        dataSource?.collectionView(self, cellForItemAt: path)
    }

    func setNeedsLayoutOfRows() {
        collectionViewLayout.invalidateLayout()
        setNeedsLayout()
    }

    func forgetSupplements() {
        for (element, view) in supplements { retire(view, from: element) }
        supplements = [:]
    }

    func layoutChanged(from old: UICollectionViewLayout) {
        old.collectionView = nil
        collectionViewLayout.collectionView = self
        measuredSizes = [:]
        forgetSupplements()
        collectionViewLayout.invalidateLayout()
        for view in Array(cells.values) + Array(supplements.values) {
            view.didTransition(from: old, to: collectionViewLayout)
        }
    }

    /// Loads the visible items, in several rounds where their own sizes make others visible.
    func layOutRows() {
        guard bounds.width > 0, rows.openBatches == 0 else { return }
        _ = counts
        if laidOutSize != bounds.size {
            laidOutSize = bounds.size
            measuredSizes = [:]
            collectionViewLayout.invalidateLayout()
        }
        for _ in 0..<Self.mostRounds {
            collectionViewLayout.prepareIfNeeded()
            contentSize = collectionViewLayout.collectionViewContentSize
            guard load(collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []) else { break }
            collectionViewLayout.invalidateLayout()
        }
        backgroundView?.frame = bounds
        placeRefreshControl()
    }

    /// The limit of rounds, for items that change their size in each.
    private static let mostRounds = 8

    /// Loads the visible items and retires the others; whether the size of any item has changed.
    private func load(_ shown: [UICollectionViewLayoutAttributes]) -> Bool {
        retireCells(except: Set(shown.lazy.filter { $0.representedElementKind == nil }.map(\.indexPath)))
        let elements = Set(shown.map(\.element))
        for (element, view) in supplements where !elements.contains(element) {
            supplements[element] = nil
            retire(view, from: element)
        }
        var didChange = false
        for attributes in shown.sorted(by: { $0.frame.minY < $1.frame.minY }) {
            guard let view = view(for: attributes) else { continue }
            view.apply(attributes)
            let axes = collectionViewLayout.measuredAxes(of: attributes.element)
            guard !axes.isEmpty else { continue }
            let asked = UICollectionViewLayoutAttributes(
                indexPath: attributes.indexPath, kind: attributes.representedElementKind)
            asked.frame = attributes.frame
            let known = measuredSizes[attributes.element]
            if let known, axes.contains(.vertical) { asked.size.height = known.height }
            view.measuredAxes = axes
            var size = view.preferredLayoutAttributesFitting(asked).size
            if !axes.contains(.horizontal) { size.width = attributes.frame.width }
            if !axes.contains(.vertical) { size.height = attributes.frame.height }
            if size != known {
                measuredSizes[attributes.element] = size
                didChange = true
            }
        }
        return didChange
    }

    private func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let path = attributes.indexPath
        guard let kind = attributes.representedElementKind else { return cells[path] ?? loadCell(at: path) }
        if let known = supplements[attributes.element] { return known }
        if attributes.representedElementCategory == .decorationView {
            return loadDecoration(of: kind, for: attributes)
        }
        guard let dataSource else { return nil }
        let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        supplements[attributes.element] = view
        addSubview(view)
        (view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
        delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
        return view
    }

    /// Makes a decoration of the class that the layout knows for its kind: behind everything, or in front.
    private func loadDecoration(
        of kind: String, for attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView? {
        guard let view = collectionViewLayout.decorationClasses[kind]?.make(registeredFor: kind) else {
            return nil
        }
        let place = attributes.zIndex > 0 ? subviews.count : backgroundView == nil ? 0 : 1
        supplements[attributes.element] = view
        insertSubview(view, at: place)
        return view
    }

    /// The number of views that stay behind the cells: the background and decorations.
    private var countBehindCells: Int {
        let decorations = supplements.compactMap { element, view -> UIView? in
            if case .decoration = element { view } else { nil }
        }
        return subviews.prefix { $0 === backgroundView || decorations.contains($0) }.count
    }

    private func loadCell(at path: IndexPath) -> UICollectionViewCell? {
        guard let cell = askForCell(at: path) else { return nil }
        cells[path] = cell
        insertSubview(cell, at: countBehindCells)
        cell.isSelected = rows.selection.contains(path)
        cell.isEditing = isEditing
        if let row = cell as? UICollectionViewListCell {
            // Rows below a header that is the first item of its section are not indented for it.
            let header =
                collectionViewLayout.list(in: path.section)?.headerMode == .firstItemInSection ? 1 : 0
            let level = (dataSource as? any OutlineDataSource)?.level(at: path) ?? 0
            row.outlineLevel = max(0, level - header)
        }
        cell.setNeedsUpdateConfiguration()
        cell.updateConfigurationIfNeeded()
        delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        return cell
    }

    func retire(_ cell: UICollectionViewCell, from path: IndexPath) {
        cell.removeFromSuperview()
        pool.put(cell)
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }

    private func retire(_ view: UICollectionReusableView, from element: ListElement) {
        view.removeFromSuperview()
        guard case .supplement(let kind, let path) = element else { return }
        pool.put(view)
        delegate?.collectionView(
            self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
    }
}

extension UICollectionViewLayoutAttributes {
    var element: ListElement {
        guard let kind = representedElementKind else { return .row(indexPath) }
        return representedElementCategory == .decorationView
            ? .decoration(kind, indexPath) : .supplement(kind, indexPath)
    }
}

/// A view that a collection view reuses: a cell, a header or a footer.
@preconcurrency @MainActor open class UICollectionReusableView: UIView, ReusableView {
    open internal(set) var reuseIdentifier: String?
    /// The directions in which the layout lets the view determine its own size.
    var measuredAxes = UIAxis.vertical

    open func prepareForReuse() {}
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        frame = layoutAttributes.frame
        isHidden = layoutAttributes.isHidden
        alpha = layoutAttributes.alpha
    }
    /// The attributes that the view prefers; called where the layout supports items that size themselves.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        if measuredAxes.contains(.horizontal), let width = contentsWidth {
            layoutAttributes.size.width = width
        }
        if measuredAxes.contains(.vertical) {
            layoutAttributes.size.height = fittingHeight(in: layoutAttributes)
        }
        return layoutAttributes
    }
    open func willTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The height that the contents need; for contents without a height, the layout's height.
    func fittingHeight(in attributes: UICollectionViewLayoutAttributes) -> CGFloat {
        let height = contentsHeight(width: attributes.size.width)
        return height > 0 ? height : attributes.size.height
    }

    /// The width of the view's contents; nil for contents without a width.
    var contentsWidth: CGFloat? { contentLength(on: .horizontal)?.length }

    /// The height of the view's contents at a width; 0 for contents without a height.
    func contentsHeight(width: CGFloat) -> CGFloat { fittingHeight(width: width) }
}
