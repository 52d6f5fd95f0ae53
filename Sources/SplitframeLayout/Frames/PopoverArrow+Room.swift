import SplitframeGeometry
import SplitframeInterface

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
