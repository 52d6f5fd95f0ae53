public import SplitframeInterface

/// An outline in points.
public enum Path: Hashable, Sendable {
    case rectangle(Rectangle)
    /// A rectangle with rounded corners; `continuous` corners are Apple's, circular ones the usual arcs.
    case roundedRectangle(Rectangle, radius: Double, continuous: Bool = false)
    case ellipse(Rectangle)
    /// Straight lines through the points in order.
    case lines([Point], closed: Bool = false)
    /// Any outline made of moves, lines and cubic curves.
    case curves([PathSegment])
}

/// One step of a path of curves, in points.
public enum PathSegment: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, control1: Point, control2: Point)
    case close
}

extension Path {
    /// A large area inside the outline, in whole pixels, that a fill certainly covers; nil if there is none.
    package var solidMiddle: Rectangle? {
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

extension Path {
    /// The smallest upright rectangle around all points, including curves' control points; nil without points.
    package var bounds: Rectangle? {
        switch self {
        case .rectangle(let box), .roundedRectangle(let box, _, _), .ellipse(let box): box
        case .lines(let points, _): Self.bounds(of: points)
        case .curves(let segments): Self.bounds(of: segments.flatMap(\.points))
        }
    }

    private static func bounds(of points: [Point]) -> Rectangle? {
        guard let first = points.first else { return nil }
        var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
        for point in points.dropFirst() {
            left = min(left, point.x)
            right = max(right, point.x)
            top = min(top, point.y)
            bottom = max(bottom, point.y)
        }
        return Rectangle(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension PathSegment {
    fileprivate var points: [Point] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .curve(let end, let first, let second): [first, second, end]
        case .close: []
        }
    }
}

extension Path {
    /// The outline as moves, lines and cubic curves in points, for painters that support nothing else.
    ///
    /// Closed outlines run clockwise on a canvas whose y grows downwards. An ellipse is four cubic arcs, which differ
    /// from the true curve by at most 0.03 percent of its radius.
    package var segments: [PathSegment] {
        switch self {
        case .rectangle(let box):
            return Self.corners(of: box, radius: 0, continuous: false)
        case .roundedRectangle(let box, let radius, let continuous):
            return Self.corners(of: box, radius: radius, continuous: continuous)
        case .ellipse(let box):
            return Self.ellipse(in: box)
        case .lines(let points, let closed):
            guard let first = points.first else { return [] }
            return [.move(first)] + points.dropFirst().map { .line($0) } + (closed ? [.close] : [])
        case .curves(let segments):
            return segments
        }
    }

    private static func corners(of box: Rectangle, radius: Double, continuous: Bool) -> [PathSegment] {
        let corner = RoundedCorner(radius: radius, continuous: continuous, in: box.size)
        let curves = corner.curves(in: box)
        return [.move(Point(x: box.minX + corner.reach, y: box.minY))]
            + curves[1] + curves[2] + curves[3] + curves[0] + [.close]
    }

    private static func ellipse(in box: Rectangle) -> [PathSegment] {
        // The length of the handle of a cubic quarter circle of radius one.
        let handle = 4.0 / 3 * (2.0.squareRoot() - 1)
        let center = box.center
        func place(_ x: Double, _ y: Double) -> Point {
            Point(x: center.x + x * box.width / 2, y: center.y + y * box.height / 2)
        }
        return [
            .move(place(0, -1)),
            .curve(place(1, 0), control1: place(handle, -1), control2: place(1, -handle)),
            .curve(place(0, 1), control1: place(1, handle), control2: place(handle, 1)),
            .curve(place(-1, 0), control1: place(-handle, 1), control2: place(-1, handle)),
            .curve(place(0, -1), control1: place(-1, -handle), control2: place(-handle, -1)),
            .close,
        ]
    }
}

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
