import SplitframeJSON
import SplitframeRequests

/// The page to look through a gallery: one file, no requests to anywhere else.
struct GalleryPage {
    static let name = "index.html"

    var entries: [GalleryEntry]
    var sheets: [SheetPlan]

    /// The page with its data inside.
    var html: [UInt8] {
        let page = String(decoding: PackageResources.page_html, as: UTF8.self)
        return Array(
            page.replacing(
                "{{data}}", with: json.compactText.replacing("<", with: "\\u003c"), maxReplacements: 1
            ).utf8)
    }

    private var json: JSON {
        var devices: [String: JSON] = [:]
        var deviceSheets: [String: JSON] = [:]
        var configurations: [JSON] = []
        for entry in entries { devices[entry.device.id] = .string(entry.device.name) }
        for sheet in sheets {
            switch sheet.subject {
            case .device(let id):
                let earlier: [JSON] = if case .array(let files) = deviceSheets[id] { files } else { [] }
                deviceSheets[id] = .array(earlier + [.string(sheet.file)])
            case .configuration:
                configurations.append(["name": .string(sheet.title), "file": .string(sheet.file)])
            }
        }
        return [
            "pictures": .array(entries.map(\.pageJSON)), "devices": .object(devices),
            "sheets": .object(deviceSheets), "configurations": .array(configurations),
        ]
    }
}
