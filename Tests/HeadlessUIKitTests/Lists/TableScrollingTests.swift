import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import SplitframeDevices
import Testing

/// Headers and heights of tables, as UITableView's reference has them.
@MainActor struct `A table that scrolls` {
    private final class Cell: UITableViewCell {
        let words = UILabel()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            words.numberOfLines = 0
            words.text = String(repeating: "long words ", count: 30)
            words.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(words)
            NSLayoutConstraint.activate([
                words.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
                words.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
                words.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
                words.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            ])
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    private func rows(_ style: UITableView.Style) -> FilledTable {
        FilledTable(style, sections: (0..<3).map { ("Section \($0)", nil, 20) }) { _ in
            Cell(style: .default, reuseIdentifier: nil)
        }
    }

    // UITableView.Style › plain › Discussion: headers float above the rows as the table scrolls.
    @Test(arguments: [UITableView.Style.plain, .grouped])
    func `has the header of its first rows at the top if it is plain`(style: UITableView.Style) throws {
        let rows = rows(style)
        let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: rows)
        let table = try #require(rows.tableView)
        let header = try #require(table.headerView(forSection: 0))
        let start = header.frame.minY
        table.contentOffset.y += 500
        host.settle()
        let top = table.contentOffset.y + table.adjustedContentInset.top
        #expect(header.frame.minY == (style == .plain ? top : start))
        // Rows are estimated until they are in sight.
        for _ in 1...3 {
            let next = table.rectForHeader(inSection: 1).minY
            table.contentOffset.y = next - table.adjustedContentInset.top - 10
            host.settle()
        }
        #expect(style == .grouped || header.frame.maxY == table.rectForHeader(inSection: 1).minY)
    }

    // UITableView › tableHeaderView and tableFooterView: views above and below the table.
    @Test func `has the app's own views above and below all rows`() throws {
        let rows = rows(.plain)
        let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: rows)
        let table = try #require(rows.tableView)
        let (header, footer) = (UIView(), UIView())
        for view in [header, footer] { view.frame.size.height = 44 }
        (table.tableHeaderView, table.tableFooterView) = (header, footer)
        host.settle()
        #expect(header.frame == CGRect(x: 0, y: 0, width: table.bounds.width, height: 44))
        #expect(table.rectForHeader(inSection: 0).minY == 44)
        #expect(footer.frame.minY == table.rect(forSection: 2).maxY)
        #expect(footer.frame.maxY == table.contentSize.height)
    }

    // UITableView › automaticDimension › Discussion: a row is as high as its contents ask for.
    @Test func `measures its rows again in another width`() throws {
        let rows = rows(.plain)
        let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: rows)
        let table = try #require(rows.tableView)
        let first = IndexPath(row: 0, section: 0)
        let narrow = table.rectForRow(at: first).height
        try host.rotate(to: .landscape)
        #expect(table.rectForRow(at: first).height < narrow)
        try host.rotate(to: .portrait)
        #expect(table.rectForRow(at: first).height == narrow)
    }
}
