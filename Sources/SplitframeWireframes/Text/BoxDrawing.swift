import SplitframeGeometry
public import SplitframeInterface

/// A split view in box-drawing characters, for terminals and comments.
///
/// Each visible column is a box with its title and its width in points; what is covered is hidden, what is
/// dimmed is shaded. One character stands for a place twice as high as wide.
public struct BoxDrawing: Hashable, Sendable {
    public var tree: InterfaceTree
    /// The drawing's width in characters, at least 20.
    public var width: Int
    /// The names of elements at which numbers stand, in order.
    var marks: [String] = []
    /// The name of the element in the one column that is not shaded.
    var spotlight: String?

    public init(tree: InterfaceTree, width: Int = 72) {
        self.tree = tree
        self.width = max(20, width)
    }

    /// The drawing, a line each ending in a newline.
    public var text: String {
        let size = tree.environment.size
        let height = max(4, Int((Double(width) * size.height / size.width / 2).rounded()))
        var grid = BoxGrid(width: width, height: height)
        // A separator is thinner than a character: the column behind it starts where it does.
        let lines = tree.root.all { $0.kind == .separator }.map(\.frame)
        let place = { (frame: Rectangle) in
            let x = { (value: Double) in
                let edge = lines.first { $0.maxX == value }?.minX ?? value
                return Int((edge / size.width * Double(width - 1)).rounded())
            }
            let y = { (value: Double) in Int((value / size.height * Double(height - 1)).rounded()) }
            return BoxGrid.Box(
                left: x(max(0, frame.minX)), top: y(max(0, frame.minY)),
                right: x(min(size.width, frame.maxX)), bottom: y(min(size.height, frame.maxY)))
        }
        grid.draw(place(Rectangle(size: size)))
        for element in tree.layers.flatMap(\.boxes) {
            if element.kind == .dimming {
                grid.shade(place(element.frame))
                continue
            }
            grid.draw(place(element.frame))
            let inside = place(element.frame.inset(by: element.sides))
            grid.write(element.title ?? element.name, in: inside, row: 1)
            grid.write("\(element.frame.width.pointText) pt", in: inside, row: 2)
            if let spotlight, !element.holds(tree.element(named: spotlight)) {
                grid.shade(place(element.frame))
            }
        }
        for (index, name) in marks.enumerated() {
            guard let found = tree.element(named: name) else { continue }
            let box = place(found.element.frame.clearPart(below: found.covers) ?? found.element.frame)
            grid.put("(\(index + 1))", at: (box.left + box.right) / 2 - 1, row: (box.top + box.bottom) / 2)
        }
        return grid.text
    }
}

extension InterfaceElement {
    /// Columns, veils and screens without columns, in drawing order.
    fileprivate var boxes: [InterfaceElement] {
        switch kind {
        case .column, .dimming: return [self]
        case .split: return children.flatMap(\.boxes)
        case .screen:
            let inside = children.flatMap(\.boxes)
            return inside.isEmpty ? [self] : inside
        case .separator, .navigationBar, .title, .barButton, .windowControls, .toolbar, .tabBar, .tab, .glass,
            .content, .view:
            return []
        }
    }

    /// Whether an element is this one or stands in it.
    fileprivate func holds(_ found: NamedElement?) -> Bool {
        found.map { found in all { $0 == found.element }.isEmpty == false } ?? true
    }

    /// What the safe area takes at the sides.
    fileprivate var sides: EdgeInsets {
        guard case .column(let column) = kind else { return .zero }
        return EdgeInsets(top: 0, left: column.safeArea.left, bottom: 0, right: column.safeArea.right)
    }

    /// The title of the column's navigation bar.
    fileprivate var title: String? {
        for child in children {
            if case .navigationBar(let bar) = child.kind, !bar.title.isEmpty { return bar.title }
        }
        return nil
    }
}
