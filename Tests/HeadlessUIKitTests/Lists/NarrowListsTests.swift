import SplitframeDevices
import SplitframeInterface
import SplitframeTestSupport
import Testing
import UIKit

/// Lists follow the room that they have: the safe area wherever they are, narrow rows, and an index beside the rows.
@MainActor struct `A list` {
    private final class Rows: NSObject, UITableViewDataSource {
        var content = UIListContentConfiguration.cell()
        var index: [String]?

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
            return cell
        }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { index }
    }

    private let rows = Rows()
    private let page = UIViewController()

    private func table(_ style: UITableView.Style = .plain, width: CGFloat = 300) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 600), style: style)
        table.dataSource = rows
        page.view.addSubview(table)
        return table
    }

    private func host() throws -> HeadlessHost {
        try HeadlessHost(device: "iphone-16-pro", rootViewController: page)
    }

    @Test(arguments: [UITableView.Style.plain, .insetGrouped])
    func `in another view is laid out again when the safe area changes`(style: UITableView.Style) throws {
        rows.content.text = "Lamp"
        let table = table(style)
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 600),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
            cell.contentConfiguration = UIListContentConfiguration.cell()
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])
        source.apply(snapshot, animatingDifferences: false)
        page.view.addSubview(list)
        let host = try host()
        func starts() -> [CGFloat] {
            [table.visibleCells.first?.frame, list.visibleCells.first?.frame].compactMap { $0?.minX }
        }
        let former = starts()
        page.additionalSafeAreaInsets.left = 60
        host.settle()
        #expect(former.count == 2 && starts() == former.map { $0 + 60 })
    }

    // UIListContentConfiguration › prefersSideBySideTextAndSecondaryText: where there is no room, one below the other.
    @Test(arguments: [(300.0, true), (170, false)])
    func `has a value beside its text only where both fit into a line`(width: Double, isBeside: Bool) throws {
        rows.content = .valueCell()
        (rows.content.text, rows.content.secondaryText) = ("Borrower", "Ada Byron")
        let table = table(width: width)
        let host = try host()
        let tree = try #require(InterfaceCapture.tree(of: host))
        let row = try #require(tree.root.withAllInside.first { $0.name == "row1" })
        guard case .view(let view) = row.kind else { return }
        #expect(view.isSideBySide == isBeside && view.lines.isEmpty)
        let height = table.visibleCells.first?.frame.height ?? 0
        #expect((height > 60) == !isBeside)
    }

    @Test func `has rows as wide as itself beside an index, which their contents leave free`() throws {
        rows.content.text = "Lamp"
        let (plain, indexed) = (table(), table())
        let other = Rows()
        (other.content, other.index) = (rows.content, ["A", "B"])
        indexed.dataSource = other
        let host = try host()
        defer { withExtendedLifetime(host) {} }
        func cell(_ table: UITableView) throws -> UITableViewCell { try #require(table.visibleCells.first) }
        #expect(try cell(indexed).frame.width == 300)
        let rooms = [try cell(plain), try cell(indexed)].map { $0.bounds.width - $0.contentView.frame.maxX }
        #expect(rooms[1] > rooms[0])
    }
}
