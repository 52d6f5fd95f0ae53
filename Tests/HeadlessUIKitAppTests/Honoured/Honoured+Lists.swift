import Foundation
import HeadlessUIKit

extension VisibleProperty {
    /// Tables, lists in collection views, and pickers.
    static let lists: [VisibleProperty] =
        [
            .table("UITableView.isEditing") { $0.tableView.isEditing = true },
            .table("UIViewController.setEditing(_:animated:)", "UITableViewController") {
                $0.setEditing(true, animated: false)
            },
            .edited("UITableView.allowsMultipleSelectionDuringEditing") {
                $0.tableView.allowsMultipleSelectionDuringEditing = true
            },
            .edited("UITableViewDataSource.tableView(_:canEditRowAt:)") { $0.editable = 1 },
            .edited("UITableViewDataSource.tableView(_:canMoveRowAt:)") { $0.movable = 1 },
            .edited("UITableViewDelegate.tableView(_:editingStyleForRowAt:)", "insert") {
                $0.control = .insert
            },
            .edited("UITableViewDelegate.tableView(_:editingStyleForRowAt:)", "none") { $0.control = .none },
            .edited("UITableViewCell.editingAccessoryType") {
                $0.fill = { $0.editingAccessoryType = .detailButton }
            },
            .edited("UITableViewCell.showsReorderControl") {
                $0.movable = nil
                $0.fill = { $0.showsReorderControl = true }
            },
            .table("UITableViewDataSource.sectionIndexTitles(for:)") { $0.index = ["A", "B"] },
            .drawn(
                "UITableView.sectionIndexColor", pages: { rows { $0.index = ["A", "B"] } },
                or: {
                    rows {
                        $0.index = ["A", "B"]
                        $0.tableView.sectionIndexColor = .systemRed
                    }
                }),
            .table("UITableView.separatorStyle") { $0.tableView.separatorStyle = .none },
            .table("UITableView.separatorColor") { $0.tableView.separatorColor = .systemRed },
            .table("UITableView.separatorInset") { $0.tableView.separatorInset.left = 80 },
            .table("UITableView.tableHeaderView") { $0.tableView.tableHeaderView = header() },
            .table("UIScrollView.refreshControl", "UITableView") {
                $0.refreshControl = UIRefreshControl()
                $0.refreshControl?.beginRefreshing()
            },
            .cell("UITableViewCell.accessoryType") { $0.accessoryType = .checkmark },
            .cell("UITableViewCell.accessoryView") { $0.accessoryView = header() },
            .cell("UITableViewCell.separatorInset") { $0.separatorInset.left = 80 },
            .cell("UITableViewCell.indentationLevel") { $0.indentationLevel = 2 },
            .cell("UITableViewCell.isHighlighted") { $0.isHighlighted = true },
            .cell("UIView.alpha", "UITableViewCell") { $0.alpha = 0.5 },
            .cell("UILabel.isEnabled", "UITableViewCell.textLabel") { $0.textLabel?.isEnabled = false },
            .cell("UILabel.textColor", "UITableViewCell.textLabel") { $0.textLabel?.textColor = .systemRed },
            .cell("UILabel.textColor", "UITableViewCell.detailTextLabel") {
                $0.detailTextLabel?.textColor = .systemRed
            },
            .cell("UIView.tintColor", "UITableViewCell.imageView") { $0.imageView?.tintColor = .systemRed },
            .cell("UITableViewCell.imageView") { $0.imageView?.image = UIImage(systemName: "star") },
        ] + collections + pickers

    private static let collections: [VisibleProperty] =
        [
            .list(
                "UICollectionLayoutListConfiguration.backgroundColor",
                configured: { $0.backgroundColor = .systemRed }),
            .list(
                "UICollectionLayoutListConfiguration.showsSeparators",
                configured: { $0.showsSeparators = false }),
            .list(
                "UIListSeparatorConfiguration.color",
                configured: { $0.separatorConfiguration.color = .systemRed }),
            .list(
                "UIListSeparatorConfiguration.bottomSeparatorInsets",
                configured: { $0.separatorConfiguration.bottomSeparatorInsets.leading = 80 }),
            .list("UICollectionViewListCell.indentationLevel", filled: { $0.indentationLevel = 2 }),
            .list("UICollectionViewCell.isHighlighted", filled: { $0.isHighlighted = true }),
        ]
        + accessories.map { name, accessory in
            .list(
                "UICollectionViewListCell.accessories", name, filled: { $0.accessories = [accessory()] })
        }

