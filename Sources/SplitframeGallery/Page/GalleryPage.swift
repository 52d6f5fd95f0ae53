import SplitframeDevices
import SplitframeFiles
import SplitframeInterface
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

    /// The devices of the overview: the widest and the narrowest iPad, the widest iPhone and one that unfolds; of several
    /// as wide the last one of the catalogue.
    private var overview: [String] {
        let ids = Set(selections.map(\.device.id))
        let shown = Device.known.reversed().filter { ids.contains($0.id) && $0.platform == .iOS }
        let pads = shown.filter { $0.idiom == .pad }
        let phones = shown.filter { $0.idiom == .phone && $0.postures.isEmpty }
        let devices = [
            pads.max { $0.portraitSize.width < $1.portraitSize.width },
            pads.min { $0.portraitSize.width < $1.portraitSize.width },
            phones.max { $0.portraitSize.width < $1.portraitSize.width },
            shown.first { !$0.postures.isEmpty },
        ]
        return devices.compactMap { $0?.id }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The page's data besides the pictures.
    var json: JSON {
        var devices: [String: JSON] = [:]
        var deviceSheets: [String: JSON] = [:]
        var configurations: [JSON] = []
        for selection in selections { devices[selection.device.id] = .string(selection.device.name) }
        for sheet in sheets {
            switch sheet.shared {
            case .device(let id):
                let earlier: [JSON] = if case .array(let files) = deviceSheets[id] { files } else { [] }
                deviceSheets[id] = .array(earlier + [.string(sheet.file)])
            case .configuration:
                configurations.append(["name": .string(sheet.title), "file": .string(sheet.file)])
            }
        }
        return [
            "first": .strings(overview), "devices": .object(devices),
            "sheets": .object(deviceSheets),
            "configurations": .array(configurations),
        ]
    }
}
