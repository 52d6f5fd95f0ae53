import Foundation

/// What a list knows of its rows between two questions to its data source.
struct ListState {
    /// The rows of each section as last heard; nil before the first question.
    var counts: [Int]?
    /// The chosen rows, in the order in which they were chosen.
    private(set) var selection: [IndexPath] = []
    /// The changes of the batch that is open.
    var changes: RowChanges?
    var openBatches = 0

    func contains(_ path: IndexPath) -> Bool {
        guard let counts, counts.indices.contains(path.section) else { return false }
        return path.row >= 0 && path.row < counts[path.section]
    }

    mutating func select(_ path: IndexPath, alone: Bool) {
        selection = (alone ? [] : selection.filter { $0 != path }) + [path]
    }

    mutating func deselect(_ path: IndexPath) { selection.removeAll { $0 == path } }

    mutating func deselectAll() { selection = [] }

    /// Chosen rows move with their rows.
    mutating func move(by destinations: [IndexPath: IndexPath]) {
        selection = selection.compactMap { destinations[$0] }
    }
}

/// What every change of rows comes down to: where rows stand now, and which of them are to be made anew.
struct RowMoves {
    var destinations: [IndexPath: IndexPath]
    /// Rows to be made anew, at their new places.
    var reloaded: Set<IndexPath> = []
    /// Rows whose cells are configured again, at their new places.
    var reconfigured: Set<IndexPath> = []
}
