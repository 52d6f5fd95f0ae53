import SplitframeGeometry

/// Where a group may paint, in pixels.
struct ClippedArea {
    /// Nothing is painted outside; nil where nothing is at all.
    private(set) var bounds: Rectangle?
    /// Everything is painted inside, in whole pixels; nil where that is nowhere sure.
    private(set) var solid: Rectangle?
    /// Whether some clip has soft edges, so that Cairo blends also whole pixels as it blends parts of pixels.
    private(set) var isSoft = false

    init(canvas: Rectangle) {
        bounds = canvas
        solid = canvas
    }

    /// The area inside one more clip, an outline in pixels.
    func clipped(to clip: Path) -> ClippedArea {
        var area = self
        area.bounds = bounds.flatMap { clip.bounds.flatMap($0.intersection) }
        area.solid = solid.flatMap { clip.solidMiddle.flatMap($0.intersection) }
        if case .rectangle = clip { return area }
        area.isSoft = true
        return area
    }
}
