import Geometry
public import SceneDrawing

/// Many pictures in one, all at the same scale, in rows with a line of text below each.
public struct ContactSheet: Sendable {
    /// One picture of a sheet.
    public struct Cell: Sendable {
        public var scene: Scene
        public var label: String

        /// A picture and the line below it.
        public init(scene: Scene, label: String) {
            self.scene = scene
            self.label = label
        }
    }

    public var title: String
    /// How many pictures stand in a row.
    public var columns: Int
    public var cells: [Cell]
    public var theme: WireframeTheme
    /// The width in points that the widest picture gets.
    public var cellWidth: Double

    /// Pictures in rows of `columns`, each at most `cellWidth` points wide.
    public init(
        title: String, columns: Int, cells: [Cell], theme: WireframeTheme = .light, cellWidth: Double = 320
    ) {
        self.title = title
        self.columns = max(1, columns)
        self.cells = cells
        self.theme = theme
        self.cellWidth = cellWidth
    }

    /// The sheet, as large as its rows need.
    public var scene: Scene {
        let margin = 32.0
        let gap = 24.0
        let labelHeight = 40.0
        let widest = cells.map(\.scene.size.width).max() ?? cellWidth
        let scale = cellWidth / max(1, widest)
        let width = 2 * margin + Double(columns) * (cellWidth + gap) - gap
        var sketch = Sketch(theme: theme)
        sketch.text(
            title, in: Rectangle(x: margin, y: margin - 4, width: width - 2 * margin, height: 34),
            font: Font(size: 24, weight: .bold), color: theme.ink)
        var y = margin + 50
        for start in stride(from: 0, to: cells.count, by: columns) {
            let row = cells[start..<min(start + columns, cells.count)]
            let height = (row.map(\.scene.size.height).max() ?? 0) * scale
            for (column, cell) in row.enumerated() {
                let x = margin + Double(column) * (cellWidth + gap)
                let size = cell.scene.size
                let offset = Point(
                    x: x + (cellWidth - size.width * scale) / 2, y: y + height - size.height * scale)
                sketch.picture(of: cell.scene, at: SceneTransform(scale: scale, offset: offset))
                sketch.text(
                    cell.label, in: Rectangle(x: x, y: y + height + 8, width: cellWidth, height: 20),
                    font: Font(size: 13), color: theme.secondaryInk, alignment: .center)
            }
            y += height + labelHeight + gap
        }
        return Scene(
            size: Size(width: width, height: y - gap + margin), background: theme.canvas,
            elements: sketch.elements, alternativeText: "\(title): \(cells.count) pictures.")
    }
}

extension Sketch {
    /// A whole scene, made smaller; its names are left out because another picture may have the same.
    fileprivate mutating func picture(of scene: Scene, at transform: SceneTransform) {
        let canvas = Path.rectangle(Rectangle(size: scene.size))
        var content = scene.elements.map(\.withoutNames)
        if let background = scene.background {
            content.insert(.shape(Shape(canvas, fill: background)), at: 0)
        }
        append(.group(SceneGroup(transform: transform, clip: canvas, elements: content)))
    }
}

extension SceneElement {
    fileprivate var withoutNames: SceneElement {
        switch self {
        case .shape, .text: return self
        case .group(var group):
            group.id = nil
            group.elements = group.elements.map(\.withoutNames)
            return .group(group)
        }
    }
}
