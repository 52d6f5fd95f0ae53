import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
package import SplitframeRequests
import SplitframeScene
package import SplitframeWireframes

extension Picture {
    /// The modes that a user can reach from a selection, as a graph of small pictures.
    init(modeMapOf selection: Selection, in phrases: AlternativeTextPhrases) throws(SelectionError) {
        let resolved = try ResolvedRequest(selection.request)
        let start = try ShownInterface(selection, resolved, rooms: CanvasRooms())
        let map = resolved.modeMap(selection.look, in: phrases)
        self.init(
            .modeMap(map, of: start), scene: map.scene, heading: start.heading, detail: start.detail,
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
            .ruler(ruler), scene: ruler.scene, heading: ruler.title,
            longDescription: ruler.longDescription,
            scale: selections.first?.look.scale ?? 1, in: phrases)
    }

    /// A page of many selections.
    package init(
        _ plan: SheetPlan, of selections: [Selection], rooms: CanvasRooms = CanvasRooms(),
        in phrases: AlternativeTextPhrases = .english
    ) throws(SelectionError) {
        self.init(
            .contactSheet(plan, of: selections),
            scene: try plan.scene(of: selections, rooms: rooms, in: phrases), heading: plan.title,
            scale: selections.first?.look.scale ?? 1, in: phrases)
    }

    /// A filmstrip, or a page of one.
    init(_ strip: Filmstrip, in phrases: AlternativeTextPhrases) {
        var strip = strip
        strip.phrases = phrases
        self.init(
            .stories(strip.trees), scene: strip.scene, heading: strip.title, scale: strip.scale,
            in: phrases)
    }

    /// A table of moments from the motions of stories.
    init(momentsOf stories: [Story], in phrases: AlternativeTextPhrases) {
        let motions = stories.compactMap(StoryMotion.init)
        var sheet = ContactSheet(
            title: stories.map(\.name).joined(separator: ", "),
            columnHeadings: StoryMotion.times.map { "\(Int($0 * 100)) %" },
            rows: motions.flatMap(\.moments), theme: stories.first?.look.colors ?? .light)
        sheet.pageWidth = stories.first?.look.pageWidth
        var scene = sheet.scene
        scene.alternativeText = motions.map { $0.alternativeText(in: phrases) }.joined(separator: " ")
        self.init(
            .stories(stories.flatMap(\.trees)), scene: scene, heading: sheet.title,
            scale: stories.first?.look.scale ?? 1, in: phrases)
    }

    /// A story in motion; an empty picture if no step has an interface on screen.
    init(motionOf story: Story, in phrases: AlternativeTextPhrases) {
        guard let motion = StoryMotion(of: story) else {
            self.init(
                .stories([]), scene: Scene(size: .zero), heading: story.name, scale: story.look.scale,
                in: phrases)
            return
        }
        var scene = motion.motion.stills[0]
        scene.alternativeText = motion.alternativeText(in: phrases)
        self.init(
            .motion(motion, of: story), scene: scene, heading: story.name,
            longDescription: motion.longDescription(in: phrases, as: .png), scale: story.look.scale,
            in: phrases)
    }
}
