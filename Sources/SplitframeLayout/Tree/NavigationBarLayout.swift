package import SplitframeInterface

/// The layout of the title and the buttons of a navigation bar, from its own corner and from left to right.
package struct NavigationBarLayout {
    static let assumptions = [
        Assumption(
            rule: "subtitle",
            value:
                "a subtitle is \(Int(subtitleSize)) points high in letters, below the title in the same row and centred or leading as the title is, or below a large title in \(Int(subtitleHeight)) points of its own",
            reason: "it is documented to be there, and no frame of it is published"),
        Assumption(
            rule: "titleView",
            value:
                "a title view is in the bar's middle, or as near to it as the buttons leave room, and no wider than that room",
            reason: "the class reference says only that it may be sized horizontally"),
        Assumption(
            rule: "narrowTitle",
            value:
                "a bar without room for a letter of its title shows no title, rather than an ellipsis alone",
            reason: "nobody has published a bar as narrow"),
        Assumption(
            rule: "moreButton",
            value:
                "from iOS 26 on, buttons without room wait behind a More button at the trailing edge, in one capsule with its neighbours: those of the lowest priority first, then those nearest to the title; before, they are left out",
            reason:
                "the page of additionalOverflowItems (iOS 16) has items without room in a menu whose button is at the trailing edge; nobody has published which go first"
        ),
    ]

    var metrics: BarMetrics
    var size: Size
    var pixelGrid: PixelGrid
    var bar: NavigationBarElement
    var buttons: [NamedButton]
    /// The end of the window's own controls at the bar's start; nil where they are elsewhere.
    var windowControlsEnd: Double?
    /// Whether the bar is at the window's upper edge, which no capsule touches.
    var isAtEdge = false
    /// Whether the row of buttons can contain a title; a row that it shares with tabs cannot.
    var hasRoomForTitle = true
    var largeTitleSize = TitleElement.standardLargeSize
    var titleColor: ElementColor?
    /// The width reserved for a search field at the bar's end.
    var searchRoom = 0.0

    /// The row of buttons.
    private struct Row {
        var elements: [InterfaceElement] = []
        /// The glass beneath one button, or several side by side.
        var capsules: [Rectangle] = []
        var leadingEnd: Double?
        var trailingStart: Double?
        /// The labels of the buttons that are neither in it nor behind its More button.
        var hiddenButtons: [String] = []
    }

    /// The buttons on both sides without those that do not fit, and the title, in reading order; and the bar that says
    /// what does not fit.
    var parts: (bar: NavigationBarElement, elements: [InterfaceElement]) {
        let row = row
        var bar = bar
        bar.hiddenButtons = row.hiddenButtons
        let glass = metrics.hasGlass ? InterfaceElement.glass(row.capsules.sorted { $0.minX < $1.minX }) : []
        let titles = titles(from: row.leadingEnd, to: row.trailingStart)
        let inside =
            glass + [prompt].compactMap(\.self)
            + (row.elements + titles).sorted { $0.frame.minX < $1.frame.minX }
        return (bar, inside)
    }

    /// The room that the buttons leave to a title view in a bar, from its corner and from left to right.
    package static func titleViewRoom(
        in bar: Size, metrics: BarMetrics, scale: Double, hasPrompt: Bool, buttons: [BarButtonElement],
        windowControlsEnd: Double?, isAtEdge: Bool, searchRoom: Double
    ) -> Rectangle {
        NavigationBarLayout(
            metrics: metrics, size: bar, pixelGrid: PixelGrid(scale: scale),
            bar: NavigationBarElement(title: "", prompt: hasPrompt ? "" : nil),
            buttons: buttons.map { (name: "", button: $0) }, windowControlsEnd: windowControlsEnd,
            isAtEdge: isAtEdge, searchRoom: searchRoom
        ).titleViewRoom
    }

    private var titleViewRoom: Rectangle {
        let row = row
        let clearance = metrics[.titleClearance]
        let start = row.leadingEnd.map { $0 + clearance } ?? metrics[.titleStart]
        let end = row.trailingStart.map { $0 - clearance } ?? size.width - metrics[.titleStart]
        let half = min(center - promptRoom, rowHeight - (center - promptRoom))
        return Rectangle(x: start, y: center - half, width: max(0, end - start), height: 2 * half)
    }

    /// The row of all buttons; if they do not fit, of those that fit beside a More button for the others.
    private var row: Row {
        let all = buttonsInwards
        var row = row(of: all)
        guard row.elements.count < all.count else { return row }
        var shown = all
        while metrics.generation.rules.hasMoreButtons,
            shown.contains(where: { $0.button.visibilityPriority < .infinity })
        {
            shown.removeLeastImportant()
            let more = buttons.more(besides: shown)
            let others = self.row(
                of: shown.filter { $0.button.side == .leading } + [more]
                    + shown.filter { $0.button.side == .trailing })
            if others.elements.count > shown.count { return others }
        }
        row.hiddenButtons = buttons.labels(besides: row.elements.map(\.name))
        return row
    }

    /// The row of buttons from the sides inwards, without those from the first that does not fit.
    private func row(of buttons: [NamedButton]) -> Row {
        var row = Row()
        var neighbours: [BarButtonElement.Side: BarButtonElement] = [:]
        var left = metrics.margin
        var right = size.width - (searchRoom > 0 ? searchRoom + metrics[.buttonGap] : metrics.margin)
        if let windowControlsEnd {
            row.leadingEnd = windowControlsEnd
            left = windowControlsEnd + metrics[.buttonGap]
        }
        row.trailingStart = searchRoom > 0 ? size.width - searchRoom : nil
        for (name, button) in buttons {
            let button = button.fitting(min(titleStart - left, widestButton), in: metrics)
            let width = min(button.width(in: metrics), widestButton)
            let isShared = neighbours[button.side]?.sharesCapsule(with: button) ?? false
            let nearer =
                isShared ? metrics[.buttonGap] - metrics[.sharedButtonGap] : -(button.fixedSpace ?? 0)
            guard left + width - nearer <= right else { break }
            let x: Double
            switch button.side {
            case .leading:
                x = left - nearer
                row.leadingEnd = x + width
                left = x + width + metrics[.buttonGap]
            case .trailing:
                x = right + nearer - width
                row.trailingStart = x
                right = x - metrics[.buttonGap]
            }
            let height = min(metrics[.buttonHeight], rowHeight)
            var frame = Rectangle(x: x, y: center - height / 2, width: width, height: height)
            if isShared, metrics.hasGlass, let last = row.elements.indices.last {
                switch button.side {
                case .leading: Rectangle.meet(&row.elements[last].frame, &frame)
                case .trailing: Rectangle.meet(&frame, &row.elements[last].frame)
                }
            }
            row.elements.append(InterfaceElement(name: name, frame: frame, of: button))
            neighbours[button.side] = button
            guard button.hasGlass else { continue }
            if isShared, let last = row.capsules.indices.last {
                row.capsules[last].add(frame)
            } else {
                row.capsules.append(frame)
            }
        }
        return row
    }

    /// The title, and below it the subtitle.
    private func titles(from leadingEnd: Double?, to trailingStart: Double?) -> [InterfaceElement] {
        let row = hasRoomForTitle ? title(from: leadingEnd, to: trailingStart) : nil
        guard var frame = isLarge ? largeTitle : row, !frame.isEmpty else { return [] }
        let title = TitleElement(
            bar.title, isLarge: isLarge,
            largeSize: isLarge ? largeTitleSize : TitleElement.standardLargeSize)
        func titleElement() -> [InterfaceElement] {
            let font = isLarge ? Font.largeBarTitle(size: largeTitleSize) : metrics.titleFont
            guard !bar.title.isEmpty, font.shows(bar.title, inWidth: frame.width) else { return [] }
            var element = InterfaceElement(name: "title", frame: frame, kind: .title(title))
            element.style.foreground = titleColor
            return [element]
        }
        guard let subtitle = bar.subtitle else { return titleElement() }
        let room = frame
        let width = Self.subtitleFont.room(for: subtitle)
        var place = Rectangle(
            x: room.x, y: room.maxY, width: min(width, size.width - 2 * room.x), height: Self.subtitleHeight)
        if !isLarge {
            frame.width = min(ownTitleWidth, room.width)
            frame.height = bar.title.isEmpty ? 0 : room.height
            frame.y = center - (frame.height + place.height) / 2
            place.y = frame.maxY
            place.width = min(width, room.width)
            if isInMiddle(room) {
                frame.x = pixelGrid.round(room.midX - frame.width / 2)
                place.x = pixelGrid.round(room.midX - place.width / 2)
            }
        }
        guard Self.subtitleFont.shows(subtitle, inWidth: place.width) else { return titleElement() }
        let label = ViewElement(.label, text: subtitle, fontSize: Self.subtitleSize)
        return titleElement() + [InterfaceElement(name: "subtitle", frame: place, kind: .view(label))]
    }

    static let subtitleHeight = 16.0
    private static let subtitleSize = 12.0
    private static let subtitleFont = Font(size: subtitleSize)

    /// The prompt in the middle of its room, in letters smaller than the title's (their size is the wireframe's
    /// convention).
    private var prompt: InterfaceElement? {
        bar.prompt.map { prompt in
            let font = Font(size: Self.promptSize)
            let width = min(font.room(for: prompt), size.width - 2 * metrics.margin)
            let frame = Rectangle(
                x: pixelGrid.round((size.width - width) / 2), y: 0, width: width, height: promptRoom)
            return InterfaceElement(
                name: "prompt", frame: frame,
                kind: .view(ViewElement(.label, text: prompt, fontSize: Self.promptSize)))
        }
    }

    private static let promptSize = 13.0

    /// The height of the row with the buttons; the rest of the bar is for the large title.
    private var rowHeight: Double { min(size.height - promptRoom, metrics.navigationRow) }
    private var center: Double {
        let wanted = isAtEdge ? metrics[.buttonCenterInPanel] : metrics.buttonCenter
        let isWhole = wanted.isFinite && rowHeight == metrics.navigationRow
        return promptRoom + (isWhole ? wanted : min(wanted, rowHeight / 2))
    }
    private var promptRoom: Double { bar.prompt == nil ? 0 : metrics[.promptRoom] }
    private var widestButton: Double {
        max(metrics[.leastButtonWidth], size.width * metrics[.widestButtonShare])
    }

    /// The buttons from the sides inwards, so that those nearest to the title are the first that do not fit.
    private var buttonsInwards: [NamedButton] {
        buttons.filter { $0.button.side == .leading }
            + buttons.filter { $0.button.side == .trailing }.reversed()
    }

    private var isLarge: Bool {
        bar.prefersLargeTitle && metrics.hasLargeTitles && size.height >= largeTitle.maxY
    }

    private var largeTitle: Rectangle {
        let margin = metrics[.largeTitleMargin]
        return Rectangle(
            x: margin, y: promptRoom + metrics.navigationRow + metrics[.largeTitleTop],
            width: min(
                Font.largeBarTitle(size: largeTitleSize).room(for: bar.title), size.width - 2 * margin),
            height: metrics[.largeTitleHeight] + ColumnContents.largeTitleGrowth(size: largeTitleSize))
    }

    private var ownTitleWidth: Double { bar.title.isEmpty ? 0 : metrics.titleFont.room(for: bar.title) }

    /// The width of the title and the subtitle below it.
    private var titleWidth: Double {
        max(ownTitleWidth, isLarge ? 0 : bar.subtitle.map(Self.subtitleFont.room) ?? 0)
    }

    /// The position that leading buttons must not pass, so that the title stays in the bar's middle.
    private var titleStart: Double {
        guard !bar.title.isEmpty || bar.subtitle != nil, !isLarge else { return size.width }
        return (size.width - titleWidth) / 2 - metrics[.titleClearance]
    }

    /// Whether a title is in the bar's middle, and not after the first buttons.
    private func isInMiddle(_ frame: Rectangle) -> Bool {
        frame.x == pixelGrid.round((size.width - titleWidth) / 2)
    }

    /// The frame of the title: in the bar's middle where buttons leave room on both sides, otherwise right after those
    /// at its start.
    private func title(from leadingEnd: Double?, to trailingStart: Double?) -> Rectangle? {
        let clearance = metrics[.titleClearance]
        let height = min(metrics[.titleHeight], rowHeight)
        let start = pixelGrid.round((size.width - titleWidth) / 2)
        var frame = Rectangle(x: start, y: center - height / 2, width: titleWidth, height: height)
        let end = (trailingStart ?? size.width) - clearance
        if metrics.hasTitlesAtStart || frame.minX - clearance < leadingEnd ?? 0 || frame.maxX > end {
            frame.x = leadingEnd.map { $0 + metrics[.titleAside] } ?? metrics[.titleStart]
            frame.width = min(titleWidth, end - frame.x)
        }
        return frame
    }
}

extension Rectangle {
    /// Extends the frame to include another one beside it.
    fileprivate mutating func add(_ other: Rectangle) {
        let (start, end) = (min(minX, other.minX), max(maxX, other.maxX))
        x = start
        width = end - start
    }
}
