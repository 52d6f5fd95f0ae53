public import SplitframeInterface

/// A column on the stack of a collapsed split view.
public struct StackedColumn: Hashable, Sendable {
    public var column: Column
    public var title: String

    public init(_ column: Column, title: String) {
        self.column = column
        self.title = title
    }
}

/// The columns beneath the visible one of a collapsed split view, as cards that show above its device, each behind the
/// one before it.
struct CardStack: Hashable, Sendable {
    private static let font = Font(size: 11, weight: .semibold)
    /// The height of each card that shows above the card before it.
    private static let step = 19.0
    /// The distance of the nearest card from the sides of the window, and of each card from the sides of the one before
    /// it.
    private static let (indent, narrowing) = (14.0, 8.0)
    private static let radius = 6.0

    /// The nearest first.
    let columns: [StackedColumn]
    /// The upper edge of the device above its window, in points of the picture.
    let edge: Rectangle

    /// Nil without columns beneath the visible one.
    init?(_ wireframe: Wireframe) {
        guard !wireframe.beneath.isEmpty, !wireframe.look.exploded else { return nil }
        columns = wireframe.beneath
        let canvas = CanvasLayout.fitting(wireframe).canvas
        let window = wireframe.windowFrame
        edge = Rectangle(
            x: window.x, y: canvas.screenOrigin.y + wireframe.body.minY * canvas.deviceScale,
            width: window.width, height: 0)
    }

    /// The room in points that it needs above a picture whose upper edge is some points below that of its cell.
    func room(above picture: Size, in height: Double, scale: Double) -> Double {
        let free = height - picture.height * scale + edge.y * scale
        return max(0, (Double(columns.count) * Self.step - free).rounded(.up))
    }

    /// Draws the cards, the farthest first, each down to the device.
    ///
    /// - Parameter place: The transform of the picture.
    func draw(at place: SceneTransform, on sketch: inout Sketch) {
        let end = place(edge.origin)
        let middle = end.x + edge.width * place.scale / 2
        var behind = 0.0
        for (index, entry) in columns.enumerated().reversed() {
            let (name, depth) = (entry.title, Double(index))
            let least = Self.font.estimatedWidth(of: name) + 2 * Self.radius
            // A card is wider than those behind it, however long their names are.
            let width = max(
                least, behind + 2, edge.width * place.scale - 2 * (Self.indent + depth * Self.narrowing))
            behind = width
            let height = (depth + 1) * Self.step
            let card = Rectangle(x: middle - width / 2, y: end.y - height, width: width, height: height)
            let color = sketch.theme.color(of: .column(entry.column))
            sketch.group(clip: .rectangle(card)) { sketch in
                sketch.stroke(
                    .roundedRectangle(
                        card.inset(by: 0.5).inset(bottom: -2 * Self.radius), radius: Self.radius),
                    Stroke(color, width: 1), fill: sketch.theme.fill(of: entry.column))
            }
            sketch.text(
                name, in: card.strip(top: Self.step), font: Self.font, color: color, alignment: .center)
        }
    }
}
