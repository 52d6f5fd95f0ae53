import SplitframeGeometry
import SplitframeInterface
import SplitframeScene
import SplitframeText

extension DimensionLine {
    /// The widths of all visible columns, each below its column's bar, what lies on top first.
    ///
    /// A line that would meet another, or a bar above its column, moves down. A column that is wholly hidden
    /// has none.
    static func widths(of tree: InterfaceTree) -> [DimensionLine] {
        let window = Rectangle(size: tree.environment.size)
        var lines: [DimensionLine] = []
        var above: [Rectangle] = []
        var occupied: [Rectangle] = []
        for column in tree.columns.reversed() {
            guard let visible = column.frame.intersection(window) else { continue }
            var line = DimensionLine(measuring: column, visible: visible, below: above, in: window)
            guard !line.clear.isEmpty else { continue }
            while let other = occupied.first(where: { $0.intersection(line.bounds) != nil }) {
                line.label.y = other.maxY + gap
            }
            if window.contains(line.label) { lines.append(line) }
            above.append(visible)
            occupied += column.barFrames + [line.bounds]
        }
        return lines
    }

    private init(
        measuring column: InterfaceElement, visible: Rectangle, below others: [Rectangle],
        in window: Rectangle
    ) {
        let text = "\(column.frame.width.pointText) pt"
        let width = (Self.font.estimatedWidth(of: text) + 20).rounded(.up)
        let top = column.contentTop + Self.gap
        let hidden =
            others
            .filter { $0.minY < top + Self.labelHeight && $0.maxY > top }
            .compactMap { $0.intersection(visible) }
            .map { $0.minX...$0.maxX }
            .sorted { $0.lowerBound < $1.lowerBound }
        let span = visible.minX...visible.maxX
        // The label stands where the column can be seen, if it has room there.
        let clear = span.subtracting(hidden)
        let widest = clear.max { $0.length < $1.length } ?? span
        let room = widest.length >= width + 24 ? widest : span
        let middle = (room.lowerBound + room.upperBound) / 2
        let x = max(2, min((middle - width / 2).rounded(), window.maxX - width - 2))
        self.init(
            span: span, showsStart: column.frame.minX >= window.minX,
            showsEnd: column.frame.maxX <= window.maxX, clear: clear, text: text,
            label: Rectangle(x: x, y: top, width: width, height: Self.labelHeight))
    }
}

extension InterfaceElement {
    /// The frames of the bars in and below this element, in drawing order.
    var barFrames: [Rectangle] {
        switch kind {
        case .navigationBar, .toolbar, .tabBar: [frame]
        case .split, .column, .screen, .separator, .dimming, .title, .barButton, .windowControls, .tab,
            .glass,
            .content, .view:
            children.flatMap(\.barFrames)
        }
    }

    /// The columns in and below this element, and the screens that hold none, in drawing order.
    fileprivate var columns: [InterfaceElement] {
        switch kind {
        case .column: return [self]
        case .screen:
            let inside = children.flatMap(\.columns)
            return inside.isEmpty ? [self] : inside
        case .split: return children.flatMap(\.columns)
        case .separator, .dimming, .navigationBar, .title, .barButton, .windowControls, .toolbar, .tabBar,
            .tab, .glass, .content, .view:
            return []
        }
    }

    /// Every element that fits, this one and those inside.
    func all(where predicate: (InterfaceElement) -> Bool) -> [InterfaceElement] {
        (predicate(self) ? [self] : []) + children.flatMap { $0.all(where: predicate) }
    }

    /// The y in points below the column's bar, where its content starts.
    fileprivate var contentTop: Double {
        for child in children {
            if case .content = child.kind { return child.frame.minY }
        }
        return frame.minY
    }
}

extension InterfaceTree {
    /// The columns of all layers, and the screens that hold none, in drawing order.
    var columns: [InterfaceElement] { layers.flatMap(\.columns) }
}
