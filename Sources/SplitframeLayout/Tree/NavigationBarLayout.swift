import SplitframeGeometry
import SplitframeInterface
import SplitframeText

/// The layout of the title and the buttons of a navigation bar, from its own corner and from left to right.
struct NavigationBarLayout {
    var metrics: BarMetrics
    var size: Size
    var pixelGrid: PixelGrid
    var bar: NavigationBarElement
    var buttons: [NamedButton]
    /// Whether the window's own controls are at the bar's start.
    var hasWindowControls: Bool
    /// Whether the bar is at the window's upper edge, which no capsule touches.
    var isAtEdge = false
    /// Whether the row of buttons can contain a title; a row that it shares with tabs cannot.
    var hasRoomForTitle = true
    var largeTitleSize = TitleElement.standardLargeSize
    /// The width reserved for a search field at the bar's end.
    var searchRoom = 0.0

    /// The buttons on both sides without those that do not fit, and the title, in reading order.
    var elements: [InterfaceElement] {
        var elements: [InterfaceElement] = []
        // The glass beneath one button, or several side by side.
        var capsules: [Rectangle] = []
        var neighbours: [BarButtonElement.Side: BarButtonElement] = [:]
        var left = metrics.margin
        var right = size.width - (searchRoom > 0 ? searchRoom + metrics[.buttonGap] : metrics.margin)
        var leadingEnd: Double?
        if hasWindowControls {
            let height = metrics[.windowControlsHeight]
            let frame = Rectangle(
                x: left + metrics[.windowControlsIndent], y: center - height / 2,
                width: metrics[.windowControlsWidth], height: height)
            elements.append(InterfaceElement(name: "windowControls", frame: frame, kind: .windowControls))
            leadingEnd = frame.maxX
            left = frame.maxX + metrics[.buttonGap]
        }
        var trailingStart = searchRoom > 0 ? size.width - searchRoom : nil
        for (name, button) in buttonsInwards {
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
                leadingEnd = x + width
                left = x + width + metrics[.buttonGap]
            case .trailing:
                x = right + nearer - width
                trailingStart = x
                right = x - metrics[.buttonGap]
            }
            let height = min(metrics[.buttonHeight], rowHeight)
            let frame = Rectangle(x: x, y: center - height / 2, width: width, height: height)
            elements.append(InterfaceElement(name: name, frame: frame, of: button))
            neighbours[button.side] = button
            guard button.hasGlass else { continue }
            if isShared, let last = capsules.indices.last {
                capsules[last].add(frame)
            } else {
                capsules.append(frame)
            }
        }
        let frame = isLarge ? largeTitle : !hasRoomForTitle ? nil : title(from: leadingEnd, to: trailingStart)
        if let frame, !frame.isEmpty, !bar.title.isEmpty {
            let title = TitleElement(
                bar.title, isLarge: isLarge,
                largeSize: isLarge ? largeTitleSize : TitleElement.standardLargeSize)
            elements.append(InterfaceElement(name: "title", frame: frame, kind: .title(title)))
        }
        let glass = metrics.hasGlass ? InterfaceElement.glass(capsules.sorted { $0.minX < $1.minX }) : []
        return glass + [prompt].compactMap(\.self) + elements.sorted { $0.frame.minX < $1.frame.minX }
    }

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
        promptRoom + min(isAtEdge ? metrics[.buttonCenterInPanel] : metrics.buttonCenter, rowHeight / 2)
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

    private var titleWidth: Double { metrics.titleFont.room(for: bar.title) }

    /// The position that leading buttons must not pass, so that the title stays in the bar's middle.
    private var titleStart: Double {
        guard !bar.title.isEmpty, !isLarge else { return size.width }
        return (size.width - titleWidth) / 2 - metrics[.titleClearance]
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
