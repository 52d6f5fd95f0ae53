import UIKit

/// The songs of an album or a playlist; a song is pushed, its details are a sheet.
final class SongsViewController: LoggedCollectionViewController {
    var name = "Albums" {
        didSet {
            title = name
            if isViewLoaded { apply() }
        }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    private(set) var dataSource: UICollectionViewDiffableDataSource<String, String>!
    override var label: String { "Songs" }

    convenience init() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        self.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        title = name
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, path, song in
            var content = cell.defaultContentConfiguration()
            content.text = song
            content.secondaryText = "Side A"
            content.image = UIImage(systemName: "music.note")
            cell.contentConfiguration = content
            cell.accessories =
                path.item == 0 ? [.checkmark(), .disclosureIndicator()] : [.disclosureIndicator()]
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [unowned self] cell, _, _ in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = "Songs of \(name)"
            cell.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { list, path, song in
            list.dequeueConfiguredReusableCell(using: row, for: path, item: song)
        }
        dataSource.supplementaryViewProvider = { list, _, path in
            list.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "info.circle"),
            primaryAction: UIAction { [unowned self] _ in showInfo() })
        apply()
    }

    private func apply() {
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections([name])
        snapshot.appendItems(["First of \(name)", "Second of \(name)"])
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func showInfo() {
        let info = InfoViewController()
        info.sheetPresentationController?.detents = [.medium(), .large()]
        info.sheetPresentationController?.prefersGrabberVisible = true
        info.presentationController?.delegate = AppLog.shared.presentations
        present(info, animated: true)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let song = SongViewController()
        song.title = dataSource.itemIdentifier(for: indexPath)
        navigationController?.pushViewController(song, animated: true)
    }
}

final class SongViewController: LoggedViewController {
    override var label: String { "Song" }

    override func viewDidLoad() {
        super.viewDidLoad()
        let play = UIButton(configuration: .filled())
        play.setTitle("Play", for: .normal)
        play.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(play)
        NSLayoutConstraint.activate([
            play.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            play.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}

final class InfoViewController: LoggedViewController {
    override var label: String { "Info" }

    override func viewDidLoad() {
        super.viewDidLoad()
        let words = UILabel()
        words.text = "Two songs"
        words.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(words)
        NSLayoutConstraint.activate([
            words.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            words.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }
}
