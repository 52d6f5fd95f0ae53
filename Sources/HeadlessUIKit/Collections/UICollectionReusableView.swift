import Foundation

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
