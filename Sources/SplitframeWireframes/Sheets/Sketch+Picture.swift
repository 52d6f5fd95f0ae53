import SplitframeGeometry
import SplitframeScene
import SplitframeText

extension Sketch {
    /// A whole scene, scaled down; its names are removed because another picture may have the same ones.
    mutating func picture(of scene: Scene, at transform: SceneTransform) {
        let canvas = Path.rectangle(Rectangle(size: scene.size))
        var content = scene.elements.map(\.withoutNames)
        if let background = scene.background {
            content.insert(.shape(Shape(canvas, fill: background)), at: 0)
        }
        var group = SceneGroup(transform: transform, clip: canvas, elements: content)
        group.role = .figure
        append(.group(group))
    }

    /// A picture at the sheet's scale, centred in a cell and at its lower edge, with the insets of its changes below.
    mutating func picture(
        _ picture: SheetPicture, _ insets: [ChangeInset], scale: Double, isOnPage: Bool, in cell: Rectangle
    ) {
        let size = picture.size
        let offset = Point(
            x: (cell.x + (cell.width - size.width * scale) / 2).rounded(),
            y: (cell.y + cell.height - size.height * scale).rounded())
        let place = SceneTransform(scale: scale, offset: offset)
        let scene = picture.scene
        self.picture(of: isOnPage ? scene.legible(at: scale) : scene, at: place)
        ChangeInsetRow(insets, in: cell.width).draw(of: scene, at: place, in: cell, on: &self)
    }

    /// A heading of a sheet, 1 for its title, over its whole width, never broken inside a name; returns its end.
    mutating func sheetHeading(_ text: String, level: Int, x: Double, y: Double, width: Double) -> Double {
        let font = level == 1 ? Font(size: 24, weight: .bold) : Font(size: 16, weight: .semibold)
        return lines(
            text.namesInLines(in: width, font: font).fittingPage, x: x, y: y, width: width, font: font,
            lineHeight: level == 1 ? 34 : 24, color: theme.ink, role: .heading(level))
    }
}
