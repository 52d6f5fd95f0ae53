import SplitframeInterface

extension Sketch {
    /// A view of the app with its texts, in the frame that the app's layout gives it.
    ///
    /// - Parameters:
    ///   - hasRoundSelection: Whether a selected row is round and inset, as since iOS 14.
    ///   - end: The start of the app's own view at a row's end, which its texts make room for; nil without one.
    mutating func view(
        _ view: ViewElement, in frame: Rectangle, style: ElementStyle = ElementStyle(),
        hasRoundSelection: Bool = true, upTo end: Double? = nil
    ) {
        guard !frame.isEmpty else { return }
        let around = theme
        defer { theme = around }
        if view.kind == .search, let color = color(ofGround: style) {
            theme.card = color
        } else if !view.drawsOwnBackground, let color = color(ofGround: style) {
            ground(frame, color, style)
        }
        defer { border(frame, style) }
        let own = around == .blueprint ? nil : style.foreground.map(Color.init)
        if let foreground = own ?? style.ink.map(around.color) {
            if view.kind == .image { theme.accent = foreground } else { theme.ink = foreground }
        } else if !view.isEnabled {
            theme.ink = theme.secondaryInk
        }
        switch view.kind {
        case .card:
            box(
                frame, radius: style.radius(in: frame) ?? ViewElement.cardRadius(in: frame), fill: around.card
            )
        case .row:
            row(view, in: frame, style: style, hasRoundSelection: hasRoundSelection, upTo: end)
        case .header: sectionWords(view, in: frame, color: around.ink)
        case .footer: sectionWords(view, in: frame, color: around.secondaryInk)
        case .label: lines(of: view, in: frame, font: view.font, color: theme.ink)
        case .text: textFromTop(view, in: frame)
        case .button: button(view, in: frame, style: style)
        case .field, .search: field(view, in: frame, style: style)
        case .image: image(view, in: frame, style: style)
        case .toggle: toggle(in: frame, isOn: view.isSelected)
        case .segment: segment(view, in: frame, style: style)
        case .track:
            fill(
                .roundedRectangle(frame, radius: frame.height / 2),
                view.isSelected ? around.accent : around.textPlaceholder)
        case .knob: stroke(.ellipse(frame), Stroke(around.hairline, width: 1), fill: around.knob)
        case .dot: fill(.ellipse(frame), view.isSelected ? around.accent : around.textPlaceholder)
        case .outline: outline(view, in: frame)
        case .box, .control: break
        }
    }

    /// The colour of a view's background: the app's own, or that of the theme for one of the system's.
    private func color(ofGround style: ElementStyle) -> Color? {
        if let own = style.background { return Color(own) }
        guard let ground = style.ground else { return nil }
        let color = theme.color(of: ground, on: surface ?? theme.secondary)
        return color.opacity(UInt8((Double(color.alpha) * style.groundOpacity).rounded()))
    }

    private mutating func ground(_ frame: Rectangle, _ color: Color, _ style: ElementStyle) {
        guard style.cornerRadius > 0 else { return block(frame, color) }
        fill(style.outline(of: frame, isMirrored: mirrorAxis != nil), color)
    }

    /// The border of a view, just inside its edges.
    private mutating func border(_ frame: Rectangle, _ style: ElementStyle) {
        let width = min(style.borderWidth, frame.width / 2, frame.height / 2)
        guard width > 0 else { return }
        var inner = style
        inner.cornerRadius = max(0, min(style.cornerRadius, frame.width / 2, frame.height / 2) - width / 2)
        stroke(
            inner.outline(of: frame.inset(by: width / 2), isMirrored: mirrorAxis != nil),
            Stroke(style.borderColor.map(Color.init) ?? theme.hairline, width: width))
    }
}

extension ElementStyle {
    /// The radius of the corners of an element's frame, in points; nil where they are square, or not all are round.
    func radius(in frame: Rectangle) -> Double? {
        cornerRadius > 0 && roundCorners == nil ? min(cornerRadius, frame.width / 2, frame.height / 2) : nil
    }

    /// The outline of an element's frame with its round corners.
    ///
    /// - Parameter isMirrored: Whether the outline will be mirrored, which corners are not.
    func outline(of frame: Rectangle, isMirrored: Bool) -> Path {
        let radius = min(cornerRadius, frame.width / 2, frame.height / 2)
        guard let roundCorners else { return .roundedRectangle(frame, radius: radius) }
        let corners = isMirrored ? roundCorners.map(\.opposite) : roundCorners
        return CornerRadii(corners, radius: radius).outline(of: frame)
    }
}

extension ElementCorner {
    /// The corner at the other side.
    fileprivate var opposite: ElementCorner {
        switch self {
        case .topLeft: .topRight
        case .topRight: .topLeft
        case .bottomLeft: .bottomRight
        case .bottomRight: .bottomLeft
        }
    }
}

extension ViewElement {
    /// The alignment of its first text where the text reads from left to right; sketches mirror it.
    var runAlignment: TextRun.Alignment {
        switch alignment ?? (kind == .button ? .center : .leading) {
        case .leading: .left
        case .center: .center
        case .trailing: .right
        }
    }

    /// Whether a row is on the accent colour: a selected row to which the app gives no background.
    func isLit(_ style: ElementStyle) -> Bool { kind == .row && isSelected && style.background == nil }

    /// Whether a button has a shape of its own, which has the background's colour.
    fileprivate var drawsOwnBackground: Bool { kind == .button && (buttonLook != nil || isSelected) }
}
