package import SplitframeWireframes

/// The size of a sheet, and the arrangement of its pictures.
package struct SheetShape: Hashable {
    /// The number of pictures side by side if they do not form a table.
    var columns = 6
    /// The permitted numbers of columns of a table, few enough for readers to survey it.
    var tableColumns = 3...8
    /// The width in points of the widest picture.
    var cellWidth = 320.0
    /// The paper size; nil for pages of at most 4,000 points in height.
    var paper: PaperSize?

    /// Sheets to be looked at on a screen.
    package static let screen = SheetShape()

    /// Sheets for printing: with three columns, so that texts stay readable.
    package static func paper(_ size: PaperSize) -> SheetShape {
        SheetShape(columns: 3, tableColumns: 2...3, cellWidth: 200, paper: size)
    }
}
