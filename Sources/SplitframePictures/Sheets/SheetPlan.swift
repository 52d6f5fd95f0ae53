import SplitframeDevices
package import SplitframeInterface
package import SplitframeRequests
package import SplitframeWireframes

/// The plan of one page of a contact sheet: the pictures on it, and their names.
public struct SheetPlan: Hashable, Sendable {
    /// The value that the pictures of a sheet share.
    package enum Shared: Hashable, Sendable {
        case device(String)
        /// Everything but device, orientation and window.
        case configuration(String)
    }

    /// The folders of sheets.
    private static let folders = ["sheets/devices", "sheets/configurations"]

    package var shared: Shared
    package var title: String { page.title }
    /// The page's file in the gallery's folder.
    package var file: String { name + ".png" }
    /// The file's path in the gallery's folder, without extension.
    package var name: String
    /// The page, with empty places for its pictures.
    private let page: ContactSheet
    private let tally: SheetTally
    /// The page's size in points.
    package var size: Size { page.scene.size }
    /// The pictures by row and column, by their index in the gallery; each represents all that look like it.
    package let pictures: [[Int?]]

    /// The sheets that a gallery of selections would have.
    ///
    /// - Throws: ``SelectionError`` if UIKit would never show one of them.
    package static func sheets(of selections: [Selection]) throws(SelectionError) -> [SheetPlan] {
        let rooms = CanvasRooms()
        return sheets(
            of: selections,
            try selections.map { selection throws(SelectionError) in
                try PictureImprint(of: selection, rooms: rooms)
            })
    }

    /// One sheet per device, and per theme if there are several, then one per configuration, in the order of their
    /// first pictures; a long sheet continues on further pages.
    ///
    /// - Parameter imprints: The imprint of each selection.
    package static func sheets(of selections: [Selection], _ imprints: [PictureImprint]) -> [SheetPlan] {
        let configurations = Array(selections.indices).grouped { selections[$0].configuration }
        return deviceSheets(of: selections, imprints)
            + configurations.flatMap { pictures in
                let asked = selections[pictures[0]]
                let name = asked.configuration
                // A mode that is not shown everywhere is said of each picture.
                let shown = pictures.map {
                    imprints[$0].shown(selections[$0], isAutomatic: asked.displayMode == .automatic)
                }
                let isCollapsed = pictures.contains { imprints[$0].isCollapsed }
                let unmet = [SelectionKey.displayMode, .splitBehavior].filter { key in
                    key == .displayMode && isCollapsed
                        || shown.contains { $0.fact(key) != asked.fact(key) }
                }
                let inVain = unmet.filter { asked.shows($0) }
                let keys = SelectionKey.all.filter {
                    ![.device, .orientation, .window, .pageWidth].contains($0) && !unmet.contains($0)
                }
                // Devices of one generation may run different systems.
                let systems = pictures.grouped { selections[$0].request.system }
                    .map { selections[$0[0]].request.system }.joined(separator: ", ")
                let requested =
                    inVain.isEmpty ? "" : " · asked for " + inVain.map(asked.fact).joined(separator: ", ")
                return pages(
                    of: pictures, selections, imprints, shared: .configuration(name),
                    title: "\(systems) · \(asked.configurationTitle(of: keys))\(requested)",
                    name: "\(folders[1])/\(name.replacing("/", with: "."))", titleKeys: keys)
            }
    }

    /// The pages of each device, and of each theme if there are several.
    package static func deviceSheets(
        of selections: [Selection], _ imprints: [PictureImprint], shape: SheetShape = .screen
    ) -> [SheetPlan] {
        let hasThemes = Set(selections.map(\.look.theme)).count > 1
        let devices = Array(selections.indices).grouped {
            [selections[$0].device.id, selections[$0].look.theme.name]
        }
        return devices.flatMap { pictures in
            let selection = selections[pictures[0]]
            let (id, theme) = (selection.device.id, selection.look.theme.name)
            return pages(
                of: pictures, selections, imprints, shared: .device(id),
                title: selection.device.name + (hasThemes ? " · \(theme)" : ""),
                name: "\(folders[0])/\(id)" + (hasThemes ? ".\(theme)" : ""),
                titleKeys: [.device] + (hasThemes ? [.theme] : []), shape: shape)
        }
    }

