public import Foundation
import SplitframeInterface

public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Sections one below the other, each a repeated group or a list.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: PreparedCollectionLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var sections: [NSCollectionLayoutSection?] = []
    /// The directions in which items and headers determine their own size.
    private var estimated: [ListElement: UIAxis] = [:]
    /// The kinds of the supplementary views on items.
    private var kindsOnItems: Set<String> = []
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }

    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }

    open override func prepare() {
        super.prepare()
        forgetFrames()
        kindsOnItems = []
        estimated = [:]
        guard let view = collectionView else { return }
        let insets = view.safeAreaInsets
        let width = max(0, view.bounds.width - insets.left - insets.right)
        let environment = CollectionLayoutEnvironment(
            contentSize: CGSize(
                width: width, height: view.bounds.inset(by: view.adjustedContentInset).height),
            traits: view.traitCollection)
        var y: CGFloat = 0
        sections = []
        for (index, count) in view.counts.enumerated() {
            if index > 0 { y += configuration.interSectionSpacing }
            let (section, start) = (provider(index, environment), y)
            sections.append(section)
            if let list = section?.list {
                y = lay(list, section: index, count: count, from: y, width: width, in: view)
            } else if let section {
                y = lay(section, index: index, count: count, from: y, in: environment.contentSize)
            }
            let frame = CGRect(x: insets.left, y: start, width: width, height: y - start)
            // Headers of plain lists stay on screen, as those of plain tables do (assumed: only that of tables is
            // documented).
            if section?.list?.appearance == .plain {
                pin(UICollectionView.elementKindSectionHeader, of: index, in: frame)
            }
            for item in section?.boundarySupplementaryItems ?? [] where item.pinToVisibleBounds {
                pin(item.elementKind, of: index, in: frame, isAtTop: item.isAtTop)
            }
            for decoration in section?.decorationItems ?? [] where y > start {
                place(decoration, at: IndexPath(item: 0, section: index), in: frame)
            }
        }
        extent = CGSize(width: width, height: y)
    }

    override func list(in section: Int) -> UICollectionLayoutListConfiguration? {
        sections.indices.contains(section) ? sections[section]?.list : nil
    }

    override func measuredAxes(of element: ListElement) -> UIAxis {
        switch element {
        case .row(let path): list(in: path.section) == nil ? estimated[element] ?? [] : .vertical
        case .supplement(_, let path): list(in: path.section) == nil ? estimated[element] ?? [] : .vertical
        case .decoration: []
        }
    }

    override func isAttachedToItems(_ kind: String) -> Bool { kindsOnItems.contains(kind) }

    // MARK: Lists

    private func lay(
        _ list: UICollectionLayoutListConfiguration, section: Int, count: Int, from start: CGFloat,
        width: CGFloat, in view: UICollectionView
    ) -> CGFloat {
        let figures = ListFigures(traits: view.traitCollection.values)
        let grid = PixelGrid(scale: max(1, view.traitCollection.displayScale))
        let margin: CGFloat =
            switch list.appearance {
            case .insetGrouped where (view.owner ?? view.surroundingController)?.navigationController != nil:
                figures.cardMargin(
                    width: view.bounds.width, isPad: view.traitCollection.userInterfaceIdiom != .phone,
                    isInNavigation: true
                ).value
            case .insetGrouped, .sidebar: figures.collectionCardMargin.value
            case .plain, .grouped, .sidebarPlain: 0
            }
        let x = view.safeAreaInsets.left + margin
        var y = start
        func next(_ height: CGFloat) -> CGRect {
            defer { y += height }
            return CGRect(x: x, y: y, width: max(0, width - 2 * margin), height: height)
        }
        func addSupplement(_ kind: String) {
            let path = IndexPath(item: 0, section: section)
            let height =
                view.measuredSizes[.supplement(kind, path)]?.height
                ?? CGFloat(grid.round(figures.collectionHeader.value))
            place(kind, at: path, in: next(height))
        }
        // A row that serves as a header is placed like other headers (assumed), with the height of its contents.
        if list.headerMode != .none {
            y +=
                list.headerTopPadding
                ?? (list.isGrouped && section > 0 ? grid.round(figures.aboveCollectionHeader.value) : 0)
        } else if list.isGrouped {
            y += figures.firstGroupGap.value
        }
        if list.headerMode == .supplementary { addSupplement(UICollectionView.elementKindSectionHeader) }
        for item in 0..<count {
            let path = IndexPath(item: item, section: section)
            var height =
                view.measuredSizes[.row(path)]?.height
                ?? CGFloat(grid.round(figures.collectionRow.value))
            // In a plain list without headers, the first row includes the padding of a header.
            if list.appearance == .plain, list.headerMode == .none, section == 0, item == 0 {
                height += list.headerTopPadding ?? figures.automaticHeaderPadding.value
            }
            place(at: path, in: next(height))
        }
        if list.footerMode == .supplementary { addSupplement(UICollectionView.elementKindSectionFooter) }
        return y
    }

    // MARK: Groups

    private func lay(
        _ section: NSCollectionLayoutSection, index: Int, count: Int, from start: CGFloat,
        in container: CGSize
    ) -> CGFloat {
        guard let group = section.group else { return start }
        var y = start
        let left = (collectionView?.safeAreaInsets.left ?? 0) + section.contentInsets.leading
        let room = CGSize(
            width: container.width - section.contentInsets.leading - section.contentInsets.trailing,
            height: container.height - section.contentInsets.top - section.contentInsets.bottom)
        for item in section.boundarySupplementaryItems where item.isAtTop {
            y = lay(item, of: index, from: y, left: left, room: room)
        }
        y += section.contentInsets.top
        let isAcross = section.orthogonalScrollingBehavior != .none
        var origin = CGPoint(x: left, y: y)
        var cells: [LaidOutCell] = []
        var greatest: CGFloat = 0
        while cells.count < count {
            let laidOut = group.laidOut(in: room, at: origin, from: cells.count, upTo: count) { item in
                self.collectionView?.measuredSizes[.row(IndexPath(item: item, section: index))]
            }
            guard !laidOut.cells.isEmpty else { break }
            cells += laidOut.cells
            greatest = max(greatest, laidOut.size.height)
            if isAcross {
                origin.x += laidOut.size.width + section.interGroupSpacing
            } else {
                origin.y += laidOut.size.height + section.interGroupSpacing
            }
        }
        for (item, cell) in cells.prefix(count).enumerated() {
            let path = IndexPath(item: item, section: index)
            place(at: path, in: cell.frame)
            if !cell.estimatedAxes.isEmpty { estimated[.row(path)] = cell.estimatedAxes }
            for supplement in cell.supplements {
                kindsOnItems.insert(supplement.elementKind)
                place(supplement.elementKind, at: path, in: supplement.frame(on: cell.frame))
            }
        }
        if count > 0 { y = isAcross ? y + greatest : origin.y - section.interGroupSpacing }
        y += section.contentInsets.bottom
        for item in section.boundarySupplementaryItems where !item.isAtTop {
            y = lay(item, of: index, from: y, left: left, room: room)
        }
        return y
    }

    private func lay(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, of section: Int, from y: CGFloat, left: CGFloat,
        room: CGSize
    ) -> CGFloat {
        let path = IndexPath(item: 0, section: section)
        let element = ListElement.supplement(item.elementKind, path)
        let size = item.layoutSize.points(in: room, measured: collectionView?.measuredSizes[element])
        let frame = item.inner(CGRect(origin: CGPoint(x: left, y: y), size: size))
        place(item.elementKind, at: path, in: frame)
        estimated[element] = item.layoutSize.estimatedAxes
        return y + size.height
    }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
    /// Whether the item is placed before the section's items.
    fileprivate var isAtTop: Bool {
        switch alignment {
        case .none, .top, .topLeading, .topTrailing, .leading, .trailing: true
        case .bottom, .bottomLeading, .bottomTrailing: false
        }
    }
}

/// The configuration of a compositional layout as a whole.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: IdentityHashable {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var interSectionSpacing: CGFloat = 0
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Compiles only.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    public init() {}
}
