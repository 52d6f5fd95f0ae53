package import SplitframeGeometry

extension Path {
    /// The outline with its boxes, their radii and all single points mapped by functions that fit together.
    package func mapped(
        boxes: (Rectangle) -> Rectangle, radii: (Double) -> Double = { $0 }, points: (Point) -> Point = { $0 }
    ) -> Path {
        switch self {
        case .rectangle(let box): .rectangle(boxes(box))
        case .roundedRectangle(let box, let radius, let continuous):
            .roundedRectangle(boxes(box), radius: radii(radius), continuous: continuous)
        case .ellipse(let box): .ellipse(boxes(box))
        case .lines(let corners, let closed): .lines(corners.map(points), closed: closed)
        case .curves(let segments): .curves(segments.map { $0.mapped(points) })
        }
    }

    /// The outline with every point and every length mapped by the given functions.
    ///
    /// The functions must keep rectangles upright: a scale, an offset, or both.
    package func transformed(_ point: (Point) -> Point, length: (Double) -> Double = { $0 }) -> Path {
        mapped(
            boxes: { box in
                Rectangle(
                    origin: point(box.origin),
                    size: Size(width: length(box.width), height: length(box.height)))
            }, radii: length, points: point)
    }

    /// The outline with all coordinates and lengths multiplied by a factor.
    package func scaled(by factor: Double) -> Path {
        transformed {
            Point(x: $0.x * factor, y: $0.y * factor)
        } length: {
            $0 * factor
        }
    }

    /// The outline with its edges moved inwards; lines and curves are not moved.
    package func inset(by distance: Double) -> Path {
        mapped(boxes: { $0.inset(by: distance) }, radii: { max(0, $0 - distance) })
    }

    /// The outline as curves with every point mapped by a function that keeps straight lines straight.
    package func mapped(_ point: (Point) -> Point) -> Path { .curves(segments.map { $0.mapped(point) }) }
}

extension PathSegment {
    fileprivate func mapped(_ point: (Point) -> Point) -> PathSegment {
        switch self {
        case .move(let end): .move(point(end))
        case .line(let end): .line(point(end))
        case .curve(let end, let first, let second):
            .curve(point(end), control1: point(first), control2: point(second))
        case .close: .close
        }
    }
}
