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
        #expect(picture.caption.contains("layout not measured"))
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

    /// The focus of tvOS is on one element at a time (HIG, focus and selection).
    @Test(arguments: [SplitStyle.doubleColumn, .tripleColumn])
    func `highlight one row of a television, and every selected row elsewhere`(style: SplitStyle) throws {
        for device in [Device.appleTV, .visionPro] {
            var request = SplitRequest(on: device)
            (request.style, request.contents) = (
                style, [.primary: .list, .supplementary: .list, .secondary: .list]
            )
            let tree = try ResolvedRequest(request).tree
            let columns = tree.root.children.compactMap(\.column?.column)
            let rows = columns.filter {
                tree.focused(ContentElement(kind: .list, selectedRow: 0), in: $0).selectedRow != nil
            }
            #expect(rows == (device.platform == .tvOS ? [columns.min() ?? .secondary] : columns))
        }
    }

    @Test(arguments: [DisplayMode.secondaryOnly, .oneBesideSecondary])
    func `say where safe areas were asked for and there are none`(mode: DisplayMode) throws {
        var request = SplitRequest(on: .macCatalyst)
        request.displayMode = mode
        let wireframe = try ResolvedRequest(request).wireframe(Look(annotations: [.safeAreas]))
        let hasNone = wireframe.tree.columns.allSatisfy { $0.column?.safeArea == .zero }
        #expect(hasNone == (mode == .secondaryOnly))
        #expect(
            wireframe.legendOfSigns.contains { $0.label.hasPrefix("no column has a safe area") } == hasNone)
    }

    @Test func `keep a button off the corner of a window in space`() throws {
        let tree = try resolved(.visionPro, .doubleColumn).tree
        let button = try #require(tree.element(named: "primary.bar.displayModeButton")?.element.frame)
        #expect(button.minY >= 4 && button.minX >= button.minY)
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
