import Geometry
import SceneDrawing

/// The picture's own pixels, which need not be the device's: a wireframe of a 3x phone may be drawn at 1x.
struct OutputGrid: Hashable, Sendable {
    /// Output pixels per point.
    let scale: Double

    /// The outline in pixels, nothing moved.
    func pixels(_ path: Path) -> Path {
        path.transformed { Point(x: $0.x * scale, y: $0.y * scale) } length: { $0 * scale }
    }

    /// The outline in pixels, with a rectangle's edges on whole ones; lines and curves stay where they are.
    func snapped(_ path: Path) -> Path {
        switch path {
        case .rectangle(let box): .rectangle(snapped(box))
        case .roundedRectangle(let box, let radius, let continuous):
            .roundedRectangle(snapped(box), radius: radius * scale, continuous: continuous)
        case .ellipse(let box): .ellipse(snapped(box))
        case .lines, .curves: pixels(path)
        }
    }

    /// The rectangle in pixels with its edges on whole ones; what is not empty stays at least one pixel wide.
    func snapped(_ box: Rectangle) -> Rectangle {
        guard !box.isEmpty else { return .zero }
        let (x, width) = snapped(from: box.minX, to: box.maxX)
        let (y, height) = snapped(from: box.minY, to: box.maxY)
        return Rectangle(x: x, y: y, width: width, height: height)
    }

    /// A line width in whole pixels, at least one.
    func snappedWidth(_ width: Double) -> Double {
        max(1, (width * scale).rounded())
    }

    /// The four sides of a frame inside a box, none of them over another.
    static func frame(of box: Rectangle, width: Double) -> [Rectangle] {
        let across = min(width, box.width / 2)
        let down = min(width, box.height / 2)
        guard across == width, down == width else { return [box] }
        let inner = Rectangle(
            x: box.x, y: box.y + down, width: box.width, height: box.height - 2 * down)
        return [
            Rectangle(x: box.x, y: box.y, width: box.width, height: down),
            Rectangle(x: box.x, y: box.maxY - down, width: box.width, height: down),
            Rectangle(x: box.x, y: inner.y, width: across, height: inner.height),
            Rectangle(x: box.maxX - across, y: inner.y, width: across, height: inner.height),
        ]
    }

    private func snapped(from start: Double, to end: Double) -> (start: Double, length: Double) {
        let first = (start * scale + 0.5).rounded(.down)
        return (first, max(1, (end * scale + 0.5).rounded(.down) - first))
    }
}
