import SplitframeInterface

extension Sketch {
    /// A title in its frame.
    ///
    /// - Parameter size: The font size in points of the row of buttons.
    mutating func title(_ title: TitleElement, in frame: Rectangle, size: Double, _ given: ElementColor?) {
        let font = title.isLarge ? Font.largeBarTitle(size: title.largeSize) : Font.barTitle(size: size)
        let color = theme == .blueprint ? nil : given.map(Color.init)
        text(title.text, in: frame, font: font, color: color ?? theme.ink)
    }

    /// A button's icon and title, centred in its frame; the icon's side is in points.
    mutating func barButton(
        _ button: BarButtonElement, in frame: Rectangle, iconSide side: Double, font: Font,
        color: Color
    ) {
        guard let title = button.title else {
            let box = Rectangle(
                x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
            if let icon = button.icon {
                symbol(icon, named: button.symbol, in: box, color, width: 1.9)
            }
            return badge(of: button, besides: box)
        }
        let textFrame = button.titleFrame(in: frame, iconSide: side)
        if let icon = button.icon {
            let box = Rectangle(x: frame.minX + 8, y: frame.midY - side / 2, width: side, height: side)
            symbol(icon, named: button.symbol, in: box, color, width: 1.9)
        }
        if textFrame.width > 0 {
            text(
                title, in: textFrame, font: font, color: color,
                alignment: button.icon == nil ? .center : .left)
        }
        badge(of: button, besides: textFrame)
    }

    /// The badge of a button at the upper trailing corner of its icon or title.
    private mutating func badge(of button: BarButtonElement, besides frame: Rectangle) {
        guard let badge = button.badge else { return }
        let color = theme == .blueprint ? nil : button.badgeColor.map(Color.init)
        self.badge(badge, at: Point(x: frame.maxX, y: frame.midY - 10), color)
    }

    /// A dashed circle with the display-mode button's icon, struck through.
    mutating func missingButton(in frame: Rectangle) {
        stroke(
            .ellipse(frame.inset(by: 1)),
            Stroke(theme.annotation, width: 1.5, dash: [4, 3]), fill: theme.annotationFill)
        let inner = frame.inset(by: frame.width / 4)
        symbol(Symbol(.sidebar), in: inner, theme.annotation, width: 1.6)
        let slash = frame.inset(by: frame.width / 5)
        stroke(
            .line(slash.minX, slash.maxY, slash.maxX, slash.minY),
            Stroke(theme.annotation, width: 1.5, cap: .round))
    }
}

extension InterfaceElement {
    /// Whether it is a title below the row of buttons.
    private var isLargeTitle: Bool { if case .title(let title) = kind { title.isLarge } else { false } }

    /// The frame for the mark of a missing button: in the first free room of the bar, else after the first item; in
    /// left-to-right coordinates, mirrored about the axis.
    func missingButtonFrame(mirrorAxis: Double?) -> Rectangle {
        let bar = frame.mirrored(about: mirrorAxis)
        let row = children.filter { !$0.isLargeTitle }
        let taken = row.map { $0.frame.mirrored(about: mirrorAxis) }.sorted { $0.minX < $1.minX }
        let (side, gap) = (min(40, bar.height), 10.0)
        let starts = [bar.minX + gap] + taken.map { $0.maxX + gap }
        let free = starts.first { start in
            start + side <= bar.maxX
                && taken.allSatisfy { $0.maxX + gap <= start || $0.minX >= start + side }
        }
        let y = row.first.map(\.frame.midY) ?? bar.minY + min(bar.height, 44) / 2
        return Rectangle(
            x: free ?? starts.prefix(2).last ?? bar.minX, y: y - side / 2, width: side, height: side)
    }
}

extension InterfaceDrawing {
    /// A button in the colour that its bar and the system give it, or filled if it is prominent.
    func drawBarButton(
        _ button: BarButtonElement, _ element: InterfaceElement, isBarTinted: Bool, isNamed: Bool,
        in sketch: inout Sketch
    ) {
        var (button, frame) = (button, readingFrame(element.frame, sketch))
        if isNamed, button.icon == .back, button.title != nil {
            // Where a column's name is written large, nobody could read that of the one before it.
            button.title = nil
            frame.width = min(frame.width, frame.height)
        }
        let isFilled = button.isProminent && look.hasGlass && button.isEnabled
        if isFilled { sketch.fill(.roundedRectangle(frame, radius: frame.height / 2), sketch.theme.accent) }
        // Measured: from iOS 26 on bar buttons have the colour of labels, not the app's tint; that of the bar itself is
        // documented as theirs (UINavigationBar, tintColor).
        let isTinted = !look.hasGlass || element.style.tint != nil || isBarTinted
        let color = isTinted ? sketch.theme.accent : sketch.theme.ink
        let opacity = sketch.opacity
        if !button.isEnabled { sketch.opacity *= WireframeTheme.disabledOpacity }
        defer { sketch.opacity = opacity }
        sketch.barButton(
            button, in: frame, iconSide: tree.generation[.iconSide, screen],
            font: tree.font(of: button),
            color: isFilled ? sketch.theme.onAccent : color)
    }
}
