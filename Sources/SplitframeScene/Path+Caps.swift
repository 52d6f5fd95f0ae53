import SplitframeGeometry

extension Path {
    /// The parts above and below the ``solidMiddle`` of a rounded rectangle on whole pixels; nil for other outlines.
    ///
    /// Both caps and the middle together cover the same pixels as the outline, each to the same degree.
    package var caps: [Path]? {
        guard case .roundedRectangle(let box, let radius, let continuous) = self, let middle = solidMiddle,
            box.minX == middle.minX, box.maxX == middle.maxX, box.minY == box.minY.rounded(),
            box.maxY == box.maxY.rounded()
        else { return nil }
        let corner = RoundedCorner(radius: radius, continuous: continuous, in: box.size)
        let (up, down) = (Point(x: 0, y: -1), Point(x: 0, y: 1))
        let (left, right) = (Point(x: -1, y: 0), Point(x: 1, y: 0))
        return [
            .curves(
                [.move(Point(x: box.minX, y: middle.minY))]
                    + corner.segments(at: Point(x: box.minX, y: box.minY), incoming: up, outgoing: right)
                    + corner.segments(at: Point(x: box.maxX, y: box.minY), incoming: right, outgoing: down)
                    + [.line(Point(x: box.maxX, y: middle.minY)), .close]),
            .curves(
                [.move(Point(x: box.maxX, y: middle.maxY))]
                    + corner.segments(at: Point(x: box.maxX, y: box.maxY), incoming: down, outgoing: left)
                    + corner.segments(at: Point(x: box.minX, y: box.maxY), incoming: left, outgoing: up)
                    + [.line(Point(x: box.minX, y: middle.maxY)), .close]),
        ]
    }
}
