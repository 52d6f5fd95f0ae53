package import SplitframeInterface

/// The subject of a line or text over a picture, which determines its colour in every theme.
enum LineColor: Hashable {
    case column(Column)
    /// A line or text about no single column.
    case annotation
    /// A difference from another picture.
    case change

    /// The colour of an element by its name: a column's own, else that of annotations.
    init(elementNamed name: String) {
        self = Column(name: name).map(Self.column) ?? .annotation
    }
}

extension WireframeTheme {
    /// The fill of a column.
    func fill(of column: Column) -> Color {
        switch column {
        case .primary: primary
        case .supplementary: supplementary
        case .secondary, .compact: secondary
        case .inspector: inspector
        }
    }

    /// The colour of a column's lines, dimensions and name.
    package func line(of column: Column) -> Color { color(of: .column(column)) }

    func color(of line: LineColor) -> Color {
        switch line {
        case .column(.primary): primaryLine
        case .column(.supplementary): supplementaryLine
        case .column(.secondary), .column(.compact): secondaryLine
        case .column(.inspector): inspectorLine
        case .annotation: annotation
        case .change: change
        }
    }
}
