import Foundation
import HeadlessUIKit
import SplitframeInterface
import SplitframeTestSupport
import SplitframeWireframes
import Testing

/// Lists in groups, headers that stay on screen, and rows that are swiped.
@MainActor struct `A list in groups, scrolled or swiped` {
    private class Rows: UITableViewController {
        override func numberOfSections(in tableView: UITableView) -> Int { 2 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Section \(section)"
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \(indexPath.row)"
            cell.accessoryType = [.checkmark, .detailButton, .disclosureIndicator][indexPath.row % 3]
            return cell
        }
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    }

    private func tree(
        _ controller: UIViewController, after change: (HeadlessHost) -> Void = { _ in }
    ) throws -> InterfaceTree {
        let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: controller)
        change(host)
        host.settle()
        return try #require(InterfaceCapture.tree(of: host))
    }

    private func rows(_ tree: InterfaceTree, text: String) -> [InterfaceElement] {
        tree.all.filter { if case .view(let view) = $0.kind { view.text == text } else { false } }
    }

    /// The colours of everything in a picture.
    private func picture(_ tree: InterfaceTree) -> String { "\(tree.scene.elements.map(\.withoutNames))" }

    private static func isGrouped(_ element: InterfaceElement) -> Bool {
        element.style.ground == .groupedBackground
    }

    // UITableView.Style › grouped and insetGrouped; UIColor › systemGroupedBackground: the background of grouped lists.
    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func `in groups has a grey ground, and a card around each group`(style: UITableView.Style) throws {
        let rows = Rows(style: style)
        #expect(rows.tableView.backgroundColor == (style == .plain ? nil : .systemGroupedBackground))
        for controller in [rows, UINavigationController(rootViewController: rows)] {
            let tree = try tree(controller)
            #expect(tree.all.contains(where: Self.isGrouped) == (style != .plain))
            #expect(tree.all.contains { $0.kind == .view(ViewElement(.card)) } == (style == .insetGrouped))
            #expect(
                tree.all.contains { $0.style.ground == .secondaryGroupedBackground } == (style == .grouped))
            let grey = WireframeTheme.light.neighbor
            #expect(picture(tree).contains("\(grey)") == (style != .plain))
        }
    }

    // UITableViewCell.AccessoryType › checkmark and detailButton: both have the tint, the arrow has not.
    @Test func `has checkmarks and buttons for details in its tint`() throws {
        let rows = Rows(style: .plain)
        func count(_ color: Color) throws -> Int {
            try picture(tree(rows)).components(separatedBy: "\(color)").count - 1
        }
        let red = Color(0xFF0000)
        #expect(try count(red) == 0)
        rows.view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let shown = rows.tableView.visibleCells.count
        #expect(shown > 6)
        #expect(try count(red) >= shown / 3 * 2)
    }

    // UISwipeActionsConfiguration: the row moves aside for its actions, with all that belongs to it.
    @Test func `has a swiped row with its separator inside the list`() throws {
        let rows = Rows(style: .plain)
        let table = try #require(rows.tableView)
        let path = IndexPath(row: 1, section: 0)
        let before = try tree(rows)
        let after = try tree(rows) { #expect($0.openSwipeActions(at: path, of: table)) }
        let line = WireframeTheme.light.hairline
        func separators(_ tree: InterfaceTree) -> [Rectangle] {
            func shapes(_ elements: [SceneElement]) -> [Rectangle] {
                elements.flatMap { element -> [Rectangle] in
                    switch element {
                    case .shape(let shape):
                        shape.fill == line ? [shape.path.bounds].compactMap(\.self) : []
                    case .text: []
                    case .group(let group): shapes(group.elements)
                    }
                }
            }
            return shapes(tree.scene.elements).filter { $0.height < 1 && $0.width > 100 }
        }
        let (still, aside) = (
            try #require(self.rows(before, text: "Row 1").first),
            try #require(self.rows(after, text: "Row 1").first)
        )
        let shift = aside.frame.minX - still.frame.minX
        #expect(shift < -50)
        let (old, new) = (separators(before), separators(after))
        let moved = old.indices.filter { old[$0] != new[$0] }
        #expect(moved.count == 1)
        #expect(moved.allSatisfy { new[$0].minX == old[$0].minX + shift })
    }

    private final class Ended: Rows {
        override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            "End \(section)"
        }
    }

    // UITableView.Style › plain: headers and footers float above the rows when the table is scrolled.
    @Test func `has a footer that stays below its rows, in front of them, until it is reached`() throws {
        let list = Ended(style: .plain)
        func place(_ section: Int, in tree: InterfaceTree) -> Rectangle? {
            rows(tree, text: "End \(section)").first?.frame
        }
        let table = try #require(list.tableView)
        let still = try tree(list)
        let window = still.environment.size.height - still.environment.safeArea.bottom
        #expect(place(0, in: still)?.maxY == window && still.seenWords.contains("End 0"))
        #expect(rows(still, text: "End 0").first?.style.ground == .material)
        // Behind the last row of its section it is at its own place.
        let row = table.rectForRow(at: IndexPath(row: 19, section: 0))
        let moved = try tree(list) { _ in table.contentOffset.y = row.maxY - 400 }
        let last = try #require(rows(moved, text: "Row 19").first)
        #expect(place(0, in: moved)?.minY == last.frame.maxY)
        #expect(rows(moved, text: "End 0").first?.style.ground == nil)
        #expect(place(1, in: moved)?.maxY == window)
        let grouped = Ended(style: .grouped)
        #expect(try !tree(grouped).seenWords.contains("End 0"))
        // Wherever a table is scrolled to, in thirds of a point, those of groups stay at their places.
        for position in 0..<30 {
            let scrolled = try tree(grouped) { _ in
                grouped.tableView.contentOffset.y = row.maxY - 400 + Double(position) / 3
            }
            #expect(rows(scrolled, text: "End 0").allSatisfy { $0.style.ground == nil })
        }
    }

    // UITableView.Style › plain: headers float above the rows.
    @Test func `has a header that stays above its rows, in front of them`() throws {
        let rows = Rows(style: .plain)
        let moved = try tree(rows) { _ in rows.tableView.contentOffset.y += 200 }
        let header = try #require(self.rows(moved, text: "Section 0").first)
        #expect(header.style.ground == .material)
        let siblings = moved.all.first { $0.children.contains(header) }?.children ?? []
        let index = try #require(siblings.firstIndex(of: header))
        #expect(
            siblings[index...].allSatisfy {
                if case .view(let view) = $0.kind { view.kind != .row } else { true }
            })
        #expect(moved.seenWords.contains("Section 0"))
    }
}

