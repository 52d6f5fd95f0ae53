public import SplitframeScene

/// Two pictures of the same thing at the same scale: as it was and as it is.
public struct PicturePair: Sendable {
    public var title: String
    public var before: Scene
    public var after: Scene
    /// The words below each picture, none where its heading says everything.
    public var labels: (before: String, after: String)
    public var theme: WireframeTheme

    public init(
        title: String, before: Scene, after: Scene, labels: (before: String, after: String) = ("", ""),
        theme: WireframeTheme = .light
    ) {
        self.title = title
        self.before = before
        self.after = after
        self.labels = labels
        self.theme = theme
    }

    /// Both side by side below their headings.
    public var scene: Scene {
        var scene = ContactSheet(
            title: title, columnHeadings: ["Before", "After"],
            rows: [
                ContactSheet.Row(cells: [
                    ContactSheet.Cell(scene: before, label: labels.before),
                    ContactSheet.Cell(scene: after, label: labels.after),
                ])
            ], theme: theme, cellWidth: 560
        ).scene
        scene.alternativeText =
            "\(title). Before: \(before.alternativeText) After: \(after.alternativeText)"
        return scene
    }
}
