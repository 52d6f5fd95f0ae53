public import Foundation

/// A view on or beside an item; those of groups are not made.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    public let containerAnchor: NSCollectionLayoutAnchor
    public let itemAnchor: NSCollectionLayoutAnchor?
    open var zIndex = 0

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor? = nil
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize)
    }

    /// The frame on an item: the point of the item anchor lies on the point of the container anchor.
    ///
    /// Without an item anchor, the container anchor stands for both. A fractional offset is a fraction of the
    /// supplementary item's size, and insets reduce the frame (assumed: the references give neither).
    func frame(on item: CGRect) -> CGRect {
        let size = layoutSize.points(in: item.size)
        let own = (itemAnchor ?? containerAnchor).edges.point(of: CGRect(origin: .zero, size: size))
        let place = containerAnchor.edges.point(of: item)
        let (shift, back) = (containerAnchor.offset(of: size), itemAnchor?.offset(of: size) ?? .zero)
        return inner(
            CGRect(
                origin: CGPoint(x: place.x - own.x + shift.x + back.x, y: place.y - own.y + shift.y + back.y),
                size: size))
    }
}

extension NSDirectionalRectEdge {
    /// The corner of a rectangle, or the middle of its side; for an empty set the rectangle's middle.
    fileprivate func point(of frame: CGRect) -> CGPoint {
        CGPoint(
            x: contains(.leading) ? frame.minX : contains(.trailing) ? frame.maxX : frame.midX,
            y: contains(.top) ? frame.minY : contains(.bottom) ? frame.maxY : frame.midY)
    }
}

/// A header or footer at the edge of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public let alignment: NSRectAlignment
    public let offset: CGPoint
    /// Whether it stays on screen while any of its section is (documented: `pinToVisibleBounds`); set before the layout is prepared.
    open var pinToVisibleBounds = false

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(
            layoutSize: layoutSize, elementKind: elementKind,
            containerAnchor: NSCollectionLayoutAnchor(edges: []))
    }

    // MARK: Compiles only
    open var extendsBoundary = true
}

/// A decoration behind a section, with its headers and footers and the room around its items.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public let elementKind: String
    open var zIndex = 0

    private init(elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }

    public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }
}

/// A side or corner, with an offset in points or in fractions of the anchored item's size.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: IdentityHashable {
    public let edges: NSDirectionalRectEdge
    public let offset: CGPoint
    public let isFractionalOffset: Bool

    public init(edges: NSDirectionalRectEdge) {
        self.edges = edges
        (offset, isFractionalOffset) = (.zero, false)
    }

    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.edges = edges
        (offset, isFractionalOffset) = (absoluteOffset, false)
    }

    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.edges = edges
        (offset, isFractionalOffset) = (fractionalOffset, true)
    }

    /// The offset in points, for an item of a size.
    fileprivate func offset(of size: CGSize) -> CGPoint {
        isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}

/// A visible item that a section's handler may move; compiles only.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
    var indexPath: IndexPath { get }
    var frame: CGRect { get }
    var alpha: CGFloat { get set }
    var transform: CGAffineTransform { get set }
    var zIndex: Int { get set }
    var isHidden: Bool { get set }
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform3D: CATransform3D { get set }
    var name: String { get }
    var representedElementCategory: UICollectionView.ElementCategory { get }
    var representedElementKind: String? { get }
}