    private static func pages(
        of pictures: [Int], _ selections: [Selection], _ imprints: [PictureImprint], shared: Shared,
        title: String, name: String, titleKeys: [SelectionKey],
        shape: SheetShape = .screen
    ) -> [SheetPlan] {
        let layout = SheetLayout(
            of: pictures, selections, imprints, titleKeys: titleKeys, shape: shape)
        var sheet = ContactSheet(
            title: title, columnHeadings: layout.columnHeadings,
            rows: layout.rows.map { row in
                ContactSheet.Row(
                    heading: row.heading,
                    cells: row.cells.map { cell in
                        cell.map {
                            ContactSheet.Cell(
                                SheetPicture(placeOf: imprints[$0.picture].size), label: $0.label)
                        }
                    })
            }, theme: selections[pictures[0]].look.colors, cellWidth: shape.cellWidth)
        var tally = SheetTally(
            common: layout.common, pictures: pictures.count, layouts: layout.layoutCount)
        if case .configuration = shared {
            tally.devices = Set(pictures.map { selections[$0].device.id }).count
        }
        sheet.detail = tally.detail
        sheet.pageWidth = selections[pictures[0]].look.pageWidth
        var rest = layout.rows.map { $0.cells.map { $0?.picture } }[...]
        let parts = shape.paper.map(sheet.pages) ?? sheet.pages
        return parts.enumerated().map { number, page in
            defer { rest = rest.dropFirst(page.rows.count) }
            return SheetPlan(
                shared: shared, name: name + (number > 0 ? "-\(number + 1)" : ""), page: page,
                tally: tally, pictures: Array(rest.prefix(page.rows.count)))
        }
    }

    /// The layouts of the page's pictures, in reading order.
    package func trees(of selections: [Selection]) throws(SelectionError) -> [InterfaceTree] {
        try pictures.joined().compactMap(\.self).map { number throws(SelectionError) in
            try ResolvedRequest(selections[number].request).tree
        }
    }

    /// The page with its pictures, drawn small.
    package func scene(
        of selections: [Selection], rooms: CanvasRooms = CanvasRooms(),
        in phrases: AlternativeTextPhrases = .english
    ) throws(SelectionError) -> Scene {
        var page = page
        var labels = SheetLabels(
            heading: phrases(.shown, ["subject": title, "columns": tally.text(in: phrases)]))
        var heading = ""
        for (row, numbers) in pictures.enumerated() {
            if !page.rows[row].heading.isEmpty { heading = page.rows[row].heading }
            for (column, number) in numbers.enumerated() {
                guard let number else { continue }
                let wireframe = try PictureImprint.picture(of: selections[number], rooms: rooms).wireframe
                page.rows[row].cells[column]?.picture = SheetPicture(wireframe)
                let columnHeading = column < page.columnHeadings.count ? page.columnHeadings[column] : ""
                labels.add(
                    wireframe,
                    named: [heading, columnHeading, page.rows[row].cells[column]?.label ?? ""],
                    sentence: wireframe.alternativeText(in: phrases), in: phrases)
            }
        }
        var scene = page.scene
        scene.alternativeText = labels.text(in: phrases)
        return scene
    }
}

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

/// The numbers of pictures, devices and layouts on a contact sheet.
struct SheetTally: Hashable, Sendable {
    /// The facts that all of its pictures share, empty if there are none.
    var common: String
    var pictures: Int
    /// Nil if the sheet is about one device.
    var devices: Int?
    var layouts: Int

    /// The line below the title: `iOS 26 · doubleColumn · 11 pictures`, where some are equal `23 pictures for 65
    /// requests, each named by what it shows`.
    var detail: String {
        let asked = layouts == pictures ? "" : " for \(pictures) requests, each named by what it shows"
        return [common, counted(layouts, in: .english) + asked].filter { !$0.isEmpty }.joined(
            separator: " · ")
    }

    /// The tally as text: `iOS 26 · doubleColumn · 11 pictures, 11 layouts`.
    func text(in phrases: AlternativeTextPhrases) -> String {
        let numbers = [
            counted(pictures, in: phrases), phrases.count(layouts, one: .oneLayout, several: .layouts),
        ]
        return ([common] + [numbers.joined(separator: phrases(.listSeparator))])
            .filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// A number of pictures, and of devices where there may be several: `25 pictures of 4 devices`.
    private func counted(_ pictures: Int, in phrases: AlternativeTextPhrases) -> String {
        let counted = phrases.count(pictures, one: .onePicture, several: .pictures)
        guard let devices else { return counted }
        let named = phrases.count(devices, one: .oneDevice, several: .devices)
        return devices == pictures
            ? named : phrases(.picturesOfDevices, ["pictures": counted, "devices": named])
    }
}
