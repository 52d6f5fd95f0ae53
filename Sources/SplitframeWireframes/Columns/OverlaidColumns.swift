import SplitframeGeometry
import SplitframeInterface

extension InterfaceTree {
    /// Whether a column hides content of others without dimming by the system, so that pictures add dimming.
    var hasUndimmedOverlay: Bool { layers.contains { $0.holdsUndimmedOverlay } }
}

extension InterfaceElement {
    fileprivate var holdsUndimmedOverlay: Bool {
        !undimmedBeneathOverlays.isEmpty || children.contains { $0.holdsUndimmedOverlay }
    }

    /// The indexes of a split view's children that are columns with content hidden by others, if there is no dimming
    /// view.
    ///
    /// A panel beside its neighbours covers their background too, but their safe areas exclude it.
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
