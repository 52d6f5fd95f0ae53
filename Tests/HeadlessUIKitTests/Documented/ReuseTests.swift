import Foundation
import HeadlessUIKit
import Testing

/// Cells and headers that leave the screen and are used again.
@MainActor struct `What a list uses again, as documented,` {
    private final class Cell: UITableViewCell {
        var preparations = 0
        var edits: [String] = []
        override func prepareForReuse() {
            super.prepareForReuse()
            preparations += 1
        }
        override func setEditing(_ editing: Bool, animated: Bool) {
            super.setEditing(editing, animated: animated)
            edits.append("\(editing) \(animated) \(isEditing)")
        }
    }

    private final class Header: UITableViewHeaderFooterView {
        var preparations = 0
        override func prepareForReuse() {
            super.prepareForReuse()
            preparations += 1
        }
    }

    private final class Numbers: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(Cell.self, forCellReuseIdentifier: "cell")
            tableView.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
            tableView.rowHeight = 50
        }
        override func numberOfSections(in tableView: UITableView) -> Int { 10 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(path.section) \(path.row)"
            return cell
        }
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        }
    }

    private let numbers = Numbers(style: .plain)

    private func host(_ root: UIViewController) throws -> HeadlessHost {
        try HeadlessHost(device: "iphone-14-pro", rootViewController: root)
    }

    // UITableViewController › Overview: makes a table view of the style it was given, of which it is data source and
    // delegate, and has it load its data as it first appears.
    @Test func `comes from a controller that is the table's data source and delegate`() throws {
        let grouped = UITableViewController(style: .insetGrouped)
        #expect(grouped.tableView.style == .insetGrouped && grouped.view === grouped.tableView)
        #expect(grouped.tableView.dataSource === grouped && grouped.tableView.delegate === grouped)
        let host = try host(numbers)
        #expect(numbers.tableView.visibleCells.first?.textLabel?.text == "0 0")
        withExtendedLifetime(host) {}
    }

    // UITableView › indexPathsForVisibleRows › Discussion: a path for each row that is seen; nil where there is none.
    @Test func `are the cells of the rows that are seen`() throws {
        let host = try host(numbers)
        host.scroll(numbers.tableView, to: CGPoint(x: 0, y: 1000))
        let seen = numbers.tableView.bounds
        let paths = try #require(numbers.tableView.indexPathsForVisibleRows)
        for section in 0..<10 {
            for path in (0..<10).map({ IndexPath(row: $0, section: section) }) {
                let isSeen = numbers.tableView.rectForRow(at: path).intersects(seen)
                #expect(paths.contains(path) == isSeen, "\(path)")
            }
        }
        #expect(UITableView().indexPathsForVisibleRows ?? [] == [])
    }

    // UITableViewCell › prepareForReuse(), UITableViewHeaderFooterView › prepareForReuse() › Discussion: called just before a
    // view that was used is handed out again by a method that dequeues; not on a new one.
    @Test func `is prepared as it is handed out again, and only then`() throws {
        let host = try host(numbers)
        let cell = try #require(numbers.tableView.visibleCells.first as? Cell)
        let header = try #require(numbers.tableView.headerView(forSection: 0) as? Header)
        #expect(cell.preparations == 0 && header.preparations == 0)
        host.scroll(numbers.tableView, to: CGPoint(x: 0, y: 2000))
        #expect(cell.preparations > 0 && header.preparations == 0)
        numbers.tableView.reloadData()
        host.settle()
        #expect(header.preparations == 1)
    }

    // UITableViewCell › setEditing(_:animated:) › Discussion: the table calls it as it goes in or out of editing, with
    // whether that is animated.
    @Test func `goes in and out of editing with its table`() throws {
        let host = try host(numbers)
        let cell = try #require(numbers.tableView.visibleCells.first as? Cell)
        cell.edits = []
        numbers.setEditing(true, animated: true)
        host.settle()
        numbers.setEditing(false, animated: false)
        host.settle()
        #expect(cell.edits == ["true true true", "false false false"])
    }

    private final class Flagged: UITableViewCell {
        static let flag = UIConfigurationStateCustomKey("flag")
        override var configurationState: UICellConfigurationState {
            var state = super.configurationState
            state[Self.flag] = true
            return state
        }
    }

    private final class FlaggedHeader: UITableViewHeaderFooterView {
        override var configurationState: UIViewConfigurationState {
            var state = super.configurationState
            state[Flagged.flag] = true
            return state
        }
    }

    // UITableViewCell › configurationState, UITableViewHeaderFooterView › configurationState › Discussion: a subclass adds
    // states of its own to those of super, and configurations are updated with them.
    @Test func `is configured with states that it adds itself`() {
        var seen: [String] = []
        let (cell, header) = (Flagged(), FlaggedHeader(reuseIdentifier: nil))
        cell.configurationUpdateHandler = { cell, state in
            seen.append("cell \(state[Flagged.flag] as? Bool ?? false) \(state.isSelected)")
        }
        header.configurationUpdateHandler = { header, state in
            seen.append("header \(state[Flagged.flag] as? Bool ?? false)")
        }
        cell.isSelected = true
        cell.setNeedsUpdateConfiguration()
        cell.layoutIfNeeded()
        header.setNeedsUpdateConfiguration()
        header.layoutIfNeeded()
        #expect(seen.contains("cell true true") && seen.contains("header true"))
        #expect(!seen.contains { $0.contains("false ") || $0.hasSuffix("header false") })
    }
}
