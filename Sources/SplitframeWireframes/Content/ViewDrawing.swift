import SplitframeGeometry
import SplitframeInterface
import SplitframeScene
import SplitframeText

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
        let isFilled = view.kind == .button && view.isSelected
        if let background = style.background.map(Color.init) {
            if isFilled { theme.accent = background } else { ground(frame, background, style) }
        }
        defer { border(frame, style) }
        let own = around == .blueprint ? nil : style.foreground.map(Color.init)
        if let foreground = own ?? style.ink.map(around.color) {
            if isFilled {
                theme.onAccent = foreground
            } else if view.kind == .button || view.kind == .image {
                theme.accent = foreground
            } else {
                theme.ink = foreground
            }
        }
        switch view.kind {
        case .card:
            box(frame, radius: style.radius(in: frame) ?? min(26, frame.height / 2), fill: around.card)
        case .row:
            row(view, in: frame, isLit: view.isLit(style), hasRoundSelection: hasRoundSelection, upTo: end)
        case .header: sectionWords(view, in: frame, color: around.ink, weight: .semibold)
        case .footer: sectionWords(view, in: frame, color: around.secondaryInk, weight: .regular)
        case .label: lines(of: view, in: frame, font: view.font, color: theme.ink)
        case .text: textFromTop(view, in: frame)
        case .button: button(view, in: frame, radius: style.radius(in: frame))
        case .field, .search: field(view, in: frame)
        case .image: image(view, in: frame, radius: style.radius(in: frame) ?? 4)
        case .toggle: toggle(in: frame, isOn: view.isSelected)
        case .segment: segment(view, in: frame)
        case .track:
            fill(
                .roundedRectangle(frame, radius: frame.height / 2),
                view.isSelected ? around.accent : around.textPlaceholder)
        case .knob: stroke(.ellipse(frame), Stroke(around.hairline, width: 1), fill: around.card)
        case .dot: fill(.ellipse(frame), view.isSelected ? around.accent : around.textPlaceholder)
        case .outline: outline(view, in: frame)
        case .box, .control: break
        }
    }

    private mutating func ground(_ frame: Rectangle, _ color: Color, _ style: ElementStyle) {
        guard let radius = style.radius(in: frame) else { return block(frame, color) }
        fill(.roundedRectangle(frame, radius: radius), color)
    }

    /// The border of a view, just inside its edges.
    private mutating func border(_ frame: Rectangle, _ style: ElementStyle) {
        let width = min(style.borderWidth, frame.width / 2, frame.height / 2)
        guard width > 0 else { return }
        let radius = max(0, (style.radius(in: frame) ?? 0) - width / 2)
        stroke(
            .roundedRectangle(frame.inset(by: width / 2), radius: radius),
            Stroke(style.borderColor.map(Color.init) ?? theme.hairline, width: width))
    }

    /// A text at the top of its frame, with the margins of text views if there is room for them.
    private mutating func textFromTop(_ view: ViewElement, in frame: Rectangle) {
        let height = Double(max(1, view.lines.count)) * Font(size: view.fontSize).linePitch
        let top = min(8, max(0, frame.height - height))
        let place = Rectangle(
            x: frame.minX + 5, y: frame.minY + top, width: max(0, frame.width - 10), height: height)
        lines(of: view, in: place, font: view.font, color: theme.ink)
    }

    /// The first text of a view.
    mutating func lines(of view: ViewElement, in frame: Rectangle, font: Font, color: Color) {
        lines(view.lines, or: view.text, in: frame, font: font, color: color, view.runAlignment)
    }

    /// Lines in the middle of a frame's height, as the layout has broken them; a single line that is too long is cut.
    mutating func lines(
        _ lines: [String], or text: String?, in frame: Rectangle, font: Font, color: Color,
        _ alignment: TextRun.Alignment
    ) {
        guard lines.count > 1 else {
            return fitted(text ?? "", in: frame, font: font, color: color, alignment: alignment)
        }
        let top = frame.midY - Double(lines.count) * font.linePitch / 2
        for (index, line) in lines.enumerated() {
            let place = Rectangle(
                x: frame.minX, y: top + Double(index) * font.linePitch, width: frame.width,
                height: font.linePitch)
            self.line(line, in: place, font: font, color: color, alignment: alignment)
        }
    }

    private mutating func button(_ view: ViewElement, in frame: Rectangle, radius: Double?) {
        if view.isSelected {
            let usual = min(12, frame.height / 2)
            fill(
                .roundedRectangle(frame, radius: radius ?? usual, continuous: radius == nil), theme.accent)
        }
        let color = view.isSelected ? theme.onAccent : theme.accent
        let font = view.font
        let alignment = view.runAlignment
        // Only a filled button has a visible edge, to which its title keeps a distance.
        let padding = view.isSelected && alignment != .center ? 12.0 : 0
        let frame = frame.inset(left: padding, right: padding)
        guard view.symbol != nil || view.text == nil else {
            return fitted(view.text ?? "", in: frame, font: font, color: color, alignment: alignment)
        }
        // The image is before the title; both are aligned together.
        let (side, gap) = (22.0, 6.0)
        let room =
            view.text == nil
            ? 0 : gap + min(frame.width - side - gap, font.estimatedWidth(of: view.text ?? "") + 2)
        let start =
            switch alignment {
            case .left: frame.minX
            case .center: frame.midX - (side + room) / 2
            case .right: frame.maxX - side - room
            }
        let box = Rectangle(x: start, y: frame.midY - side / 2, width: side, height: side)
        symbol(
            Symbol(view.icon ?? .image), in: box, color, isFilled: view.isFilled, isCircled: view.isCircled)
        let textBox = Rectangle(
            x: box.maxX + gap, y: frame.minY, width: max(0, room - gap), height: frame.height)
        fitted(view.text ?? "", in: textBox, font: font, color: color)
    }

    private mutating func field(_ view: ViewElement, in frame: Rectangle) {
        let radius = view.kind == .search ? frame.height / 2 : 8
        box(frame, radius: radius, fill: theme.card)
        let text = view.text ?? view.secondaryText ?? ""
        // A field without a border is as wide as its text.
        let room = max(0, frame.width - view.font.estimatedWidth(of: text))
        let margin = view.kind == .search ? 12 : min(7, room / 2)
        var textBox = frame.inset(left: margin, right: margin)
        if view.kind == .search {
            let box = Rectangle(x: textBox.minX, y: frame.midY - 9, width: 18, height: 18)
            symbol(Symbol(.search), in: box, theme.secondaryInk)
            textBox = textBox.inset(left: 24)
        }
        fitted(
            text, in: textBox, font: view.font,
            color: view.text == nil ? theme.secondaryInk : theme.ink, alignment: view.runAlignment)
    }

    private mutating func image(_ view: ViewElement, in frame: Rectangle, radius: Double) {
        guard let icon = view.icon, icon != .image else { return picture(frame, radius: radius) }
        let side = min(frame.width, frame.height, 44)
        let box = Rectangle(
            x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
        symbol(Symbol(icon), in: box, theme.accent, isFilled: view.isFilled, isCircled: view.isCircled)
    }

    mutating func toggle(in frame: Rectangle, isOn: Bool) {
        fill(
            .roundedRectangle(frame, radius: frame.height / 2), isOn ? theme.accent : theme.textPlaceholder)
        let side = max(0, frame.height - 4)
        let x = isOn ? frame.maxX - side - 2 : frame.minX + 2
        fill(.ellipse(Rectangle(x: x, y: frame.minY + 2, width: side, height: side)), theme.onAccent)
    }

    private mutating func segment(_ view: ViewElement, in frame: Rectangle) {
        box(
            frame, radius: min(8, frame.height / 2), continuous: false,
            fill: view.isSelected ? theme.accent : theme.card)
        let color = view.isSelected ? theme.onAccent : theme.ink
        if let text = view.text {
            fitted(text, in: frame, font: Font(size: 13, weight: .medium), color: color, alignment: .center)
        } else {
            let box = Rectangle(x: frame.midX - 9, y: frame.midY - 9, width: 18, height: 18)
            symbol(
                Symbol(view.icon ?? .image), in: box, color, isFilled: view.isFilled,
                isCircled: view.isCircled)
        }
    }

    private mutating func outline(_ view: ViewElement, in frame: Rectangle) {
        box(frame, radius: min(8, frame.height / 2), continuous: false)
        fitted(
            view.text ?? "", in: frame.inset(by: 4), font: Font(size: 13), color: theme.secondaryInk,
            alignment: .center)
    }

    /// One line of text, cut with an ellipsis if it is too long.
    mutating func fitted(
        _ string: String, in frame: Rectangle, font: Font, color: Color, alignment: TextRun.Alignment = .left
    ) {
        guard !string.isEmpty, frame.width > 0 else { return }
        let line = string.split(separator: "\n").first.map(String.init) ?? string
        self.line(line, in: frame, font: font, color: color, alignment: alignment)
    }
}

extension ElementStyle {
    /// The radius of the corners of an element's frame, in points; nil where they are square.
    fileprivate func radius(in frame: Rectangle) -> Double? {
        cornerRadius > 0 ? min(cornerRadius, frame.width / 2, frame.height / 2) : nil
    }
}

extension ViewElement {
    /// Whether its symbol is a filled variant.
    var isFilled: Bool { symbol.map(BarButtonElement.Icon.isFilled) ?? false }
    var isCircled: Bool { symbol.map(BarButtonElement.Icon.isCircled) ?? false }

    /// The alignment of its first text where the text reads from left to right; sketches mirror it.
    var runAlignment: TextRun.Alignment {
        switch alignment ?? (kind == .button ? .center : .leading) {
        case .leading: .left
        case .center: .center
        case .trailing: .right
        }
    }

    var font: Font { Font(size: fontSize, weight: fontWeight) }

    /// Whether a row is on the accent colour: a selected row to which the app gives no background.
    func isLit(_ style: ElementStyle) -> Bool { kind == .row && isSelected && style.background == nil }
}

extension Font {
    /// The distance between the lines of a text in points: the font's ascent and descent.
    var linePitch: Double { size * 2444 / 2048 }
}
