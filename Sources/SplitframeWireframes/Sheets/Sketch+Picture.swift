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
}

extension Sketch {
    /// A picture at the sheet's scale, centred in a cell and at its lower edge; returns its transform.
    @discardableResult
    mutating func picture(
        of picture: Scene, size: Size, scale: Double, in cell: Rectangle
    ) -> SceneTransform {
        let offset = Point(
            x: (cell.x + (cell.width - size.width * scale) / 2).rounded(),
            y: (cell.y + cell.height - size.height * scale).rounded())
        let place = SceneTransform(scale: scale, offset: offset)
        self.picture(of: picture, at: place)
        return place
    }

    /// A heading of a sheet over its whole width, never broken inside a name; returns the y of its end.
    mutating func sheetHeading(
        _ text: String, level: Int, font: Font, lineHeight: Double, x: Double, y: Double, width: Double
    ) -> Double {
        lines(
            text.namesInLines(in: width, font: font).fittingPage, x: x, y: y, width: width, font: font,
            lineHeight: lineHeight, color: theme.ink, role: .heading(level))
    }
}
