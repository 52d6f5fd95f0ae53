import SplitframeDevices
import SplitframeInterface
import SplitframeRequests
import SplitframeWireframes
import Testing

@testable import SplitframePictures

struct `The pictures of a contact sheet` {
    /// What is drawn alike at the size of a sheet is one picture, whatever its buttons are called.
    @Test(arguments: ["iphone-16-pro-max", "ipad-mini-6"])
    func `has no two pictures that nobody could tell apart`(device: String) throws {
        let device = try Device.named(device)
        let selections = [Generation.iOS14, .iOS26].flatMap { generation in
            SplitStyle.allCases.flatMap { style in
                device.orientations.map { orientation in
                    var selection = Selection(device: device)
                    (selection.generation, selection.style) = (generation, style)
                    selection.orientation = orientation
                    if orientation == .landscape, device.idiom == .pad { selection.window = .half }
                    return selection
                }
            }
        }
        let imprints = try selections.map { try PictureImprint(of: $0, rooms: CanvasRooms()) }
        for sheet in SheetPlan.deviceSheets(of: selections, imprints) {
            let shown = sheet.pictures.joined().compactMap(\.self)
            let drawings = try shown.map { index in
                try PictureImprint.picture(of: selections[index], rooms: CanvasRooms()).wireframe
                    .withoutDevice
                    .shown(at: 0.2).scene.elements.map(\.withoutLabels)
            }
            #expect(Set(drawings).count == drawings.count, "\(sheet.title)")
        }
    }
}
