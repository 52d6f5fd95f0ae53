import SplitframeInterface
import SplitframeScene

extension WireframeTheme {
    /// The fill of a column.
    func fill(of column: Column) -> Color {
        switch column {
        case .primary: return primary
        case .supplementary: return supplementary
        case .secondary, .compact: return secondary
        case .inspector: return inspector
        }
    }
}
