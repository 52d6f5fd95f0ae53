import SplitframeGeometry

/// The area in which a group may paint, in pixels.
struct ClippedArea {
    /// The area outside which nothing is painted; nil if nothing is painted at all.
    private(set) var bounds: Rectangle?
    /// An area, in whole pixels, in which everything is painted; nil if none is certain.
    private(set) var solid: Rectangle?
    /// Whether a clip has soft edges, so that Cairo blends whole pixels like partly covered ones.
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
