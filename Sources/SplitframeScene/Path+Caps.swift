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
        let curves = RoundedCorner(radius: radius, continuous: continuous, in: box.size).curves(in: box)
        return [
            .curves(
                [.move(Point(x: box.minX, y: middle.minY))] + curves[0] + curves[1]
                    + [.line(Point(x: box.maxX, y: middle.minY)), .close]),
            .curves(
                [.move(Point(x: box.maxX, y: middle.maxY))] + curves[2] + curves[3]
                    + [.line(Point(x: box.minX, y: middle.maxY)), .close]),
        ]
    }
}
