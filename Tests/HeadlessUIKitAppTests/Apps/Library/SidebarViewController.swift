import UIKit

/// The outline of a music library, as a diffable list.
final class SidebarViewController: LoggedViewController, UICollectionViewDelegate {
    enum Section: Hashable, Sendable { case library, playlists }

    struct Item: Hashable, Sendable {
        let title: String
        let symbol: String
        var isGroup = false
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    private(set) var collectionView: UICollectionView!
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
    var onSelect: (String) -> Void = { _ in }

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        title = "Library"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [unowned self] _ in addPlaylist() })
        configureList()
        configureDataSource()
        applySnapshots()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard splitViewController?.isCollapsed ?? true else { return }
        for path in collectionView.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: path, animated: animated)
        }
    }

    private func configureList() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        configuration.headerMode = .firstItemInSection
        configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] path in
            guard let item = dataSource.itemIdentifier(for: path), !item.isGroup else { return nil }
            let delete = UIContextualAction(style: .destructive, title: "Delete") {
                [unowned self] _, _, done in
                remove(item)
                done(true)
            }
            delete.image = UIImage(systemName: "trash")
            return UISwipeActionsConfiguration(actions: [delete])
        }
        collectionView = UICollectionView(
            frame: view.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
    }

    private func configureDataSource() {
        let header = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
            var content = UIListContentConfiguration.sidebarHeader()
            content.text = item.title
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
        }
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
            var content = UIListContentConfiguration.sidebarCell()
            content.text = item.title
            content.image = UIImage(systemName: item.symbol)
            cell.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { list, path, item in
            list.dequeueConfiguredReusableCell(using: item.isGroup ? header : row, for: path, item: item)
        }
    }

    private func applySnapshots() {
        var sections = NSDiffableDataSourceSnapshot<Section, Item>()
        sections.appendSections([.library, .playlists])
        dataSource.apply(sections, animatingDifferences: false)
        let library = Item(title: "Music", symbol: "", isGroup: true)
        let playlists = Item(title: "Playlists", symbol: "", isGroup: true)
        apply(library, ["Albums": "square.stack", "Artists": "music.mic"], to: .library)
        apply(playlists, ["Morning": "music.note.list", "Workout": "music.note.list"], to: .playlists)
    }

    private func apply(_ group: Item, _ rows: KeyValuePairs<String, String>, to section: Section) {
        var outline = NSDiffableDataSourceSectionSnapshot<Item>()
        outline.append([group])
        outline.append(rows.map { Item(title: $0.key, symbol: $0.value) }, to: group)
        outline.expand([group])
        dataSource.apply(outline, to: section, animatingDifferences: false)
    }

    private func change(_ change: (inout NSDiffableDataSourceSectionSnapshot<Item>) -> Void) {
        var outline = dataSource.snapshot(for: .playlists)
        change(&outline)
        dataSource.apply(outline, to: .playlists)
    }

    private func addPlaylist() {
        change { $0.append([Item(title: "New Playlist", symbol: "music.note.list")], to: $0.rootItems.first) }
    }

    private func remove(_ item: Item) { change { $0.delete([item]) } }

    private func rename(_ item: Item, to title: String) {
        change {
            $0.insert([Item(title: title, symbol: item.symbol)], after: item)
            $0.delete([item])
        }
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        dataSource.itemIdentifier(for: indexPath)?.isGroup == false
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
        onSelect(item.title)
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let item = dataSource.itemIdentifier(for: indexPath), !item.isGroup else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
            UIMenu(children: [
                UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { [unowned self] _ in
                    rename(item, to: "Evening")
                },
                UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) {
                    [unowned self] _ in remove(item)
                },
            ])
        }
    }
}
