import Foundation
import HeadlessUIKit
import Testing

/// A table of letters in sections whose delegate notes every call, and answers as it is told.
@MainActor private final class Letters: UITableViewController {
    var sections = [["a", "b", "c"], ["d", "e"]]
    var log: [String] = []
    var rowHeights: CGFloat = 50
    var refusesHighlight = false
    /// The row that takes the place of one that is tapped.
    var substitute: IndexPath?
    var kept: IndexPath?

    private func letter(_ path: IndexPath) -> String { sections[path.section][path.row] }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }
    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = letter(indexPath)
        return cell
    }
    override func tableView(
        _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
    ) {
        let moved = sections[source.section].remove(at: source.row)
        sections[destination.section].insert(moved, at: destination.row)
    }
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) { log.append("commit \(letter(indexPath))") }

    // MARK: Display

    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { log.append("display \(letter(indexPath))") }
    override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { log.append("end \(letter(indexPath))") }
    override func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { log.append("header \(section) \(view.tag)") }
    override func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) { log.append("footer \(section) \(view.tag)") }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        rowHeights
    }
    override func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { 200 }
    override func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { 20 }
    override func tableView(
        _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat { 10 }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        mark(1)
    }
    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        mark(2)
    }
    private func mark(_ tag: Int) -> UIView {
        let view = UIView()
        view.tag = tag
        return view
    }

    // MARK: Selection

    override func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool {
        log.append("should highlight \(letter(indexPath))")
        return !refusesHighlight
    }
    override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        log.append("highlight \(letter(indexPath))")
    }
    override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        log.append("unhighlight \(letter(indexPath))")
    }
    override func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
        log.append("will select \(letter(indexPath))")
        return substitute ?? indexPath
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(letter(indexPath))")
    }
    override func tableView(
        _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? {
        log.append("will deselect \(letter(indexPath))")
        return indexPath == kept ? nil : indexPath
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("deselect \(letter(indexPath))")
    }
    override func tableView(
        _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool { indexPath.section == 1 }
    override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        log.append("primary \(letter(indexPath))")
    }
    override func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { log.append("accessory \(letter(indexPath))") }

    // MARK: Editing

    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        indexPath.section == 0 ? .delete : indexPath.row == 0 ? .insert : .none
    }
    override func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { "Forget" }
    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard indexPath.section == 1 else { return nil }
        let flag = UIContextualAction(style: .normal, title: "Flag") { [unowned self] _, _, done in
            log.append("flag \(letter(indexPath))")
            done(true)
        }
        let configuration = UISwipeActionsConfiguration(actions: [flag])
        configuration.performsFirstActionWithFullSwipe = indexPath.row == 0
        return configuration
    }
    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        log.append("begin \(letter(indexPath))")
    }
    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        log.append("end editing \(indexPath.map(letter) ?? "nil")")
    }
    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
        // Rows stay in their section.
        proposed.section == sourceIndexPath.section ? proposed : IndexPath(row: 0, section: 0)
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "Z"] }
    override func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { title == "Z" ? 1 : 0 }
}

/// The calls and their order are those of UITableViewDelegate's and UITableViewDataSource's references.
@MainActor struct `A table view's delegate` {
    private let letters = Letters(style: .plain)

