/// What of the texts in bars is too long for their rooms; drawing asks for the same rooms.
extension InterfaceTree {
    /// What is drawn of the texts of a title, button, tab or view for which there is not enough room; nil for a text that is
    /// whole.
    package func cutTexts(of element: InterfaceElement) -> (text: String?, secondaryText: String?) {
        switch element.kind {
        case .title(let title):
            let font =
                title.isLarge
                ? Font.largeBarTitle(size: title.largeSize)
                : Font.barTitle(size: generation[.titleSize, environment.screenKind])
            return (font.cut(title.text, width: element.frame.width), nil)
        case .barButton(let button):
            let room = button.titleFrame(
                in: element.frame, iconSide: generation[.iconSide, environment.screenKind])
            return (font(of: button).cut(button.title, width: room.width), nil)
        case .tab(let tab): return tab.cutTexts(in: element.frame)
        case .view(let view):
            let direction = element.style.direction ?? environment.layoutDirection
            let frame = Rectangle(size: element.frame.size)
            return view.cutTexts(
                in: frame, upTo: element.endViewStart(isMirrored: direction == .rightToLeft))
        default: return (nil, nil)
        }
    }

    /// The font of a button's title in a bar.
    package func font(of button: BarButtonElement) -> Font {
        Font(
            size: generation[.bodySize, environment.screenKind],
            weight: button.isProminent ? .semibold : generation.look.barButtonWeight)
    }
}

/// Where the title of a button in a bar is.
extension BarButtonElement {
    /// The frame of the title, which is beside the icon; the icon's side is in points, and both read from left to right.
    package func titleFrame(in frame: Rectangle, iconSide side: Double) -> Rectangle {
        let (start, end) = icon == nil ? (8.0, 8.0) : (10 + side, 0.0)
        // Widths are estimates, so that a title beside an icon may extend to the frame's end.
        return frame.inset(by: EdgeInsets(top: 0, left: start, bottom: 0, right: end))
    }
}

/// Where the texts of a tab are, by the shapes that a tab has.
extension TabElement {
    package static let subtitleFont = Font(size: 13)

    package var titleFont: Font {
        if isInSidebar { return Font(size: 17, weight: isSelected ? .semibold : .regular) }
        return isInStrip ? .tabStrip : isTitleBeside ? .tabBeside : .tab
    }

    /// The distance of a row in a sidebar from its start, by the groups around it, in points.
    package var sidebarIndent: Double { 16 * Double(level + 1) }

    /// Whether the icon is beside the title for lack of height, or as iPads had it.
    package func isLow(in frame: Rectangle) -> Bool { frame.height < 40 || isTitleBeside }

    /// The maximum width of the title, and of the subtitle in a sidebar, in points; 0 for an icon alone.
    package func titleRoom(in frame: Rectangle) -> Double {
        let isAlone = isSeparate && icon != nil
        return max(
            0,
            isInSidebar
                ? frame.width - sidebarIndent - 66
                : isInStrip
                    ? frame.width
                    : isAlone ? 0 : frame.width - (isLow(in: frame) ? Self.besideIcon + 4 : 4))
    }

    fileprivate func cutTexts(in frame: Rectangle) -> (text: String?, secondaryText: String?) {
        let room = titleRoom(in: frame)
        return (
            titleFont.cut(title, width: room),
            isInSidebar ? Self.subtitleFont.cut(subtitle, width: room) : nil
        )
    }
}

extension Font {
    /// What is left of a text for a width in points; nil for one that is whole.
    fileprivate func cut(_ text: String?, width: Double) -> String? {
        guard let text else { return nil }
        let shown = width > 0 ? fitting(text.firstLine, width: width) : ""
        return shown == text ? nil : shown
    }
}
