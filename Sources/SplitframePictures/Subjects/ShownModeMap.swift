import SplitframeDevices
import SplitframeFiles
import SplitframeInterface
import SplitframeRequests
import SplitframeWireframes

/// The modes that a user can reach from an interface.
private struct ShownModeMap: PictureContent {
    let map: ModeMap
    let start: ShownInterface

    var interface: Wireframe? { start.wireframe }
    func members(in phrases: AlternativeTextPhrases) -> [String: JSON] { start.members(in: phrases) }
    func text(isColored: Bool) -> String { start.text(isColored: isColored) }
    func twin() -> Twin { Twin(map) }
}

extension BreakpointRuler: PictureContent {
    func twin() -> Twin { Twin(self) }
}

extension Picture {
    /// The modes that a user can reach from a selection, as a graph of small pictures.
    init(modeMapOf selection: Selection, in phrases: AlternativeTextPhrases) throws(SelectionError) {
        let resolved = try ResolvedRequest(selection.request)
        let start = try ShownInterface(selection, resolved, rooms: CanvasRooms())
        let map = resolved.modeMap(selection.look, in: phrases)
        self.init(
            ShownModeMap(map: map, start: start), scene: map.scene, heading: start.heading,
            detail: start.detail,
            scale: selection.look.scale, in: phrases)
    }

    /// The columns at every width, one track per selection.
    init(
        rulerOf selections: [Selection], among devices: [Device], within widths: ClosedRange<Double>?,
        in phrases: AlternativeTextPhrases
    ) throws(SelectionError) {
        var ruler = try BreakpointRuler(of: selections, among: devices, within: widths)
        ruler.phrases = phrases
        ruler.pageWidth = selections.first?.look.pageWidth
        self.init(
            ruler, scene: ruler.scene, heading: ruler.title,
            longDescription: ruler.longDescription,
            scale: selections.first?.look.scale ?? 1, in: phrases)
    }
}
