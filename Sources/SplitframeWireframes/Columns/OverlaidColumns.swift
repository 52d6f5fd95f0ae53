import SplitframeGeometry
import SplitframeInterface

extension InterfaceTree {
    /// Whether a column hides content of others and the system dims nothing, so that pictures do.
    var hasUndimmedOverlay: Bool { layers.contains { $0.holdsUndimmedOverlay } }
}

extension InterfaceElement {
    fileprivate var holdsUndimmedOverlay: Bool {
        !undimmedBeneathOverlays.isEmpty || children.contains { $0.holdsUndimmedOverlay }
    }

    /// Which of a split view's children are columns that have content hidden by those above them, where no dimming view
    /// is among them.
    ///
    /// A panel beside its neighbours lies above their background too, but their safe areas keep clear of it.
    var undimmedBeneathOverlays: Set<Int> {
        guard case .split = kind, !children.contains(where: { $0.kind == .dimming }) else { return [] }
        return Set(
            children.indices.filter { index in
                guard case .column(let column) = children[index].kind else { return false }
                let content = children[index].frame.inset(by: column.safeArea)
                return children[(index + 1)...].contains {
                    $0.coversColumns && content.overlap(with: $0.frame) != nil
                }
            })
    }
}
