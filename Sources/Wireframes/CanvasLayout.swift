import DeviceCatalog
import Geometry
import SceneDrawing

/// Where screen, device and caption lie on the canvas, in points from its top-left corner.
struct CanvasLayout {
    struct CaptionLine {
        var text: String
        var box: Rectangle
        var font: Font
        var isTitle: Bool
    }

    private(set) var size: Size
    private(set) var screen: Rectangle
    /// The device around the screen, nil where only the screen is drawn.
    private(set) var body: DeviceBody?
    private(set) var caption: [CaptionLine] = []

    init(place: Place, options: WireframeOptions) {
        let margin = 28.0
        screen = Rectangle(size: place.screenSize)
        size = place.screenSize
        if options.bezel {
            let body = DeviceBody(place)
            let rim = body.rim
            screen = screen.offset(x: margin + rim.left, y: margin + rim.top)
            size.width += 2 * margin + rim.left + rim.right
            size.height += 2 * margin + rim.top + rim.bottom
            self.body = body
        } else if options.caption != nil {
            screen = screen.offset(x: margin, y: margin)
            size = Size(width: size.width + 2 * margin, height: size.height + 2 * margin)
        }
        if let text = options.caption { append(caption: text, margin: margin) }
    }

    /// Puts the caption below all else: its first part in a line of its own, the rest in even lines.
    private mutating func append(caption text: String, margin: Double) {
        let parts = text.split(separator: " · ").map(String.init)
        guard let first = parts.first else { return }
        let room = size.width - 2 * margin
        let title = Font(size: 17, weight: .semibold)
        let detail = Font(size: 14)
        let titles = first.wrapped(at: " ", in: room, font: title)
        let details = parts.dropFirst().joined(separator: " · ").wrapped(at: " · ", in: room, font: detail)
        var y = size.height - margin + 18
        for (lines, font, height) in [(titles, title, 26.0), (details, detail, 22.0)] {
            for line in lines {
                caption.append(
                    CaptionLine(
                        text: line, box: Rectangle(x: margin / 2, y: y, width: room + margin, height: height),
                        font: font, isTitle: font == title))
                y += height
            }
        }
        size.height = y + margin - 4
    }
}

extension String {
    /// The text in as few lines as fit a width, broken at separators, the lines about equally long.
    func wrapped(at separator: String, in width: Double, font: Font) -> [String] {
        guard !isEmpty else { return [] }
        let total = font.estimatedWidth(of: self)
        guard total > width else { return [self] }
        let parts = split(separator: separator).map(String.init)
        var count = (total / width).rounded(.up)
        while true {
            let lines = parts.joined(by: separator, near: total / count, atMost: width, font: font)
            if Double(lines.count) <= count || lines.count == parts.count { return lines }
            count += 1
        }
    }
}

extension [String] {
    /// The parts put together to lines that reach a length where that keeps them below the limit.
    fileprivate func joined(
        by separator: String, near length: Double, atMost limit: Double, font: Font
    ) -> [String] {
        var lines: [String] = []
        var line = ""
        for part in self {
            let longer = line.isEmpty ? part : line + separator + part
            if line.isEmpty || font.estimatedWidth(of: line) < length,
                font.estimatedWidth(of: longer) <= limit
            {
                line = longer
            } else {
                if !line.isEmpty { lines.append(line) }
                line = part
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }
}
