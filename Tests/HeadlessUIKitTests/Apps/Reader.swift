import UIKit

/// A split view that is its own delegate and keeps the list on top until an article is chosen.
final class ReaderSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    let feed = FeedViewController()
    let article = ArticleViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        preferredSplitBehavior = .tile
        minimumPrimaryColumnWidth = 300
        maximumPrimaryColumnWidth = 400
        setViewController(feed, for: .primary)
        setViewController(article, for: .secondary)
        feed.didChoose = { [weak self] title in
            self?.article.title = title
            self?.show(.secondary)
        }
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        article.title == nil ? .primary : proposedTopColumn
    }
}

final class FeedViewController: UIViewController {
    var didChoose: ((String) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Feed"
        view.backgroundColor = .systemBackground
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.didChoose?("New") })
    }
}

final class ArticleViewController: UIViewController {
    private(set) var widths: [CGFloat] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        navigationItem.largeTitleDisplayMode = .never
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        widths.append(view.bounds.width)
    }
}
