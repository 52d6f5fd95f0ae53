import Foundation
import HeadlessUIKit
import SplitframeInterface
import SplitframeTestSupport
import Testing

/// A list of names with headers, made of registrations and snapshots as apps of today make one.
@MainActor final class NamesList: UIViewController, UICollectionViewDelegate {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

    private(set) lazy var collectionView = UICollectionView(
        frame: view.bounds, collectionViewLayout: makeLayout())
    private(set) lazy var dataSource = makeDataSource()
    var log: [String] = []
    var appearance = UICollectionLayoutListConfiguration.Appearance.insetGrouped
    var headerMode = UICollectionLayoutListConfiguration.HeaderMode.supplementary

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
        var snapshot = Snapshot()
        snapshot.appendSections(["Fruit", "Trees"])
        snapshot.appendItems(["apple", "pear"], toSection: "Fruit")
        snapshot.appendItems(["oak"], toSection: "Trees")
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeLayout() -> UICollectionViewLayout {
        var list = UICollectionLayoutListConfiguration(appearance: appearance)
        list.headerMode = headerMode
        list.trailingSwipeActionsConfigurationProvider = { [unowned self] path in
            let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                self.log.append("delete \(self.dataSource.itemIdentifier(for: path) ?? "")")
                done(true)
            }
            return UISwipeActionsConfiguration(actions: [action])
        }
        return UICollectionViewCompositionalLayout.list(using: list)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<String, String> {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [unowned self] view, _, path in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = self.dataSource.sectionIdentifier(for: path.section)
            view.contentConfiguration = content
        }
        let dataSource = UICollectionViewDiffableDataSource<String, String>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
        }
        dataSource.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        return dataSource
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("selected \(dataSource.itemIdentifier(for: indexPath) ?? "")")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        log.append("deselected \(dataSource.itemIdentifier(for: indexPath) ?? "")")
    }
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(
            actionProvider: { _ in
                UIMenu(children: [UIAction(title: "Share") { _ in self.log.append("share \(indexPaths)") }])
            })
    }

    /// The words of the rows on screen, top to bottom.
    var shownWords: [String] {
        collectionView.visibleCells.compactMap {
            ($0.contentConfiguration as? UIListContentConfiguration)?.text
        }
    }
}

@MainActor struct `A collection view` {
    private func host(_ controller: UIViewController) throws -> HeadlessHost {
        try HeadlessHost(device: "iphone-14-pro", rootViewController: controller)
    }

    // UIColor › systemGroupedBackground: the background of grouped lists.
    @Test(arguments: [true, false])
    func `in groups has a grey ground, up to the bars where it fills a column`(isWhole: Bool) throws {
        func grounds(_ list: NamesList) throws -> [Double] {
            let host = try host(UINavigationController(rootViewController: list))
            if !isWhole { list.collectionView.frame = CGRect(x: 0, y: 200, width: 393, height: 300) }
            host.settle()
            return try #require(InterfaceCapture.tree(of: host)).all
                .filter { $0.style.ground == .groupedBackground }.map(\.frame.height)
        }
        let plain = NamesList()
        plain.appearance = .plain
        #expect(try grounds(NamesList()) == [isWhole ? 852 : 300])
        #expect(try grounds(plain).isEmpty)
    }

    @Test func `shows the items and headers of a snapshot by their registrations`() throws {
        let list = NamesList()
        let host = try host(list)
        defer { withExtendedLifetime(host) {} }
        #expect(list.shownWords == ["apple", "pear", "oak"])
        let header = list.collectionView.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
        let content = (header as? UICollectionViewListCell)?.contentConfiguration
        #expect((content as? UIListContentConfiguration)?.text == "Trees")
    }

    // UICollectionLayoutListConfiguration › HeaderMode › firstItemInSection: the first item of a section is its header.
    @Test func `shows the first item of a section as its header where the list asks for it`() throws {
        let list = NamesList()
        list.headerMode = .firstItemInSection
        let twin = try #require(InterfaceCapture.tree(of: host(list))).twin.split(separator: "\n")
        func line(_ word: String) -> String { String(twin.first { $0.contains("text=\"\(word)\"") } ?? "") }
        #expect(line("apple").contains("kind=header") && line("oak").contains("kind=header"))
        #expect(line("pear").contains("kind=row") && !line("apple").contains("hasSeparator"))
        // The card is that of the one row below the first header; the other section has none.
        let cells = try ["apple", "pear"].enumerated().map { index, _ in
            try #require(list.collectionView.cellForItem(at: IndexPath(item: index, section: 0)))
        }
        #expect(cells[0].frame.minY == 0 && twin.count { $0.contains("kind=card") } == 1)
    }

    @Test func `selects a tapped item and tells its delegate`() throws {
        let list = NamesList()
        let host = try host(list)
        host.tapItem(at: IndexPath(item: 1, section: 0), of: list.collectionView)
        host.tapItem(at: IndexPath(item: 0, section: 1), of: list.collectionView)
        #expect(list.log == ["selected pear", "deselected pear", "selected oak"])
        #expect(list.collectionView.indexPathsForSelectedItems == [IndexPath(item: 0, section: 1)])
        #expect(list.collectionView.visibleCells.map(\.isSelected) == [false, false, true])
    }

