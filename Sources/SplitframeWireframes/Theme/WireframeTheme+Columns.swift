import SplitframeInterface
import SplitframeScene

extension WireframeTheme {
    /// The fill of a column; the one column of a collapsed split view looks like the secondary.
    func fill(of column: Column, isCollapsed: Bool) -> Color {
        if isCollapsed, column != .inspector { return secondary }
        switch column {
        case .primary: return primary
        case .supplementary: return supplementary
        case .secondary, .compact: return secondary
        case .inspector: return inspector
        }
    }
}
