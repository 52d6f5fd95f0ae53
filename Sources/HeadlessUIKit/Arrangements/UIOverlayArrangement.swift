import Foundation
import SplitframeInterface
import SplitframeLayout

/// Two views in layers, the primary in front (iOS 27.1); on an active fold they lie side by side.
public struct UIOverlayArrangement: UIArrangementViewController.Arrangement, Hashable, Sendable {
    /// The properties of a view in the arrangement.
    public struct ViewProperties: Hashable, Sendable {
        /// The side of a fold on which the view lies; empty leaves it to the arrangement.
        public var edge: NSDirectionalRectEdge = []

        public init() {}
    }

    public var defaultViewProperties: ViewProperties { ViewProperties() }
    private var allowedAxes = UIAxis.both
    private var edges: [UIArrangementViewController.ViewPlacement: NSDirectionalRectEdge] = [:]

    public init() {}

    /// The same arrangement, side by side along these axes only.
    public func axes(_ axes: UIAxis) -> UIOverlayArrangement {
        var arrangement = self
        arrangement.allowedAxes = axes
        return arrangement
    }

    public mutating func setViewProperties(
        _ properties: ViewProperties, for placement: UIArrangementViewController.ViewPlacement
    ) {
        edges[placement] = properties.edge
    }
}

extension UIArrangementViewController.Arrangement where Self == UIOverlayArrangement {
    public static var overlay: UIOverlayArrangement { UIOverlayArrangement() }
}

extension UIOverlayArrangement: PaneArranging {
    func layout(in room: PaneRoom, of controllers: [Pane: UIViewController]) -> [Pane: PaneLayout] {
        var panes = OverlayPanes(axes: Set(allowedAxes))
        for (placement, edge) in edges {
            panes.sides[Pane(placement)] = [
                .horizontal: OverlayPanes.Side(edge, before: .leading, after: .trailing),
                .vertical: OverlayPanes.Side(edge, before: .top, after: .bottom),
            ].compactMapValues(\.self)
        }
        let own = controllers[.primary]?.arrangedSize ?? .zero
        return panes.layout(in: room, size: own.values, filled: Set(controllers.keys))
    }
}

extension OverlayPanes.Side {
    fileprivate init?(
        _ edge: NSDirectionalRectEdge, before: NSDirectionalRectEdge, after: NSDirectionalRectEdge
    ) {
        switch (edge.contains(before), edge.contains(after)) {
        case (true, false): self = .before
        case (false, true): self = .after
        default: return nil
        }
    }
}
