import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import SplitframeDevices
import Testing

@MainActor struct `A table view` {
    private func host(_ table: WordsTable) throws -> HeadlessHost {
        let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: table)
        table.log = []
        return host
    }

    private func numbers(_ count: Int) -> [String] { (0..<count).map { "row \($0)" } }

    @Test func `makes cells of the class registered, for the rows on screen and no others`() throws {
        let table = WordsTable([(nil, numbers(100))])
        let host = try host(table)
        defer { withExtendedLifetime(host) {} }
        #expect(table.tableView.visibleCells.allSatisfy { $0 is WordsTable.WordCell })
        #expect(table.shownWords.first == "row 0")
        #expect(table.shownWords.count < 20)
        #expect(table.tableView.cellForRow(at: IndexPath(row: 99, section: 0)) == nil)
        #expect(table.tableView.numberOfRows(inSection: 0) == 100)
    }

    @Test func `uses cells again once they have left the screen`() throws {
        let table = WordsTable([(nil, numbers(100))])
        let host = try host(table)
        let first = try #require(table.tableView.visibleCells.first as? WordsTable.WordCell)
        table.log = []
        host.scroll(table.tableView, to: CGPoint(x: 0, y: 2000))
        #expect(first.preparations == 1)
        #expect(table.tableView.visibleCells.contains(first))
        #expect(!table.shownWords.contains("row 0"))
        #expect(table.log == ["scrolled"])
    }

    @Test func `scrolls until a row is where it is wanted`() throws {
        let table = WordsTable([(nil, numbers(100))])
        let host = try host(table)
        let path = IndexPath(row: 50, section: 0)
        table.tableView.scrollToRow(at: path, at: .top, animated: false)
        host.settle()
        let top = table.tableView.contentOffset.y + table.tableView.adjustedContentInset.top
        #expect(table.tableView.rectForRow(at: path).minY == top)
    }

    @Test func `tells its delegate of a tap in UIKit's order`() throws {
        let table = WordsTable([(nil, ["a", "b"])])
        let host = try host(table)
        host.tapRow(at: IndexPath(row: 0, section: 0), of: table.tableView)
        #expect(table.log == ["will select a", "selected a"])
        #expect(table.tableView.visibleCells.map(\.isSelected) == [true, false])
        table.log = []
        host.tapRow(at: IndexPath(row: 1, section: 0), of: table.tableView)
        #expect(table.log == ["will select b", "will deselect a", "deselected a", "selected b"])
        #expect(table.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        #expect(table.tableView.visibleCells.map(\.isSelected) == [false, true])
    }

    @Test func `leaves the selection alone where the delegate refuses a row`() throws {
        let table = WordsTable([(nil, ["a", "b"])])
        table.refusesSelection = true
        let host = try host(table)
        host.tapRow(at: IndexPath(row: 0, section: 0), of: table.tableView)
        #expect(table.log == ["will select a"])
        #expect(table.tableView.indexPathForSelectedRow == nil)
    }

    @Test func `keeps several rows selected where that is allowed, until each is tapped again`() throws {
        let table = WordsTable([(nil, ["a", "b", "c"])])
        table.tableView.allowsMultipleSelection = true
        let host = try host(table)
        for row in [0, 2, 0] { host.tapRow(at: IndexPath(row: row, section: 0), of: table.tableView) }
        #expect(table.tableView.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
        #expect(table.log.suffix(2) == ["will deselect a", "deselected a"])
    }

    @Test func `does not tell its delegate of a row that code selects`() throws {
        let table = WordsTable([(nil, ["a"])])
        let host = try host(table)
        table.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        host.settle()
        #expect(table.log.isEmpty)
        #expect(table.tableView.visibleCells.first?.isSelected == true)
    }

    @Test func `moves cells and the selection with their rows in a batch`() throws {
        let table = WordsTable([(nil, ["a", "b", "c", "d"])])
        let host = try host(table)
        let view = table.tableView
        view.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        let cell = try #require(view.cellForRow(at: IndexPath(row: 2, section: 0)))
        var isDone = false
        table.sections[0].words = ["new", "c", "b", "d"]
        view.performBatchUpdates {
            view.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            view.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            view.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 1, section: 0))
        } completion: {
            isDone = $0
        }
        host.settle()
        #expect(isDone)
        #expect(table.shownWords == ["new", "c", "b", "d"])
        #expect(view.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
        #expect(view.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    }

    @Test func `asks for reloaded rows again, and fills reconfigured cells again`() throws {
        let table = WordsTable([(nil, ["a", "b"])])
        let host = try host(table)
        let view = table.tableView
        let cells = view.visibleCells
        table.sections[0].words = ["A", "B"]
        view.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
        host.settle()
        #expect(table.shownWords == ["A", "b"])
        #expect(view.visibleCells.first === cells.first)
        view.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        host.settle()
        #expect(table.shownWords == ["A", "B"])
    }

    @Test func `takes sections in and out between begin and end of updates`() throws {
        let table = WordsTable([("One", ["a"]), ("Two", ["b"])])
        let host = try host(table)
        let view = table.tableView
        view.beginUpdates()
        table.sections = [("New", ["x"]), ("Two", ["b"])]
        view.deleteSections([0], with: .none)
        view.insertSections([0], with: .none)
        view.endUpdates()
        host.settle()
        #expect(table.shownWords == ["x", "b"])
        #expect(view.headerView(forSection: 0)?.textLabel?.text == "New")
    }

    @Test func `has its own header above the first row, and scrolls as far as asked`() throws {
        let table = WordsTable([(nil, ["a"])])
        table.tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 80))
        table.tableView.rowHeight = 30
        let host = try host(table)
        #expect(
            table.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
                == CGRect(x: 0, y: 80, width: 393, height: 30))
        #expect(table.tableView.contentSize.height == 110)
        table.tableView.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
        #expect(table.tableView.convert(CGPoint(x: 0, y: 20), to: nil).y == 0)
        withExtendedLifetime(host) {}
    }

    @Test func `stops where the data source does not fit the changes`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let table = WordsTable([(nil, ["a", "b"])])
                guard let host = try? HeadlessHost(device: "iphone-14-pro", rootViewController: table) else {
                    return
                }
                table.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
                host.settle()
            }
        }
    }

    @Test func `deletes a swiped row by way of its data source`() throws {
        let table = WordsTable([(nil, ["a", "b"])])
        let host = try host(table)
        #expect(host.swipeRow(at: IndexPath(row: 0, section: 0), of: table.tableView, choosing: "Delete"))
        #expect(table.log == ["commit a"])
        #expect(table.shownWords == ["b"])
    }

    @Test func `performs the actions of swipes and menus`() throws {
        let table = WordsTable([(nil, ["a", "b"])])
        let host = try host(table)
        let path = IndexPath(row: 1, section: 0)
        #expect(!host.swipeRow(at: path, of: table.tableView, from: .leading, choosing: "Unpin"))
        #expect(host.swipeRow(at: path, of: table.tableView, from: .leading))
        #expect(!host.choose("Paste", in: host.contextMenu(at: path, of: table.tableView)))
        #expect(host.choose("Copy", in: host.contextMenu(at: path, of: table.tableView)))
        #expect(table.log == ["pinned b", "copied b"])
    }

    @Test func `lets rows be dragged while it is edited`() throws {
        let table = WordsTable([(nil, ["a", "b", "c"])])
        let host = try host(table)
        let (first, last) = (IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0))
        #expect(!host.moveRow(at: first, to: last, of: table.tableView))
        table.tableView.setEditing(true, animated: false)
        #expect(table.tableView.visibleCells.allSatisfy { $0.isEditing && $0.editingStyle == .delete })
        #expect(host.moveRow(at: first, to: last, of: table.tableView))
        #expect(table.shownWords == ["b", "c", "a"])
    }

    @Test func `has headers with the titles of its sections`() throws {
        let table = WordsTable([("Fruit", ["apple"]), (nil, ["x"]), ("Trees", ["oak"])], style: .grouped)
        let host = try host(table)
        defer { withExtendedLifetime(host) {} }
        let titles = (0..<3).map { table.tableView.headerView(forSection: $0)?.textLabel?.text }
        #expect(titles == ["Fruit", nil, "Trees"])
        let header = try #require(table.tableView.headerView(forSection: 2))
        #expect(header.frame.maxY == table.tableView.rectForRow(at: IndexPath(row: 0, section: 2)).minY)
    }

    @Test func `keeps its rows below the status bar, also where the safe area changes`() throws {
        let table = WordsTable([(nil, ["a"])])
        let host = try host(table)
        #expect(table.tableView.contentOffset.y == -59)
        let top = table.tableView.convert(CGPoint.zero, to: nil).y
        #expect(top == 59)
        try host.rotate(to: .landscape)
        #expect(table.tableView.contentOffset.y == -table.tableView.safeAreaInsets.top)
    }

    @Test func `begins to refresh where it is pulled, until the app ends it`() throws {
        let table = WordsTable([(nil, ["a"])])
        let host = try host(table)
        #expect(!host.pullToRefresh(table.tableView))
        let control = UIRefreshControl()
        var refreshes = 0
        control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
        table.tableView.refreshControl = control
        #expect(host.pullToRefresh(table.tableView))
        #expect(control.isRefreshing && !host.pullToRefresh(table.tableView))
        control.endRefreshing()
        #expect(host.pullToRefresh(table.tableView))
        #expect(refreshes == 2)
    }

    @Test func `makes header views of the class registered`() throws {
        final class Header: UITableViewHeaderFooterView {
            override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
            required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        }
        let view = UITableView()
        view.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
        #expect(view.dequeueReusableHeaderFooterView(withIdentifier: "header") is Header)
        #expect(view.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
        #expect(view.dequeueReusableCell(withIdentifier: "other") == nil)
    }

    @Test func `makes the cells of an identifier, and finds them by row and section`() {
        let table = UITableView()
        #expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        #expect(table.dequeueReusableCell(withIdentifier: "cell")?.reuseIdentifier == "cell")
        var path = IndexPath(row: 1, section: 2)
        #expect(path.row == 1 && path.section == 2 && Array(path) == [2, 1])
        path.row = 4
        path.section = 3
        #expect(path == IndexPath(row: 4, section: 3))
    }

    // UITableViewController › clearsSelectionOnViewWillAppear › Discussion: the controller clears the table's current
    // selection as its view will appear.
    @Test func `of a controller has none of several rows selected where that comes back`() throws {
        let rows = FilledTable(rows: 3)
        let navigation = UINavigationController(rootViewController: rows)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: navigation)
        rows.tableView.allowsMultipleSelection = true
        for row in 0...2 { host.tapRow(at: IndexPath(row: row, section: 0), of: rows.tableView) }
        #expect(rows.tableView.indexPathsForSelectedRows?.count == 3)
        navigation.pushViewController(UIViewController(), animated: false)
        navigation.popViewController(animated: false)
        host.settle()
        #expect(rows.tableView.indexPathsForSelectedRows == nil)
    }

    // UITableView › selectionDidChangeNotification: "Posted when the selected row in the posting table view changes."
    // selectRow(at:animated:scrollPosition:) › Discussion: it sends no such notification.
    @Test func `posts that a person has selected another row, or none`() throws {
        let rows = FilledTable(rows: 3)
        var posts = 0
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: rows)
        let table: UITableView = rows.tableView
        let observer = NotificationCenter.default.addObserver(
            forName: UITableView.selectionDidChangeNotification, object: table, queue: nil
        ) { _ in MainActor.assumeIsolated { posts += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        for row in [0, 0, 1] { host.tapRow(at: IndexPath(row: row, section: 0), of: table) }
        table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        table.deselectRow(at: IndexPath(row: 2, section: 0), animated: false)
        #expect(posts == 2)
        table.allowsMultipleSelection = true
        for row in [1, 1] { host.tapRow(at: IndexPath(row: row, section: 0), of: table) }
        #expect(posts == 4 && table.indexPathForSelectedRow == nil)
    }

    // UITableViewDelegate › tableView(_:willBeginEditingRowAt:) › Discussion: as a consequence of a swipe, "the table view
    // sets its isEditing property to true"; it "does not display any insertion, deletion, and reordering controls".
    @Test func `is edited while a row is swiped, without controls in its rows`() throws {
        final class Rows: FilledTable {
            var log: [String] = []
            var stops = false
            override func setEditing(_ editing: Bool, animated: Bool) { log.append("set \(editing)") }
            func note(_ word: String) { log.append("\(word) \(tableView.isEditing)") }
            override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
                note("begins")
            }
            override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
                note("ends")
            }
            override func tableView(
                _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) {
                tableView.reloadData()
                tableView.layoutIfNeeded()
                note("commits")
                #expect(tableView.visibleCells.allSatisfy { !$0.isEditing && $0.editingStyle == .none })
                if stops { tableView.setEditing(false, animated: true) }
            }
        }
        let rows = Rows(rows: 3)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: rows)
        #expect(host.swipeRow(at: IndexPath(row: 0, section: 0), of: rows.tableView))
        #expect(rows.log == ["begins true", "commits true", "ends true"] && !rows.tableView.isEditing)
        (rows.log, rows.stops) = ([], true)
        #expect(host.swipeRow(at: IndexPath(row: 0, section: 0), of: rows.tableView))
        #expect(rows.log == ["begins true", "commits true", "ends false"] && !rows.tableView.isEditing)
    }

    @Test(arguments: [true, false])
    func `of a controller has no row selected where that comes back, unless it is to`(clears: Bool) throws {
        let rows = FilledTable()
        rows.tableView = UITableView(frame: .zero, style: .grouped)
        rows.tableView.dataSource = rows
        rows.clearsSelectionOnViewWillAppear = clears
        let navigation = UINavigationController(rootViewController: rows)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: navigation)
        #expect(rows.tableView.style == .grouped && rows.view === rows.tableView)
        let path = IndexPath(row: 0, section: 0)
        rows.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
        navigation.pushViewController(UIViewController(), animated: false)
        navigation.popViewController(animated: false)
        host.settle()
        #expect(rows.tableView.indexPathForSelectedRow == (clears ? nil : path))
        rows.tableView.deselectRow(at: path, animated: false)
        #expect(rows.tableView.indexPathForSelectedRow == nil)
    }
}
