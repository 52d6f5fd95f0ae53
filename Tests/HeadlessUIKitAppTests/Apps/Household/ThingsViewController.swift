import UIKit

/// The things of a room: images, second lines, accessories, a search field, swipes and menus.
final class ThingsViewController: UICollectionViewController, UISearchResultsUpdating {
    var onChoose: (Thing) -> Void = { _ in }
    var room: Room? { didSet { update() } }
    private var dataSource: UICollectionViewDiffableDataSource<Int, Thing>?
    private var query = ""

    init() {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.searchBar.placeholder = "Search things"
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
            UIBarButtonItem(
                image: UIImage(systemName: "line.3.horizontal.decrease"),
                menu: UIMenu(children: [UIAction(title: "Lent only") { _ in }])),
        ]
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Thing> { cell, _, thing in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = thing.name
            content.secondaryText = thing.note.isEmpty ? nil : thing.note
            content.secondaryTextProperties.color = .secondaryLabel
            content.image = UIImage(systemName: thing.symbol)
            cell.contentConfiguration = content
            var accessories: [UICellAccessory] = [.disclosureIndicator()]
            if thing.isLent { accessories.insert(.label(text: "Lent"), at: 0) }
            if thing.isFavourite { accessories.insert(.checkmark(), at: 0) }
            cell.accessories = accessories
        }
        dataSource = UICollectionViewDiffableDataSource<Int, Thing>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        update()
    }

    private func update() {
        let things = (room?.things ?? []).filter {
            query.isEmpty || $0.name.localizedCaseInsensitiveContains(query)
        }
        navigationItem.title = room?.name
        navigationItem.subtitle = things.count == 1 ? "1 thing" : "\(things.count) things"
        var snapshot = NSDiffableDataSourceSnapshot<Int, Thing>()
        snapshot.appendSections([0])
        snapshot.appendItems(things)
        dataSource?.apply(snapshot, animatingDifferences: false)
        guard isViewLoaded else { return }
        contentUnavailableConfiguration =
            !things.isEmpty
            ? nil : query.isEmpty ? Self.emptyRoom : UIContentUnavailableConfiguration.search()
    }

    private static var emptyRoom: UIContentUnavailableConfiguration {
        var empty = UIContentUnavailableConfiguration.empty()
        empty.image = UIImage(systemName: "shippingbox")
        empty.text = "Nothing here yet"
        empty.secondaryText = "What you add to this room appears here."
        empty.button = .borderedProminent()
        empty.button.title = "Add a thing"
        return empty
    }

    func updateSearchResults(for searchController: UISearchController) {
        query = searchController.searchBar.text ?? ""
        update()
    }

    override func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
        if let thing = dataSource?.itemIdentifier(for: indexPath) { onChoose(thing) }
    }

    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [
                UIAction(title: "Lend…", image: UIImage(systemName: "person.badge.plus")) { _ in },
                UIAction(
                    title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
                ) { _ in },
            ])
        }
    }
}
