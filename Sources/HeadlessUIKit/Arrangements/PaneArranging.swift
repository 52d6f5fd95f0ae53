import Foundation
import SplitframeLayout

/// An arrangement for which the layout core computes the panes.
protocol PaneArranging {
    @MainActor func layout(in room: PaneRoom, of controllers: [Pane: UIViewController]) -> [Pane: PaneLayout]
}

extension Set<PaneAxis> {
    init(_ axes: UIAxis) {
        self = Set(PaneAxis.allCases.filter { axes.contains($0 == .horizontal ? .horizontal : .vertical) })
    }
}

extension UIViewController {
    /// The size of its content: the preferred content size, or the fitting size of its view.
    var arrangedSize: CGSize {
        if preferredContentSize != .zero { return preferredContentSize }
        return view?.systemLayoutSizeFitting(.zero) ?? .zero
    }
}
