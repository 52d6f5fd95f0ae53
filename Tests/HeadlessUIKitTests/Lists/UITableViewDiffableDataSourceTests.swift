import Foundation
import HeadlessUIKit
import Testing

@MainActor struct `A diffable data source` {
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    private let source: UITableViewDiffableDataSource<String, String>
    private let host: HeadlessHost

    init() throws {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        source = UITableViewDiffableDataSource(tableView: table) { table, path, word in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = word
            return cell
        }
        let page = UIViewController()
        page.view.addSubview(table)
        host = try HeadlessHost(device: "ipad-10th", rootViewController: page)
    }

    private func snapshot() -> NSDiffableDataSourceSnapshot<String, String> {
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["fruit", "trees"])
        snapshot.appendItems(["apple", "pear"], toSection: "fruit")
        snapshot.appendItems(["oak"], toSection: "trees")
        return snapshot
    }

    private var words: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    @Test func `shows a snapshot, and knows what stands where`() {
        var isDone = false
        source.apply(snapshot(), animatingDifferences: true) { isDone = true }
        host.settle()
        #expect(isDone && words == ["apple", "pear", "oak"] && table.numberOfSections == 2)
        #expect(source.snapshot().itemIdentifiers == ["apple", "pear", "oak"])
        #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == "oak")
        #expect(source.itemIdentifier(for: IndexPath(row: 5, section: 1)) == nil)
        #expect(source.indexPath(for: "pear") == IndexPath(row: 1, section: 0))
        #expect(source.sectionIdentifier(for: 1) == "trees" && source.sectionIdentifier(for: 2) == nil)
        #expect(source.index(for: "trees") == 1 && source.index(for: "stones") == nil)
    }

    @Test func `keeps cells and the selection of what stays`() async {
        await source.apply(snapshot(), animatingDifferences: false)
        host.settle()
        let pear = table.cellForRow(at: IndexPath(row: 1, section: 0))
        host.tapRow(at: IndexPath(row: 1, section: 0), of: table)
        var next = source.snapshot()
        next.moveItem("pear", beforeItem: "apple")
        next.insertSections(["stones"], afterSection: "fruit")
        next.appendItems(["slate"], toSection: "stones")
        await source.apply(next)
        host.settle()
        #expect(words == ["pear", "apple", "slate", "oak"])
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === pear)
        #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
        await source.applySnapshotUsingReloadData(snapshot())
        host.settle()
        #expect(words == ["apple", "pear", "oak"] && table.indexPathForSelectedRow == nil)
    }

    @Test func `of a collection applies in turn, and asks which items may be moved`() async throws {
        let list = NamesList()
        let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: list)
        var snapshot = list.dataSource.snapshot()
        snapshot.deleteItems(["apple"])
        await list.dataSource.apply(snapshot)
        host.settle()
        #expect(list.shownWords == ["pear", "oak"])
        #expect(list.dataSource.index(for: "Trees") == 1 && list.dataSource.index(for: "Stones") == nil)
        let (pear, oak) = (IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1))
        let view: UICollectionView = list.collectionView
        #expect(!list.dataSource.collectionView(view, canMoveItemAt: pear))
        list.dataSource.reorderingHandlers.canReorderItem = { $0 == "pear" }
        #expect(list.dataSource.collectionView(view, canMoveItemAt: pear))
        #expect(!list.dataSource.collectionView(view, canMoveItemAt: oak))
    }

    @Test func `starts anew where the table reloads`() {
        source.apply(snapshot())
        host.settle()
        let cells = table.visibleCells
        host.tapRow(at: IndexPath(row: 0, section: 0), of: table)
        cells.first?.textLabel?.text = "changed by hand"
        table.reloadData()
        #expect(words == ["apple", "pear", "oak"] && table.indexPathForSelectedRow == nil)
    }
}
