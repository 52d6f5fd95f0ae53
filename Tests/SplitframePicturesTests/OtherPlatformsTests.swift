import SplitframeDevices
import SplitframeInterface
import SplitframeRequests
import Testing

@testable import SplitframeWireframes

/// Pictures of Macs, televisions and headsets.
struct `Pictures of other platforms than iOS` {
    private static let devices = Device.known.filter { $0.platform != .iOS }

    private func resolved(_ device: Device, _ style: SplitStyle) throws -> ResolvedRequest {
        var request = SplitRequest(on: device)
        request.orientation = .landscape
        request.style = style
        return try ResolvedRequest(request)
    }

    @Test(arguments: devices, [SplitStyle.doubleColumn, .tripleColumn])
    func `say that nothing was measured, and of no device how it is turned`(
        device: Device, style: SplitStyle
    ) throws {
        let picture = try resolved(device, style)
        #expect(picture.caption.contains("nothing here was measured"))
        #expect(!picture.caption.contains("landscape"))
        #expect(!picture.alternativeText.contains("landscape"))
    }

    /// HIG, sidebars: they float in iOS, iPadOS and macOS.
    @Test(arguments: devices, [SplitStyle.doubleColumn, .tripleColumn])
    func `have floating sidebars on Macs alone`(device: Device, style: SplitStyle) throws {
        let columns = try resolved(device, style).tree.root.children.compactMap(\.column)
        #expect(
            columns.contains { $0.presentation == .floating } == (device.platform == .macCatalyst))
    }

    /// A column that ended below the title bar would make that a strip of its own.
    @Test(arguments: [SplitStyle.doubleColumn, .tripleColumn])
    func `have the buttons of a Mac's window on its sidebar`(style: SplitStyle) throws {
        let wireframe = try resolved(.macCatalyst, style).wireframe(Look())
        let marks = wireframe.scene.marks
        let buttons = marks.filter { mark in
            guard case .shape(let shape) = mark.element, case .ellipse(let circle) = shape.path else {
                return false
            }
            return circle.width == 12 && mark.frame.maxY <= wireframe.windowFrame.minY
        }
        #expect(buttons.count == 3)
        let ground = wireframe.theme.primary
        for button in buttons {
            let beneath = marks.last { $0.hides(button.frame.center) && $0.frame.width > 100 }
            guard case .shape(let shape) = beneath?.element else {
                Issue.record("a button stands on something")
                continue
            }
            #expect(shape.fill == ground)
        }
    }
}
