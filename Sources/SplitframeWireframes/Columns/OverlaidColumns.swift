import SplitframeGeometry
import SplitframeInterface

extension InterfaceTree {
    /// Whether a column hides content of others and the system dims nothing, so that pictures do.
    var hasUndimmedOverlay: Bool { layers.contains { $0.holdsUndimmedOverlay } }
}

extension InterfaceElement {
    fileprivate var holdsUndimmedOverlay: Bool {
        firstUndimmedOverlay != nil || children.contains { $0.holdsUndimmedOverlay }
    }

    /// Of a split view's children the first column that hides content of those below it, where no dimming view is among
    /// them.
    ///
    /// A panel beside its neighbours lies above their background too, but their safe areas keep clear of it.
    var firstUndimmedOverlay: Int? {
        guard case .split = kind, !children.contains(where: { $0.kind == .dimming }) else { return nil }
        return children.indices.first { index in
            guard case .column(let column) = children[index].kind else { return false }
            switch column.presentation {
            case .tiled, .displaced, .sheet, .popover: return false
            case .floating, .edgeToEdge, .overlaid: break
            }
            return children[..<index].contains { below in
                guard case .column(let other) = below.kind else { return false }
                return below.frame.inset(by: other.safeArea).overlap(with: children[index].frame) != nil
            }
        }
    }
}
