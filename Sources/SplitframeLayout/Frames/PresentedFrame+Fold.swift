public import SplitframeInterface

/// The side of a wide window that a sheet asks for (iOS 27).
public enum SheetPlacement: NamedCase {
    case automatic
    case leading
    case center
    case trailing
}

extension PresentedFrame {
    /// The margin of a sheet to the edges of iPhone Duo's inner display and to the line of its fold, in points: 8 to
    /// 467 and 483.5 to 943 of 951 (iPhone-Duo-Agent-Skill, iOS 27.1).
    static let sheetMargin = 8.0

    static let assumptions = [
        Assumption(
            rule: "pageSheetWidth",
            value:
                "where a page sheet as wide as an iPad's window would not be higher than wide, it is as wide as readable text with its margins, or narrower than it is high",
            reason:
                "the class reference has it higher than wide and following the readable width; measured is an iPad held upright, where it is as wide as the window"
        ),
        Assumption(
            rule: "pageSheetDetents",
            value:
                "where the width is regular, a page sheet rests at its detents as a form sheet does: its lower edge stays, and medium is 0.56 of the content's height",
            reason:
                "measured for form sheets of iOS 26.1 alone; reports about page sheets contradict each other"
        ),
    ]

    /// The width of readable text, 664 points (measured on iOS 26.1), with a margin of 20 on either side.
    private static let readablePage = 704.0

    /// The width of a page sheet that is `height` points high.
    ///
    /// On the inner display of a phone that folds it is 653 of 951 points, which is the display's shorter side without
    /// margins (iPhone-Duo-Agent-Skill, iOS 27.1; the rule is inferred).
    static func pageSheetWidth(in environment: TraitEnvironment, height: Double) -> Double {
        let window = environment.size
        guard environment.idiom != .phone else { return min(window.width, window.height) - 2 * sheetMargin }
        guard window.width >= height else { return window.width }
        return min(readablePage, height - 2 * sheetMargin)
    }

    /// The same presentation moved clear of an active fold.
    ///
    /// At an upright fold sheets go to the leading half and alerts to the trailing half; at a horizontal fold sheets go
    /// to the lower half and alerts to the upper half (Apple Tech Talk 111463; iPhone-Duo-Agent-Skill and
    /// iphone-duo-companion, iOS 27.1). Popovers stay on the side of their source (assumed).
    func clearOfFold(
        _ kind: PresentedKind, placement: SheetPlacement, in environment: TraitEnvironment
    ) -> PresentedFrame {
        guard let fold = environment.reservedRegions.fold, fold.isActive, presentation != .fullScreen,
            environment.horizontalSizeClass == .regular
        else {
            return self
        }
        var clear = self
        let halves = Halves(environment: environment, band: fold.frame)
        switch kind {
        case .fullScreen: break
        case .alert:
            let half = halves.room(isFirst: halves.isUpright ? !halves.isLeftLeading : true)
            clear.frame = frame.centered(in: half)
        case .pageSheet, .formSheet:
            let isFirst = halves.isUpright && (placement == .trailing) != halves.isLeftLeading
            let half = halves.half(isFirst: isFirst).inset(by: Self.sheetMargin)
            if case .pageSheet = kind {
                clear.frame = halves.isUpright ? frame.narrowed(to: half) : half
            } else {
                clear.frame = frame.limited(to: half.size).centered(in: half)
            }
        case .popover(_, let source, _, _):
            clear.frame = frame.moved(into: halves.room(isFirst: halves.holdsInFirst(source)))
        }
        return clear
    }
}

/// The two sides of a fold in a window.
private struct Halves {
    let environment: TraitEnvironment
    let band: Rectangle

    var window: Rectangle { Rectangle(size: environment.size) }
    var isLeftLeading: Bool { environment.layoutDirection == .leftToRight }

    /// Whether the fold is upright, with halves at its left and right.
    var isUpright: Bool { band.height >= band.width }

