import Foundation

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