/// Headers and footers of collection views that stay on screen.
@MainActor struct `A pinned header` {
    private final class Grid: UICollectionViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
            for kind in [
                UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
            ] {
                collectionView.register(
                    UICollectionViewListCell.self, forSupplementaryViewOfKind: kind,
                    withReuseIdentifier: kind)
            }
        }
        override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 40 }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        override func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: kind, for: indexPath)
            var content = UIListContentConfiguration.plainHeader()
            content.text =
                "\(kind == UICollectionView.elementKindSectionHeader ? "Head" : "Foot") \(indexPath.section)"
            (view as? UICollectionViewListCell)?.contentConfiguration = content
            return view
        }
    }

    private static func flow(_ pins: Bool) -> UICollectionViewLayout {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 393, height: 60)
        flow.headerReferenceSize = CGSize(width: 393, height: 40)
        flow.sectionHeadersPinToVisibleBounds = pins
        return flow
    }

    private static func compositional(_ pins: Bool) -> UICollectionViewLayout {
        let full = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: full, subitems: [NSCollectionLayoutItem(layoutSize: full)])
        let section = NSCollectionLayoutSection(group: group)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = pins
        section.boundarySupplementaryItems = [header]
        return UICollectionViewCompositionalLayout(section: section)
    }

    private static func list(_ pins: Bool) -> UICollectionViewLayout {
        var list = UICollectionLayoutListConfiguration(appearance: pins ? .plain : .grouped)
        list.headerMode = .supplementary
        return UICollectionViewCompositionalLayout.list(using: list)
    }

    // UICollectionViewFlowLayout › sectionHeadersPinToVisibleBounds; NSCollectionLayoutBoundarySupplementaryItem ›
    // pinToVisibleBounds: pinned to the top while its section is visible.
    @Test(arguments: [flow, compositional, list], [true, false])
    func `is at the top until its section is scrolled out`(
        layout: @MainActor @Sendable (Bool) -> UICollectionViewLayout, pins: Bool
    ) throws {
        let grid = Grid(collectionViewLayout: layout(pins))
        let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: grid)
        let view = try #require(grid.collectionView)
        func header(_ section: Int) -> UIView? {
            view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader,
                at: IndexPath(item: 0, section: section))
        }
        #expect(header(0)?.frame.minY == 0)
        view.contentOffset.y += 500
        host.settle()
        let top = view.contentOffset.y + view.adjustedContentInset.top
        #expect((header(0) != nil) == pins)
        if let header = header(0) { #expect(abs(header.frame.minY - top) < 0.01) }
        let tree = try #require(InterfaceCapture.tree(of: host))
        #expect(tree.seenWords.contains("Head 0") == pins)
        view.scrollToItem(at: IndexPath(item: 39, section: 1), at: .bottom, animated: false)
        host.settle()
        #expect((header(1) != nil) == pins && header(0) == nil)
    }
}
