import SplitframeDevices
import SplitframeGeometry
import SplitframeScene
import SplitframeText

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
    /// Columns outside the display, each with the room that it has beside the device.
    private(set) var ghosts: [(ghost: GhostColumn, slot: Rectangle)] = []
    private(set) var notes: NotesTable?

    init(
        place: Place, look: Look, caption: String? = nil, ghosts: [GhostColumn] = [],
        notes: [Commentary.Note] = []
    ) {
        let margin = 28.0
        screen = Rectangle(size: place.screenSize)
        size = place.screenSize
        if look.bezel {
            let body = DeviceBody(place)
            let rim = body.rim
            screen = screen.offset(x: margin + rim.left, y: margin + rim.top)
            size.width += 2 * margin + rim.left + rim.right
            size.height += 2 * margin + rim.top + rim.bottom
            self.body = body
        } else if caption != nil {
            screen = screen.offset(x: margin, y: margin)
            size = Size(width: size.width + 2 * margin, height: size.height + 2 * margin)
        }
        if !ghosts.isEmpty { append(ghosts, window: place.windowFrame, margin: margin) }
        if let caption { append(caption: caption, margin: margin) }
        if !notes.isEmpty { append(notes, margin: margin) }
    }

    /// Makes room on both sides of the device for what lies outside its display.
    private mutating func append(_ ghosts: [GhostColumn], window: Rectangle, margin: Double) {
        let y = screen.minY + window.minY
        func room(onLeft: Bool) -> Double {
            let slots = ghosts.filter { $0.isOnLeft == onLeft }
            return slots.isEmpty
                ? 0 : slots.reduce(0) { $0 + $1.slotWidth + GhostColumn.gap } + (body == nil ? margin : 0)
        }
        let left = room(onLeft: true)
        let outerMargin = screen.minX > 0 ? margin : 0
        screen.x += left
        var before = left + outerMargin
        var after = left + size.width - outerMargin
        size.width += left + room(onLeft: false)
        for ghost in ghosts {
            let width = ghost.slotWidth
            let x: Double
            if ghost.isOnLeft {
                before -= GhostColumn.gap + width
                x = before
            } else {
                x = after + GhostColumn.gap
                after = x + width
            }
            self.ghosts.append(
                (ghost, Rectangle(x: x, y: y, width: width, height: window.height)))
        }
    }

    /// Puts a table of notes below all else.
    private mutating func append(_ notes: [Commentary.Note], margin: Double) {
        let top = caption.isEmpty && body == nil ? size.height + margin : size.height - margin / 2
        let inset = min(margin, 16)
        let table = NotesTable(
            notes, at: Point(x: inset, y: top), width: size.width - 2 * inset)
        size.height = top + table.height + margin
        self.notes = table
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
