import SplitframeDevices
import SplitframeInterface
package import SplitframeRequests
import SplitframeWireframes

extension Selection {
    /// The value of a key in readable form; empty if there is none.
    func fact(_ key: SelectionKey) -> String {
        switch key {
        case .device: return request.device.name
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
