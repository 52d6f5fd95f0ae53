import SplitframeDevices
import SplitframeInterface
import SplitframeJSON
import SplitframePictures
import SplitframeRequests

/// The page to look through a gallery: one file, no requests to anywhere else.
struct GalleryPage {
    static let name = "index.html"

    var selections: [Selection]
    var sheets: [SheetPlan]

    /// The page up to its data, and from there on.
    static var html: (head: String, tail: String) {
        PageDocument(
            title: "Splitframe gallery", styles: PackageResources.gallery_css,
            body: PackageResources.gallery_html, script: PackageResources.gallery_js
        ).halves
    }

    /// What most people look for: the newest iPad and the newest iPhone that does not fold, as the catalogue has them.
    private var newest: [String] {
        let shown = Set(selections.map(\.device.id))
        return [.pad, .phone].compactMap { (idiom: UserInterfaceIdiom) in
            Device.known.last {
                $0.platform == .iOS && $0.idiom == idiom && $0.postures.isEmpty && shown.contains($0.id)
            }?.id
        }
    }

    /// The page's data besides the pictures.
    var json: JSON {
        var devices: [String: JSON] = [:]
        var deviceSheets: [String: JSON] = [:]
        var configurations: [JSON] = []
        for selection in selections { devices[selection.device.id] = .string(selection.device.name) }
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
            "first": .array(newest.map(JSON.string)), "devices": .object(devices),
            "sheets": .object(deviceSheets),
            "configurations": .array(configurations),
        ]
    }
}
