import SplitframeInterface

/// The caption in lines: its first part is a separate line, the rest is in lines of about equal length.
struct CaptionBlock {
    struct Line {
        var text: String
        var box: Rectangle
        var font: Font
        var isTitle: Bool
    }

    static let titleFont = Font(size: 17, weight: .semibold)
    private static let detailFont = Font(size: 14)
    private static let titleHeight = 26.0
    private static let detailHeight = 22.0
    /// The number of detail lines of a caption with a fixed height.
    private static let fixedDetails = 2

    private(set) var lines: [Line] = []
    private(set) var height = 0.0
    /// The height of its lines, without what a fixed caption keeps free below them.
    private(set) var drawnHeight = 0.0
    /// The width of its longest line.
    private(set) var width = 0.0

    init() {}

    /// The lines, centred about a vertical axis at 0; a fixed caption always has one line and two detail lines.
    init(_ text: String, width room: Double, isFixed: Bool = false) {
        let (first, rest) = text.titleAndDetails
        guard !first.isEmpty else { return }
        var titles = first.wrapped(at: " ", in: room, font: Self.titleFont)
        var details = rest.brokenIntoLines(in: room, font: Self.detailFont)
        if isFixed {
            titles = [first]
            if details.count > Self.fixedDetails {
                details = [details[0], details.dropFirst().joined(separator: " · ")]
            }
        }
        for (texts, font, lineHeight) in [
            (titles, Self.titleFont, Self.titleHeight), (details, Self.detailFont, Self.detailHeight),
        ] {
            for text in texts {
                let needed = min(room, font.estimatedWidth(of: text).rounded(.up))
                lines.append(
                    Line(
                        text: text,
                        box: Rectangle(x: -room / 2 - 14, y: height, width: room + 28, height: lineHeight),
                        font: font, isTitle: font == Self.titleFont))
                height += lineHeight
                width = max(width, needed)
            }
        }
        drawnHeight = height
        if isFixed { height = Self.titleHeight + Double(Self.fixedDetails) * Self.detailHeight }
    }

    /// Moves the lines to a vertical axis and a top.
    mutating func place(center: Double, y: Double) {
        for index in lines.indices {
            lines[index].box.x += center
            lines[index].box.y += y
        }
    }
}

extension Sketch {
    /// The lines below the device, with some points of the picture per point of their layout.
    mutating func caption(_ caption: CaptionBlock, enlarged unit: Double = 1) {
        group(role: .caption, scale: unit) { sketch in
            for line in caption.lines {
                sketch.text(
                    line.text, in: line.box, font: line.font,
                    color: line.isTitle ? sketch.theme.ink : sketch.theme.secondaryInk, alignment: .center)
            }
        }
    }
}
