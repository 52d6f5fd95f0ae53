import Foundation
import HeadlessUIKit
import SplitframeInterface
import SplitframeTestSupport
import Testing

/// Rows of lists that are edited, swiped, indented and separated.
@MainActor struct `Rows in a list` {
    private final class Rows: UITableViewController {
        var index: [String]?
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \(indexPath.row)"
            cell.indentationLevel = indexPath.row == 3 ? 2 : 0
            return cell
        }
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            indexPath.row != 2
        }
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            indexPath.row == 0
        }
        override func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { indexPath.row == 1 ? .insert : .delete }
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { index }
    }

    private func views(
        _ controller: UIViewController, generation: Generation = .iOS26,
        after change: (HeadlessHost) -> Void = { _ in }
    ) throws -> [(view: ViewElement, element: InterfaceElement)] {
        let host = try HeadlessHost(
            device: "iphone-12", generation: generation, rootViewController: controller)
        change(host)
        host.settle()
        let tree = try #require(InterfaceCapture.tree(of: host))
        return tree.all.compactMap { element in
            if case .view(let view) = element.kind { (view, element) } else { nil }
        }
    }

    @Test func `have their controls while a table is edited`() throws {
        let rows = Rows(style: .plain)
        let found = try views(rows) { _ in rows.setEditing(true, animated: false) }.filter {
            $0.view.kind == .row
        }
        #expect(found.map(\.view.leadingAccessories) == [[.delete], [.insert], [], [.delete]])
        #expect(found.map(\.view.accessories) == [[.reorder], [], [], []])
        let several = try views(rows) { _ in
            rows.tableView.allowsMultipleSelectionDuringEditing = true
            rows.setEditing(true, animated: false)
        }.filter { $0.view.kind == .row }
        #expect(
            several.map(\.view.leadingAccessories) == [[.multiselect], [.multiselect], [], [.multiselect]])
    }

    // UITableViewCell › indentationLevel: the level times the width, which is 10 points.
    @Test func `are indented by their level`() throws {
        let found = try views(Rows(style: .plain)).filter { $0.view.kind == .row }
        #expect(found.map { $0.view.margins?.left } == [nil, nil, nil, 36])
    }

    @Test func `have separators up to the trailing edge before iOS 26`() throws {
        let old = try views(Rows(style: .plain), generation: .iOS14).filter { $0.view.kind == .row }
        #expect(old.first?.view.separatorInsets == EdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
        let new = try views(Rows(style: .plain)).filter { $0.view.kind == .row }
        #expect(new.first?.view.separatorInsets == nil)
    }

    @Test func `make room for the actions of a swipe`() throws {
        let rows = Rows(style: .plain)
        let found = try views(rows) { host in
            #expect(host.openSwipeActions(at: IndexPath(row: 0, section: 0), of: rows.tableView))
        }
        let row = try #require(found.first { $0.view.text == "Row 0" })
        let button = try #require(found.first { $0.view.text == "Delete" })
        #expect(row.element.frame.maxX < 390 && row.element.frame.minX < 0)
        #expect(button.element.frame.minX >= row.element.frame.maxX)
        #expect(button.element.frame.maxX <= 390)
        #expect(button.element.style.background == ElementColor(red: 255, green: 59, blue: 48))
        #expect(found.contains { $0.view.text == "Row 1" && $0.element.frame.minX == 0 })
    }

    @Test func `slide beneath the edge of their card in a swipe`() throws {
        let rows = Rows(style: .insetGrouped)
        let found = try views(rows) { host in
            #expect(host.openSwipeActions(at: IndexPath(row: 0, section: 0), of: rows.tableView))
        }
        let card = try #require(found.first { $0.view.kind == .card }).element.frame
        let row = try #require(found.first { $0.view.text == "Row 0" }).element
        #expect(row.frame.minX < card.minX)
        #expect(row.style.clip?.area == card)
        #expect((row.style.clip?.radius ?? 0) > 0)
        let next = try #require(found.first { $0.view.text == "Row 1" }).element
        #expect(next.style.clip == nil)
    }

    @Test func `leave room for an index beside them`() throws {
        let rows = Rows(style: .plain)
        rows.index = ["A", "B", "C"]
        let found = try views(rows)
        let index = try #require(found.first { $0.element.name == "sectionIndex1" })
        #expect(index.view.text == "A B C")
        #expect(index.element.frame.maxX == 390)
        #expect(
            found.filter { $0.view.kind == .row }.allSatisfy {
                $0.element.frame.maxX - $0.view.endRoom <= index.element.frame.minX
            })
        rows.tableView.sectionIndexMinimumDisplayRowCount = 5
        rows.tableView.reloadSectionIndexTitles()
        #expect(try views(rows).allSatisfy { $0.element.name != "sectionIndex1" })
    }

    @Test func `are below the wheel of a table that refreshes`() throws {
        let rows = Rows(style: .plain)
        rows.refreshControl = UIRefreshControl()
        let before = try views(rows).first { $0.view.text == "Row 0" }?.element.frame.minY
        let after = try views(rows) { $0.pullToRefresh(rows.tableView) }
        #expect(after.first { $0.view.text == "Row 0" }?.element.frame.minY == before.map { $0 + 60 })
        #expect(after.contains { $0.element.name == "refreshControl1" })
    }
}
