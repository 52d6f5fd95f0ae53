import SplitframeGeometry
import SplitframeInterface

extension PopoverArrow {
    var isAtSide: Bool { self == .left || self == .right }

    /// The first side that is permitted and has room: the popover stands behind its source, before, below or above it.
    ///
    /// Where there is room nowhere it is the first that is permitted; left first was measured on iOS 26.1, the rest of
    /// the order is assumed. Nil where none is permitted.
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
