public import Foundation

/// The context of a focus change in a table; compiles only.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    open var nextFocusedIndexPath: IndexPath? { nil }
}
