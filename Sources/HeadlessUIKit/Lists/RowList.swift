/// A table or a collection view: rows, or items, that come from a data source and change in batches.
@MainActor protocol RowList: UIView {
    var rows: ListState { get set }

    /// The rows of each section, as the data source says.
    func askForCounts() -> [Int]
    /// Everything is asked for again in the next layout.
    func forgetRows()
    /// Headers, footers and the like are asked for again in the next layout.
    func forgetSupplements()
    /// Cells, heights and the selection go with their rows; reloaded rows are asked for again.
    func move(by moves: RowMoves, to counts: [Int])
}

extension RowList {
    /// The rows of each section, asked for once and then only after changes.
    var counts: [Int] {
        if let counts = rows.counts { return counts }
        let counts = askForCounts()
        rows.counts = counts
        return counts
    }

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

    /// Rows whose numbers do not fit the changes stop the app, as in UIKit.
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
}
