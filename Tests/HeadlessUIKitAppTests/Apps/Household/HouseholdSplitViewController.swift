import UIKit

/// Rooms, the things in them, and one thing; on a narrow screen tabs.
final class HouseholdSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    let rooms = RoomsViewController()
    let things = ThingsViewController()
    let thing = ThingViewController()
    let tabs = UITabBarController()
    let compactThings = ThingsViewController()

    init() {
        super.init(style: .tripleColumn)
        delegate = self
        preferredDisplayMode = .twoBesideSecondary
        preferredSplitBehavior = .tile
        setViewController(rooms, for: .primary)
        setViewController(things, for: .supplementary)
        setViewController(UINavigationController(rootViewController: thing), for: .secondary)
        setViewController(
            UINavigationController(rootViewController: LoanViewController()), for: .inspector)
        setViewController(tabs, for: .compact)

        let home = UINavigationController(rootViewController: compactThings)
        home.tabBarItem = UITabBarItem(title: "Things", image: UIImage(systemName: "sofa.fill"), tag: 0)
        let loans = UINavigationController(rootViewController: LoanViewController())
        loans.tabBarItem = UITabBarItem(title: "Lent", image: UIImage(systemName: "arrow.up.right"), tag: 1)
        loans.tabBarItem.badgeValue = "2"
        let index = UINavigationController(rootViewController: IndexViewController())
        index.tabBarItem = UITabBarItem(title: "Index", image: UIImage(systemName: "abc"), tag: 2)
        tabs.viewControllers = [home, loans, index]

        rooms.onChoose = { [weak self] room in
            self?.things.room = room
            self?.show(.supplementary)
        }
        for list in [things, compactThings] {
            list.room = Room.all[0]
            list.onChoose = { [weak self] chosen in self?.open(chosen) }
        }
        thing.thing = Room.all[0].things[0]
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func open(_ chosen: Thing) {
        guard isCollapsed else {
            thing.thing = chosen
            return show(.secondary)
        }
        let page = ThingViewController()
        page.thing = chosen
        (tabs.viewControllers?.first as? UINavigationController)?.pushViewController(page, animated: true)
    }
}

/// The sidebar.
final class RoomsViewController: UICollectionViewController {
    var onChoose: (Room) -> Void = { _ in }
    private var dataSource: UICollectionViewDiffableDataSource<String, Room>?

    init() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        configuration.headerMode = .supplementary
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        title = "Household"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "gearshape"), style: .plain, target: nil, action: nil)
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Room> { cell, _, room in
            var content = cell.defaultContentConfiguration()
            content.text = room.name
            content.image = UIImage(systemName: room.symbol)
            cell.contentConfiguration = content
            cell.accessories = [.label(text: "\(room.things.count)")]
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] view, _, path in
            var content = UIListContentConfiguration.sidebarHeader()
            content.text = self?.dataSource?.snapshot().sectionIdentifiers[path.section]
            view.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<String, Room>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        dataSource = source
        var snapshot = NSDiffableDataSourceSnapshot<String, Room>()
        snapshot.appendSections(["Indoors", "Outdoors"])
        snapshot.appendItems(Array(Room.all.prefix(2)), toSection: "Indoors")
        snapshot.appendItems(Array(Room.all.dropFirst(2)), toSection: "Outdoors")
        source.apply(snapshot, animatingDifferences: false)
        collectionView.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    }

    override func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
        if let room = dataSource?.itemIdentifier(for: indexPath) { onChoose(room) }
    }
}
