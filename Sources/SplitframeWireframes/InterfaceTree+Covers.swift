import SplitframeGeometry
import SplitframeInterface

/// How much of a column lies beneath another.
struct ColumnCover {
    /// The column below and the one above it.
    var column: String
    var cover: String
    /// From the lower column's nearer edge to the upper one's farther edge, in points.
    var width: Double
}

extension InterfaceTree {
    /// The columns that reach beneath others, from primary to inspector; sheets and popovers are told otherwise.
    var covers: [ColumnCover] {
        let drawn = columns.filter { $0.columnPresentation != nil }
        return drawn.indices.flatMap { index in
            drawn[(index + 1)...].compactMap { drawn[index].cover(by: $0) }
        }
    }

    /// Whether the sidebars that show stand at the edge where reading ends.
    var hasTrailingSidebars: Bool {
        guard case .split(let split) = root.kind, split.primaryEdge == .trailing else { return false }
        return columns.contains { $0.name == Column.primary.name || $0.name == Column.supplementary.name }
            && !split.isCollapsed
    }
}

extension InterfaceElement {
    fileprivate var columnPresentation: ColumnPresentation? {
        if case .column(let column) = kind { column.presentation } else { nil }
    }

    fileprivate func cover(by other: InterfaceElement) -> ColumnCover? {
        guard let shared = frame.intersection(other.frame), shared.width > 0 else { return nil }
        switch other.columnPresentation {
        case .floating, .overlaid: break
        case .tiled, .displaced, .sheet, .popover, nil: return nil
        }
        let isOnLeft = shared.midX < frame.midX
        let width = isOnLeft ? shared.maxX - frame.minX : frame.maxX - shared.minX
        return ColumnCover(column: name, cover: other.name, width: width)
    }
}
