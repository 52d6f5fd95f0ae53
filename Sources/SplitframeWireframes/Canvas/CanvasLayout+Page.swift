import SplitframeGeometry

extension CanvasLayout {
    /// A device is never drawn smaller, however narrow the page.
    private static let leastScale = 0.05
    /// How much of a page's width the device gets, if what stands beside it can be left out.
    private static let leastShare = 0.55
    /// What is left out first where a page has no room for all.
    private static let leastImportant: [Annotation] = [.safeAreas, .frames, .widths]

    /// The layout in which the screen is as large as it is or, where the look is made for a page, as small as that needs.
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

    /// What stands beside the device keeps its size, so that the device gives way by what is too much.
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
