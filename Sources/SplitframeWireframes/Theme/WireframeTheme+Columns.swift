package import SplitframeInterface
package import SplitframeScene

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

    /// The colour of a column's lines, dimensions and name.
    package func line(of column: Column) -> Color { color(of: .column(column)) }
}