    private func start() throws -> HeadlessHost {
        let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: letters)
        letters.tableView.contentInsetAdjustmentBehavior = .never
        return host
    }

    private func path(_ row: Int, _ section: Int) -> IndexPath { IndexPath(row: row, section: section) }

    @Test func `hears of all that comes on screen and goes, and says how high it is`() throws {
        letters.rowHeights = 400
        let host = try start()
        let table: UITableView = letters.tableView
        #expect(letters.log.contains("header 0 1") && letters.log.contains("footer 0 2"))
        #expect(letters.log.contains("display a") && !letters.log.contains("display e"))
        #expect(table.rectForHeader(inSection: 0).height == 20)
        // The index at the end lies over the rows.
        #expect(table.rectForRow(at: path(0, 0)) == CGRect(x: 0, y: 20, width: 393, height: 400))
        #expect(table.rectForFooter(inSection: 0).height == 10)
        #expect(table.rectForHeader(inSection: 1).minY == 1230)
        letters.log = []
        host.scroll(table, to: CGPoint(x: 0, y: 1100))
        #expect(letters.log.contains("end a") && letters.log.contains("display d"))
    }

    @Test func `estimates the rows that are not on screen yet`() throws {
        letters.rowHeights = UITableView.automaticDimension
        letters.sections = [(0..<100).map { "\($0)" }]
        let host = try start()
        let table: UITableView = letters.tableView
        #expect(table.rectForRow(at: path(99, 0)).height == 200)
        #expect(table.rectForRow(at: path(0, 0)).height < 100)
        withExtendedLifetime(host) {}
    }

    @Test func `hears of a tap from the highlight to the primary action`() throws {
        let host = try start()
        letters.log = []
        host.tapRow(at: path(0, 0), of: letters.tableView)
        #expect(
            letters.log == [
                "should highlight a", "highlight a", "unhighlight a", "will select a", "select a",
            ])
        letters.log = []
        host.tapRow(at: path(0, 1), of: letters.tableView)
        #expect(
            letters.log == [
                "should highlight d", "highlight d", "unhighlight d", "will select d", "will deselect a",
                "deselect a", "select d", "primary d",
            ])
    }

    @Test func `refuses a row, puts another in its place, or keeps one selected`() throws {
        let host = try start()
        letters.log = []
        letters.refusesHighlight = true
        host.tapRow(at: path(0, 0), of: letters.tableView)
        #expect(letters.log == ["should highlight a"])
        #expect(letters.tableView.indexPathForSelectedRow == nil)
        letters.refusesHighlight = false
        letters.substitute = path(2, 0)
        host.tapRow(at: path(0, 0), of: letters.tableView)
        #expect(letters.tableView.indexPathForSelectedRow == path(2, 0))
        letters.tableView.allowsMultipleSelection = true
        letters.kept = path(2, 0)
        host.tapRow(at: path(2, 0), of: letters.tableView)
        #expect(letters.tableView.indexPathForSelectedRow == path(2, 0))
    }

    @Test func `hears of the button at a row's end`() throws {
        let host = try start()
        letters.log = []
        host.tapAccessory(ofRowAt: path(1, 0), of: letters.tableView)
        #expect(letters.log == ["accessory b"])
    }

    @Test func `names the button that deletes, and hears of a swipe from begin to end`() throws {
        let host = try start()
        let table: UITableView = letters.tableView
        letters.log = []
        #expect(host.swipeActions(at: path(0, 0), of: table)?.actions.map(\.title) == ["Forget"])
        #expect(host.swipeRow(at: path(0, 0), of: table, choosing: "Forget"))
        #expect(letters.log == ["begin a", "commit a", "end editing a"])
    }

    @Test func `has swipe actions of its own, of which a whole swipe does the first if it may`() throws {
        let host = try start()
        let table: UITableView = letters.tableView
        letters.log = []
        #expect(host.swipeRow(at: path(0, 1), of: table))
        #expect(!host.swipeRow(at: path(1, 1), of: table), "the configuration says no")
        #expect(letters.log.contains("flag d") && !letters.log.contains("flag e"))
    }

    @Test func `says what editing does to each row, and where a dragged one may go`() throws {
        let host = try start()
        let table: UITableView = letters.tableView
        letters.setEditing(true, animated: false)
        host.settle()
        let styles = [path(0, 0), path(0, 1), path(1, 1)].map { table.cellForRow(at: $0)?.editingStyle }
        #expect(styles == [.delete, .insert, UITableViewCell.EditingStyle.none])
        #expect(host.moveRow(at: path(2, 0), to: path(1, 1), of: table))
        #expect(letters.sections == [["c", "a", "b"], ["d", "e"]])
        #expect(table.cellForRow(at: path(0, 0))?.textLabel?.text == "c")
    }

    @Test func `finds the section of a title in the index`() throws {
        letters.rowHeights = 600
        let host = try start()
        let table: UITableView = letters.tableView
        host.tapIndexTitle(1, of: table)
        #expect(table.contentOffset.y == table.rectForHeader(inSection: 1).minY)
        host.tapIndexTitle(0, of: table)
        #expect(table.contentOffset.y == 0)
    }

    private final class Former: UITableViewController {
        var rows = ["a", "b"]
        var pinned: [Int] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            rows.count
        }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell() }
        override func tableView(
            _ tableView: UITableView, canEditRowAt indexPath: IndexPath
        ) -> Bool { indexPath.row > 0 }
        override func tableView(
            _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
        ) -> [UITableViewRowAction]? {
            [UITableViewRowAction(style: .normal, title: "Pin") { [self] _, path in pinned.append(path.row) }]
        }
    }

    // UITableViewDelegate › tableView(_:editActionsForRowAt:) › Discussion: the actions for a swipe over a row in place of
    // the delete button; the handler of the chosen one is called with the row.
    @Test func `may answer a swipe with actions as they were before iOS 11`() throws {
        let table = Former()
        let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: table)
        let (first, second) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
        #expect(!host.swipeRow(at: first, of: table.tableView, choosing: "Pin"))
        #expect(!host.swipeRow(at: second, of: table.tableView, choosing: "Delete"))
        #expect(host.swipeRow(at: second, of: table.tableView, choosing: "Pin") && table.pinned == [1])
    }
}
