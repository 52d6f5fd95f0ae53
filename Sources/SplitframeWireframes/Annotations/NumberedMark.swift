import SplitframeGeometry
import SplitframeScene
import SplitframeText

/// A number beside the device with a line to the element that it stands for, in points of the screen.
struct NumberedMark: Equatable {
    static let font = Font(size: 13, weight: .bold)
    static let diameter = 22.0

    var number: Int
    /// What the legend says of it.
    var text: String
    /// The part of the element that can be seen.
    var target: Rectangle
    var frame: Rectangle
    /// Where the line to the element starts and ends.
    var leader: [Point]

    static func size(of number: Int) -> Size {
        Size(width: max(diameter, (font.estimatedWidth(of: "\(number)") + 12).rounded(.up)), height: diameter)
    }
}

extension Sketch {
    mutating func markedEdge(of mark: NumberedMark) {
        stroke(
            .roundedRectangle(mark.target.inset(by: -2), radius: 6), Stroke(theme.annotation, width: 1.5))
    }

    /// The number in a capsule, with a line to its element.
    mutating func mark(_ mark: NumberedMark) {
        leader(mark.leader, theme.annotation)
        number(mark.number, in: mark.frame)
    }

    mutating func number(_ number: Int, in frame: Rectangle) {
        fill(.roundedRectangle(frame, radius: frame.height / 2), theme.annotation)
        text(
            "\(number)", in: frame, font: NumberedMark.font, color: theme.annotationFill, alignment: .center)
    }
}
