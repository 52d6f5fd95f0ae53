import SplitframeInterface

/// The text of a mark beside the device, or its number in a legend, with a line to the marked element.
///
/// Lengths are in points of the picture, with the screen's corner as origin.
struct PointedMark {
    static let font = Font(size: 13, weight: .bold)
    static let diameter = 22.0
    /// The maximum width of a text beside the device, and of one above or below it, where there is room.
    private static let (widestBeside, widestAcross) = (150.0, 280.0)
    private static let mostLines = 3
    /// The fraction of a page's width, or else of the device's, that texts on both sides may take.
    private static let shareOfPage = 0.4
    private static let shareOfDevice = 0.6

    var number: Int
    var text: String
    /// The lines of a text at the line's end; empty for a numbered mark.
    var lines: [String] = []
    /// The line around the visible part of the element.
    var edge: Path
    /// The frame of the text or number.
    var frame: Rectangle
    /// The line from the text or number to the element.
    var leader: [Point]

    var isNumbered: Bool { lines.isEmpty }

    static func size(of number: Int) -> Size {
        Size(width: max(diameter, (font.estimatedWidth(of: "\(number)") + 12).rounded(.up)), height: diameter)
    }

    /// The marks of a look: all with texts if those fit beside the device, else all with numbers.
    static func all(in wireframe: Wireframe, at scale: Double) -> [PointedMark] {
        guard !wireframe.look.marks.isEmpty else { return [] }
        let body = wireframe.body.scaled(by: scale)
        let ways = MarkedElement.all(in: wireframe, at: scale)
        return withTexts(ways, around: body, in: wireframe)
            ?? MarkedElement.places(of: ways.map { Self.size(of: $0.number) }, for: ways, around: body)
            .map { way, frame, _ in PointedMark(way, lines: [], frame: frame, around: body) }
    }

    private static func withTexts(
        _ ways: [MarkedElement], around body: Rectangle, in wireframe: Wireframe
    ) -> [PointedMark]? {
        guard wireframe.look.canvas == .tight else { return nil }
        let texts = ways.map { way in
            let isBeside = way.side == .left || way.side == .right
            return way.text.brokenIntoLines(
                in: isBeside ? widestBeside : widestAcross, font: AnnotationLabel.font)
        }
        guard texts.allSatisfy({ (1...mostLines).contains($0.count) }) else { return nil }
        let sizes = texts.map(AnnotationLabel.size)
        var widths: [LabelPlacement.Side: Double] = [:]
        for (way, size) in zip(ways, sizes) where way.side == .left || way.side == .right {
            widths[way.side] = max(widths[way.side, default: 0], size.width)
        }
        let room =
            wireframe.look.pageWidth.map { $0 * shareOfPage } ?? wireframe.body.width * shareOfDevice
        guard widths.values.reduce(0, +) <= room else { return nil }
        let places = MarkedElement.places(of: sizes, for: ways, around: body)
        guard
            places.allSatisfy({ way, frame, fits in fits && frame.range(along: way.side).contains(way.along) }
            )
        else { return nil }
        return zip(places, texts).map { place, lines in
            PointedMark(place.way, lines: lines, frame: place.frame, around: body)
        }
    }

    private init(_ way: MarkedElement, lines: [String], frame: Rectangle, around body: Rectangle) {
        number = way.number
        text = way.text
        self.lines = lines
        edge = way.edge
        self.frame = frame
        leader = way.leader(from: frame, around: body)
    }
}

extension Sketch {
    /// Draws the text, or its number in a capsule, with a line to its element.
    mutating func mark(_ mark: PointedMark) {
        leader(mark.leader, theme.annotation)
        if mark.isNumbered {
            number(mark.number, in: mark.frame)
        } else {
            pill(mark.lines, in: mark.frame, font: AnnotationLabel.font, theme.annotation)
        }
    }

    mutating func number(_ number: Int, in frame: Rectangle) {
        fill(.roundedRectangle(frame, radius: frame.height / 2), theme.annotation)
        text(
            "\(number)", in: frame, font: PointedMark.font, color: theme.annotationFill, alignment: .center)
    }
}

/// A text beside the device with a line to the element that it describes, in points of the screen.
struct AnnotationLabel {
    static let font = Font(size: 12, weight: .semibold)
    static let lineHeight = 16.0

    /// The lines of the text.
    var lines: [String]
    /// What the numbers in it are: `primary.x`.
    var names: [String]
    var frame: Rectangle
    /// The line to the described element, from the label.
    var leader: [Point]
    var color: LineColor

    /// The size of a label with some lines.
    static func size(of lines: [String]) -> Size {
        let width = lines.map(font.estimatedWidth).max() ?? 0
        return Size(width: (width + 16).rounded(.up), height: Double(lines.count) * lineHeight + 4)
    }
}

extension Sketch {
    mutating func label(_ label: AnnotationLabel) {
        let color = theme.color(of: label.color)
        leader(label.leader, color)
        pill(label.lines, in: label.frame, font: AnnotationLabel.font, color)
    }

    /// A thin line that ends in a dot at its target.
    mutating func leader(_ points: [Point], _ color: Color) {
        guard let end = points.last else { return }
        stroke(.lines(points), Stroke(color, width: 1, cap: .round))
        fill(
            .ellipse(Rectangle(x: end.x - 2.5, y: end.y - 2.5, width: 5, height: 5)), color)
    }
}
