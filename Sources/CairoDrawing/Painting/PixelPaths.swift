import Geometry
import SceneDrawing

extension Rectangle {
    /// The four sides of a frame inside the rectangle, none over another; the whole where they would meet.
    func frame(width frame: Double) -> [Rectangle] {
        guard frame * 2 < width, frame * 2 < height else { return [self] }
        return around(inset(by: frame))
    }

    /// What remains of the rectangle around one inside it: above, below, left and right.
    func around(_ middle: Rectangle) -> [Rectangle] {
        [
            Rectangle(x: x, y: y, width: width, height: middle.minY - minY),
            Rectangle(x: x, y: middle.maxY, width: width, height: maxY - middle.maxY),
            Rectangle(x: x, y: middle.minY, width: middle.minX - minX, height: middle.height),
            Rectangle(x: middle.maxX, y: middle.minY, width: maxX - middle.maxX, height: middle.height),
        ]
    }
}

extension Path {
    /// A large part of the inside, in whole pixels, that a fill surely covers; nil where there is none.
    var solidMiddle: Rectangle? {
        let box: Rectangle
        switch self {
        case .rectangle(let whole): box = whole
        case .roundedRectangle(let whole, let radius, let continuous):
            let corner = RoundedCorner(radius: radius, continuous: continuous, in: whole.size)
            box = whole.inset(by: EdgeInsets(top: corner.reach, left: 0, bottom: corner.reach, right: 0))
        case .ellipse, .lines, .curves: return nil
        }
        let left = box.minX.rounded(.up)
        let top = box.minY.rounded(.up)
        let middle = Rectangle(
            x: left, y: top, width: box.maxX.rounded(.down) - left, height: box.maxY.rounded(.down) - top)
        return middle.isEmpty ? nil : middle
    }
}
