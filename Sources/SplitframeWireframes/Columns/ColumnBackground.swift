import SplitframeInterface

extension Rectangle {
    /// The outline of a column with corners of a radius.
    func outline(radius: Double) -> Path {
        radius == 0 ? .rectangle(self) : .roundedRectangle(self, radius: radius, continuous: true)
    }
}

extension InterfaceElement {
    /// The radius in points of a panel's corners: there is no source, so this is a convention of these pictures.
    private static let panelRadius = 16.0

    /// The radius in points of a column's corners; those of a panel are concentric with the window's corner near them.
    func cornerRadius(in window: Size, _ windowRadius: Double) -> Double {
        guard presentation == .floating else { return 0 }
        let x = min(frame.minX, window.width - frame.maxX)
        let y = min(frame.minY, window.height - frame.maxY)
        return max(Self.panelRadius, windowRadius - max(x, y))
    }

    /// The outline of a column; that of any other element has sharp corners.
    func outline(in window: Size, _ windowRadius: Double) -> Path {
        frame.outline(radius: cornerRadius(in: window, windowRadius))
    }
}

extension Sketch {
    /// A column's fill, through which a glass panel shows a blurred background, and its shadow.
    mutating func columnBackground(
        _ frame: Rectangle, _ presentation: ColumnPresentation, _ color: Color, radius: Double, isGlass: Bool
    ) {
        guard presentation == .floating else { return block(frame, color) }
        fill(
            frame.outline(radius: radius), color, shadow: Shadow(theme.shadow, radius: 14, offsetY: 4),
            glass: isGlass ? Glass(radius: 14, density: 0.7) : nil)
    }

    /// The line between a panel and the elements below it; tiled columns have separators instead.
    mutating func columnEdge(_ frame: Rectangle, _ presentation: ColumnPresentation, radius: Double) {
        guard presentation == .floating else { return }
        box(frame, radius: max(0, radius - 0.5), line: theme.boundary)
    }

    /// The shadow of all overlaid columns together.
    ///
    /// In a small picture it is as wide as in a large one: nothing else shows there that the columns lie above others.
    mutating func overlayShadow(_ frame: Rectangle, nameSize: Double?) {
        let scale = max(1, (nameSize ?? 0) / ColumnName.size)
        fill(.rectangle(frame), theme.primary, shadow: Shadow(theme.shadow, radius: 16 * scale))
    }

    /// The lines at the edges of overlaid columns inside the window.
    mutating func overlayEdge(_ frame: Rectangle, windowWidth: Double) {
        if frame.minX > 0 { block(frame.strip(left: 1), theme.boundary) }
        if frame.maxX < windowWidth { block(frame.strip(right: 1), theme.boundary) }
    }
}
