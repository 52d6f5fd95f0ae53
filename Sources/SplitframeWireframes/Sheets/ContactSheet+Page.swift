public import SplitframeGeometry
import SplitframeScene
import SplitframeText

extension ContactSheet {
    /// What is written on a picture at one of its elements.
    public struct Callout: Hashable, Sendable {
        static let font = Font(size: 11, weight: .semibold)

        public var text: String
        /// The element's frame in points of the picture.
        public var frame: Rectangle

        public init(_ text: String, at frame: Rectangle) {
            self.text = text
            self.frame = frame
        }
    }

    /// The least width of a picture on a page.
    private static let leastCell = 150.0

    /// The sheet for a page: as many pictures in a row as have room there, each as wide as that leaves.
    func arranged(for page: Double) -> ContactSheet {
        let room = page - 2 * Self.margin
        let fitting = max(1, Int((room + Self.gap) / (Self.leastCell + Self.gap)))
        let longest = max(columnHeadings.count, rows.map(\.cells.count).max() ?? 1)
        let count = max(1, min(longest, fitting))
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
    /// The picture with the heading of its column in its own words.
    fileprivate func labelled(_ heading: String) -> ContactSheet.Cell {
        var cell = self
        cell.label = [heading, label].filter { !$0.isEmpty }.joined(separator: "\n")
        return cell
    }
}

extension Sketch {
    /// What is written on a picture that lies at a place of the page, each near its element and none on another.
    mutating func callouts(_ callouts: [ContactSheet.Callout], at place: SceneTransform, in cell: Rectangle) {
        var taken: [Rectangle] = []
        for callout in callouts {
            let font = ContactSheet.Callout.font
            let target = place(callout.frame)
            let width = (font.estimatedWidth(of: callout.text) + 14).rounded(.up)
            guard width <= cell.width else { continue }
            var pill = Rectangle(
                x: min(max(target.midX - width / 2, cell.minX), cell.maxX - width).rounded(),
                y: (target.minY + 8).rounded(), width: width, height: 20)
            while let other = taken.first(where: { $0.intersection(pill) != nil }) { pill.y = other.maxY + 4 }
            taken.append(pill)
            self.pill([callout.text], in: pill, font: font, theme.change)
        }
    }
}
