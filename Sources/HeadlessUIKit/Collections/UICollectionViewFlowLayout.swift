public import Foundation

/// Items in lines from edge to edge, with headers and footers.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: PreparedCollectionLayout {
    public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    /// The edge from which the insets of sections are measured, with UIKit's raw values; compiles only.
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset, fromSafeArea, fromLayoutMargins
    }

    open var itemSize = UICollectionViewFlowLayout.standardSize { didSet { invalidateLayout() } }
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    /// Whether headers or footers stay on screen while any of their section is; only where scrolling is vertical.
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func prepare() {
        super.prepare()
        forgetFrames()
        guard let view = collectionView else { return }
        var y: CGFloat = 0
        for (section, count) in view.counts.enumerated() {
            let start = y
            y = lay(section, count: count, from: y, in: view)
            let frame = CGRect(x: 0, y: start, width: view.bounds.width, height: y - start)
            if isVertical, sectionHeadersPinToVisibleBounds {
                pin(UICollectionView.elementKindSectionHeader, of: section, in: frame)
            }
            if isVertical, sectionFootersPinToVisibleBounds {
                pin(UICollectionView.elementKindSectionFooter, of: section, in: frame, isAtTop: false)
            }
        }
        let room = view.bounds.inset(by: view.adjustedContentInset).size
        extent =
            isVertical ? CGSize(width: room.width, height: y) : CGSize(width: y, height: room.height)
    }

    /// Whether items determine their own size, as the app asks for with an estimate.
    private var measuresItems: Bool { estimatedItemSize != .zero || itemSize == Self.automaticSize }

    override func measuredAxes(of element: ListElement) -> UIAxis {
        guard case .row(let path) = element, measuresItems, givenSize(at: path) == nil else { return [] }
        return .both
    }

    /// The size that the delegate gives an item, other than that of all items.
    private func givenSize(at path: IndexPath) -> CGSize? {
        guard let view = collectionView,
            let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        else { return nil }
        let size = delegate.collectionView(view, layout: self, sizeForItemAt: path)
        return size == itemSize ? nil : size
    }

    private func size(at path: IndexPath) -> CGSize {
        if let given = givenSize(at: path) { return given }
        guard measuresItems else { return itemSize }
        if let measured = collectionView?.measuredSizes[.row(path)] { return measured }
        let isAutomatic = estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize
        return isAutomatic ? Self.standardSize : estimatedItemSize
    }

    /// The size of items that say nothing (documented), also before they have been measured.
    private static let standardSize = CGSize(width: 50, height: 50)

    private var isVertical: Bool { scrollDirection == .vertical }

    /// Lays out a section as if lines ran from left to right; returns the start of the next one.
    private func lay(_ section: Int, count: Int, from start: CGFloat, in view: UICollectionView) -> CGFloat {
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
        let line =
            delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
            ?? minimumLineSpacing
        let gap =
            delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
        let header =
            delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
            ?? headerReferenceSize
        let footer =
            delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
            ?? footerReferenceSize
        let room = view.bounds.inset(by: view.adjustedContentInset).size
        let across = isVertical ? room.width : room.height
        let (first, last) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
        var along = start
        if length(header) > 0 {
            place(
                UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section),
                in: rect(along: along, length(header), across: 0, across))
            along += length(header)
        }
        along += isVertical ? inset.top : inset.left
        let sizes = (0..<count).map { size(at: IndexPath(item: $0, section: section)) }
        var index = 0
        while index < count {
            var end = index
            var used = breadth(sizes[index])
            while end + 1 < count, used + gap + breadth(sizes[end + 1]) <= across - first - last {
                end += 1
                used += gap + breadth(sizes[end])
            }
            // A full line spreads over the available room; the last one keeps the minimum gap.
            let spread =
                end > index && end + 1 < count
                ? gap + (across - first - last - used) / CGFloat(end - index) : gap
            let height = sizes[index...end].map(length).max() ?? 0
            var x = first
            for item in index...end {
                place(
                    at: IndexPath(item: item, section: section),
                    in: rect(
                        along: along + (height - length(sizes[item])) / 2, length(sizes[item]), across: x,
                        breadth(sizes[item])))
                x += breadth(sizes[item]) + spread
            }
            along += height + (end + 1 < count ? line : 0)
            index = end + 1
        }
        along += isVertical ? inset.bottom : inset.right
        guard length(footer) > 0 else { return along }
        place(
            UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section),
            in: rect(along: along, length(footer), across: 0, across))
        return along + length(footer)
    }

    private func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    private func breadth(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

    private func rect(along: CGFloat, _ length: CGFloat, across: CGFloat, _ breadth: CGFloat) -> CGRect {
        isVertical
            ? CGRect(x: across, y: along, width: breadth, height: length)
            : CGRect(x: along, y: across, width: length, height: breadth)
    }

    // MARK: Compiles only
    open var sectionInsetReference = SectionInsetReference.fromContentInset
}

/// A delegate that provides the sizes of a flow layout.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}
