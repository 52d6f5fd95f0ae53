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
        let lines = tree.root.children.filter { $0.kind == .separator }.map(\.frame)
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
        for element in tree.root.children {
            switch element.kind {
            case .column(let column):
                grid.draw(place(element.frame))
                let insets = EdgeInsets(
                    top: 0, left: column.safeArea.left, bottom: 0, right: column.safeArea.right)
                let inside = place(element.frame.inset(by: insets))
                grid.write(element.title ?? element.name, in: inside, row: 1)
                grid.write("\(element.frame.width.pointText) pt", in: inside, row: 2)
            case .dimming:
                grid.shade(place(element.frame))
            case .split, .separator, .navigationBar, .title, .barButton, .windowControls, .toolbar, .tabBar,
                .tab,
                .glass, .content, .view:
                break
            }
        }
        return grid.text
    }
}

extension InterfaceElement {
    /// The title of the column's navigation bar.
    fileprivate var title: String? {
        for child in children {
            if case .navigationBar(let bar) = child.kind, !bar.title.isEmpty { return bar.title }
        }
        return nil
    }
}
