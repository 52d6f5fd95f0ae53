public import Foundation

/// A table or a collection view, whose rows or items come from a data source and change in batches.
@MainActor protocol RowList: UIScrollView {
    associatedtype Cell: ReusableView

    var rows: ListState { get set }
    /// The cells of the rows on screen.
    var cells: [IndexPath: Cell] { get set }
    /// The sizes measured when rows and supplementary views were on screen, in points.
    var measuredSizes: [ListElement: CGSize] { get set }
    /// The cell to fill again, which the data source gets when it requests a cell for the path.
    var reconfigured: (path: IndexPath, cell: Cell)? { get set }
    var isEditing: Bool { get }
    var allowsMultipleSelection: Bool { get }
    var allowsMultipleSelectionDuringEditing: Bool { get }

    /// Requests the number of rows in each section from the data source.
    func askForCounts() -> [Int]
    func askForCell(at path: IndexPath) -> Cell?
    /// Removes a cell from the screen and keeps it for reuse.
    func retire(_ cell: Cell, from path: IndexPath)
    func mark(_ cell: Cell, isSelected: Bool)
    /// Lets the data source fill the cell of a row again.
    func reconfigureRow(at path: IndexPath)
    /// Discards headers, footers and other supplementary views, which are requested again in the next layout.
    func forgetSupplements()
    func setNeedsLayoutOfRows()
    func layOutRows()
}

extension RowList {
    /// The number of rows in each section, requested once and then only after changes.
    var counts: [Int] {
        if let counts = rows.counts { return counts }
        let counts = askForCounts()
        rows.counts = counts
        return counts
    }

    /// Discards all rows, which are requested again in the next layout.
    func forgetRows() {
        rows.counts = nil
        for (path, cell) in cells { retire(cell, from: path) }
        cells = [:]
        measuredSizes = [:]
        forgetSupplements()
        setNeedsLayoutOfRows()
    }

    func layOutRowsIfNeeded() {
        if needsLayout || rows.counts == nil { layOutRows() }
    }

    func retireCells(except visible: Set<IndexPath>) {
        for (path, cell) in cells where !visible.contains(path) {
            cells[path] = nil
            retire(cell, from: path)
        }
    }

    // MARK: Changes

    func openBatch() {
        if rows.openBatches == 0 { rows.changes = RowChanges() }
        rows.openBatches += 1
    }

    func closeBatch() {
        guard rows.openBatches > 0 else { return }
        rows.openBatches -= 1
        guard rows.openBatches == 0, let changes = rows.changes else { return }
        rows.changes = nil
        commit(changes)
    }

    func change(_ note: (inout RowChanges) -> Void) {
        openBatch()
        if var changes = rows.changes {
            note(&changes)
            rows.changes = changes
        }
        closeBatch()
    }

    /// Applies changes; row counts that do not match them stop the app, as in UIKit.
    private func commit(_ changes: RowChanges) {
        guard let before = rows.counts else { return forgetRows() }
        let after = askForCounts()
        do {
            let places = try changes.destinations(before: before, after: after)
            let reloaded = Set(changes.reloaded.compactMap { places[$0] })
            if changes.concernsSections { forgetSupplements() }
            move(by: RowMoves(destinations: places, reloaded: reloaded), to: after)
        } catch {
            preconditionFailure("\(error)")
        }
    }

    /// Moves cells, heights and the selection along with their rows; reloaded rows are requested again.
    func move(by moves: RowMoves, to counts: [Int]) {
        rows.counts = counts
        rows.move(by: moves.destinations.filter { !moves.reloaded.contains($0.value) })
        let (oldCells, oldSizes) = (cells, measuredSizes)
        cells = [:]
        measuredSizes = [:]
        for case (.row(let path), let size) in oldSizes {
            if let place = moves.destinations[path] { measuredSizes[.row(place)] = size }
        }
        for (path, cell) in oldCells {
            if let place = moves.destinations[path], !moves.reloaded.contains(place) {
                cells[place] = cell
            } else {
                retire(cell, from: path)
            }
        }
        for path in moves.reconfigured { reconfigureRow(at: path) }
        setNeedsLayoutOfRows()
    }

    /// Gives a cell to the data source to fill, which may return another one.
    func refill(_ cell: Cell, at path: IndexPath) {
        reconfigured = (path, cell)
        defer { reconfigured = nil }
        guard let filled = askForCell(at: path), filled !== cell else { return }
        retire(cell, from: path)
        cells[path] = filled
        addSubview(filled)
    }

    /// The cell that the data source is filling again; nil for any other request.
    func reconfiguredCell(_ identifier: String, at path: IndexPath) -> Cell? {
        guard let reconfigured, reconfigured.path == path, reconfigured.cell.reuseIdentifier == identifier
        else { return nil }
        return reconfigured.cell
    }

    // MARK: Selection

    var isMultipleSelectionOn: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    func select(_ path: IndexPath, alone: Bool) {
        if alone { for other in rows.selection where other != path { deselect(other) } }
        rows.select(path, alone: alone)
        if let cell = cells[path] { mark(cell, isSelected: true) }
    }

    func deselect(_ path: IndexPath) {
        rows.deselect(path)
        if let cell = cells[path] { mark(cell, isSelected: false) }
    }
}

extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    public var section: Int {
        get { first ?? 0 }
        set { self = IndexPath(row: row, section: newValue) }
    }

    public var row: Int {
        get { count > 1 ? self[1] : 0 }
        set { self = IndexPath(row: newValue, section: section) }
    }

    public var item: Int {
        get { row }
        set { row = newValue }
    }
}

/// A view that a list uses again for another row or section.
@MainActor protocol ReusableView: UIView {
    var reuseIdentifier: String? { get }
    func prepareForReuse()
}

/// The classes registered with a list by their identifiers, and the views that are ready for reuse.
@MainActor final class ReusePool<View: ReusableView> {
    private var classes: [String: View.Type] = [:]
    private var waiting: [String: [View]] = [:]

    func register(_ viewClass: AnyClass?, for identifier: String) {
        classes[identifier] = viewClass as? View.Type
        waiting[identifier] = nil
    }

    func isRegistered(_ identifier: String) -> Bool { classes[identifier] != nil }

    func put(_ view: View) {
        if let identifier = view.reuseIdentifier { waiting[identifier, default: []].append(view) }
    }

    /// A view that waits, prepared for reuse, or a new one; nil where no class is registered.
    func dequeue(_ identifier: String, make: (View.Type) -> View) -> View? {
        guard let view = waiting[identifier]?.popLast() else { return classes[identifier].map(make) }
        view.prepareForReuse()
        return view
    }
}
