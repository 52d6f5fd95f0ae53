import SplitframeInterface
import SplitframeScene

/// What a line or word over a picture is about, which decides its colour in every theme.
enum LineColor: Hashable {
    case column(Column)
    /// What belongs to no single column.
    case annotation
    /// What differs from another picture.
    case change

    /// The colour of an element by its name: a column's own, else that of annotations.
    init(elementNamed name: String) {
        self = Column(name: name).map(Self.column) ?? .annotation
    }
}

extension WireframeTheme {
    /// Lies over what an overlay hides where the system dims nothing.
    var overlayVeil: Color { veil.opacity(veil.alpha / 2) }

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
