/// A table or a collection view, whose rows or items come from a data source and change in batches.
@MainActor protocol RowList: UIView {
    var rows: ListState { get set }

    /// Requests the number of rows in each section from the data source.
    func askForCounts() -> [Int]
    /// Discards all rows, which are requested again in the next layout.
    func forgetRows()
    /// Discards headers, footers and other supplementary views, which are requested again in the next layout.
    func forgetSupplements()
    /// Moves cells, heights and the selection along with their rows; reloaded rows are requested again.
    func move(by moves: RowMoves, to counts: [Int])
}

extension RowList {
    /// The number of rows in each section, requested once and then only after changes.
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
}