    private static let accessories: [(String, @MainActor @Sendable () -> UICellAccessory)] = [
        ("disclosureIndicator", { .disclosureIndicator() }), ("checkmark", { .checkmark() }),
        ("delete", { .delete(displayed: .always) }), ("insert", { .insert(displayed: .always) }),
        ("reorder", { .reorder(displayed: .always) }), ("multiselect", { .multiselect(displayed: .always) }),
        ("label", { .label(text: "3") }), ("detail", { .detail() }),
        ("popUpMenu", { .popUpMenu(UIMenu()) }), ("outlineDisclosure", { .outlineDisclosure() }),
        (
            "customView",
            {
                .customView(
                    configuration: .init(customView: header(), placement: .leading(displayed: .always)))
            }
        ),
    ]

    private static let pickers: [VisibleProperty] = [
        .drawn("UIDatePicker.date", "", { picker(at: 0) }, or: { picker(at: 86_400) }),
        .drawn("UIDatePicker.datePickerMode", of: { picker(at: 0) }) { $0.datePickerMode = .time },
        .drawn("UIDatePicker.preferredDatePickerStyle", of: { picker(at: 0) }) {
            $0.preferredDatePickerStyle = .wheels
        },
        .drawn("UIControl.isEnabled", "UIDatePicker", of: { picker(at: 0) }) { $0.isEnabled = false },
        .drawn("UIPageControl.numberOfPages", of: { pages() }) { $0.numberOfPages = 4 },
        .drawn("UIPageControl.currentPage", of: { pages() }) { $0.currentPage = 1 },
        .drawn("UIPageControl.currentPageIndicatorTintColor", of: { pages() }) {
            $0.currentPageIndicatorTintColor = .systemRed
        },
        .compilesOnly("UIPageControl.pageIndicatorTintColor"),
    ]
}

/// Rows whose look a test chooses.
private final class Rows: UITableViewController {
    var editable = Int.max
    var movable: Int? = 0
    var control = UITableViewCell.EditingStyle.delete
    var index: [String]?
    var fill: (UITableViewCell) -> Void = { _ in }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Pears"
        cell.detailTextLabel?.text = "ripe"
        cell.imageView?.image = UIImage(systemName: "folder")
        fill(cell)
        return cell
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        indexPath.row < editable
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        guard let movable else { return super.tableView(tableView, canMoveRowAt: indexPath) }
        return indexPath.row < movable
    }
    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { control }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { index }
}

extension VisibleProperty {
    @MainActor fileprivate static func rows(_ change: (Rows) -> Void) -> UIViewController {
        let rows = Rows(style: .plain)
        change(rows)
        return rows
    }

    fileprivate static func table(
        _ symbol: String, _ note: String = "", _ change: @escaping @MainActor @Sendable (Rows) -> Void
    ) -> Self { .drawn(symbol, note, pages: { rows { _ in } }, or: { rows(change) }) }

    fileprivate static func edited(
        _ symbol: String, _ note: String = "", _ change: @escaping @MainActor @Sendable (Rows) -> Void
    ) -> Self {
        .drawn(
            symbol, note, pages: { rows { $0.tableView.isEditing = true } },
            or: {
                rows {
                    change($0)
                    $0.tableView.isEditing = true
                }
            })
    }

    fileprivate static func cell(
        _ symbol: String, _ note: String = "",
        _ fill: @escaping @MainActor @Sendable (UITableViewCell) -> Void
    ) -> Self { .table(symbol, note) { $0.fill = fill } }

    fileprivate static func list(
        _ symbol: String, _ note: String = "",
        configured: @escaping @MainActor @Sendable (inout UICollectionLayoutListConfiguration) -> Void = {
            _ in
        },
        filled: @escaping @MainActor @Sendable (UICollectionViewListCell) -> Void = { _ in }
    ) -> Self {
        .drawn(
            symbol, note, pages: { ListPage(configured: { _ in }, filled: { _ in }) },
            or: { ListPage(configured: configured, filled: filled) })
    }

    @MainActor fileprivate static func header() -> UIView {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        label.text = "Fruit"
        return label
    }

    @MainActor fileprivate static func picker(at time: TimeInterval) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.date = Date(timeIntervalSince1970: time)
        return picker
    }

    @MainActor fileprivate static func pages() -> UIPageControl {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        return pages
    }
}

/// A list in a collection view.
private final class ListPage: UICollectionViewController {
    private let filled: (UICollectionViewListCell) -> Void

    init(
        configured: (inout UICollectionLayoutListConfiguration) -> Void,
        filled: @escaping (UICollectionViewListCell) -> Void
    ) {
        self.filled = filled
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configured(&configuration)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    { 3 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        if let cell = cell as? UICollectionViewListCell {
            var content = cell.defaultContentConfiguration()
            content.text = "Pears"
            cell.contentConfiguration = content
            filled(cell)
        }
        return cell
    }
}
