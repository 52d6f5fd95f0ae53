import SplitframeDevices
import SplitframeInterface

extension Place {
    /// The radius of the screen's corners in points; for other platforms than devices it is a convention of these
    /// pictures.
    var screenRadius: Double {
        switch device.platform {
        case .iOS: device.cornerRadius
        case .macCatalyst: 10
        case .visionOS: 32
        case .tvOS: 0
        }
    }
}

/// The frame around a screen, wide enough to distinguish devices; the measures are not those of real products.
struct DeviceBody {
    /// The width of the frame beyond the screen on each side, in points; at the bottom with what is beneath the frame.
    var rim: EdgeInsets
    /// The height of what is beneath the frame: the bar of a window in space, the foot of a television.
    var beneath = 0.0
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
            beneath = 44
            rim = EdgeInsets(top: 1, left: 1, bottom: 1 + beneath, right: 1)
            radius = place.screenRadius + 1
            glass = .roundedRectangle(screen, radius: place.screenRadius, continuous: true)
        case .tvOS:
            beneath = 48
            rim = EdgeInsets(top: 16, left: 16, bottom: 16 + beneath, right: 16)
            radius = 14
            glass = .rectangle(screen)
        }
    }
}

extension Sketch {
    /// The device behind its screen.
    mutating func deviceBody(_ body: DeviceBody, screen: Rectangle, place: Place) {
        let rim = body.rim
        let frame = screen.inset(by: rim.negated).inset(bottom: body.beneath)
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
        case .macCatalyst, .visionOS:
            fill(
                .roundedRectangle(frame, radius: body.radius, continuous: true), theme.boundary,
                shadow: Shadow(theme.shadow, radius: 18, offsetY: 6))
            fill(
                .roundedRectangle(frame.inset(by: 1), radius: body.radius - 1, continuous: true),
                theme.secondary)
            if place.device.platform == .visionOS {
                windowBar(in: frame.strip(bottom: body.beneath).offset(x: 0, y: body.beneath))
            }
        case .tvOS:
            foot(in: frame.strip(bottom: body.beneath).offset(x: 0, y: body.beneath))
            fill(.roundedRectangle(frame, radius: body.radius, continuous: true), theme.bodyEdge)
            fill(
                .roundedRectangle(frame.inset(by: 1.5), radius: body.radius - 1.5, continuous: true),
                theme.body)
        }
    }

    /// The bar by which a person moves a window in space, and the button beside it that closes the window (documented:
    /// Human Interface Guidelines, windows, visionOS); their sizes are conventions of these pictures.
    private mutating func windowBar(in room: Rectangle) {
        let (width, height, button) = (132.0, 9.0, 18.0)
        bar(x: room.midX - width / 2, centerY: room.midY, width: width, height: height, theme.pictureLine)
        fill(
            .ellipse(
                Rectangle(
                    x: room.midX - width / 2 - 18 - button, y: room.midY - button / 2, width: button,
                    height: button)), theme.pictureLine)
    }

    /// The foot of a television: a neck and a plate.
    private mutating func foot(in room: Rectangle) {
        let (neck, plate, thickness) = (120.0, 460.0, 10.0)
        block(
            Rectangle(x: room.midX - neck / 2, y: room.minY, width: neck, height: room.height), theme.body)
        fill(
            .roundedRectangle(
                Rectangle(
                    x: room.midX - plate / 2, y: room.maxY - thickness, width: plate, height: thickness),
                radius: thickness / 2), theme.bodyEdge)
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

    /// The height of a Mac window's title bar, which has no ground of its own: columns extend to the window's upper edge,
    /// and its controls lie above them; 0 where none is drawn.
    var titleBarHeight: Double {
        guard place.device.platform == .macCatalyst, look.bezel, look.crop == nil else { return 0 }
        return DeviceBody(place).rim.top
    }
}

extension Wireframe {
    /// The height of the title bar into which columns reach: those whose frames or insets are shown end where those say,
    /// below the bar.
    var titleBarOfColumns: Double {
        look.annotations.isDisjoint(with: [.frames, .safeAreas]) ? titleBarHeight : 0
    }
}

extension ElementChange {
    /// The change of a column as it is drawn.
    func reaching(intoTitleBar height: Double) -> ElementChange {
        guard Column(name: name) != nil else { return self }
        var change = self
        change.before = before?.inset(top: -height)
        change.after = after?.inset(top: -height)
        return change
    }
}

extension InterfaceTree {
    /// The tree with columns and separators that reach up into a title bar of a height above the window.
    func reaching(intoTitleBar height: Double) -> InterfaceTree {
        guard height > 0 else { return self }
        var tree = self
        for index in root.children.indices where root.children[index].reachesTitleBar {
            tree.root.children[index].frame = root.children[index].frame.inset(top: -height)
        }
        return tree
    }
}

extension InterfaceElement {
    fileprivate var reachesTitleBar: Bool {
        switch kind {
        case .column, .separator, .dimming: true
        default: false
        }
    }
}

extension WireframeTheme {
    /// The colour of the line around the display and of the lines inside it: beside an older app's window the display
    /// is as dark as the frame, so that a lighter line separates them.
    func displayEdge(at place: Place) -> Color { place.olderApp == nil ? screenEdge : bodyEdge }
}
