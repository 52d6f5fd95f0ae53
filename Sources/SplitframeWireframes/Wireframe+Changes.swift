import SplitframeGeometry
import SplitframeInterface

extension Wireframe {
    /// The changes of the columns in another picture, as a sentence without its end: new and removed columns, and
    /// changed widths.
    package func columnChanges(to other: Wireframe, in phrases: AlternativeTextPhrases) -> String {
        let before = tree.columnWidths
        let after = other.tree.columnWidths
        let changes = Column.allCases.compactMap { column -> String? in
            let name = phrases.column(column.name)
            switch (before[column], after[column]) {
            case (nil, nil): return nil
            case (nil, _?): return phrases(.isNew, ["column": name])
            case (_?, nil): return phrases(.isGone, ["column": name])
            case (let old?, let new?):
                guard old != new else { return nil }
                return phrases(
                    .columnWidth, ["column": name, "width": "\(old.figureText) → \(new.figureText)"])
            }
        }
        return changes.isEmpty ? phrases(.unchanged) : phrases.list(changes)
    }
}

extension InterfaceTree {
    /// The width of each visible column, in points.
    fileprivate var columnWidths: [Column: Double] {
        columns.reduce(into: [:]) { widths, element in
            guard let column = element.column else { return }
            widths[column.column] = element.frame.width
        }
    }
}
