import SplitframeGeometry
import SplitframeInterface
import SplitframeScene

/// The room of a navigation bar, as if read from left to right.
struct NavigationBarPlace {
    /// Where buttons and title may stand.
    var frame: Rectangle
    /// The whole bar, also beneath a neighbour.
    var background: Rectangle
    /// Whether buttons stand on round glass (iOS 26) or on the bar itself.
    var hasRoundButtons: Bool
    /// Whether the window's own controls stand at the start of the bar.
    var hasWindowControls: Bool
    /// Whether a mark stands where the display-mode button would.
    var marksMissingButton: Bool

    /// The distance of the first button from the bar's side.
    static func margin(hasRoundButtons: Bool) -> Double { hasRoundButtons ? 10 : 8 }

    /// The height of the row with the buttons; what a bar has beyond it is the large title's.
    var rowHeight: Double { min(frame.height, hasRoundButtons ? 54 : 50) }

    /// Whether a bar's title stands in a line of its own below the buttons.
    func showsLargeTitle(of bar: NavigationBarElement) -> Bool {
        bar.prefersLargeTitle && frame.height >= rowHeight + 40
    }

    /// Where the title starts if it stands in the bar's middle; the bar's end where none is among the buttons.
    func centeredTitleStart(of bar: NavigationBarElement) -> Double {
        guard !bar.title.isEmpty, !showsLargeTitle(of: bar) else { return frame.maxX }
        return frame.midX - Self.titleFont.estimatedWidth(of: bar.title) / 2 - Self.titlePadding
    }

    static let titleFont = Font(size: 17, weight: .semibold)
    /// How far the title stays from the buttons.
    static let titlePadding = 6.0
}

extension Sketch {
    /// A bar with its buttons on both sides and the title between them, in the middle where it fits.
    mutating func navigationBar(
        _ place: NavigationBarPlace, _ bar: NavigationBarElement, buttons: [BarButtonElement]
    ) {
        let margin = NavigationBarPlace.margin(hasRoundButtons: place.hasRoundButtons)
        let gap = place.hasRoundButtons ? 8.0 : 2.0
        let row = Rectangle(
            x: place.frame.minX, y: place.frame.minY, width: place.frame.width, height: place.rowHeight)
        var left = row.minX + margin
        if place.hasWindowControls {
            windowControls(x: left + 6, centerY: row.midY)
            left += Self.windowControlsWidth + 18
        }
        if place.marksMissingButton {
            missingButton(in: Rectangle(x: left, y: row.midY - 20, width: 40, height: 40))
            left += 40 + gap
        }
        var right = row.maxX - margin
        let widest = max(44, row.width * 0.4)
        // From the sides inwards: what has no room any more stood nearest to the title.
        let (leading, trailing) = (
            buttons.filter { $0.side == .leading }, buttons.filter { $0.side == .trailing }
        )
        for button in leading + trailing.reversed() {
            let room = place.centeredTitleStart(of: bar) - gap - left
            let button = button.fitting(min(room, widest), isRound: place.hasRoundButtons)
            let width = min(button.width(isRound: place.hasRoundButtons), widest)
            guard left + width <= right else { break }
            let x: Double
            switch button.side {
            case .leading: (x, left) = (left, left + width + gap)
            case .trailing: (x, right) = (right - width, right - width - gap)
            }
            barButton(
                button, in: Rectangle(x: x, y: row.midY - 20, width: width, height: 40),
                isRound: place.hasRoundButtons)
        }
        if !place.hasRoundButtons {
            hairline(
                x: place.background.minX, y: place.background.maxY - 1, width: place.background.width)
        }
        title(bar, place: place, row: row, free: left...max(left, right))
    }

    private mutating func title(
        _ bar: NavigationBarElement, place: NavigationBarPlace, row: Rectangle, free: ClosedRange<Double>
    ) {
        guard !bar.title.isEmpty else { return }
        if place.showsLargeTitle(of: bar) {
            let font = Font(size: 30, weight: .bold)
            text(
                bar.title,
                in: Rectangle(
                    x: row.minX + 20, y: row.maxY, width: row.width - 40,
                    height: place.frame.maxY - row.maxY), font: font, color: theme.ink)
            return
        }
        let font = NavigationBarPlace.titleFont
        let padding = NavigationBarPlace.titlePadding
        let room = (free.lowerBound + padding)...max(free.lowerBound + padding, free.upperBound - padding)
        let reach = min(row.midX - room.lowerBound, room.upperBound - row.midX)
        let centered = Rectangle(x: row.midX - reach, y: row.minY, width: 2 * reach, height: row.height)
        let fits = reach > 0 && font.estimatedWidth(of: bar.title) <= centered.width
        let box =
            fits
            ? centered
            : Rectangle(
                x: room.lowerBound, y: row.minY, width: room.upperBound - room.lowerBound,
                height: row.height)
        guard !box.isEmpty else { return }
        text(bar.title, in: box, font: font, color: theme.ink, alignment: fits ? .center : .left)
    }

    /// A dashed circle with the button's icon, struck through.
    private mutating func missingButton(in frame: Rectangle) {
        stroke(
            .ellipse(frame.inset(by: 1)),
            Stroke(theme.annotation, width: 1.5, dash: [4, 3]), fill: theme.annotationFill)
        symbol(Symbol(.sidebar), in: frame.inset(by: 10), theme.annotation, width: 1.6)
        stroke(
            .lines([
                Point(x: frame.minX + 8, y: frame.maxY - 8), Point(x: frame.maxX - 8, y: frame.minY + 8),
            ]), Stroke(theme.annotation, width: 1.5, cap: .round))
    }

    mutating func barButton(_ button: BarButtonElement, in frame: Rectangle, isRound: Bool) {
        if isRound {
            stroke(
                .roundedRectangle(frame.inset(by: 0.5), radius: 19.5), Stroke(theme.hairline, width: 1),
                fill: theme.card)
        }
        let iconSide = isRound ? 22.0 : 24.0
        var x = frame.minX + (isRound ? 9 : 8)
        if let icon = button.icon {
            let box = Rectangle(x: x, y: frame.midY - iconSide / 2, width: iconSide, height: iconSide)
            symbol(Symbol(icon), in: box, theme.accent, width: 1.9)
            x = box.maxX + 2
        } else {
            x += 5
        }
        guard let title = button.title else { return }
        text(
            title, in: Rectangle(x: x, y: frame.minY, width: frame.maxX - x - 6, height: frame.height),
            font: BarButtonElement.font, color: theme.accent)
    }
}
