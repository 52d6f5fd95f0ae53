import SplitframeDevices
import SplitframeGallery
import SplitframeInterface
import SplitframePictures
package import SplitframeRequests
package import SplitframeWireframes

/// A picture of several pictures that `goldens.json` may ask for.
package enum GoldenSheet: NamedCase {
    /// The sheets that a gallery of the selections would have.
    case contactSheet
    /// The modes that can be reached, for each selection.
    case modeMap
    /// Two selections, before and after.
    case pair
    /// The columns at every window width, a track for each selection.
    case ruler
    /// One selection in several generations.
    case generations

    /// What must exist, below the folder `sheets`.
    ///
    /// - Parameter words: In whose language they are told.
    package func requests(
        of selections: [Selection], in words: AlternativeWords = .english
    ) throws -> [GoldenRequest] {
        switch self {
        case .contactSheet:
            try Self.contactSheets(of: selections, in: words)
        case .modeMap:
            try selections.map { selection in
                let map = try ResolvedRequest(selection.request).modeMap(selection.look, in: words)
                return GoldenRequest(
                    name: Self.name(of: selection, in: "modeMaps"),
                    subject: .sheet(map.scene, twin: Twin(map))
                )
            }
        case .pair:
            [try Self.pair(of: selections, in: words)]
        case .ruler:
            [try Self.ruler(of: selections, in: words)]
        case .generations:
            [try Self.generations(of: selections, in: words)]
        }
    }

    private static func ruler(of selections: [Selection], in words: AlternativeWords) throws -> GoldenRequest
    {
        var ruler = try BreakpointRuler(of: selections, among: Device.known)
        ruler.words = words
        return GoldenRequest(
            name: name(of: selections[0], in: "rulers"), subject: .sheet(ruler.scene, twin: Twin(ruler)))
    }

    private static func contactSheets(
        of selections: [Selection], in words: AlternativeWords
    ) throws -> [GoldenRequest] {
        let rooms = CanvasRooms()
        let imprints = try selections.map { try PictureImprint(of: $0, rooms: rooms) }
        return try SheetPlan.sheets(of: selections, imprints).map { sheet in
            GoldenRequest(
                name: sheet.name,
                subject: .sheet(
                    try sheet.scene(of: selections, rooms: rooms, in: words),
                    twin: try Twin(sheet.trees(of: selections))))
        }
    }

    private static func pair(of selections: [Selection], in words: AlternativeWords) throws -> GoldenRequest {
        guard selections.count == 2 else { throw GoldenListError.noPair(count: selections.count) }
        let halves = try selections.map { selection in
            var look = selection.look
            look.caption = .none
            let resolved = try ResolvedRequest(selection.request)
            return (caption: resolved.caption, wireframe: resolved.wireframe(look))
        }
        let (before, after) = (halves[0], halves[1])
        var pair = PictureComparison(
            title: selections[1].device.name,
            parts: [
                PictureComparison.Part(
                    heading: words(.before), wireframe: before.wireframe, label: before.caption),
                PictureComparison.Part(
                    heading: words(.after), wireframe: after.wireframe, label: after.caption),
            ])
        pair.words = words
        return GoldenRequest(
            name: name(of: selections[0], in: "pairs"),
            subject: .sheet(pair.scene, twin: Twin(halves.map(\.wireframe.tree))))
    }

    private static func generations(
        of selections: [Selection], in words: AlternativeWords
    ) throws -> GoldenRequest {
        let parts = try selections.map { selection in
            var look = selection.look
            look.caption = .none
            let resolved = try ResolvedRequest(selection.request)
            return PictureComparison.Part(
                heading: "iOS \(selection.generation.release)", wireframe: resolved.wireframe(look),
                label: resolved.facts.joined(separator: " · "))
        }
        var comparison = PictureComparison(
            title: selections.first?.device.name ?? "", parts: parts)
        comparison.words = words
        return GoldenRequest(
            name: name(of: selections[0], in: "generations"),
            subject: .sheet(comparison.scene, twin: Twin(parts.map(\.wireframe.tree))))
    }

    private static func name(of selection: Selection, in folder: String) -> String {
        "sheets/\(folder)/\(selection.path(beyond: .gallery).replacing("/", with: ".").fittingFileName)"
    }
}
