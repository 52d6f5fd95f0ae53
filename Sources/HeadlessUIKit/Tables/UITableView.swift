public import Foundation

/// A list of rows, which gets the visible cells from its data source, reuses them, keeps a selection and lays them out.
///
/// Nothing is animated: rows are in their final place as soon as layout has run.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// The height that lets a row size itself.
    public static let automaticDimension: CGFloat = -1
    /// The name of the magnifying glass in a section index.
    public static let indexSearch = "{search}"
    /// Posted when a person selects or deselects a row, but not when the app does.
    nonisolated public static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")

    override var hasOwnContent: Bool { true }
    public let style: Style
    open weak var dataSource: (any UITableViewDataSource)? { didSet { forgetRows() } }
    open weak var delegate: (any UITableViewDelegate)? { didSet { forgetRows() } }

    open var rowHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
    open var estimatedRowHeight = UITableView.automaticDimension
    open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
    open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
    /// The additional height above each header of a plain table, in points; 0 where it is automatic.
    open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { setNeedsLayout() } }
    open var tableHeaderView: UIView? { didSet { exchange(oldValue, for: tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { exchange(oldValue, for: tableFooterView) } }
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    open var separatorColor: UIColor?
    /// The distance of separators from the sides of their rows, in points.
    open var separatorInset: UIEdgeInsets {
        get { givenSeparatorInset ?? UIEdgeInsets(left: 16) }
        set { givenSeparatorInset = newValue }
    }
    private(set) var givenSeparatorInset: UIEdgeInsets?
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    open var cellLayoutMarginsFollowReadableWidth = false { didSet { setNeedsLayout() } }
    open var insetsContentViewsToSafeArea = true

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false { didSet { editingChanged(animated: false) } }
    open var selectionFollowsFocus = false
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }
    open var sectionIndexColor: UIColor?
    open var sectionIndexBackgroundColor: UIColor?
    /// Whether the data source has left it to the protocol's default whether a row can be moved.
    var hasUsualMoves = false
    /// The titles of the index as last requested; nil before.
    var knownIndexTitles: [String]?
    private(set) var isEdited = false
    /// Whether a row is swiped: the table is edited then, but without controls in its rows.
    var isSwiped = false
    /// The row whose actions are open after a swipe; nil without one.
    var openSwipe: OpenSwipe?
    open var isEditing: Bool {
        get { isEdited || isSwiped }
        set { setEditing(newValue, animated: false) }
    }

    // MARK: Internal state

    var rows = ListState()
    var geometry = ListGeometry([], width: 0)
    var cells: [IndexPath: UITableViewCell] = [:]
    let cellPool = ReusePool<UITableViewCell>()
    let headerPool = ReusePool<UITableViewHeaderFooterView>()
    /// The views above and below each section; nil for a requested one that does not exist.
    var headers: [Int: UIView?] = [:]
    var footers: [Int: UIView?] = [:]
    var measuredSizes: [ListElement: CGSize] = [:]
    var reconfigured: (path: IndexPath, cell: UITableViewCell)?
    override var scrollingDelegate: (any UIScrollViewDelegate)? { delegate }

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        if style != .plain { backgroundColor = .systemGroupedBackground }
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public convenience init() { self.init(frame: .zero, style: .plain) }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    // MARK: Rows

    open var numberOfSections: Int { counts.count }

    open func numberOfRows(inSection section: Int) -> Int {
        counts.indices.contains(section) ? counts[section] : 0
    }

    /// The row's cell; nil where the row is not on screen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        layOutRowsIfNeeded()
        return cells[indexPath]
    }

    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        cells.first { $0.value === cell }?.key
    }

    open var visibleCells: [UITableViewCell] {
        indexPathsForVisibleRows?.compactMap { cells[$0] } ?? []
    }

    open var indexPathsForVisibleRows: [IndexPath]? {
        layOutRowsIfNeeded()
        return cells.isEmpty ? nil : cells.keys.sorted()
    }

    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        layOutRowsIfNeeded()
        return headers[section] as? UITableViewHeaderFooterView
    }

    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        layOutRowsIfNeeded()
        return footers[section] as? UITableViewHeaderFooterView
    }

    open func rect(forSection section: Int) -> CGRect {
        rectForHeader(inSection: section).union(rectForFooter(inSection: section))
    }

    open func rectForHeader(inSection section: Int) -> CGRect {
        layOutRowsIfNeeded()
        return geometry.headers.indices.contains(section) ? geometry.headers[section] : .zero
    }

    open func rectForFooter(inSection section: Int) -> CGRect {
        layOutRowsIfNeeded()
        return geometry.footers.indices.contains(section) ? geometry.footers[section] : .zero
    }

    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        layOutRowsIfNeeded()
        return geometry.row(at: indexPath) ?? .zero
    }

    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        indexPathsForRows(in: CGRect(origin: point, size: CGSize(width: 1, height: 0.01)))?.first
    }

    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        layOutRowsIfNeeded()
        return geometry.rows(in: rect)
    }

    // MARK: Cells

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellPool.register(cellClass, for: identifier)
    }

    open func register(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerPool.register(viewClass, for: identifier)
    }

    /// A reusable cell, or a new one of the registered class; nil where none is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        dequeue(identifier)
    }

    /// A cell for a row; an unregistered identifier stops the app, as in UIKit.
    open func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        guard let cell = reconfiguredCell(identifier, at: indexPath) ?? dequeue(identifier) else {
            preconditionFailure(
                """
                Unable to dequeue a cell with identifier \(identifier): register a class for the identifier \
                before the table asks for cells.
                """)
        }
        return cell
    }

    open func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
    ) -> UITableViewHeaderFooterView? {
        headerPool.dequeue(identifier) { $0.make(registeredFor: identifier) }
    }

    // MARK: Changes

    open func reloadData() {
        knownIndexTitles = nil
        openSwipe = nil
        forgetRows()
        rows.deselectAll()
    }

    open func reloadSectionIndexTitles() {
        knownIndexTitles = nil
        setNeedsLayout()
    }

    open func beginUpdates() { openBatch() }

    open func endUpdates() { closeBatch() }

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        openBatch()
        updates?()
        closeBatch()
        if let completion { PendingWork.shared.add { completion(true) } }
    }

    /// The same for updates that do not escape, so that they need no explicit `self`.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        // An app's override is called within the batch, but without the updates: to pass them on, the compiler would
        // write the length of this file's path into the program, which would then differ between folders.
        openBatch()
        updates()
        performBatchUpdates(nil, completion: completion)
        closeBatch()
    }

    open var hasUncommittedUpdates: Bool { rows.openBatches > 0 }

    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.insertedSections.formUnion(sections) }
    }

    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.deletedSections.formUnion(sections) }
    }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections[section] = newSection }
    }

    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.reloadedSections.formUnion(sections) }
    }

    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.inserted.formUnion(indexPaths) }
    }

    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.deleted.formUnion(indexPaths) }
    }

    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moved[indexPath] = newIndexPath }
    }

    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.reloaded.formUnion(indexPaths) }
    }

    /// Lets the data source fill the rows' cells again; the cells and the selection are kept.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        for path in indexPaths { reconfigureRow(at: path) }
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        isSwiped = false
        openSwipe = nil
        guard editing != isEdited else { return }
        isEdited = editing
        editingChanged(animated: animated)
    }

    // MARK: Selection and scrolling

    open var indexPathForSelectedRow: IndexPath? { rows.selection.first }

    open var indexPathsForSelectedRows: [IndexPath]? { rows.selection.isEmpty ? nil : rows.selection }

    /// Selects a row without telling the delegate, as in UIKit.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for path in rows.selection { deselect(path) }
            return
        }
        select(indexPath, alone: !isMultipleSelectionOn)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        let former = contentOffset
        scroll(to: rectForRow(at: indexPath), at: position)
        if animated { scrollingEnded(from: former) }
    }

    open func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
        if let path = indexPathForSelectedRow { scrollToRow(at: path, at: position, animated: animated) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutRows()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    // MARK: Compiles only
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    open var fillerRowHeight: CGFloat = 0
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    open var contentHuggingElements: ContentHuggingElements = []
    open var dragInteractionEnabled = true
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }
}
