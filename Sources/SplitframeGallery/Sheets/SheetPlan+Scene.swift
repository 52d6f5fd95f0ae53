package import SplitframeRequests
package import SplitframeScene
import SplitframeWireframes

extension SheetPlan {
    /// How many pictures stand side by side where they make no table.
    private static let columns = 6
    /// How many columns a table has that can be looked at in one go.
    private static let tableColumns = 3...8
    /// The part of a table that has to be filled for headings to be worth their room.
    private static let leastFilled = 0.6

    /// The sheet with all its pictures, small: a table with headings where that leaves few places free.
    package func scene(of selections: [Selection]) throws(SelectionError) -> Scene {
        let theme = pictures.first.map { selections[$0].look.colors } ?? .light
        let subjects = headings(of: selections, rowHeading)
        let places = headings(of: selections, columnHeading)
        let filled = Double(pictures.count) / Double(max(1, subjects.count * places.count))
        guard filled >= Self.leastFilled, min(subjects.count, places.count) > 1 else {
            return try grid(of: selections, theme: theme)
        }
        if Self.tableColumns.contains(places.count) {
            return try table(
                of: selections, rows: subjects, columns: places, theme: theme, row: rowHeading,
                column: columnHeading)
        }
        if Self.tableColumns.contains(subjects.count) {
            return try table(
                of: selections, rows: places, columns: subjects, theme: theme, row: columnHeading,
                column: rowHeading)
        }
        return try grid(of: selections, theme: theme)
    }

    private func table(
        of selections: [Selection], rows: [String], columns: [String], theme: WireframeTheme,
        row: (Selection) -> String, column: (Selection) -> String
    ) throws(SelectionError) -> Scene {
        var table: [String: [String: ContactSheet.Cell]] = [:]
        for index in pictures {
            let selection = selections[index]
            table[row(selection), default: [:]][column(selection)] = try Self.cell(of: selection)
        }
        return ContactSheet(
            title: title, columnHeadings: columns,
            rows: rows.map { row in
                ContactSheet.Row(
                    heading: row,
                    cells: columns.map { column in table[row]?[column] })
            }, theme: theme
        ).scene
    }

    /// Pictures in rows, each with its words; a device's pictures below a heading for each place.
    private func grid(of selections: [Selection], theme: WireframeTheme) throws(SelectionError) -> Scene {
        var rows: [ContactSheet.Row] = []
        for (place, pictures) in placesOfDevice(selections) {
            var cells: [ContactSheet.Cell] = []
            for index in pictures {
                let selection = selections[index]
                cells.append(
                    try Self.cell(
                        of: selection, label: place.isEmpty ? label(of: selection) : rowHeading(of: selection)
                    ))
            }
            for start in stride(from: 0, to: cells.count, by: Self.columns) {
                let end = min(start + Self.columns, cells.count)
                rows.append(
                    ContactSheet.Row(heading: start == 0 ? place : "", cells: Array(cells[start..<end])))
            }
        }
        return ContactSheet(title: title, columnHeadings: [], rows: rows, theme: theme).scene
    }

    /// A device's pictures by place; all together, without a heading, where sheets show one configuration.
    private func placesOfDevice(_ selections: [Selection]) -> [(place: String, pictures: [Int])] {
        switch subject {
        case .configuration: [("", pictures)]
        case .device:
            headings(of: selections, columnHeading).map { place in
                (place, pictures.filter { columnHeading(of: selections[$0]) == place })
            }
        }
    }

    /// A picture without its caption; what headings do not say stands below it.
    private static func cell(
        of selection: Selection, label: String = ""
    ) throws(SelectionError) -> ContactSheet.Cell {
        var look = selection.look
        look.caption = .none
        let request = try ResolvedRequest(selection.request)
        let words = [label, request.anachronism ?? ""].filter { !$0.isEmpty }
        return ContactSheet.Cell(
            scene: request.wireframe(look).scene, label: words.joined(separator: " · "))
    }

    /// The different headings, in the order of their first pictures.
    private func headings(of selections: [Selection], _ heading: (Selection) -> String) -> [String] {
        var seen: Set<String> = []
        return pictures.map { heading(selections[$0]) }.filter { seen.insert($0).inserted }
    }
}
