import SplitframeInterface

/// What the views around those that are captured do to them, where they are no elements of their own.
@MainActor struct CaptureSurroundings {
    /// The frame of the column or screen, which cuts everything off that is beyond; nil where nothing is cut.
    var column: Rectangle?
    /// The opacity of the views around, from 0 to 1.
    private(set) var opacity = 1.0
    private var clip: ElementClip?

    /// The surroundings of the parts of an element, which has their opacity.
    var inside: CaptureSurroundings {
        var inside = self
        inside.opacity = 1
        return inside
    }

    /// Adds a view around all that comes next.
    ///
    /// - Parameter isColumn: Whether its opacity is that of a column or screen.
    mutating func enter(_ view: UIView, isColumn: Bool = false) {
        if !isColumn { opacity *= min(max(Double(view.alpha), 0), 1) }
        cut(by: view)
    }

    /// Cuts off what comes next at a view's edges, if the view does so.
    mutating func cut(by view: UIView) {
        guard view.clipsToBounds else { return }
        // Where not all corners are round, none cuts anything off.
        let isRound = view.layerIfMade?.maskedCorners.drawn == nil
        cut(
            to: ElementClip(
                view.frameInWindow.values, radius: isRound ? Double(view.shownCornerRadius) : 0.0))
    }

    /// Cuts off what comes next at the edges of an area, and of those around it.
    mutating func cut(to own: ElementClip) {
        guard let outer = clip else { return clip = own }
        let area = own.area.intersection(outer.area)
        // Round corners are those of the innermost view that is seen whole.
        clip = ElementClip(
            area ?? Rectangle(x: own.area.x, y: own.area.y, width: 0, height: 0),
            radius: area == own.area ? own.radius : area == outer.area ? outer.radius : 0)
    }

    /// The area that leaves only a part of a frame visible: nil inside where it leaves all, nil where it leaves nothing.
    func clip(of frame: Rectangle) -> ElementClip?? {
        guard let clip else { return .some(nil) }
        guard let shown = frame.intersection(clip.area), !shown.isEmpty else { return nil }
        let whole = column.map { frame.intersection($0) ?? frame } ?? frame
        return .some(shown.isAlmost(whole) && !clip.cutsCorners(of: shown) ? nil : clip)
    }
}

extension ElementClip {
    /// Whether a corner of a frame inside the area lies beyond a round corner of the area.
    fileprivate func cutsCorners(of frame: Rectangle) -> Bool {
        guard radius > 0 else { return false }
        let middle = area.inset(by: radius)
        return [
            (frame.minX, frame.minY), (frame.maxX, frame.minY), (frame.minX, frame.maxY),
            (frame.maxX, frame.maxY),
        ]
        .contains { x, y in
            let across = max(0, middle.minX - x, x - middle.maxX)
            let down = max(0, middle.minY - y, y - middle.maxY)
            return across * across + down * down > radius * radius + 0.01
        }
    }
}

extension Rectangle {
    /// Whether two frames differ by no more than rounding.
    fileprivate func isAlmost(_ other: Rectangle) -> Bool {
        [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY].allSatisfy {
            abs($0) < 0.01
        }
    }
}
