import SplitframeInterface

/// A column, or a part of one, outside the display, drawn as a pale shape beside the device.
struct GhostColumn {
    private static let font = Font(size: 15, weight: .semibold)
    fileprivate static let remarkFont = Font(size: 12)
    /// The distance of ghosts from the device and from each other, in points.
    static let gap = 14.0

    var title: String
    var remark: String
    /// What its width is: `primary.width`.
    var names: [String]
    /// Whether it is the rest of a column whose other part is in view.
    var isRest = false
    /// The width in points that is written on it.
    var width: Double
    var isOnLeft: Bool
    /// The scale at which it is drawn.
    var scale = 1.0
    /// The style for the width's provenance; nil if it is not known.
    var style: LineStyle?
    var color: LineColor

    /// The width that it takes beside the device: enough for its words, which stand beyond it where they do not fit.
    var slotWidth: Double { holdsWords ? drawnWidth : drawnWidth + wordsWidth(Self.font) + 8 }

    var drawnWidth: Double { width * scale }

    private var number: String { "\(width.figureText) pt" }

    /// The width of title, remark and number with a title of this size.
    private func wordsWidth(_ font: Font) -> Double {
        max(
            font.estimatedWidth(of: title), Self.remarkFont.estimatedWidth(of: remark),
            DimensionLine.size(of: number).width) + 4
    }

    /// Whether the words fit the shape, if need be with a title no larger than the remark.
    private var holdsWords: Bool {
        drawnWidth >= wordsWidth(Font(size: Self.remarkFont.size, weight: Self.font.weight))
    }

    /// The title's font, smaller in a narrow shape.
    fileprivate var titleFont: Font {
        var font = Self.font
        if holdsWords {
            let fitting = font.size * (drawnWidth - 4) / font.estimatedWidth(of: title)
            font.size = max(Self.remarkFont.size, min(font.size, fitting))
        }
        return font
    }

    /// The room of the words.
    fileprivate func words(in slot: Rectangle) -> Rectangle {
        let frame = frame(in: slot)
        if holdsWords { return frame }
        return isOnLeft ? slot.inset(right: frame.width) : slot.inset(left: frame.width)
    }

    /// The depth and the length of the teeth of a torn edge.
    private static let tooth = Size(width: 5, height: 12)

    /// The outline; that of a rest is torn at the side of the device.
    fileprivate func outline(of frame: Rectangle) -> Path {
        guard isRest else { return .rectangle(frame) }
        let (near, far) = isOnLeft ? (frame.maxX, frame.minX) : (frame.minX, frame.maxX)
        let depth = min(Self.tooth.width, frame.width / 3) * (isOnLeft ? -1 : 1)
        let count = max(2, (frame.height / Self.tooth.height).rounded(.down))
        let teeth = stride(from: 0, through: count, by: 1).map { index in
            Point(
                x: index.truncatingRemainder(dividingBy: 2) == 0 ? near : near + depth,
                y: frame.minY + frame.height * index / count)
        }
        return .lines(
            teeth + [Point(x: far, y: frame.maxY), Point(x: far, y: frame.minY)], closed: true)
    }

    /// The width that ghosts on one side need.
    static func room(for ghosts: [GhostColumn]) -> Double {
        ghosts.reduce(0) { $0 + $1.slotWidth + gap }
    }

    /// The hidden columns, then the cropped parts of others, each from the display's edge outwards.
    ///
    /// - Parameter isFullScreen: Whether what is outside the window is outside the display.
    static func all(
        in tree: InterfaceTree, _ commentary: Commentary, at scale: Double, isFullScreen: Bool = true
    ) -> [GhostColumn] {
        let window = Rectangle(size: tree.environment.size)
        let hidden = commentary.hiddenColumns.map {
            GhostColumn(
                title: $0.title, remark: isFullScreen ? "off screen" : "not in the window",
                names: ["\($0.column).width"], width: $0.width,
                isOnLeft: $0.isOnLeft, scale: scale, style: LineStyle(name: $0.source),
                color: .column($0.column))
        }
        let cropped = tree.columns.flatMap { column -> [GhostColumn] in
            [
                (max(0, window.minX - column.frame.minX), true),
                (max(0, column.frame.maxX - window.maxX), false),
            ]
            .filter { $0.0 > 0 }
            .map { beyond, isOnLeft in
                GhostColumn(
                    title: column.name.capitalizedFirst, remark: "continues",
                    names: ["\(column.name).x", "\(column.name).width"], isRest: true, width: beyond,
                    isOnLeft: isOnLeft, scale: scale,
                    style: commentary.evidence[column.name].flatMap { LineStyle(name: $0.width) },
                    color: LineColor(elementNamed: column.name))
            }
        }
        return cropped + hidden
    }

    /// The shape's frame in the room beside the device.
    fileprivate func frame(in slot: Rectangle) -> Rectangle {
        Rectangle(
            x: isOnLeft ? slot.maxX - drawnWidth : slot.minX, y: slot.minY, width: drawnWidth,
            height: slot.height)
    }

    /// The line with the width, across the shape.
    func line(in slot: Rectangle) -> DimensionLine {
        let frame = frame(in: slot)
        let span = frame.minX...frame.maxX
        let size = DimensionLine.size(of: number)
        let origin = Point(
            x: (words(in: slot).midX - size.width / 2).rounded(), y: slot.midY - size.height / 2)
        return DimensionLine(
            side: .top, span: span, clear: [span], position: slot.midY, foot: slot.midY, text: number,
            names: names,
            label: Rectangle(origin: origin, size: size), style: style, color: color)
    }
}

extension Sketch {
    /// The pale shape with the column's title and its width.
    mutating func ghost(_ ghost: GhostColumn, in slot: Rectangle) {
        let color = theme.color(of: ghost.color)
        stroke(
            ghost.outline(of: ghost.frame(in: slot)), Stroke(color.opacity(90), width: 1, join: .round),
            fill: color.opacity(16))
        let words = ghost.words(in: slot)
        let textFrame = Rectangle(x: words.minX + 2, y: slot.midY - 62, width: words.width - 4, height: 40)
        text(
            ghost.title, in: textFrame.strip(top: 22), font: ghost.titleFont, color: color,
            alignment: .center)
        text(
            ghost.remark, in: textFrame.strip(bottom: 18), font: GhostColumn.remarkFont,
            color: color, alignment: .center)
        let line = ghost.line(in: slot)
        lines(of: line)
        label(of: line)
    }
}
