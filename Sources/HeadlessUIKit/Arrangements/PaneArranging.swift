import Foundation
import SplitframeLayout

/// An arrangement that the layout core knows.
protocol PaneArranging {
    @MainActor func layout(in room: PaneRoom, of controllers: [Pane: UIViewController]) -> [Pane: PaneLayout]
}

extension Set<PaneAxis> {
    init(_ axes: UIAxis) {
        self = Set(PaneAxis.allCases.filter { axes.contains($0 == .horizontal ? .horizontal : .vertical) })
    }
}

extension UIViewController {
    /// The size of its content: what it prefers, or what its view fits.
    var arrangedSize: CGSize {
        if preferredContentSize != .zero { return preferredContentSize }
        return view?.systemLayoutSizeFitting(.zero) ?? .zero
    }
}
