import SplitframeDevices
import SplitframeInterface
package import SplitframeRequests
import SplitframeWireframes

/// A contact sheet to be drawn: which pictures stand on it, under which name.
package struct SheetPlan: Hashable, Sendable {
    /// What the pictures of a sheet have in common.
    enum Subject: Hashable, Sendable {
        case device(String)
        /// Everything but device, orientation and window.
        case configuration(String)
    }

    /// Where sheets are put.
    private static let folders = ["sheets/devices", "sheets/configurations"]

    /// As many pictures as a sheet can hold and still be looked at in one go.
    static let capacity = 96

    /// How many sheets are drawn at once: each takes as much memory as some six pictures, 60 MB.
    static let mostAtOnce = 4

    var subject: Subject
    var title: String
    /// The sheet's file in the gallery's folder.
    var file: String { name + ".png" }
    /// The file's path in the gallery's folder, without extension.
    package var name: String
    /// The pictures, by their number in the gallery.
    var pictures: [Int]

    /// A sheet for each device, then one for each configuration, in the order of their first pictures; what does
    /// not fit on one sheet goes on on the next.
    package static func sheets(of selections: [Selection]) -> [SheetPlan] {
        let devices = grouped(selections) { $0.device.id }.flatMap { id, pictures in
            parts(
                subject: .device(id), title: pictures.first.map { selections[$0].device.name } ?? id,
                name: "\(folders[0])/\(id)", pictures: pictures)
        }
        let configurations = grouped(selections) { $0.configuration }.flatMap { name, pictures in
            parts(
                subject: .configuration(name), title: name.replacing("/", with: " · "),
                name: "\(folders[1])/\(name.replacing("/", with: "."))", pictures: pictures)
        }
        return devices + configurations
    }

    /// The line below a picture on a sheet: what the sheet's title does not say.
    func label(of selection: Selection) -> String {
        switch subject {
        case .device: "\(columnHeading(of: selection)) · \(rowHeading(of: selection))"
        case .configuration: "\(rowHeading(of: selection)) · \(columnHeading(of: selection))"
        }
    }

    /// What a row of a table has in common besides the sheet's title.
    func rowHeading(of selection: Selection) -> String {
        switch subject {
        case .device: selection.configuration.replacing("/", with: " · ")
        case .configuration: selection.device.name
        }
    }

    /// What a column of a table has in common.
    func columnHeading(of selection: Selection) -> String {
        "\(selection.orientation.name) · \(selection.window.name)"
    }

    private static func grouped(
        _ selections: [Selection], by name: (Selection) -> String
    ) -> [(name: String, pictures: [Int])] {
        var groups: [(name: String, pictures: [Int])] = []
        var positions: [String: Int] = [:]
        for (index, selection) in selections.enumerated() {
            let key = name(selection)
            if let position = positions[key] {
                groups[position].pictures.append(index)
            } else {
                positions[key] = groups.count
                groups.append((key, [index]))
            }
        }
        return groups
    }

    private static func parts(
        subject: Subject, title: String, name: String, pictures: [Int]
    ) -> [SheetPlan] {
        let starts = Array(stride(from: 0, to: pictures.count, by: capacity))
        return starts.enumerated().map { number, start in
            SheetPlan(
                subject: subject,
                title: starts.count > 1 ? "\(title) (\(number + 1) of \(starts.count))" : title,
                name: name + (number > 0 ? "-\(number + 1)" : ""),
                pictures: Array(pictures[start..<min(start + capacity, pictures.count)]))
        }
    }
}

extension Selection {
    /// Everything but device, orientation and window: `iOS26/tripleColumn.twoOverSecondary.overlay`.
    var configuration: String {
        let parts = path(beyond: .gallery).split(separator: "/")
        return "\(request.generation.name)/\(parts.last ?? "")"
    }
}
