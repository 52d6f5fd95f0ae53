import SplitframeInterface

extension Sketch {
    /// A tab: a symbol above its label, or beside it in a low bar; a bar in place of an unknown label.
    ///
    /// - Parameter given: The colour that the app gives it; nil for the theme's.
    mutating func tab(_ tab: TabElement, in frame: Rectangle, hasGlass: Bool, color given: Color? = nil) {
        let own = theme == .blueprint ? nil : given
        let color = own ?? (tab.isSelected ? theme.accent : theme.titlePlaceholder)
        let ink = own ?? (tab.isSelected ? theme.accent : theme.secondaryInk)
        if hasGlass, tab.isSelected {
            fill(.roundedRectangle(frame, radius: frame.height / 2), theme.picture)
        }
        if tab.isInSidebar { return sidebarRow(tab, in: frame, own) }
        if tab.isInStrip {
            badge(of: tab, at: Point(x: frame.maxX - 8, y: frame.minY + 8))
            guard let title = tab.title else {
                let width = min(44, frame.width - 16)
                return bar(
                    x: (frame.midX - width / 2).rounded(), centerY: frame.midY, width: width, height: 8, color
                )
            }
            return fitted(
                title, in: frame, font: tab.titleFont,
                color: own ?? (tab.isSelected ? theme.accent : theme.ink), alignment: .center)
        }
        if tab.isSeparate, let icon = tab.icon {
            let middle = Rectangle(x: frame.midX - 11, y: frame.midY - 11, width: 22, height: 22)
            symbol(icon, named: tab.symbol, in: middle, color)
            return badge(of: tab, at: Point(x: middle.maxX + 2, y: middle.minY))
        }
        let (isLow, font) = (tab.isLow(in: frame), tab.titleFont)
        // The icon and the title beside it are together in the middle.
        let titleWidth = min(
            tab.titleRoom(in: frame), tab.title.map { font.estimatedWidth(of: $0) + 2 } ?? 30)
        let symbol =
            isLow
            ? Rectangle(
                x: (frame.midX - (TabElement.besideIcon + titleWidth) / 2).rounded(), y: frame.midY - 10,
                width: 20, height: 20)
            : Rectangle(x: (frame.midX - 10).rounded(), y: frame.midY - 17, width: 20, height: 20)
        if let icon = tab.icon {
            self.symbol(icon, named: tab.symbol, in: symbol.inset(by: -1), color)
        } else if tab.title == nil {
            stroke(.roundedRectangle(symbol, radius: 5.5), Stroke(color, width: 1.6))
        }
        badge(of: tab, at: Point(x: symbol.maxX + 2, y: symbol.minY))
        let textFrame =
            isLow
            ? Rectangle(
                x: symbol.minX + TabElement.besideIcon, y: frame.midY - 8, width: titleWidth, height: 16)
            : Rectangle(x: frame.minX + 2, y: frame.midY + 6, width: frame.width - 4, height: 14)
        if let title = tab.title {
            fitted(
                title, in: textFrame, font: font, color: ink, alignment: isLow ? .left : .center)
        } else {
            let x = isLow ? textFrame.minX : (textFrame.midX - 15).rounded()
            bar(x: x, centerY: textFrame.midY, width: 30, height: 6, color)
        }
    }

    /// A tab's symbol and titles as a row of a sidebar, indented by the groups around it.
    private mutating func sidebarRow(_ tab: TabElement, in frame: Rectangle, _ own: Color?) {
        let symbol = Rectangle(
            x: frame.minX + tab.sidebarIndent, y: frame.midY - 11, width: 22, height: 22)
        if let icon = tab.icon {
            self.symbol(icon, named: tab.symbol, in: symbol, own ?? theme.accent)
        }
        var textFrame = Rectangle(
            x: symbol.maxX + 12, y: frame.midY - 12, width: tab.titleRoom(in: frame), height: 24)
        if let subtitle = tab.subtitle {
            textFrame.y -= 9
            fitted(
                subtitle, in: textFrame.offset(x: 0, y: 20), font: TabElement.subtitleFont,
                color: own ?? theme.secondaryInk, alignment: .left)
        }
        if let title = tab.title {
            fitted(
                title, in: textFrame, font: tab.titleFont,
                color: own ?? (tab.isSelected ? theme.accent : theme.ink), alignment: .left)
        }
        badge(of: tab, at: Point(x: frame.maxX - 20, y: frame.midY))
    }

    private mutating func badge(of tab: TabElement, at middle: Point) {
        guard let text = tab.badge else { return }
        // A blueprint has two colours, regardless of the app's.
        badge(text, at: middle, theme == .blueprint ? nil : tab.badgeColor.map(Color.init))
    }

    /// A round badge with a short text, or a dot without one, centred at a point.
    mutating func badge(_ text: String, at middle: Point, _ color: Color? = nil) {
        let font = Font(size: 11, weight: .semibold)
        let height = text.isEmpty ? 8.0 : 16
        let width = text.isEmpty ? height : max(height, font.estimatedWidth(of: text) + 9)
        let frame = Rectangle(
            x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
        stroke(
            .roundedRectangle(frame, radius: height / 2), Stroke(theme.card, width: 1.5),
            fill: color ?? theme.accent)
        self.text(text, in: frame, font: font, color: theme.onAccent, alignment: .center)
    }

    /// The background of a bar that is part of its column.
    ///
    /// - Parameter color: The colour that the app gives it, else that of its column.
    mutating func bottomBackground(_ background: Rectangle, _ color: Color, hasLine: Bool) {
        block(background, color)
        if hasLine { hairline(x: background.minX, y: background.minY, width: background.width) }
    }

    /// A glass capsule that floats above its column.
    mutating func glass(_ frame: Rectangle) {
        let radius = frame.height / 2
        fill(
            .roundedRectangle(frame, radius: radius), theme.card,
            shadow: Shadow(theme.shadow, radius: 8, offsetY: 2))
        box(frame, radius: radius - 0.5, continuous: false)
    }
}
