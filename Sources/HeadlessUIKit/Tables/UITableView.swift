public import Foundation

/// A list of rows: it asks its data source, keeps a selection, and draws nothing.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// How a table is grouped, with UIKit's raw values.
    public enum Style: Int, Sendable {
        case plain = 0
        case grouped = 1
        case insetGrouped = 2
    }

    /// Where a row is scrolled to, with UIKit's raw values.
    public enum ScrollPosition: Int, Sendable {
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// How rows come and go, with UIKit's raw values; headless at once.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        case none = 5
        case middle = 6
        case automatic = 100
    }

    /// The height that lets a row size itself.
    public static let automaticDimension: CGFloat = -1

    public let style: Style
    open weak var dataSource: (any UITableViewDataSource)?
    open weak var delegate: (any UITableViewDelegate)?
    open var rowHeight = UITableView.automaticDimension
    open var estimatedRowHeight = UITableView.automaticDimension
    open var tableHeaderView: UIView?
    open var tableFooterView: UIView?
    open var backgroundView: UIView?
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var isEditing = false
    private var selection: [IndexPath] = []

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        dataSource?.tableView(self, cellForRowAt: indexPath)
    }

    /// Kept for the app's sake: Linux cannot make a cell from its class, so dequeued ones are plain.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}

    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    open func reloadData() { selection = [] }

    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        selection.removeAll(where: indexPaths.contains)
    }
    open func beginUpdates() {}
    open func endUpdates() {}
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}

    public var indexPathForSelectedRow: IndexPath? { selection.first }
    public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

    /// Selects a row; the delegate does not hear of it, as in UIKit.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selection = (allowsMultipleSelection ? selection : []) + (indexPath.map { [$0] } ?? [])
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) { selection.removeAll { $0 == indexPath } }

    /// What a tap on a row does: it is selected and the delegate hears of it.
    func tapRow(at indexPath: IndexPath) {
        guard allowsSelection else { return }
        selectRow(at: indexPath, animated: false, scrollPosition: .none)
        delegate?.tableView(self, didSelectRowAt: indexPath)
    }
}

extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    public var section: Int { first ?? 0 }
    public var row: Int { last ?? 0 }
    public var item: Int { row }
}

extension HeadlessHost {
    /// Taps a row of a table view.
    public func tapRow(at indexPath: IndexPath, of tableView: UITableView) {
        act { tableView.tapRow(at: indexPath) }
    }
}
