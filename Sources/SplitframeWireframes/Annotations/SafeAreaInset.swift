import SplitframeInterface

/// A safe-area inset of a column on one side, and how it is measured.
struct SafeAreaInset {
    /// The side of the column: `top`.
    var name: String
    /// The length in points of the window.
    var length: Double
    /// The side of the device at which it is measured.
    var side: LabelPlacement.Side
    var span: ClosedRange<Double>
    /// The uncovered parts of the span.
    var clear: [ClosedRange<Double>]
    /// The visible strip between the column's edge and its safe area.
    var strip: Rectangle

    /// The insets of a column that are greater than zero; upper and lower ones are measured on the side of the screen
    /// to which their visible part is nearest.
    static func all(
        of column: MeasuredColumn, in window: Rectangle, on screen: Rectangle, at scale: Double
    ) -> [SafeAreaInset] {
        let frame = column.frame
        let insets = column.safeArea
        let sides: [(String, Double, Rectangle)] = [
            ("top", insets.top, frame.strip(top: insets.top * scale)),
            ("bottom", insets.bottom, frame.strip(bottom: insets.bottom * scale)),
            ("left", insets.left, frame.strip(left: insets.left * scale)),
            ("right", insets.right, frame.strip(right: insets.right * scale)),
        ]
        return sides.compactMap { name, length, whole in
            guard length > 0, let strip = whole.intersection(window) else { return nil }
            let isUpright = name == "left" || name == "right"
            guard !isUpright else {
                return SafeAreaInset(
                    name: name, length: length, side: .bottom, span: strip.minX...strip.maxX,
                    clear: column.clearRange(of: strip, across: true), strip: strip)
            }
            let visible = strip.widestPart(beside: column.covers) ?? strip
            return SafeAreaInset(
                name: name, length: length,
                side: visible.minX - screen.minX < screen.maxX - visible.maxX ? .left : .right,
                span: strip.minY...strip.maxY, clear: [strip.minY...strip.maxY], strip: strip)
        }
    }

    /// Whether another column's inset has the same length and position.
    func measures(theSameAs other: SafeAreaInset) -> Bool {
        name == other.name && length == other.length && span == other.span
    }

    /// The end of the strip on the side on which it is measured.
    var foot: Double { strip.edge(at: side) }
}

/// The length of a safe-area inset, written within its strip.
struct InsetNumber {
    static let font = Font(size: 12, weight: .semibold)
    private static let height = 13.0
    /// The positions along the strip's visible part, the best first.
    private static let shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9]

    var text: String
    /// What the number is: `primary.safeArea.top`.
    var names: [String]
    var frame: Rectangle
    var color: LineColor

    /// The number in the visible part of its strip; nil without room for it.
    ///
    /// - Parameter taken: The frames that it must not hide.
    init?(_ inset: SafeAreaInset, of column: MeasuredColumn, besides taken: [Rectangle]) {
        text = "\(inset.name) \(inset.length.figureText)"
        names = ["\(column.name).safeArea.\(inset.name)"]
        color = LineColor(elementNamed: column.name)
        let size = Size(width: (Self.font.estimatedWidth(of: text) + 8).rounded(.up), height: Self.height)
        let isUpright = inset.name == "left" || inset.name == "right"
        // Below a panel the number would be read as the panel's.
        let beside = isUpright ? nil : inset.strip.widestPart(beside: column.covers)
        let rooms = [beside, inset.strip.clearPart(below: column.covers)].compactMap(\.self)
        guard let room = rooms.first(where: { $0.width >= size.width && $0.height >= size.height })
        else { return nil }
        let places = Self.shares.map { share in
            Rectangle(
                origin: Point(
                    x: room.minX + (room.width - size.width) * (isUpright ? 0.5 : share),
                    y: room.minY + (room.height - size.height) * (isUpright ? share : 0.5)), size: size)
        }
        guard
            let place = places.first(where: { place in
                taken.allSatisfy { $0.intersection(place.inset(by: -2)) == nil }
            })
        else { return nil }
        frame = place
    }
}

extension Sketch {
    /// A short number on a plain ground, so that the hatching does not cross it.
    mutating func number(_ number: InsetNumber) {
        fill(.roundedRectangle(number.frame, radius: 4), theme.annotationFill)
        text(
            number.text, in: number.frame, font: InsetNumber.font, color: theme.color(of: number.color),
            alignment: .center)
    }
}
