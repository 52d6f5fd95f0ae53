package import SplitframeScene

/// One page of a PDF file, with its label, bookmarks and name.
package struct PDFPage: Sendable {
    /// The content of the page, in the page's points.
    package var scene: Scene
    /// The output pixels per point on which edges snap, so that a page shows the PNG's lines.
    package var scale: Double
    /// The label that viewers show in place of the page's number; nil for the number.
    package var label: String?
    /// The page's bookmark, preceded by those that contain it, outermost first; empty for no bookmark.
    ///
    /// Consecutive pages share the bookmarks at the start of both lists.
    package var outline: [String]

    /// The name that links to the page use, made of letters, digits and hyphens; nil if no link leads to it.
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
