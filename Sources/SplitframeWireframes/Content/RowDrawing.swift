import SplitframeInterface

extension Sketch {
    /// Symbol, texts and accessories of a row; a bar represents the text of an empty row.
    mutating func row(
        _ view: ViewElement, in frame: Rectangle, style: ElementStyle, hasRoundSelection: Bool,
        upTo end: Double?
    ) {
        let isLit = view.isLit(style)
        if isLit, !hasRoundSelection {
            block(frame, theme.accent)
        } else if isLit {
            let inside = frame.inset(top: 2, left: 6, bottom: 2, right: 6)
            fill(.roundedRectangle(inside, radius: 12, continuous: true), theme.accent)
        } else if view.hasSeparator {
            let insets = view.separatorInsets ?? ViewElement.usualMargins
            let line = frame.inset(left: insets.left, right: insets.right)
            let color = theme == .blueprint ? nil : view.separatorColor.map(Color.init)
            block(
                Rectangle(x: line.minX, y: frame.maxY - 1.0 / 3, width: line.width, height: 1.0 / 3),
                color ?? theme.hairline)
        }
        let ink = isLit ? theme.onAccent : theme.ink
        let quiet = isLit ? theme.onAccent.opacity(200) : theme.secondaryInk
        let usual = ViewElement.usualMargins
        let ends = frame.inset(left: usual.left, right: usual.right + view.endRoom)
        for (index, accessory) in view.leadingAccessories.enumerated() {
            let x = ends.minX + Double(index) * ViewElement.leadingPitch
            let box = Rectangle(x: x, y: frame.midY - 11, width: 22, height: 22)
            draw(accessory, of: view, in: box, quiet, isLit: isLit)
        }
        accessories(of: view, endingAt: ends.maxX, centerY: frame.midY, quiet, isLit: isLit)
        let contents = view.rowContents(in: frame, upTo: end)
        if view.symbol != nil {
            let size = view.imageSize ?? Size(width: 22, height: 22)
            let room = max(size.width, ViewElement.imageRoom)
            let box = Rectangle(
                x: contents.minX + (room - size.width) / 2, y: frame.midY - size.height / 2,
                width: size.width, height: size.height)
            let own = theme == .blueprint ? nil : style.symbolColor.map(Color.init)
            rowImage(view, in: box, isLit ? theme.onAccent : own ?? theme.accent)
        }
        guard view.text != nil || view.secondaryText != nil || view.symbol != nil else { return }
        rowTexts(view, in: view.rowTexts(in: contents), ink: ink, quiet: quiet)
    }

    /// The space between two texts that the heights of their rows include.
    private static let usualTextPadding = 3.0

    /// A symbol, or a picture with its corners.
    private mutating func rowImage(_ view: ViewElement, in box: Rectangle, _ color: Color) {
        guard view.icon == nil || view.icon == .image && view.imageSize != nil else {
            return symbol(of: view, in: box, color)
        }
        picture(box, radius: min(view.imageRadius, box.width / 2, box.height / 2))
    }

    /// The accessories at a row's end.
    private mutating func accessories(
        of view: ViewElement, endingAt end: Double, centerY: Double, _ color: Color, isLit: Bool = false
    ) {
        var room = 0.0
        for accessory in view.accessories.reversed() {
            let middle = end - room - accessory.width / 2
            let box = Rectangle(x: middle - 9, y: centerY - 9, width: 18, height: 18)
            draw(accessory, of: view, in: box, color, isLit: isLit)
            room += accessory.width + ViewElement.Accessory.space
        }
    }

    /// An accessory; what adds and removes rows is green and red, as the system's are, and checkmarks and buttons for
    /// details have the tint.
    private mutating func draw(
        _ accessory: ViewElement.Accessory, of view: ViewElement, in box: Rectangle, _ color: Color,
        isLit: Bool
    ) {
        let isPlain = theme == .blueprint || isLit
        switch accessory {
        case .delete: sign("minus", in: box, isPlain ? color : Color(0xFF3B30))
        case .insert: sign("plus", in: box, isPlain ? color : Color(0x34C759))
        case .multiselect where view.isSelected:
            symbol(
                Symbol(.checkmark), in: box, isLit ? theme.onAccent : theme.accent, width: 2,
                variant: SymbolVariant(of: "checkmark.circle.fill"))
        case .checkmark, .detail:
            symbol(accessory.symbol, in: box, isLit ? theme.onAccent : theme.accent, width: 2)
        default: symbol(accessory.symbol, in: box, color, width: 2)
        }
    }

    /// A sign in white on a disc.
    private mutating func sign(_ name: String, in box: Rectangle, _ color: Color) {
        fill(.ellipse(box), color)
        let white = theme == .blueprint ? theme.canvas : Color(0xFFFFFF)
        let (arm, stroke) = (box.width * 0.28, Stroke(white, width: 2, cap: .round))
        self.stroke(.line(box.midX - arm, box.midY, box.midX + arm, box.midY), stroke)
        guard name == "plus" else { return }
        self.stroke(.line(box.midX, box.midY - arm, box.midX, box.midY + arm), stroke)
    }

    private mutating func rowTexts(_ view: ViewElement, in frame: Rectangle, ink: Color, quiet: Color) {
        let font = view.font
        let small = Font(size: view.secondaryFontSize)
        guard view.secondaryText != nil else {
            return lines(of: view, in: frame, font: font, color: ink)
        }
        let second = TextBlock(
            view.secondaryLines, or: view.secondaryText, font: small, color: quiet,
            parts: view.secondaryParts, theme: theme)
        if view.isSideBySide {
            let width = view.besideWidth(in: frame)
            let value = Rectangle(x: frame.maxX - width, y: frame.minY, width: width, height: frame.height)
            block(second, in: value, .right)
            return lines(
                of: view, in: frame.inset(right: width + ViewElement.besideGap), font: font, color: ink)
        }
        let first = TextBlock(of: view, font: font, color: ink, theme: theme)
        let growth = max(0, view.fontSize - 17) * 1.2
        let upper = 22 + growth + max(0, first.height - font.linePitch)
        let lower = 20 + growth + max(0, second.height - small.linePitch)
        let gap = (view.textPadding ?? Self.usualTextPadding) - Self.usualTextPadding
        var place = Rectangle(
            x: frame.minX, y: frame.midY - (upper + gap + lower) / 2, width: frame.width, height: upper)
        block(first, in: place, view.runAlignment)
        (place.y, place.height) = (place.maxY + gap, lower)
        block(second, in: place)
    }

    mutating func sectionWords(
        _ view: ViewElement, in frame: Rectangle, color: Color
    ) {
        var textBox = frame.inset(left: 16, bottom: 4, right: 16)
        let font = view.sectionFont
        let line = min(textBox.height, 22 + Double(max(0, view.lines.count - 1)) * font.linePitch)
        accessories(of: view, endingAt: textBox.maxX, centerY: textBox.maxY - line / 2, theme.accent)
        textBox.width -= view.accessoryRoom
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
