import SplitframeGeometry
import SplitframeInterface
import SplitframeScene

extension Rectangle {
    /// The area that a screen covers: its frame without a popover's arrow; a sheet extends below the window.
    func surface(of screen: ScreenElement) -> Rectangle {
        if screen.presentation == .sheet {
            return inset(
                by: EdgeInsets(top: 0, left: 0, bottom: -ScreenPresentation.sheet.cornerRadius, right: 0))
        }
        let depth = ScreenElement.arrowDepth
        return switch screen.arrow {
        case nil: self
        case .up: inset(by: EdgeInsets(top: depth, left: 0, bottom: 0, right: 0))
        case .left: inset(by: EdgeInsets(top: 0, left: depth, bottom: 0, right: 0))
        case .down: inset(by: EdgeInsets(top: 0, left: 0, bottom: depth, right: 0))
        case .right: inset(by: EdgeInsets(top: 0, left: 0, bottom: 0, right: depth))
        }
    }

    /// The outline of a screen, by its presentation.
    func outline(of presentation: ScreenPresentation) -> Path {
        switch presentation.cornerRadius {
        case 0: .rectangle(self)
        case let radius: .roundedRectangle(self, radius: radius, continuous: true)
        }
    }
}

extension ScreenElement {
    /// The length of a popover's arrow, in points (measured on iOS 26.1).
    fileprivate static let arrowDepth = 13.0
}

extension ScreenPresentation {
    /// The radius of the corners in points: 38, 32 and 34 measured on iOS 26.1, the others a convention.
    fileprivate var cornerRadius: Double {
        switch self {
        case .root, .fullScreen: 0
        case .sheet, .card: 38
        case .formSheet: 32
        case .popover: 26
        case .alert, .actionSheet: 34
        }
    }
}

extension Sketch {
    /// A screen's fill and its shadow.
    mutating func screenBackground(_ frame: Rectangle, _ screen: ScreenElement, _ color: Color?) {
        let color = color ?? theme.secondary
        switch screen.presentation {
        case .root, .fullScreen:
            block(frame, color)
        case .sheet, .card, .formSheet, .popover, .alert, .actionSheet:
            fill(
                frame.outline(of: screen.presentation), color,
                shadow: Shadow(theme.shadow, radius: 24, offsetY: 8))
        }
    }

    /// The line around a presented screen, and the arrow of a popover.
    mutating func screenEdge(_ frame: Rectangle, _ screen: ScreenElement) {
        switch screen.presentation {
        case .root, .fullScreen: return
        case .sheet, .card, .formSheet, .popover, .alert, .actionSheet: break
        }
        let radius = max(0, screen.presentation.cornerRadius - 0.5)
        stroke(
            .roundedRectangle(frame.inset(by: 0.5), radius: radius, continuous: true),
            Stroke(theme.boundary, width: 1))
        if let arrow = screen.arrow { popoverArrow(on: arrow, of: frame) }
    }

    /// The arrow of a popover in the middle of one of its sides.
    private mutating func popoverArrow(on side: PopoverArrow, of frame: Rectangle) {
        let (depth, half) = (ScreenElement.arrowDepth, ScreenElement.arrowDepth)
        let tip: [Point] =
            switch side {
            case .up:
                [(-half, frame.minY + 1), (0, frame.minY - depth), (half, frame.minY + 1)].map {
                    Point(x: frame.midX + $0.0, y: $0.1)
                }
            case .down:
                [(-half, frame.maxY - 1), (0, frame.maxY + depth), (half, frame.maxY - 1)].map {
                    Point(x: frame.midX + $0.0, y: $0.1)
                }
            case .left:
                [(-half, frame.minX + 1), (0, frame.minX - depth), (half, frame.minX + 1)].map {
                    Point(x: $0.1, y: frame.midY + $0.0)
                }
            case .right:
                [(-half, frame.maxX - 1), (0, frame.maxX + depth), (half, frame.maxX - 1)].map {
                    Point(x: $0.1, y: frame.midY + $0.0)
                }
            }
        stroke(.lines(tip), Stroke(theme.boundary, width: 1, join: .round), fill: theme.secondary)
    }

    /// The handle in the middle of a sheet's top.
    mutating func grabber(at frame: Rectangle) {
        bar(x: frame.midX - 18, centerY: frame.minY + 8, width: 36, height: 5, theme.textPlaceholder)
    }
}
