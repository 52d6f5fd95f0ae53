import SplitframeDevices
import SplitframeInterface

extension Wireframe {
    /// Dims the screen around one element, including elements above it.
    func drawSpotlight(in sketch: inout Sketch) {
        guard let name = look.spotlight, let found = tree.element(named: name) else { return }
        let origin = place.windowFrame.origin
        func onScreen(_ path: Path) -> Path {
            path.mapped { Point(x: $0.x + origin.x, y: $0.y + origin.y) }
        }
        let veil = Color(0x000000, alpha: 140)
        let hole = outline(of: found.element)
        let screen = Rectangle(size: place.screenSize)
        // Parts beyond the screen, as of displaced columns, are not dimmed.
        sketch.group(clip: .rectangle(screen)) {
            $0.fill(screen.path(around: onScreen(hole)), veil)
        }
        sketch.group(clip: onScreen(hole)) { inside in
            for cover in tree.columns where found.covers.contains(cover.frame) {
                inside.fill(onScreen(outline(of: cover)), veil)
            }
        }
    }
}

extension Rectangle {
    /// The rectangle with a hole in it.
    func path(around hole: Path) -> Path {
        // Outlines run clockwise: one in the other direction makes a hole in them.
        let around: [PathSegment] = [
            .move(minX, minY), .line(minX, maxY), .line(maxX, maxY), .line(maxX, minY), .close,
        ]
        return .curves(around + hole.segments)
    }
}

extension Sketch {
    /// Draws in a rectangle, but outside some outlines.
    mutating func outside(
        _ holes: ArraySlice<Path>, in whole: Rectangle, draw: (inout Sketch) -> Void
    ) {
        guard let hole = holes.first else { return draw(&self) }
        group(clip: whole.path(around: hole)) { $0.outside(holes.dropFirst(), in: whole, draw: draw) }
    }
}

extension Wireframe {
    /// The outline of the bright area: a column's own outline, or a little room around any other element.
    private func outline(of element: InterfaceElement) -> Path {
        if element.column != nil { return element.outline(in: tree.environment.size, cornerRadius) }
        return element.screen.map { element.frame.outline(of: $0.presentation) }
            ?? .roundedRectangle(element.frame.inset(by: -4), radius: 8)
    }
}

extension Wireframe {
    /// The line around a marked element, in points of the screen: round for a round element, and inside the window.
    ///
    /// - Parameters:
    ///   - visible: The visible part of the element.
    ///   - others: The visible parts of all marked elements; inside one of them the line keeps a distance.
    func markedEdge(of element: InterfaceElement, visible: Rectangle, among others: [Rectangle]) -> Path {
        let origin = place.windowFrame.origin
        let isWhole = element.frame.offset(x: origin.x, y: origin.y) == visible
        let inside = visible.inset(by: 1)
        // Letters fill the width of a title's frame.
        let beside: Double = if case .title = element.kind { 6 } else { 2 }
        let around = visible.inset(top: -2, left: -beside, bottom: -2, right: -beside)
        let isNested = others.contains { other in
            other != visible && other.contains(visible) && !other.inset(by: 6).contains(visible)
        }
        let cut = isNested ? visible.inset(by: 5) : around.intersection(shownWindow.inset(by: 1)) ?? inside
        switch element.kind {
        case .column where isWhole:
            let window = tree.environment.size
            let radius =
                element.frame == Rectangle(size: window)
                ? cornerRadius : element.cornerRadius(in: window, cornerRadius)
            return .roundedRectangle(inside, radius: max(6, radius - 1), continuous: true)
        case .screen(let screen) where isWhole: return inside.outline(of: screen.presentation)
        case .barButton where tree.generation.look.hasGlass && isWhole,
            .glass where isWhole:
            return .roundedRectangle(around, radius: around.height / 2)
        case .split, .column, .screen, .separator, .dimming, .navigationBar, .title, .barButton,
            .windowControls, .toolbar, .tabBar, .tab, .glass, .content, .view:
            return .roundedRectangle(cut, radius: 6)
        }
    }
}
