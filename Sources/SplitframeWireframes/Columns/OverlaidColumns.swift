import SplitframeGeometry
import SplitframeInterface

extension InterfaceTree {
    /// Whether a column hides content of others without dimming by the system, so that pictures add dimming.
    var hasUndimmedOverlay: Bool {
        layers.contains { $0.contains { !$0.undimmedBeneathOverlays.isEmpty } }
    }
}

extension InterfaceElement {
    /// The indexes of a split view's children that are columns with content hidden by others, if there is no dimming
    /// view.
    ///
    /// A panel beside its neighbours covers their background too, but their safe areas exclude it.
    var undimmedBeneathOverlays: Set<Int> {
        guard split != nil, !children.contains(where: { $0.kind == .dimming }) else { return [] }
        return Set(
            children.indices.filter { index in
                guard let column = children[index].column else { return false }
                let content = children[index].frame.inset(by: column.safeArea)
                return children[(index + 1)...].contains {
                    $0.coversColumns && content.overlap(with: $0.frame) != nil
                }
            })
    }
}
