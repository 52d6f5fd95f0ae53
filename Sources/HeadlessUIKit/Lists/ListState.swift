import Foundation

/// The state of a list's rows between two requests to its data source.
struct ListState {
    /// The number of rows in each section, as last requested; nil before the first request.
    var counts: [Int]?
    /// The selected rows, in the order in which they were selected.
    private(set) var selection: [IndexPath] = []
    /// The changes of the open batch.
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

    /// Moves the selection along with its rows.
    mutating func move(by destinations: [IndexPath: IndexPath]) {
        selection = selection.compactMap { destinations[$0] }
    }
}

/// A row, a supplementary view or a decoration, as the key of its height or frame.
enum ListElement: Hashable {
    case row(IndexPath)
    /// The kind, and the path that the data source gets: that of an item, or the first of a section.
    case supplement(String, IndexPath)
    /// The kind, and a path that the layout chooses.
    case decoration(String, IndexPath)
}

/// The result of a change of rows: their new places, and the rows to reload or reconfigure.
struct RowMoves {
    var destinations: [IndexPath: IndexPath]
    /// The rows to reload, at their new places.
    var reloaded: Set<IndexPath> = []
    /// The rows whose cells are reconfigured, at their new places.
    var reconfigured: Set<IndexPath> = []
}

/// A data source whose items form an outline.
@MainActor protocol OutlineDataSource {
    /// Expands or collapses an item; false where it is not part of an outline, or the app refuses.
    func toggleExpansion(at path: IndexPath) -> Bool
    /// Whether the children of an item are visible.
    func isExpanded(at path: IndexPath) -> Bool
    /// The number of items around an item; 0 for one that is not part of an outline.
    func level(at path: IndexPath) -> Int
}

/// The end of a row from which a swipe reveals actions.
public enum ListRowEdge: Hashable, Sendable {
    case leading, trailing
}

/// A row whose actions are open after a swipe.
@MainActor struct OpenSwipe {
    var path: IndexPath
    var edge: ListRowEdge
    var actions: [UIContextualAction]
}
