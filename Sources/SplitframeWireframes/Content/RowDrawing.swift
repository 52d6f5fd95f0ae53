import SplitframeGeometry
import SplitframeInterface
import SplitframeScene
import SplitframeText

extension Sketch {
    /// Symbol, texts and accessories of a row; a bar represents the text of an empty row.
    mutating func row(
        _ view: ViewElement, in frame: Rectangle, isLit: Bool, hasRoundSelection: Bool, upTo end: Double?
    ) {
        if isLit, !hasRoundSelection {
            block(frame, theme.accent)
        } else if isLit {
            let inside = frame.inset(top: 2, left: 6, bottom: 2, right: 6)
            fill(.roundedRectangle(inside, radius: 12, continuous: true), theme.accent)
        } else if view.hasSeparator {
            hairline(x: frame.minX + 16, y: frame.maxY - 1.0 / 3, width: frame.width - 32)
        }
        let ink = isLit ? theme.onAccent : theme.ink
        let quiet = isLit ? theme.onAccent.opacity(200) : theme.secondaryInk
        var textBox = frame.inset(left: 16, right: 16)
        textBox.width -= accessories(of: view, endingAt: textBox.maxX, centerY: frame.midY, quiet)
        if let end { textBox.width = max(0, min(textBox.maxX, end - 8) - textBox.minX) }
        if view.symbol != nil {
            let box = Rectangle(x: textBox.minX, y: frame.midY - 11, width: 22, height: 22)
            symbol(of: view, in: box, isLit ? theme.onAccent : theme.accent)
            textBox = textBox.inset(left: 34)
        }
        guard view.text != nil || view.secondaryText != nil || view.symbol != nil else { return }
        rowTexts(view, in: textBox, ink: ink, quiet: quiet)
    }

    /// The accessories at a row's end; returns their width.
    private mutating func accessories(
        of view: ViewElement, endingAt end: Double, centerY: Double, _ color: Color
    ) -> Double {
        let pitch = 26.0
        for (index, accessory) in view.accessories.reversed().enumerated() {
            let x = end - 18 - pitch * Double(index)
            symbol(
                accessory.symbol, in: Rectangle(x: x, y: centerY - 9, width: 18, height: 18), color, width: 2)
        }
        return pitch * Double(view.accessories.count)
    }

    private mutating func rowTexts(_ view: ViewElement, in frame: Rectangle, ink: Color, quiet: Color) {
        let font = view.font
        // The size of the second line: 15 points for 17 of the first, the sizes at the content size Large.
        let below = view.fontSize > 17 ? (view.fontSize * 15 / 17).rounded() : min(15, view.fontSize)
        let small = Font(size: view.isSideBySide ? view.fontSize : below)
        guard let second = view.secondaryText else {
            return lines(of: view, in: frame, font: font, color: ink)
        }
        if view.isSideBySide {
            let width = min(frame.width, small.estimatedWidth(of: second) + 2)
            let value = Rectangle(x: frame.maxX - width, y: frame.minY, width: width, height: frame.height)
            fitted(second, in: value, font: small, color: quiet, alignment: .right)
            return lines(of: view, in: frame.inset(right: width + 8), font: font, color: ink)
        }
        let growth = max(0, view.fontSize - 17) * 1.2
        let upper = 22 + growth + Double(max(0, view.lines.count - 1)) * font.linePitch
        let lower = 20 + growth + Double(max(0, view.secondaryLines.count - 1)) * small.linePitch
        var place = Rectangle(
            x: frame.minX, y: frame.midY - (upper + lower) / 2, width: frame.width, height: upper)
        lines(of: view, in: place, font: font, color: ink)
        (place.y, place.height) = (place.maxY, lower)
        lines(view.secondaryLines, or: second, in: place, font: small, color: quiet, .left)
    }

    mutating func sectionWords(
        _ view: ViewElement, in frame: Rectangle, color: Color, weight: Font.Weight
    ) {
        var textBox = frame.inset(left: 16, bottom: 4, right: 16)
        let font = Font(size: view.kind == .footer ? 13 : view.fontSize, weight: weight)
        let line = min(textBox.height, 22 + Double(max(0, view.lines.count - 1)) * font.linePitch)
        textBox.width -= accessories(
            of: view, endingAt: textBox.maxX, centerY: textBox.maxY - line / 2, theme.accent)
        lines(
            of: view,
            in: Rectangle(x: textBox.minX, y: textBox.maxY - line, width: textBox.width, height: line),
            font: font, color: color)
    }
}

extension ViewElement.Accessory {
    fileprivate var symbol: Symbol {
        switch self {
        case .disclosure: .disclosure
        case .opened: .opened
        case .detail: Symbol(.info)
        case .menu: Symbol(.more)
        case .checkmark: Symbol(.checkmark)
        case .delete: Symbol(.close)
        case .insert: Symbol(.add)
        case .reorder: .lines
        case .multiselect: Symbol(.circle)
        }
    }
}

extension Symbol {
    fileprivate static let opened = Symbol(.line(6, 9.5, 12, 15.5, 18, 9.5))
    fileprivate static let lines = Symbol(
        .line(4, 8, 20, 8), .line(4, 12, 20, 12), .line(4, 16, 20, 16), turns: false)
}