    func holdsInFirst(_ source: Rectangle) -> Bool {
        isUpright ? source.midX < band.midX : source.midY < band.midY
    }

    /// The left or upper half up to the line, or the other half.
    func half(isFirst: Bool) -> Rectangle {
        window.inset(
            by: isUpright
                ? EdgeInsets(
                    top: 0, left: isFirst ? 0 : band.midX, bottom: 0,
                    right: isFirst ? window.width - band.midX : 0)
                : EdgeInsets(
                    top: isFirst ? 0 : band.midY, left: 0,
                    bottom: isFirst ? window.height - band.midY : 0, right: 0))
    }

    /// A half without the margin beside the line, and inside the window's safe area.
    func room(isFirst: Bool) -> Rectangle {
        let half = half(isFirst: isFirst)
        let safe = window.inset(by: environment.safeArea)
        let clear =
            isUpright
            ? half.inset(
                by: EdgeInsets(
                    top: 0, left: isFirst ? 0 : band.width / 2, bottom: 0, right: isFirst ? band.width / 2 : 0
                ))
            : half.inset(
                by: EdgeInsets(
                    top: isFirst ? 0 : band.height / 2, left: 0, bottom: isFirst ? band.height / 2 : 0,
                    right: 0))
        return clear.intersection(safe) ?? clear
    }
}

extension Rectangle {
    fileprivate func centered(in other: Rectangle) -> Rectangle {
        Rectangle(x: other.midX - width / 2, y: other.midY - height / 2, width: width, height: height)
    }

    fileprivate func limited(to size: Size) -> Rectangle {
        Rectangle(x: x, y: y, width: min(width, size.width), height: min(height, size.height))
    }

    /// The rectangle with the left and right edges of another one.
    fileprivate func narrowed(to other: Rectangle) -> Rectangle {
        Rectangle(x: other.x, y: y, width: other.width, height: height)
    }

    /// The rectangle moved into another one by the least distance; where it is larger, it starts at the other's top
    /// left corner.
    fileprivate func moved(into other: Rectangle) -> Rectangle {
        Rectangle(
            x: max(other.minX, min(x, other.maxX - width)), y: max(other.minY, min(y, other.maxY - height)),
            width: width, height: height)
    }
}

extension PopoverArrow {
    var isAtSide: Bool { self == .left || self == .right }

    /// The first permitted arrow side with enough room: the popover lies right of, left of, below or above its source.
    ///
    /// Where no side has enough room, it is the first permitted one; left first was measured on iOS 26.1, the rest of
    /// the order is assumed. Nil where no side is permitted.
    init?(
        to source: Rectangle, from size: Size, in environment: TraitEnvironment,
        among arrows: Set<PopoverArrow>
    ) {
        let wanted = Self.allCases.filter(arrows.contains)
        let fitting = wanted.first { $0.room(beside: source, in: environment) >= $0.length(of: size) }
        guard let arrow = fitting ?? wanted.first else { return nil }
        self = arrow
    }

    /// Where the arrow of a popover points along its side, between the round corners; nil for the middle of the side.
    func anchor(towards source: Rectangle, on frame: Rectangle) -> Double? {
        let (start, end, middle, target) =
            isAtSide
            ? (frame.minY, frame.maxY, frame.midY, source.midY)
            : (frame.minX, frame.maxX, frame.midX, source.midX)
        let inset = min(PresentedFigure.arrowInset, (end - start) / 2)
        let tip = min(max(target, start + inset), end - inset)
        return abs(tip - middle) < 0.001 ? nil : tip
    }

    private func length(of size: Size) -> Double {
        PresentedFigure.arrow + PresentedFigure.popoverMargin + (isAtSide ? size.width : size.height)
    }

    private func room(beside source: Rectangle, in environment: TraitEnvironment) -> Double {
        switch self {
        case .left: environment.size.width - source.maxX
        case .right: source.minX
        case .up: environment.size.height - source.maxY
        case .down: source.minY
        }
    }
}
