import SplitframeDevices
import SplitframeInterface
import SplitframeJSON
import SplitframePictures
import SplitframeRequests

/// The gallery's page: one HTML file, which loads nothing from elsewhere.
struct GalleryPage {
    static let name = "index.html"

    var selections: [Selection]
    var sheets: [SheetPlan]

    /// The parts of the page before and after its data.
    static var html: (head: String, tail: String) {
        PageDocument(
            title: "Splitframe gallery", styles: PackageResources.gallery_css,
            body: PackageResources.gallery_html, script: PackageResources.gallery_js
        ).halves
    }

    /// The devices shown first: the newest iPad and the newest iPhone that does not fold, in the catalogue's order.
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
