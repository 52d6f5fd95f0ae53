public import SplitframeInterface

/// A split view in box-drawing characters, for terminals and comments.
///
/// Each visible column is a box with its buttons, its title and its width in points, written in its uncovered part;
/// dimmed parts are shaded, panels have round corners. One character represents an area twice as high as wide.
public struct BoxDrawing: Hashable, Sendable {
    public var tree: InterfaceTree
    /// The drawing's maximum width in characters, at least 20.
    public var width: Int
    /// Its maximum height in lines, at least 4.
    public var height: Int
    /// The names of elements that are marked with numbers, in order.
    var marks: [String] = []
    /// Whether each column has its own colour, in a terminal.
    var isColored = false
    /// The name of an element whose column stays unshaded; nil without a spotlight.
    var spotlight: String?

    public init(tree: InterfaceTree, width: Int = 80, height: Int = 32) {
        self.tree = tree
        self.width = max(20, width)
        self.height = max(4, height)
    }

    /// The drawing; every line ends in a newline.
    public var text: String {
        let size = tree.environment.size
        let width = max(20, min(width, Int((Double(2 * height) * size.width / size.height).rounded())))
        let height = max(4, Int((Double(width) * size.height / size.width / 2).rounded()))
        var grid = BoxGrid(width: width, height: height)
        // A separator is thinner than a character, so that the column after it starts at the separator.
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
        let boxes = tree.layers.flatMap { $0.columns(withVeils: true) }
        for (index, element) in boxes.enumerated() {
            if element.kind == .dimming {
                grid.shade(place(element.frame))
                continue
            }
            let covers = boxes[(index + 1)...].filter { $0.kind != .dimming }.map(\.frame)
            let inner = element.frame.inset(by: element.sides)
            var (box, inside) = (place(element.frame), place(inner.clearPart(below: covers) ?? inner))
            if element.isPanel {
                box = box.inside(width: width, height: height)
                inside = box
            }
            grid.draw(box, color: isColored ? element.terminalColor : nil)
            if element.isPanel { grid.round(box) }
            let row = grid.write(element.barTitle ?? element.name, between: element.buttons, in: inside)
            grid.write("\(element.frame.widthText(in: size)) pt", in: inside, row: row + 1)
            for (sign, frame) in element.buttonsAtSide {
                let box = place(frame)
                let left = min(max(1, (box.left + box.right - sign.count) / 2), width - 1 - sign.count)
                grid.put(sign, at: left, row: max(1, (box.top + box.bottom) / 2))
            }
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
    /// Whether an element is this one or inside it.
    fileprivate func holds(_ found: NamedElement?) -> Bool {
        found.map { found in contains { $0 == found.element } } ?? true
    }

    /// The terminal's colour that is nearest to the column's colour, and readable on its background.
    fileprivate var terminalColor: Int? {
        switch Column(name: name) {
        case .primary: 35
        case .supplementary: 36
        case .secondary, .compact: 34
        case .inspector: 33
        case nil: nil
        }
    }

    /// Whether it is a floating panel, with room around it.
    fileprivate var isPanel: Bool { presentation == .floating }

    /// The buttons of the navigation bar on both sides, in brackets.
    fileprivate var buttons: (leading: [String], trailing: [String]) {
        let signs = children.flatMap { bar -> [(isLeading: Bool, text: String)] in
            guard bar.navigationBar != nil else { return [] }
            return bar.children.compactMap(\.barButton).map { ($0.side == .leading, "[\($0.sign)]") }
        }
        return (signs.filter(\.isLeading).map(\.text), signs.filter { !$0.isLeading }.map(\.text))
    }

    /// The buttons of an upright bar at a side, in brackets, and their frames; a bar along the lower edge has none.
    fileprivate var buttonsAtSide: [(text: String, frame: Rectangle)] {
        children.filter { $0.kind == .toolbar && $0.frame.width < frame.width / 2 }.flatMap(\.children)
            .compactMap { element in element.barButton.map { ("[\($0.sign)]", element.frame) } }
    }

    /// The buttons of its navigation bar and of its other bars, in reading order.
    var barButtons: [BarButtonElement] {
        children.filter { $0.navigationBar != nil || $0.kind == .toolbar }.flatMap(\.children)
            .compactMap(\.barButton)
    }

    /// The safe-area insets at the sides.
    fileprivate var sides: EdgeInsets {
        guard let column else { return .zero }
        return EdgeInsets(top: 0, left: column.safeArea.left, bottom: 0, right: column.safeArea.right)
    }
}

extension BarButtonElement {
    /// A short text for the button.
    fileprivate var sign: String {
        let icon: String? =
            switch icon {
            case .back: "<"
            case .sidebar, .trailingSidebar: "|"
            case .add: "+"
            case let icon: title == nil ? icon?.name : nil
            }
        return [icon, title].compactMap(\.self).joined(separator: " ")
    }
}

extension InterfaceTree {
    /// UIKit's name of the display mode, or `collapsed`; nil without a split view.
    package var modeWord: String? {
        root.all { $0.split != nil }.first?.split.map {
            $0.isCollapsed ? DisplayMode.collapsedName : $0.displayMode.name
        }
    }

    /// The visible columns of the split view with their widths in points: `primary 320`.
    package var widthWords: [String] {
        columnsInReadingOrder.map { "\($0.name) \($0.frame.width.figureText)" }
    }

    /// The visible columns of the split view with their widths in points, and how much of each is in sight:
    /// `supplementary 320 of 610`.
    package var widthsInSight: [String] {
        columnsInReadingOrder.map { element in
            let part = frameInSight(of: element.name) ?? Rectangle(size: .zero)
            return "\(element.name) \(element.frame.widthText(in: environment.size, inSight: part))"
        }
    }

    /// The visible columns from left to right.
    var columnsInReadingOrder: [InterfaceElement] {
        layers.flatMap { $0.all { $0.column != nil } }.sorted {
            ($0.frame.midX, $0.frame.maxX) < ($1.frame.midX, $1.frame.maxX)
        }
    }
}
