import SplitframeDevices
import SplitframeInterface

extension Place {
    /// The radius of the screen's corners in points; for other platforms than devices it is a convention of these
    /// pictures.
    var screenRadius: Double {
        switch device.platform {
        case .iOS: device.cornerRadius
        case .macCatalyst: 10
        case .visionOS: 36
        case .tvOS: 0
        }
    }
}

/// The frame around a screen, wide enough to distinguish devices; the measures are not those of real products.
struct DeviceBody {
    /// The width of the frame beyond the screen on each side, in points.
    var rim: EdgeInsets
    /// The radius of the frame's corners.
    var radius: Double
    /// The outline of the glass in points of the screen; a title bar is inside it, above the screen.
    var glass: Path
    /// The corners of the screen of a device that folds; nil if all corners are alike.
    var corners: CornerRadii?

    init(_ place: Place) {
        let device = place.device
        let screen = Rectangle(size: place.screenSize)
        switch device.platform {
        case .iOS:
            let side: Double
            switch (device.idiom, device.homeButton) {
            case (.phone, true): side = 20
            case (.phone, false): side = 13
            case (_, true): side = 30
            case (_, false): side = 25
            }
            rim = EdgeInsets(top: side, left: side, bottom: side, right: side)
            if device.homeButton {
                let end = device.idiom == .phone ? 84.0 : 72.0
                switch place.orientation {
                case .portrait: (rim.top, rim.bottom) = (end, end)
                case .landscape, .landscapeLeft: (rim.left, rim.right) = (end, end)
                }
            }
            if let folding = device.foldingRim(in: place.orientation) {
                rim = folding
                corners = CornerRadii(place)
            }
            radius = device.homeButton ? 44 : device.cornerRadius + side
            glass =
                corners?.outline(of: screen)
                ?? .roundedRectangle(screen, radius: place.screenRadius, continuous: true)
        case .macCatalyst:
            rim = EdgeInsets(top: 32, left: 1, bottom: 1, right: 1)
            radius = 11
            glass = .roundedRectangle(
                screen.inset(top: -rim.top),
                radius: place.screenRadius, continuous: true)
        case .visionOS:
            rim = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
            radius = 46
            glass = .roundedRectangle(screen, radius: place.screenRadius, continuous: true)
        case .tvOS:
            rim = EdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
            radius = 14
            glass = .rectangle(screen)
        }
    }
}

extension Sketch {
    /// The device behind its screen.
    mutating func deviceBody(_ body: DeviceBody, screen: Rectangle, place: Place) {
        let rim = body.rim
        let frame = screen.inset(by: rim.negated)
        switch place.device.platform {
        case .iOS:
            let least = min(rim.top, rim.left, rim.bottom, rim.right)
            for (inset, color) in [(0.0, theme.bodyEdge), (2.5, theme.body)] {
                let edge = frame.inset(by: inset)
                let outline =
                    body.corners?.grown(by: least - inset).outline(of: edge)
                    ?? .roundedRectangle(edge, radius: body.radius - inset, continuous: true)
                fill(outline, color)
            }
            if place.device.homeButton { homeButton(frame: frame, rim: rim, place: place) }
        case .macCatalyst:
            fill(
                .roundedRectangle(frame, radius: body.radius, continuous: true), theme.boundary,
                shadow: Shadow(theme.shadow, radius: 18, offsetY: 6))
            fill(
                .roundedRectangle(frame.inset(by: 1), radius: body.radius - 1, continuous: true),
                theme.primary)
        case .visionOS, .tvOS:
            fill(.roundedRectangle(frame, radius: body.radius, continuous: true), theme.bodyEdge)
            fill(
                .roundedRectangle(frame.inset(by: 1.5), radius: body.radius - 1.5, continuous: true),
                place.device.platform == .tvOS ? theme.body : theme.primary)
        }
    }

    /// The line around the screen.
    mutating func glassEdge(_ glass: Path, of place: Place) {
        switch place.device.platform {
        case .iOS, .tvOS: stroke(glass, Stroke(theme.displayEdge(at: place), width: 1))
        case .macCatalyst, .visionOS: stroke(glass, Stroke(theme.boundary, width: 1))
        }
    }

    /// The round button in the lower part of the frame, at the right of a device held in landscape, and the camera
    /// opposite.
    private mutating func homeButton(frame: Rectangle, rim: EdgeInsets, place: Place) {
        let diameter = place.device.idiom == .phone ? 52.0 : 46.0
        let camera = 8.0
        let (button, lens): (Point, Point)
        switch place.orientation {
        case .portrait:
            button = Point(x: frame.midX, y: frame.maxY - rim.bottom / 2)
            lens = Point(x: frame.midX, y: frame.minY + rim.top / 2)
        case .landscape, .landscapeLeft:
            button = Point(x: frame.maxX - rim.right / 2, y: frame.midY)
            lens = Point(x: frame.minX + rim.left / 2, y: frame.midY)
        }
        let circle = Rectangle(
            x: button.x - diameter / 2, y: button.y - diameter / 2, width: diameter, height: diameter)
        stroke(.ellipse(circle.inset(by: 1)), Stroke(theme.bodyEdge, width: 2))
        stroke(
            .ellipse(
                Rectangle(x: lens.x - camera / 2, y: lens.y - camera / 2, width: camera, height: camera)),
            Stroke(theme.bodyEdge, width: 1.5))
    }
}

extension Wireframe {
    /// The horizontal ranges of the indicator at the screen's lower edge and of the button below it, in points of the
    /// screen.
    var homeRanges: [ClosedRange<Double>] {
        let hasButton =
            look.bezel && look.crop == nil && place.device.homeButton && place.orientation == .portrait
        return (hasButton ? [body.midX - 30...body.midX + 30] : [])
            + (place.homeIndicatorFrame.map { [$0.minX - 4...$0.maxX + 4] } ?? [])
    }

    /// The title bar of a Mac's window, which has no ground of its own: the columns extend to the window's upper edge,
    /// and its controls lie above them.
    func drawTitleBar(in sketch: inout Sketch) {
        guard place.device.platform == .macCatalyst, look.bezel, look.crop == nil else { return }
        let height = DeviceBody(place).rim.top
        sketch.block(
            Rectangle(x: 0, y: -height, width: place.screenSize.width, height: height), theme.secondary)
        for element in tree.root.children where element.frame.minY <= 0 {
            let strip = Rectangle(
                x: element.frame.minX, y: -height, width: element.frame.width, height: height)
            if let column = element.column {
                sketch.block(strip, element.style.background.map(Color.init) ?? theme.fill(of: column.column))
            } else if element.kind == .separator {
                sketch.block(strip, theme.boundary)
            }
        }
        sketch.windowControls(in: Rectangle(x: 14, y: -height / 2 - 6, width: 44, height: 12))
    }
}

extension WireframeTheme {
    /// The colour of the line around the display and of the lines inside it: beside an older app's window the display
    /// is as dark as the frame, so that a lighter line separates them.
    func displayEdge(at place: Place) -> Color { place.olderApp == nil ? screenEdge : bodyEdge }
}
