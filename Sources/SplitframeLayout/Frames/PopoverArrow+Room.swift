import SplitframeGeometry
import SplitframeInterface

extension PopoverArrow {
    var isAtSide: Bool { self == .left || self == .right }

    /// The first permitted side with enough room: the popover lies after, before, below or above its source.
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
