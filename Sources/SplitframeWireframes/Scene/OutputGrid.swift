package import SplitframeInterface

/// The picture's own pixels, which need not be the device's: a wireframe of a 3x phone may be drawn at 1x.
package struct OutputGrid: Hashable, Sendable {
    /// Output pixels per point.
    package let scale: Double
    /// The origin of the points' coordinates, in pixels.
    package let origin: Point
    /// The map by which points are turned and tilted.
    package let map: LinearMap
    /// Whether upright edges in points are upright in pixels, so that they can be moved to whole pixels.
    package let isUpright: Bool

    /// A grid of this many pixels per point.
    package init(scale: Double, origin: Point = .zero, map: LinearMap = .identity) {
        self.scale = scale
        self.origin = origin
        self.map = map
        isUpright = map == .identity
    }

    /// The grid inside a group that is scaled, turned, tilted and moved.
    package func inside(_ transform: SceneTransform) -> OutputGrid {
        OutputGrid(
            scale: scale * transform.scale, origin: pixels(transform.offset),
            map: transform.attitude == .upright ? map : map * transform.attitude.map)
    }

    /// The point in pixels.
    package func pixels(_ point: Point) -> Point {
        let point = isUpright ? point : map(point)
        return Point(x: origin.x + point.x * scale, y: origin.y + point.y * scale)
    }

    /// The rectangle in pixels of an upright grid, not snapped to it.
    package func pixels(_ box: Rectangle) -> Rectangle {
        Rectangle(
            origin: pixels(box.origin), size: Size(width: box.width * scale, height: box.height * scale))
    }

    /// The outline in pixels, not snapped to the grid.
    package func pixels(_ path: Path) -> Path {
        isUpright ? path.transformed(pixels) { $0 * scale } : path.mapped(pixels)
    }

    /// The outline in pixels, with a rectangle's edges on whole ones; lines and curves, and anything turned or tilted,
    /// are not moved.
    package func snapped(_ path: Path) -> Path {
        isUpright ? path.mapped(boxes: snapped, radii: { $0 * scale }, points: pixels) : pixels(path)
    }

    /// The rectangle in pixels of an upright grid with its edges on whole ones; unless it is empty it is at least one
    /// pixel wide.
    package func snapped(_ box: Rectangle) -> Rectangle {
        guard !box.isEmpty else { return .zero }
        let box = pixels(box)
        let (x, width) = Self.snapped(from: box.minX, to: box.maxX)
        let (y, height) = Self.snapped(from: box.minY, to: box.maxY)
        return Rectangle(x: x, y: y, width: width, height: height)
    }

    /// A line width in whole pixels, at least one.
    package func snappedWidth(_ width: Double) -> Double {
        max(1, (width * scale).rounded())
    }

    private static func snapped(from start: Double, to end: Double) -> (start: Double, length: Double) {
        let first = (start + 0.5).rounded(.down)
        return (first, max(1, (end + 0.5).rounded(.down) - first))
    }
}
