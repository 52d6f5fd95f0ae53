import SplitframeInterface

extension Rectangle {
    /// The area that a screen covers: its frame without a popover's arrow; a sheet extends below the window.
    func surface(of screen: ScreenElement) -> Rectangle {
        if screen.presentation == .sheet {
            return inset(bottom: -ScreenPresentation.sheet.cornerRadius)
        }
        let depth = ScreenElement.arrowDepth
        return switch screen.arrow {
        case nil: self
        case .up: inset(top: depth)
        case .left: inset(left: depth)
        case .down: inset(bottom: depth)
        case .right: inset(right: depth)
        }
    }

    /// The outline of a screen, by its presentation.
    func outline(of presentation: ScreenPresentation) -> Path {
        outline(radius: presentation.cornerRadius)
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
    mutating func screenBackground(_ frame: Rectangle, _ screen: ScreenElement, _ color: Color) {
        guard screen.presentation.cornerRadius > 0 else { return block(frame, color) }
        fill(
            frame.outline(of: screen.presentation), color,
            shadow: Shadow(theme.shadow, radius: 24, offsetY: 8))
    }

    /// The line around a presented screen, and the arrow of a popover.
    mutating func screenEdge(_ frame: Rectangle, _ screen: ScreenElement, _ color: Color) {
        let radius = screen.presentation.cornerRadius
        guard radius > 0 else { return }
        box(frame, radius: radius - 0.5, line: theme.boundary)
        if let arrow = screen.arrow { popoverArrow(on: arrow, of: frame, towards: screen.anchor, color) }
    }

    /// The arrow of a popover on one of its sides, towards a place along it or in its middle.
    private mutating func popoverArrow(
        on side: PopoverArrow, of frame: Rectangle, towards anchor: Double?, _ color: Color
    ) {
        let depth = ScreenElement.arrowDepth
        let (edge, direction) =
            switch side {
            case .up: (frame.minY, -1.0)
            case .down: (frame.maxY, 1.0)
            case .left: (frame.minX, -1.0)
            case .right: (frame.maxX, 1.0)
            }
        let outline = [(-depth, -1.0), (0, depth), (depth, -1)].map { along, out in
            switch side {
            case .up, .down: Point(x: (anchor ?? frame.midX) + along, y: edge + direction * out)
            case .left, .right: Point(x: edge + direction * out, y: (anchor ?? frame.midY) + along)
            }
        }
        stroke(.lines(outline), Stroke(theme.boundary, width: 1, join: .round), fill: color)
    }

    /// The handle in the middle of a sheet's top.
    mutating func grabber(at frame: Rectangle) {
        bar(x: frame.midX - 18, centerY: frame.minY + 8, width: 36, height: 5, theme.textPlaceholder)
    }
}

extension WireframeTheme {
    /// The fill of a screen: that of the column which is presented in it, if it holds one.
    func fill(ofScreenWith children: [InterfaceElement]) -> Color {
        guard let first = children.first, let column = first.column else { return secondary }
        return first.style.background.map(Color.init) ?? fill(of: column.column)
    }
}
