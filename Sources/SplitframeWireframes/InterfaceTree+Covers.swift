import SplitframeGeometry
import SplitframeInterface

/// How much of a column lies beneath others.
struct ColumnCover {
    /// The column below, and those above it from the bottom up.
    var column: String
    var covers: [String]
    /// How much of the column's width in the window lies beneath any of them, in points.
    var width: Double
}

extension InterfaceTree {
    /// The columns that reach beneath others, in drawing order; sheets and popovers are told otherwise.
    var covers: [ColumnCover] {
        let drawn = columns.filter { $0.columnPresentation != nil }
        let window = Rectangle(size: environment.size)
        return drawn.indices.compactMap { index in
            let covered = drawn[(index + 1)...].filter(\.coversColumns).compactMap { cover in
                cover.frame.intersection(window)?.overlap(with: drawn[index].frame).map { (cover.name, $0) }
            }
            guard !covered.isEmpty else { return nil }
            return ColumnCover(
                column: drawn[index].name, covers: covered.map(\.0), width: covered.map(\.1).joinedWidth)
        }
    }

    /// Whether the sidebars that show stand at the edge where reading ends.
    var hasTrailingSidebars: Bool {
        guard case .split(let split) = root.kind, split.primaryEdge == .trailing else { return false }
        return !split.isCollapsed
            && columns.contains {
                ($0.name == Column.primary.name || $0.name == Column.supplementary.name)
                    && $0.columnPresentation != .popover
            }
    }
}

extension InterfaceElement {
    fileprivate var columnPresentation: ColumnPresentation? {
        if case .column(let column) = kind { column.presentation } else { nil }
    }

    /// Whether it is a column that lies above others.
    var coversColumns: Bool {
        switch columnPresentation {
        case .floating, .edgeToEdge, .overlaid: true
        case .tiled, .displaced, .sheet, .popover, nil: false
        }
    }
}

extension Rectangle {
    /// What two rectangles have in common, unless it is as thin as what adding doubles leaves behind.
    func overlap(with other: Rectangle) -> Rectangle? {
        intersection(other).flatMap { $0.width < 0.001 || $0.height < 0.001 ? nil : $0 }
    }
}

extension [Rectangle] {
    /// The width of all together, where some lie above each other counted once.
    fileprivate var joinedWidth: Double {
        var width = 0.0
        var end = -Double.infinity
        for rectangle in sorted(by: { $0.minX < $1.minX }) where rectangle.maxX > end {
            width += rectangle.maxX - Swift.max(rectangle.minX, end)
            end = rectangle.maxX
        }
        return width
    }
}
