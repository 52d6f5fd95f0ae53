public import Foundation
import SplitframeInterface

/// The control that appears when a list is pulled down; the host's `pullToRefresh(_:)` triggers it.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    /// Compiles only.
    open var attributedTitle: NSAttributedString?

    /// The height of the control above the content in points (as apps have read it since iOS 6).
    static let height: CGFloat = 60

    open func beginRefreshing() { setRefreshing(true) }
    open func endRefreshing() { setRefreshing(false) }

    private func setRefreshing(_ isBusy: Bool) {
        isRefreshing = isBusy
        superview?.setNeedsLayout()
    }
}

extension UIRefreshControl: DrawnControl {
    var drawing: ControlDrawing? {
        isRefreshing
            ? ControlDrawing(
                name: "refreshControl", value: "busy",
                parts: ControlDrawing.wheel(
                    in: CGRect(x: bounds.midX - 14, y: bounds.midY - 14, width: 28, height: 28)))
            : nil
    }
}
