public import Foundation
import SplitframeInterface

/// The control that appears when a list is pulled down; the host's `pullToRefresh(_:)` triggers it.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    /// Compiles only.
    open var attributedTitle: NSAttributedString?

    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}

extension UIRefreshControl: DrawnControl {
    var drawing: ControlDrawing? {
        isRefreshing
            ? ControlDrawing(name: "refreshControl", value: "busy", parts: ControlDrawing.wheel(in: bounds))
            : nil
    }
}
