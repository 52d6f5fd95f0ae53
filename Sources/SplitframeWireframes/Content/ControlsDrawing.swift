import SplitframeGeometry
import SplitframeInterface
import SplitframeScene
import SplitframeText

extension Sketch {
    mutating func field(_ view: ViewElement, in frame: Rectangle) {
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

    mutating func toggle(in frame: Rectangle, isOn: Bool) {
        fill(
            .roundedRectangle(frame, radius: frame.height / 2), isOn ? theme.accent : theme.textPlaceholder)
        let side = max(0, frame.height - 4)
        let x = isOn ? frame.maxX - side - 2 : frame.minX + 2
        fill(.ellipse(Rectangle(x: x, y: frame.minY + 2, width: side, height: side)), theme.knob)
    }

    mutating func segment(_ view: ViewElement, in frame: Rectangle) {
        box(
            frame, radius: min(8, frame.height / 2), continuous: false,
            fill: view.isSelected ? theme.accent : theme.card)
        let color = view.isSelected ? theme.onAccent : theme.ink
        if let text = view.text {
            fitted(text, in: frame, font: Font(size: 13, weight: .medium), color: color, alignment: .center)
        } else {
            symbol(
                of: view, in: Rectangle(x: frame.midX - 9, y: frame.midY - 9, width: 18, height: 18), color)
        }
    }

    mutating func outline(_ view: ViewElement, in frame: Rectangle) {
        box(frame, radius: min(8, frame.height / 2), continuous: false)
        fitted(
            view.text ?? "", in: frame.inset(by: 4), font: Font(size: 13), color: theme.secondaryInk,
            alignment: .center)
    }
}

extension WireframeTheme {
    /// The colour of a switch's knob: the brighter one of the inks, so that it is white in light and dark themes.
    fileprivate var knob: Color { self == .blueprint || onAccent.green > 128 ? onAccent : ink }
}
