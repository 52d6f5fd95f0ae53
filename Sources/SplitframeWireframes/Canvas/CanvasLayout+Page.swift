import SplitframeGeometry

extension CanvasLayout {
    /// The minimum scale of a device, even on a narrow page.
    private static let leastScale = 0.05
    /// The minimum fraction of a page's width for the device, as long as annotations can be left out.
    private static let leastShare = 0.55
    /// The annotations that are left out if a page has no room for all, the first one first.
    private static let leastImportant: [Annotation] = [.safeAreas, .frames, .widths]

    /// The layout with the screen at full size or, for a look with a page width, at the size that fits the page.
    static func fitting(_ wireframe: Wireframe) -> (annotations: AnnotationLayout, canvas: CanvasLayout) {
        guard let page = wireframe.look.pageWidth else {
            let annotations = AnnotationLayout(wireframe)
            return (annotations, CanvasLayout(wireframe, annotations))
        }
        var left: Set<Annotation> = []
        var layout = fitting(wireframe, page, leavingOut: left)
        for annotation in leastImportant where wireframe.look.annotations.contains(annotation) {
            let drawn = wireframe.body.width * layout.canvas.scale
            guard drawn < min(wireframe.body.width, page * leastShare) else { break }
            left.insert(annotation)
            layout = fitting(wireframe, page, leavingOut: left)
        }
        return layout
    }

    /// Annotations keep their size, so that the device is made smaller until all fits.
    private static func fitting(
        _ wireframe: Wireframe, _ page: Double, leavingOut left: Set<Annotation>
    ) -> (annotations: AnnotationLayout, canvas: CanvasLayout) {
        var scale = 1.0
        while true {
            let annotations = AnnotationLayout(wireframe, scale: scale, leavingOut: left)
            let canvas = CanvasLayout(wireframe, annotations)
            guard canvas.size.width > page, scale > leastScale else { return (annotations, canvas) }
            let excess = max(1, canvas.size.width - page)
            scale = max(leastScale, scale - excess / wireframe.body.width)
        }
    }
}
