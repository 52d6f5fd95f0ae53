import SplitframeDevices
package import SplitframeInterface
package import SplitframeRequests
import SplitframeWireframes

/// Facts about a picture that a contact sheet needs before drawing it: its size, and an identifier that equal pictures
/// share.
package struct PictureImprint: Hashable, Sendable {
    /// Identifies a drawing by its size and two hashes of its content; two different pictures are extremely unlikely to
    /// share both.
    struct Drawing: Hashable {
        private let size: Size
        private let first: Int
        private let second: Int

        init(_ scene: Scene) {
            size = scene.size
            first = Self.hash(of: scene, salt: 0)
            second = Self.hash(of: scene, salt: 1)
        }

        private static func hash(of scene: Scene, salt: Int) -> Int {
            var hasher = Hasher()
            hasher.combine(salt)
            hasher.combine(scene.background)
            hasher.combine(scene.elements)
            return hasher.finalize()
        }
    }

    /// What is on the screen: devices that differ in their bodies alone look alike.
    let drawing: Drawing
    /// The picture's own size in points.
    package let size: Size
    /// A note that the device never ran the generation; empty if it did.
    let anachronism: String

    /// Resolves the selection, as a sheet shows it.
    package init(of selection: Selection, rooms: CanvasRooms) throws(SelectionError) {
        let picture = try Self.picture(of: selection, rooms: rooms)
        size = picture.wireframe.size
        drawing = Drawing(picture.wireframe.withoutDevice.scene)
        anachronism = picture.anachronism
    }

    /// A picture on a sheet: without its caption, which headings and labels replace.
    static func picture(
        of selection: Selection, rooms: CanvasRooms
    ) throws(SelectionError) -> (wireframe: Wireframe, anachronism: String) {
        var look = selection.look
        look.caption = .none
        let request = try ResolvedRequest(selection.request)
        return (request.wireframe(look, rooms: rooms), request.anachronism ?? "")
    }
}

extension Selection {
    /// The value of a key in readable form; empty if there is none.
    func fact(_ key: SelectionKey) -> String {
        switch key {
        case .device: return request.device.name
        // What cannot be turned has no orientation.
        case .orientation where request.device.platform != .iOS: return ""
        case .generation: return request.system
        case .scale: return "\(look.scale)x"
        default: break
        }
        if case .flag = key.values { return shows(key) ? "\(fileNamePart(key))" : "" }
        return texts(for: key).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The style and all values that differ from a gallery's defaults, but neither device, orientation, window nor
    /// generation: `tripleColumn`.
    var configurationTitle: String {
        let rest = SelectionKey.all.filter {
            ![.device, .orientation, .window, .generation, .style].contains($0) && shows($0)
        }
        return ([.style] + rest).map(fact).joined(separator: " · ")
    }

    /// A path with everything but device, orientation and window: `iOS26/tripleColumn.twoOverSecondary.overlay`.
    package var configuration: String {
        let parts = path(beyond: .gallery).split(separator: "/")
        return "\(request.generation.name)/\(parts.last ?? "")"
    }

    /// Whether the value of a key differs from the default in a gallery.
    func shows(_ key: SelectionKey) -> Bool { !fileNamePart(key).isEmpty }

    private func fileNamePart(_ key: SelectionKey) -> String {
        fileNameParts(beyond: .gallery, but: Set(SelectionKey.all).subtracting([key])).joined(separator: " ")
    }
}
