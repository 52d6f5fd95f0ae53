import Foundation

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
        LaidOutCell(frame: inner(frame), supplements: supplementaryItems)
    }

    func inner(_ frame: CGRect) -> CGRect {
        frame.inset(
            by: UIEdgeInsets(
                top: contentInsets.top, left: contentInsets.leading, bottom: contentInsets.bottom,
                right: contentInsets.trailing))
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

    /// The cells of the group with their supplementary items, in the space of the group's container.
    func cells(in container: CGSize, at origin: CGPoint) -> [LaidOutCell] {
        let frame = inner(CGRect(origin: origin, size: layoutSize.points(in: container)))
        if let itemProvider {
            let environment = CollectionLayoutEnvironment(contentSize: frame.size, traits: .current)
            return itemProvider(environment).map {
                LaidOutCell(frame: $0.frame.offsetBy(dx: frame.minX, dy: frame.minY), supplements: [])
            }
        }
        let gap = interItemSpacing?.spacing ?? 0
        var place = frame.origin
        var cells: [LaidOutCell] = []
        var index = 0
        while let item = next(index) {
            var size = item.layoutSize.points(in: frame.size)
            if let count {
                let share = CGFloat(count)
                if isHorizontal {
                    size.width = (frame.width - gap * (share - 1)) / share
                } else {
                    size.height = (frame.height - gap * (share - 1)) / share
                }
            }
            let end = isHorizontal ? place.x + size.width : place.y + size.height
            let limit = isHorizontal ? frame.maxX : frame.maxY
            // Without a count, the items repeat while they fit.
            if count == nil, index > 0, end > limit + 0.01 { break }
            if let group = item as? NSCollectionLayoutGroup {
                cells += group.cells(in: frame.size, at: place)
            } else {
                cells.append(item.cell(at: CGRect(origin: place, size: size)))
            }
            if isHorizontal { place.x += size.width + gap } else { place.y += size.height + gap }
            index += 1
            if (isHorizontal ? size.width : size.height) <= 0 { break }
        }
        return cells
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
