package import SplitframeWireframes

/// How large a sheet is, and how its pictures stand on it.
package struct SheetShape: Hashable {
    /// How many pictures stand side by side where they make no table.
    var columns = 6
    /// How many columns a table has that can be looked at in one go.
    var tableColumns = 3...8
    /// The width in points that the widest picture gets.
    var cellWidth = 320.0
    /// The paper that a page fills; nil for pages that are 4,000 points long at most.
    var paper: PaperSize?

    /// Sheets to be looked at on a screen.
    package static let screen = SheetShape()

    /// Sheets to be printed: of three columns, whose words can still be read.
    package static func paper(_ size: PaperSize) -> SheetShape {
        SheetShape(columns: 3, tableColumns: 2...3, cellWidth: 200, paper: size)
    }
}
