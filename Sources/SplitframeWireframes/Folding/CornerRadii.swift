import SplitframeDevices
import SplitframeInterface

/// The radii of a screen's four corners in points, from the top left clockwise.
struct CornerRadii: Hashable {
    var topLeft: Double
    var topRight: Double
    var bottomRight: Double
    var bottomLeft: Double

    /// The corners of a screen as it is held; those at the hinge have the smaller radius.
    init(_ place: Place) {
        let radius = place.screenRadius
        let hinge = place.device.foldedScreen?.hingeCornerRadius ?? radius
        switch place.orientation {
        case .portrait:
            self.init(topLeft: hinge, topRight: radius, bottomRight: radius, bottomLeft: hinge)
        // In landscape the hinge, which is at the left in portrait, is at the bottom; in the other landscape at the
        // top.
        case .landscape:
            self.init(topLeft: radius, topRight: radius, bottomRight: hinge, bottomLeft: hinge)
        case .landscapeLeft:
            self.init(topLeft: hinge, topRight: hinge, bottomRight: radius, bottomLeft: radius)
        }
    }

    /// The corners of an element, of which some are round.
    init(_ corners: [ElementCorner], radius: Double) {
        func length(_ corner: ElementCorner) -> Double { corners.contains(corner) ? radius : 0 }
        self.init(
            topLeft: length(.topLeft), topRight: length(.topRight), bottomRight: length(.bottomRight),
            bottomLeft: length(.bottomLeft))
    }

    private init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// The corners of a frame at a distance outside.
    func grown(by distance: Double) -> CornerRadii {
        CornerRadii(
            topLeft: topLeft + distance, topRight: topRight + distance, bottomRight: bottomRight + distance,
            bottomLeft: bottomLeft + distance)
    }

    /// The outline of a rectangle with these corners, clockwise.
    func outline(of box: Rectangle) -> Path {
        // The length of the handle of a cubic quarter circle, measured from the corner.
        let rest = 1 - 4.0 / 3 * (2.0.squareRoot() - 1)
        func corner(_ at: Point, _ radius: Double, from incoming: Point, to outgoing: Point) -> [PathSegment]
        {
            func point(_ before: Double, _ after: Double) -> Point {
                Point(
                    x: at.x - incoming.x * before * radius + outgoing.x * after * radius,
                    y: at.y - incoming.y * before * radius + outgoing.y * after * radius)
            }
            return [
                .line(point(1, 0)), .curve(point(0, 1), control1: point(rest, 0), control2: point(0, rest)),
            ]
        }
        let (right, down) = (Point(x: 1, y: 0), Point(x: 0, y: 1))
        let (left, up) = (Point(x: -1, y: 0), Point(x: 0, y: -1))
        return .curves(
            [.move(Point(x: box.minX + topLeft, y: box.minY))]
                + corner(Point(x: box.maxX, y: box.minY), topRight, from: right, to: down)
                + corner(Point(x: box.maxX, y: box.maxY), bottomRight, from: down, to: left)
                + corner(Point(x: box.minX, y: box.maxY), bottomLeft, from: left, to: up)
                + corner(Point(x: box.minX, y: box.minY), topLeft, from: up, to: right) + [.close])
    }
}

extension Device {
    /// The screen of the device's posture; nil for devices that do not fold.
    var foldedScreen: FoldedScreen? { postures.first { $0.posture == posture } }

    /// The frame around the screen of iPhone Duo, in points: 40 on all sides open (Apple Design Resources, as a third
    /// party read them); closed 25 at the hinge, 23 opposite, 21 above and 14 below (DeviceKit's chrome, likewise).
    func foldingRim(in orientation: Orientation) -> EdgeInsets? {
        guard let posture else { return nil }
        guard posture == .closed else { return EdgeInsets(top: 40, left: 40, bottom: 40, right: 40) }
        let (hinge, far, above, below) = (25.0, 23.0, 21.0, 14.0)
        return switch orientation {
        case .portrait: EdgeInsets(top: above, left: hinge, bottom: below, right: far)
        case .landscape: EdgeInsets(top: far, left: above, bottom: hinge, right: below)
        case .landscapeLeft: EdgeInsets(top: hinge, left: below, bottom: far, right: above)
        }
    }
}
