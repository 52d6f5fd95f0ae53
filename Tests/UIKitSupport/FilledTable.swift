public import Foundation
public import HeadlessUIKit

/// A table whose sections and cells a test gives.
open class FilledTable: UITableViewController {
    private let sections: [(header: String?, footer: String?, rows: Int)]
    private let make: (IndexPath) -> UITableViewCell

    public init(
        _ style: UITableView.Style = .plain,
        sections: [(header: String?, footer: String?, rows: Int)],
        _ make: @escaping (IndexPath) -> UITableViewCell = { _ in UITableViewCell() }
    ) {
        self.sections = sections
        self.make = make
        super.init(style: style)
    }

    public convenience init(
        _ style: UITableView.Style = .plain, rows: Int = 1,
        _ make: @escaping (IndexPath) -> UITableViewCell = { _ in UITableViewCell() }
    ) { self.init(style, sections: [(nil, nil, rows)], make) }

    public required init?(coder: NSCoder) { nil }

    open override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows
    }
    open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    {
        make(indexPath)
    }
    open override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }
    open override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }
}
