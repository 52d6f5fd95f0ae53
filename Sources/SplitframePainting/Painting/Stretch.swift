import SplitframeInterface
import SplitframeWireframes

/// A rectangle's shadow, made from that of a smaller one by repeating its middle row and column.
///
/// Away from the corners a blurred edge looks the same everywhere, so that only the corners need blurring
/// and boxes of all sizes share them.
struct Stretch {
    /// The outline without some whole pixels of its middle.
    let smaller: Path
    /// The number of removed pixels in each direction.
    let extra: Size
    /// The position of the repeated column and row, in the smaller mask's pixels.
    let middle: Point

    /// Nil for an outline without a middle, or one that is too small to gain anything.
    init?(of path: Path, reach: Double) {
        let box: Rectangle
        let corner: Double
        switch path {
        case .rectangle(let whole): (box, corner) = (whole, 0)
        case .roundedRectangle(let whole, let radius, let continuous):
            box = whole
            corner = RoundedCorner(radius: radius, continuous: continuous, in: whole.size).reach
        case .ellipse, .lines, .curves: return nil
        }
        // The distance from an edge at which neither its corners nor the opposite edge affect the blur.
        let side = (corner + reach).rounded(.up) + 2
        let least = 2 * side + 1
        extra = Size(
            width: max(0, (box.width - least).rounded(.down)),
            height: max(0, (box.height - least).rounded(.down)))
        guard extra.width > 0 || extra.height > 0 else { return nil }
        let rest = Rectangle(
            x: box.x, y: box.y, width: box.width - extra.width, height: box.height - extra.height)
        middle = Point(x: rest.midX.rounded(.down), y: rest.midY.rounded(.down))
        smaller =
            switch path {
            case .roundedRectangle(_, let radius, let continuous):
                .roundedRectangle(rest, radius: radius, continuous: continuous)
            case .rectangle, .ellipse, .lines, .curves: .rectangle(rest)
            }
    }
}
