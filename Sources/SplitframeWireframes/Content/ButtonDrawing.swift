import SplitframeInterface

extension Sketch {
    /// A button: its ground, then image, title and second line together.
    mutating func button(_ view: ViewElement, in frame: Rectangle, style: ElementStyle) {
        let ink = ground(of: view, in: frame, style: style)
        let title = view.text.map { _ in
            TextBlock(of: view, font: view.font, color: ink.text, theme: theme)
        }
        let subtitle = view.secondaryText.map { text in
            TextBlock(
                view.secondaryLines, or: text, font: view.subtitleFont, color: ink.text,
                parts: view.secondaryParts, theme: theme)
        }
        let gap = view.textPadding ?? 1
        var words = Size.zero
        for (index, block) in [title, subtitle].compactMap(\.self).enumerated() {
            words.width = max(words.width, block.width + 1)
            words.height += block.height + (index > 0 ? gap : 0)
        }
        let image = view.buttonImage
        let room = view.buttonContents(in: frame)
        words.width = min(words.width, view.buttonTextRoom(in: room))
        let parts = ButtonParts(
            words: words, image: image, padding: view.buttonGap, placement: view.imagePlacement,
            indicator: view.popUpRoom)
        let places = parts.placed(in: room, view.runAlignment)
        if let box = places.image {
            buttonImage(view, in: box, style.symbolColor.map(Color.init) ?? ink.image)
        }
        var place = places.words
        // Where texts below each other begin together depends on the image beside them.
        let alignment: TextRun.Alignment =
            image == nil || view.imagePlacement == .top || view.imagePlacement == .bottom
            ? view.runAlignment : .left
        for block in [title, subtitle].compactMap(\.self) {
            place.height = block.height
            self.block(block, in: place, alignment)
            place.y += block.height + gap
        }
        if view.popUpRoom > 0 {
            let box = Rectangle(x: places.words.maxX + 4, y: room.midY - 7, width: 14, height: 14)
            symbol(.popUp, in: box, ink.image)
        }
    }

    /// Draws the ground of a button; returns the colours for what is on it.
    private mutating func ground(
        of view: ViewElement, in frame: Rectangle, style: ElementStyle
    ) -> (text: Color, image: Color) {
        let usual = min(12, frame.height / 2)
        let radius = style.radius(in: frame)
        let outline = Path.roundedRectangle(frame, radius: radius ?? usual, continuous: radius == nil)
        let own = style.background.map(Color.init)
        let foreground = style.foreground.flatMap { theme == .blueprint ? nil : Color($0) }
        var color = foreground ?? style.ink.map { theme.color(of: $0) } ?? theme.accent
        if !view.isEnabled, foreground == nil { color = theme.secondaryInk }
        let look = view.buttonLook ?? (view.isSelected ? .filled : nil)
        switch look {
        case nil: break
        case .filled:
            let isGrey = !view.isEnabled && own == nil
            fill(outline, own ?? (isGrey ? theme.color(of: .fill, on: theme.secondary) : theme.accent))
            if !isGrey { color = foreground ?? style.ink.map { theme.color(of: $0) } ?? theme.onAccent }
        case .tinted: fill(outline, own ?? (view.isEnabled ? theme.accent.opacity(51) : theme.quietFill))
        case .gray: fill(outline, own ?? theme.quietFill)
        case .glass:
            stroke(outline, Stroke(theme.hairline, width: 1), fill: own ?? theme.card)
            color = foreground ?? (view.isEnabled ? theme.ink : theme.secondaryInk)
        }
        return (color, color)
    }

    private mutating func buttonImage(_ view: ViewElement, in box: Rectangle, _ color: Color) {
        guard view.symbol != ViewElement.wheelSymbol else { return wheel(in: box, color) }
        symbol(of: view, in: box, color)
    }

    /// A spinning wheel: eight dots in a circle.
    mutating func wheel(in box: Rectangle, _ color: Color) {
        let side = min(box.width, box.height)
        for index in 0..<8 {
            let turn = [(0.0, -1.0), (0.7071, -0.7071), (1, 0), (0.7071, 0.7071), (0, 1), (-0.7071, 0.7071)]
            let rest = [(-1.0, 0.0), (-0.7071, -0.7071)]
            let (x, y) = (turn + rest)[index]
            let dot = Rectangle(
                x: box.midX + x * side * 0.38 - side * 0.08, y: box.midY + y * side * 0.38 - side * 0.08,
                width: side * 0.16, height: side * 0.16)
            fill(.ellipse(dot), index < 3 ? color : color.opacity(color.alpha / 3))
        }
    }
}

/// The sizes of a button's parts, in points.
private struct ButtonParts {
    var words: Size
    var image: Size?
    var padding: Double
    var placement: ViewElement.ImagePlacement?
    var indicator: Double

    /// The parts in a frame, in the middle of its height, together at a side or in the middle of its width.
    func placed(
        in frame: Rectangle, _ alignment: TextRun.Alignment
    ) -> (image: Rectangle?, words: Rectangle) {
        let image = self.image ?? .zero
        let isStacked = placement == .top || placement == .bottom
        let width =
            (isStacked ? max(image.width, words.width) : image.width + padding + words.width) + indicator
        let height =
            isStacked ? image.height + padding + words.height : max(image.height, words.height)
        let x: Double =
            switch alignment {
            case .left: frame.minX
            case .center: frame.midX - width / 2
            case .right: frame.maxX - width
            }
        let y = frame.midY - height / 2
        func box(_ size: Size, x: Double, y: Double) -> Rectangle {
            Rectangle(x: x, y: y, width: size.width, height: size.height)
        }
        let middle = frame.midY - words.height / 2
        let imageMiddle = frame.midY - image.height / 2
        let places: (image: Rectangle, words: Rectangle) =
            switch placement {
            case nil:
                (
                    box(image, x: x, y: imageMiddle),
                    box(words, x: x + image.width + padding, y: middle)
                )
            case .trailing:
                (box(image, x: x + words.width + padding, y: imageMiddle), box(words, x: x, y: middle))
            case .top:
                (
                    box(image, x: x + (width - indicator - image.width) / 2, y: y),
                    box(words, x: x + (width - indicator - words.width) / 2, y: y + image.height + padding)
                )
            case .bottom:
                (
                    box(image, x: x + (width - indicator - image.width) / 2, y: y + words.height + padding),
                    box(words, x: x + (width - indicator - words.width) / 2, y: y)
                )
            }
        return (self.image == nil ? nil : places.image, places.words)
    }
}

extension ViewElement {
    /// The name of the symbol that is drawn as a spinning wheel.
    fileprivate static let wheelSymbol = "progress.indicator"
}

extension WireframeTheme {
    fileprivate var quietFill: Color { color(of: .secondaryFill, on: secondary) }
}

extension Rectangle {
    /// The largest square in the middle.
    var square: Rectangle {
        let side = min(width, height)
        return Rectangle(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
    }
}

extension Symbol {
    fileprivate static let popUp = Symbol(
        .line(7, 9.5, 12, 4.5, 17, 9.5), .line(7, 14.5, 12, 19.5, 17, 14.5))
}
