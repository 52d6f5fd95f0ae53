public import Foundation

/// An item of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutItem: IdentityHashable {
    public let layoutSize: NSCollectionLayoutSize
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Compiles only.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

    public init(layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
        supplementaryItems = []
    }

    public init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
    }

    func cell(at frame: CGRect) -> LaidOutCell {
        LaidOutCell(
            frame: inner(frame), supplements: supplementaryItems, estimatedAxes: layoutSize.estimatedAxes)
    }

    /// The frame within the insets, which are ignored in directions whose length is estimated (documented).
    func inner(_ frame: CGRect) -> CGRect {
        let insets = insetsInForce
        return frame.inset(
            by: UIEdgeInsets(
                top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    }

    private var insetsInForce: NSDirectionalEdgeInsets {
        var insets = contentInsets
        if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
        if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }
}

/// Items in a row or column, repeated as often as needed.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    public let subitems: [NSCollectionLayoutItem]
    let isHorizontal: Bool
    /// How often a single item is repeated in the group, with equal shares; nil where items have their own sizes.
    let count: Int?
    /// The app's frames of the items; nil where the items are placed one beside the other.
    private let itemProvider: NSCollectionLayoutGroupCustomItemProvider?
    open var interItemSpacing: NSCollectionLayoutSpacing?

    private init(
        _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], isHorizontal: Bool, count: Int?,
        itemProvider: NSCollectionLayoutGroupCustomItemProvider? = nil
    ) {
        subitems = items
        self.isHorizontal = isHorizontal
        self.count = count
        self.itemProvider = itemProvider
        super.init(layoutSize: size)
    }

    public static func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(
            layoutSize, [], isHorizontal: true, count: nil, itemProvider: itemProvider)
    }

    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: true, count: nil)
    }

    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: false, count: nil)
    }

    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, count: count)
    }

    public static func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, count: count)
    }

    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
    }

    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }

    /// The cells of the group with their supplementary items, in the space of the group's container, and the group's size:
    /// where its own is estimated, that of its items.
    ///
    /// - Parameters:
    ///   - first: The number of the first item.
    ///   - end: The number of items that there are.
    ///   - measured: The size of an item that has been on screen.
    func laidOut(
        in container: CGSize, at origin: CGPoint, from first: Int, upTo end: Int,
        measured: (_ item: Int) -> CGSize?
    ) -> (cells: [LaidOutCell], size: CGSize) {
        let nominal = layoutSize.points(in: container)
        let frame = inner(CGRect(origin: origin, size: nominal))
        if let itemProvider {
            let environment = CollectionLayoutEnvironment(contentSize: frame.size, traits: .current)
            let cells = itemProvider(environment).map {
                LaidOutCell(frame: $0.frame.offsetBy(dx: frame.minX, dy: frame.minY), supplements: [])
            }
            return (cells, nominal)
        }
        let gap = interItemSpacing?.spacing ?? 0
        let along = isHorizontal ? layoutSize.widthDimension : layoutSize.heightDimension
        let limit = isHorizontal ? frame.width : frame.height
        // The places of items, and those by their estimates, which say how many a group of estimated length has.
        var (place, planned) = (CGFloat(0), CGFloat(0))
        var cells: [LaidOutCell] = []
        var (index, breadth) = (0, CGFloat(0))
        while let item = next(index) {
            var plan = item.layoutSize.points(in: frame.size)
            var size = plan
            let start =
                isHorizontal
                ? CGPoint(x: frame.minX + place, y: frame.minY)
                : CGPoint(x: frame.minX, y: frame.minY + place)
            var inside: [LaidOutCell]?
            if let group = item as? NSCollectionLayoutGroup {
                let laidOut = group.laidOut(
                    in: frame.size, at: start, from: first + cells.count, upTo: end, measured: measured)
                (inside, size) = (laidOut.cells, laidOut.size)
            } else {
                size = item.layoutSize.points(in: frame.size, measured: measured(first + cells.count))
            }
            if let count {
                let share = (limit - gap * CGFloat(count - 1)) / CGFloat(count)
                if isHorizontal {
                    (plan.width, size.width) = (share, share)
                } else if !item.layoutSize.heightDimension.isEstimated {
                    (plan.height, size.height) = (share, share)
                }
            }
            let length = isHorizontal ? size.width : size.height
            let planLength = isHorizontal ? plan.width : plan.height
            // Without a count, the items repeat while they fit.
            let reached = along.isEstimated ? planned + planLength : place + length
            if count == nil, index > 0, reached > limit + 0.01 { break }
            cells += inside ?? [item.cell(at: CGRect(origin: start, size: size))]
            breadth = max(breadth, isHorizontal ? size.height : size.width)
            (place, planned) = (place + length + gap, planned + planLength + gap)
            index += 1
            if length <= 0 || first + cells.count >= end { break }
        }
        let length = max(0, place - gap)
        let needed =
            isHorizontal ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
        return (cells, layoutSize.points(in: container, measured: needed))
    }

    private func next(_ index: Int) -> NSCollectionLayoutItem? {
        if let count { return index < count ? subitems.first : nil }
        return subitems.isEmpty ? nil : subitems[index % subitems.count]
    }
}

/// The frame of a cell in a compositional layout, and the supplementary items on it.
struct LaidOutCell {
    var frame: CGRect
    var supplements: [NSCollectionLayoutSupplementaryItem]
    /// The directions in which the cell determines its own size.
    var estimatedAxes: UIAxis = []
}

/// A side or corner of a rectangle, with UIKit's raw values.
public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// The space around an item, in points; compiles only.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: IdentityHashable {
    public let leading: NSCollectionLayoutSpacing?
    public let top: NSCollectionLayoutSpacing?
    public let trailing: NSCollectionLayoutSpacing?
    public let bottom: NSCollectionLayoutSpacing?

    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
    ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }
}

public typealias NSCollectionLayoutGroupCustomItemProvider = (
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// An item of a group whose frames are the app's, in the group's space.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: IdentityHashable {
    public let frame: CGRect
    /// Compiles only.
    public let zIndex: Int

    public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}
