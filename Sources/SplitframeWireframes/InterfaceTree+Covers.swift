public import SplitframeInterface

/// The extent to which a column is covered by others.
struct ColumnCover {
    /// The covered column, and those above it from the bottom up.
    var column: String
    var covers: [String]
    /// The covered width of the column inside the window, in points.
    var width: Double
}

extension InterfaceTree {
    /// The columns that are partly covered by others, in drawing order; presented screens are not counted as covers.
    var covers: [ColumnCover] {
        let drawn = columns.filter { $0.column != nil }
        return drawn.indices.compactMap { index in
            let covered = covered(index, of: drawn)
            guard !covered.isEmpty else { return nil }
            return ColumnCover(
                column: drawn[index].name, covers: covered.map(\.cover),
                width: covered.map(\.part).joinedWidth)
        }
    }

    /// The names of the columns of which others cover a part.
    package var coveredColumns: Set<String> { Set(covers.map(\.column)) }

    /// What lies wholly, or but for a strip too narrow for a name, beneath other columns: `supplementary beneath primary`;
    /// not what lies on a collapsed split view's stack.
    package var columnsOutOfSight: [String] {
        guard root.split?.isCollapsed != true else { return [] }
        return covers.compactMap { cover in
            guard let column = columns.first(where: { $0.name == cover.column }),
                frameInSight(of: cover.column)?.width ?? 0
                    < min(column.frame.width / 4, Self.narrowestInSight)
            else { return nil }
            return "\(cover.column) beneath \(cover.covers.joined(separator: " and "))"
        }
    }

    /// The width in points of a strip in which a column is recognized.
    private static var narrowestInSight: Double { 44 }

    /// The parts of a column inside the window that others cover, from the bottom up.
    private func covered(
        _ index: Int, of drawn: [InterfaceElement]
    ) -> [(cover: String, part: Rectangle)] {
        let window = Rectangle(size: environment.size)
        return drawn[(index + 1)...].filter(\.coversColumns).compactMap { cover in
            cover.frame.intersection(window)?.overlap(with: drawn[index].frame).map { (cover.name, $0) }
        }
    }

    /// A column's frame, as wide as its widest part that no other column covers; nil for a column that does not exist, or
    /// of which nothing is in sight.
    package func frameInSight(of name: String) -> Rectangle? {
        let drawn = columns.filter { $0.column != nil }
        guard let index = drawn.firstIndex(where: { $0.name == name }) else { return nil }
        let covers = covered(index, of: drawn).map(\.part)
        return covers.isEmpty ? drawn[index].frame : drawn[index].frame.widestPart(beside: covers)
    }

    /// The changes since an earlier tree as a reader sees them: of columns, the change of the part in sight, if that is more
    /// than the width of a line between columns, also where a column changed only because others cover more or less of it.
    package func inSight(_ changes: [ElementChange], since before: InterfaceTree) -> [ElementChange] {
        let names = Set((columns + before.columns).filter { $0.column != nil }.map(\.name))
        guard let path = changes.first(where: { names.contains($0.name) })?.path else { return changes }
        let known = Set(changes.map(\.name))
        let uncovered = Column.allCases.map(\.name).filter { names.contains($0) && !known.contains($0) }
            .map { name in
                ElementChange(
                    path: path.split(separator: "/").dropLast().joined(separator: "/") + "/\(name)",
                    before: before.frame(of: name), after: frame(of: name))
            }
        return (changes + uncovered).compactMap { change in
            guard names.contains(change.name) else { return change }
            if before.isBeneathScreen(change.name) || isBeneathScreen(change.name) { return nil }
            let old = change.before == nil ? nil : before.partInSight(of: change.name)
            let new = change.after == nil ? nil : partInSight(of: change.name)
            // What is wholly beneath others has no width in sight, where it will be or was.
            let sight = ElementChange(
                path: change.path, before: old.map { $0.width > 0 ? $0 : $0.leftOf(new) },
                after: new.map { $0.width > 0 ? $0 : $0.leftOf(old) })
            if let old = sight.before, let new = sight.after, old.isNear(new) { return nil }
            if (sight.before?.width ?? 0) + (sight.after?.width ?? 0) == 0 { return nil }
            var seen = sight
            seen.isPart = [(old, change.before), (new, change.after)].contains { seen, whole in
                (seen?.width ?? whole?.width ?? 0) + 1 <= whole?.width ?? 0
            }
            return seen
        }
    }

    /// The part of a column in sight, of no width where that is nothing.
    private func partInSight(of name: String) -> Rectangle? {
        guard let frame = frame(of: name) else { return nil }
        return frameInSight(of: name) ?? Rectangle(x: frame.x, y: frame.y, width: 0, height: frame.height)
    }

    /// The most width in points of a margin beside a panel.
    static var widestMargin: Double { 16 }

    /// Whether a presented screen hides all but the edges of a column.
    private func isBeneathScreen(_ column: String) -> Bool {
        guard let frame = root.columns().first(where: { $0.name == column })?.frame else { return false }
        return presented.contains { screen in
            screen.frame.overlap(with: frame).map { $0.width * $0.height > 0.8 * frame.width * frame.height }
                ?? false
        }
    }

    private func frame(of column: String) -> Rectangle? { columns.first { $0.name == column }?.frame }

    /// The content of a column; on a television, which has one focus, only the first selected row is highlighted.
    func focused(_ content: ContentElement, in column: Column?) -> ContentElement {
        guard environment.idiom == .tv else { return content }
        let focused = columns.filter { element in
            element.contains {
                if case .content(let content) = $0.kind { content.selectedRow != nil } else { false }
            }
        }.compactMap(\.column?.column).min()
        var content = content
        if column != focused { content.selectedRow = nil }
        return content
    }

    /// Whether the visible sidebars are at the trailing edge.
    var hasTrailingSidebars: Bool {
        guard let split = root.split, split.primaryEdge == .trailing, !split.isCollapsed else { return false }
        return root.children.contains {
            $0.name == Column.primary.name || $0.name == Column.supplementary.name
        }
    }
}

extension Rectangle {
    /// A rectangle of no width at the left edge of another, or where it is.
    fileprivate func leftOf(_ other: Rectangle?) -> Rectangle {
        Rectangle(x: other?.x ?? x, y: y, width: 0, height: height)
    }

    /// Whether no edge is farther from another rectangle's than a line between columns is wide.
    fileprivate func isNear(_ other: Rectangle) -> Bool {
        [minX - other.minX, maxX - other.maxX, minY - other.minY, maxY - other.maxY].allSatisfy {
            abs($0) < 1
        }
    }
}

extension [Rectangle] {
    /// The total width of the ranges, with overlaps counted once.
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

extension InterfaceTree {
    /// The window's content alone, without device and caption, for a layout without a known place.
    public var scene: Scene { scene(in: style == .dark ? .dark : .light) }

    /// The window's content, in which each element is a group named by its path.
    package var namedScene: Scene { scene(in: style == .dark ? .dark : .light, namesAll: true) }

    /// The window's content in the colours of a theme; with a size of names, each column has its name in place of bars.
    func scene(in theme: WireframeTheme, namesAll: Bool = false, nameSize: Double? = nil) -> Scene {
        var sketch = Sketch(theme: theme)
        InterfaceDrawing(
            tree: self, unhatched: nil, missingButtonColumn: nil, cornerRadius: 0,
            homeIndicator: nil,
            namesAll: namesAll, nameSize: nameSize
        ).draw(in: &sketch)
        return Scene(size: environment.size, background: theme.secondary, elements: sketch.elements)
    }
}
