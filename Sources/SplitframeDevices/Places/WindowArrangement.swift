import SplitframeInterface

/// The arrangement of a window on the screen.
enum WindowArrangement: Hashable, Sendable {
    case wholeScreen
    /// At the left edge in full height; another app has the rest beyond the gap.
    case pane(gap: Double, hasDivider: Bool)
    /// At the right edge in full height; another app has the rest beyond the gap.
    case trailingPane(gap: Double)
    /// At the right edge above another app, with this distance from the top and right edges.
    case card(inset: Double)
    /// At the top left of a grid of equal tiles; other apps have the other tiles.
    case tile(gap: Double)
    /// Alone on a display whose features the app does not support: beside the strip if it fills the height, else
    /// centred.
    case letterbox(stripIsLeft: Bool)
    /// Alone, centred in the screen below its top inset.
    case free
}

/// The frames of the windows, in points of the screen from its top-left corner.
struct WindowFrames: Hashable, Sendable {
    var window: Rectangle
    var neighbours: [Rectangle] = []
    var divider: Rectangle?
}

extension WindowArrangement {
    /// The frames of a window of this size and of the windows beside or behind it.
    func frames(of size: Size, on screen: Size, topInset: Double, pixelGrid: PixelGrid) -> WindowFrames {
        let whole = Rectangle(size: screen)
        let window = Rectangle(size: size)
        switch self {
        case .wholeScreen:
            return WindowFrames(window: whole)
        case .pane(let gap, let hasDivider):
            let divider = Rectangle(x: size.width, y: 0, width: gap, height: screen.height)
            let other = Rectangle(
                x: divider.maxX, y: 0, width: screen.width - divider.maxX, height: screen.height)
            return WindowFrames(window: window, neighbours: [other], divider: hasDivider ? divider : nil)
        case .trailingPane(let gap):
            let x = screen.width - size.width
            return WindowFrames(
                window: window.offset(x: x, y: 0),
                neighbours: [Rectangle(x: 0, y: 0, width: x - gap, height: screen.height)])
        case .card(let inset):
            return WindowFrames(
                window: window.offset(x: screen.width - size.width - inset, y: inset), neighbours: [whole])
        case .tile(let gap):
            let columns = Self.cells(of: size.width, in: screen.width, gap: gap)
            let rows = Self.cells(of: size.height, in: screen.height, gap: gap)
            let tiles = rows.flatMap { row in
                columns.map { Rectangle(x: $0.start, y: row.start, width: $0.length, height: row.length) }
            }
            return WindowFrames(window: window, neighbours: Array(tiles.dropFirst()))
        case .letterbox(let stripIsLeft):
            let free = Size(width: screen.width - size.width, height: screen.height - size.height)
            if free.height == 0 {
                return WindowFrames(window: window.offset(x: stripIsLeft ? free.width : 0, y: 0))
            }
            return WindowFrames(
                window: window.offset(
                    x: pixelGrid.round(free.width / 2), y: pixelGrid.round(free.height / 2)))
        case .free:
            let below = screen.height - topInset
            let centred = topInset + (below - size.height) / 2
            return WindowFrames(
                window: Rectangle(
                    x: pixelGrid.round((screen.width - size.width) / 2),
                    y: size.height <= below ? pixelGrid.round(centred) : screen.height - size.height,
                    width: size.width, height: size.height))
        }
    }

    /// Equal cells of about this length that fill a span, with gaps between them.
    private static func cells(
        of length: Double, in span: Double, gap: Double
    ) -> [(start: Double, length: Double)] {
        let count = max(1, ((span + gap) / (length + gap)).rounded())
        let exact = (span - gap * (count - 1)) / count
        return (0..<Int(count)).map { (Double($0) * (exact + gap), exact) }
    }

    /// The part of the screen's insets that a window keeps.
    ///
    /// A window keeps the parts of the insets that overlap it; a card with a distance from the edges keeps none.
    func insets(of frame: Rectangle, on screen: Size, from insets: EdgeInsets) -> EdgeInsets {
        if case .card(let inset) = self, inset > 0 { return .zero }
        return EdgeInsets(
            top: max(0, insets.top - frame.minY), left: max(0, insets.left - frame.minX),
            bottom: max(0, insets.bottom - (screen.height - frame.maxY)),
            right: max(0, insets.right - (screen.width - frame.maxX)))
    }

    /// The reason for the insets of a window that is not the whole screen.
    var insetsReason: String {
        switch self {
        case .wholeScreen, .pane, .trailingPane, .tile, .letterbox, .free:
            "the insets of a part of the screen are unpublished: it keeps what lies over it of the screen's"
        case .card:
            "the insets of a Slide Over card are unpublished: one that stands clear of the edges keeps none"
        }
    }
}
