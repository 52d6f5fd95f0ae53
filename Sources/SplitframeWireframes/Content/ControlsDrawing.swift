import SplitframeInterface

extension Sketch {
    mutating func field(_ view: ViewElement, in frame: Rectangle, style: ElementStyle) {
        switch view.fieldBorder {
        case .some(.none): break
        case .line: stroke(.rectangle(frame.inset(by: 0.5)), Stroke(theme.hairline, width: 1))
        case .bezel:
            stroke(.rectangle(frame.inset(by: 1)), Stroke(theme.hairline, width: 2), fill: theme.card)
        case nil: box(frame, radius: view.kind == .search ? frame.height / 2 : 8, fill: theme.card)
        }
        let isEmpty = view.text == nil
        let isPlain = style.foreground == nil && style.ink == nil
        let ink = isEmpty && isPlain ? theme.secondaryInk : theme.ink
        let words = TextBlock(
            view.lines, or: view.text ?? view.secondaryText ?? "", font: view.font, color: ink,
            parts: isEmpty ? view.secondaryParts : view.parts, theme: theme)
        var textBox = view.fieldContents(in: frame, textWidth: words.width)
        if view.kind == .search {
            let box = Rectangle(x: textBox.minX, y: frame.midY - 9, width: 18, height: 18)
            symbol(Symbol(.search), in: box, theme.secondaryInk)
            textBox = textBox.inset(left: ViewElement.searchRoom)
        }
        block(words, in: textBox, view.runAlignment)
    }

    mutating func toggle(in frame: Rectangle, isOn: Bool) {
        fill(
            .roundedRectangle(frame, radius: frame.height / 2), isOn ? theme.accent : theme.textPlaceholder)
        let side = max(0, frame.height - 4)
        let x = isOn ? frame.maxX - side - 2 : frame.minX + 2
        fill(.ellipse(Rectangle(x: x, y: frame.minY + 2, width: side, height: side)), theme.knob)
    }

    mutating func segment(_ view: ViewElement, in frame: Rectangle, style: ElementStyle) {
        box(
            frame, radius: min(8, frame.height / 2), continuous: false,
            fill: view.isSelected ? theme.accent : theme.card)
        let own = style.foreground.flatMap { theme == .blueprint ? nil : Color($0) }
        let color =
            own ?? style.ink.map { theme.color(of: $0) } ?? (view.isSelected ? theme.onAccent : theme.ink)
        if let text = view.text {
            fitted(text, in: frame, font: view.font, color: color, alignment: .center)
        } else {
            symbol(
                of: view, in: Rectangle(x: frame.midX - 9, y: frame.midY - 9, width: 18, height: 18), color)
        }
    }

    mutating func outline(_ view: ViewElement, in frame: Rectangle) {
        box(frame, radius: min(8, frame.height / 2), continuous: false)
        fitted(
            view.text ?? "", in: frame.inset(by: 4), font: ViewElement.outlineFont, color: theme.secondaryInk,
            alignment: .center)
    }
}

extension WireframeTheme {
    /// The colour of a switch's knob: the brighter one of the inks, so that it is white in light and dark themes.
    var knob: Color { self == .blueprint || onAccent.green > 128 ? onAccent : ink }
}
