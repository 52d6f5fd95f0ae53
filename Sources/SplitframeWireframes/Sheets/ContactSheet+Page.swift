import SplitframeGeometry

extension ContactSheet {
    /// The minimum width of a picture on a page.
    private static let leastCell = 150.0

    /// The sheet for a page: as many pictures in a row as fit, which share the page's width.
    func arranged(for page: Double) -> ContactSheet {
        let room = page - 2 * Self.margin
        let fitting = max(1, Int((room + Self.gap) / (Self.leastCell + Self.gap)))
        let longest = max(columnHeadings.count, rows.map(\.cells.count).max() ?? 1)
        let count = longest.perRow(atMost: fitting)
        var sheet = self
        if count < longest {
            sheet.rows = rows.flatMap { row in
                let cells = row.cells.enumerated().map { column, cell in
                    cell.map {
                        $0.labelled(columnHeadings.indices.contains(column) ? columnHeadings[column] : "")
                    }
                }
                return stride(from: 0, to: cells.count, by: count).map { start in
                    Row(
                        heading: start == 0 ? row.heading : "",
                        cells: Array(cells[start..<min(start + count, cells.count)]))
                }
            }
            sheet.columnHeadings = []
        }
        let widest = rows.flatMap(\.cells).compactMap { $0?.picture.size.width }.max() ?? room
        let width = (room - Double(count - 1) * Self.gap) / Double(count)
        sheet.cellWidth = count == 1 ? min(width, widest) : width
        sheet.measure = Measure(columns: count, scale: min(1, sheet.cellWidth / max(1, widest)))
        return sheet
    }
}

extension ContactSheet.Cell {
    /// The picture with the heading of its column in its label.
    fileprivate func labelled(_ heading: String) -> ContactSheet.Cell {
        var cell = self
        cell.label = [heading, label].filter { !$0.isEmpty }.joined(separator: "\n")
        return cell
    }
}
