import Foundation
import SplitframeInterface
import SplitframeLayout

/// A container of two views that lie beside, above or over each other, depending on the room and the fold (iOS 27.1).
///
/// A pane without room leaves the hierarchy, and the same controller comes back later. The container keeps clear of an
/// active fold, except in its first layout, before views can read the fold (observed).
@preconcurrency @MainActor open class UIArrangementViewController: UIViewController {
    /// The places of an arrangement.
    public enum ViewPlacement: Int, Sendable {
        case primary = 1
        case secondary
    }

    /// The state of a view in the arrangement.
    public struct ViewState: Hashable, Sendable {
        /// Whether the view is hidden for lack of room.
        public let isHidden: Bool
        /// The direction in which the views are laid out; empty where they are not side by side.
        public let splitAxis: UIAxis
        /// The layer of the view; a higher one lies in front.
        public let zIndex: Int
    }

    /// A way of arranging two views.
    public protocol Arrangement {
        associatedtype ViewProperties

        /// The properties of a view for which the app sets none.
        var defaultViewProperties: ViewProperties { get }
        mutating func setViewProperties(_ properties: ViewProperties, for placement: ViewPlacement)
    }

    var arrangement: any PaneArranging = UISplitArrangement()
    private var controllers: [Pane: UIViewController] = [:]
    private var layouts: [Pane: PaneLayout] = [:]

    /// Replaces the arrangement.
    public final func updateArrangement<A>(
        _ arrangement: A, animated: Bool = false
    ) where A: UIArrangementViewController.Arrangement {
        guard let arrangement = arrangement as? any PaneArranging else { return }
        self.arrangement = arrangement
        viewIfLoaded?.setNeedsLayout()
    }

    /// Sets the controller of a place; nil empties it.
    public final func setViewController(
        _ viewController: UIViewController?, for placement: ViewPlacement, animated: Bool = false
    ) {
        let pane = Pane(placement)
        guard controllers[pane] !== viewController else { return }
        if let old = controllers[pane] { hide(old) }
        if let viewController, controllers[pane.opposite] === viewController {
            controllers[pane.opposite] = nil
        }
        controllers[pane] = viewController
        layouts = [:]
        viewIfLoaded?.setNeedsLayout()
    }

    open func viewController(for placement: ViewPlacement) -> UIViewController? {
        controllers[Pane(placement)]
    }

    open func placement(for viewController: UIViewController) -> ViewPlacement? {
        [.primary, .secondary].first { controllers[Pane($0)] === viewController }
    }

    /// The state of a place's view after the last layout; nil where the place is empty, or before the first layout.
    open func state(for placement: ViewPlacement) -> ViewState? {
        let pane = Pane(placement)
        guard controllers[pane] != nil, !layouts.isEmpty else { return nil }
        let layout = layouts[pane]
        return ViewState(
            isHidden: layout == nil,
            splitAxis: layout?.axis.map { $0 == .horizontal ? .horizontal : .vertical } ?? [],
            zIndex: layout?.zIndex ?? 0)
    }

    override func layoutContainer() {
        guard let view = loadedView, !view.bounds.isEmpty else { return }
        let folds = view.reservedRegions(kind: .division).map(\.frame.values)
        let room = PaneRoom(
            size: view.bounds.size.values, folds: folds,
            isWide: traitCollection.horizontalSizeClass == .regular,
            isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        layouts = arrangement.layout(in: room, of: controllers)
        for (pane, controller) in controllers where layouts[pane] == nil { hide(controller) }
        for layer in 0...1 {
            for pane in Pane.allCases {
                guard let layout = layouts[pane], layout.zIndex == layer, let controller = controllers[pane]
                else { continue }
                place(controller, at: layout, in: view)
            }
        }
    }

    private func place(_ controller: UIViewController, at layout: PaneLayout, in view: UIView) {
        let isNew = controller.parent !== self
        if isNew { addChild(controller) }
        guard let pane = controller.view else { return }
        pane.frame = CGRect(layout.frame)
        if pane.superview === view { view.bringSubviewToFront(pane) } else { view.addSubview(pane) }
        if isNew { controller.didMove(toParent: self) }
    }

    private func hide(_ controller: UIViewController) {
        guard controller.parent === self else { return }
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }
}

extension Pane {
    init(_ placement: UIArrangementViewController.ViewPlacement) {
        self =
            switch placement {
            case .primary: .primary
            case .secondary: .secondary
            }
    }

    fileprivate var opposite: Pane { self == .primary ? .secondary : .primary }
}

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
