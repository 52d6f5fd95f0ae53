import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
import SplitframeScene

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

extension Wireframe {
    /// The outline of the bright area: a column's own outline, or a little room around any other element.
    private func outline(of element: InterfaceElement) -> Path {
        if element.column != nil { return element.outline(in: tree.environment.size, cornerRadius) }
        return element.screen.map { element.frame.outline(of: $0.presentation) }
            ?? .roundedRectangle(element.frame.inset(by: -4), radius: 8)
    }
}
