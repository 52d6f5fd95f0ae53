import SplitframeInterface
package import SplitframeRequests
package import SplitframeWireframes

/// A page of many selections, which are resolved again where their layouts matter.
private struct ShownSheet: PictureContent {
    let plan: SheetPlan
    let selections: [Selection]

    func twin() throws(SelectionError) -> Twin { Twin(try plan.trees(of: selections)) }
}

/// The steps of stories.
struct ShownStories: PictureContent {
    let trees: [InterfaceTree]

    func twin() -> Twin { Twin(trees) }
}

extension Picture {
    /// A page of many selections.
    package init(
        _ plan: SheetPlan, of selections: [Selection], rooms: CanvasRooms = CanvasRooms(),
        in phrases: AlternativeTextPhrases = .english
    ) throws(SelectionError) {
        self.init(
            ShownSheet(plan: plan, selections: selections),
            scene: try plan.scene(of: selections, rooms: rooms, in: phrases), heading: plan.title,
            scale: selections.first?.look.scale ?? 1, in: phrases)
    }

    /// A filmstrip, or a page of one.
    init(_ strip: Filmstrip, in phrases: AlternativeTextPhrases) {
        var strip = strip
        strip.phrases = phrases
        self.init(
            ShownStories(trees: strip.trees), scene: strip.scene, heading: strip.title, scale: strip.scale,
            in: phrases)
    }
}