    @Test func `performs the actions of swipes and menus`() throws {
        let list = NamesList()
        let host = try host(list)
        let path = IndexPath(item: 1, section: 0)
        #expect(host.swipeItem(at: path, of: list.collectionView, choosing: "Delete"))
        #expect(host.swipeActions(at: path, of: list.collectionView, from: .leading) == nil)
        #expect(host.choose("Share", in: host.contextMenu(at: path, of: list.collectionView)))
        #expect(list.log == ["delete pear", "share [[0, 1]]"])
    }

    @Test func `keeps cells and the selection of items that a new snapshot has too`() throws {
        let list = NamesList()
        let host = try host(list)
        let view = list.collectionView
        host.tapItem(at: IndexPath(item: 1, section: 0), of: view)
        let pear = view.cellForItem(at: IndexPath(item: 1, section: 0))
        var snapshot = list.dataSource.snapshot()
        snapshot.deleteItems(["apple"])
        snapshot.insertItems(["plum"], afterItem: "pear")
        snapshot.moveSection("Trees", beforeSection: "Fruit")
        var isDone = false
        list.dataSource.apply(snapshot, animatingDifferences: true) { isDone = true }
        host.settle()
        #expect(isDone)
        #expect(list.shownWords == ["oak", "pear", "plum"])
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 1)) === pear)
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 1)])
    }

    @Test func `fills reconfigured items again in the cells that they have`() throws {
        final class Counter {
            var count = 0
        }
        let counter = Counter()
        let controller = UIViewController()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300),
            collectionViewLayout: UICollectionViewFlowLayout())
        controller.view.addSubview(view)
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in
            counter.count += 1
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        let host = try host(controller)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])
        source.apply(snapshot)
        host.settle()
        let cells = view.visibleCells
        snapshot.reconfigureItems([2])
        source.apply(snapshot)
        host.settle()
        #expect(counter.count == 3)
        #expect(view.visibleCells == cells)
        #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
    }

    @Test func `opens and closes the items of an outline`() throws {
        let list = NamesList()
        let host = try host(list)
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["Citrus", "kiwi"])
        outline.append(["lemon", "lime"], to: "Citrus")
        list.dataSource.apply(outline, to: "Fruit", animatingDifferences: false)
        host.settle()
        #expect(list.shownWords == ["Citrus", "kiwi", "oak"])
        #expect(list.dataSource.toggleExpansion(of: "Citrus"))
        host.settle()
        #expect(list.shownWords == ["Citrus", "lemon", "lime", "kiwi", "oak"])
        list.dataSource.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
        #expect(!list.dataSource.toggleExpansion(of: "Citrus"))
    }

    private final class Grid: UICollectionViewController {
        final class Tile: UICollectionViewCell {
            let label = UILabel()
            override init(frame: CGRect) {
                super.init(frame: frame)
                contentView.addSubview(label)
            }
            required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(Tile.self, forCellWithReuseIdentifier: "tile")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
            -> Int
        { 3 }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
            (cell as? Tile)?.label.text = "\(indexPath.item)"
            return cell
        }
    }

    @Test func `of a collection view controller clears its selection as it appears`() throws {
        let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
        let navigation = UINavigationController(rootViewController: grid)
        let host = try host(navigation)
        #expect(
            grid.collectionView.visibleCells.compactMap { ($0 as? Grid.Tile)?.label.text } == ["0", "1", "2"])
        host.tapItem(at: IndexPath(item: 1, section: 0), of: grid.collectionView)
        #expect(grid.collectionView.indexPathsForSelectedItems?.count == 1)
        navigation.pushViewController(UIViewController(), animated: false)
        host.settle()
        navigation.popViewController(animated: false)
        host.settle()
        #expect(grid.collectionView.indexPathsForSelectedItems == [])
    }

    @Test func `places the items of a grid in groups`() throws {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
        #expect(
            try frames(UICollectionViewCompositionalLayout(section: section), count: 3) == [
                CGRect(x: 20, y: 5, width: 130, height: 100), CGRect(x: 150, y: 5, width: 130, height: 100),
                CGRect(x: 20, y: 115, width: 130, height: 100),
            ])
    }

    @Test func `spreads full lines of a flow and keeps the least gap in the last`() throws {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 120, height: 50)
        #expect(
            try frames(flow, count: 3) == [
                CGRect(x: 0, y: 0, width: 120, height: 50), CGRect(x: 180, y: 0, width: 120, height: 50),
                CGRect(x: 0, y: 60, width: 120, height: 50),
            ])
    }

    /// The frames of plain items in a view 300 points wide.
    private func frames(_ layout: UICollectionViewLayout, count: Int) throws -> [CGRect] {
        let controller = UIViewController()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 300, height: 400), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        controller.view.addSubview(view)
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<count))
        source.apply(snapshot)
        let host = try host(controller)
        host.settle()
        return view.visibleCells.map(\.frame)
    }
}
