package import SplitframeScene

/// One page of a PDF file, and how readers find it.
package struct PDFPage: Sendable {
    /// What the page shows; its points are the page's.
    package var scene: Scene
    /// The output pixels per point on which edges snap, so that a page shows the PNG's lines.
    package var scale: Double
    /// What viewers call the page in place of its number; nil leaves it the number.
    package var label: String?
    /// The page's bookmark below those that it belongs to, outermost first; empty for none.
    ///
    /// Pages that follow each other share the bookmarks that they both begin with.
    package var outline: [String]

    /// The name by which links lead to the page, of letters, digits and hyphens; nil where none does.
    package var name: String?

    package init(
        _ scene: Scene, scale: Double, label: String? = nil, outline: [String] = [], name: String? = nil
    ) {
        self.scene = scene
        self.scale = scale
        self.label = label
        self.outline = outline
        self.name = name
    }
}
