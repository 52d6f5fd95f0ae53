import SplitframeInterface

/// The pixels that one shape or text may paint, and those that it certainly fills.
struct Footprint {
    /// The area outside which nothing is painted; nil if nothing is painted at all.
    let bounds: Rectangle?
    /// An area of whole pixels that become one opaque colour; nil if there is none.
    let solid: Rectangle?
    /// Whether painting it in parts gives the same pixels as painting it as a whole.
    let isDivisible: Bool
    /// The area beneath a pane of glass whose pixels the blur reads; nil for other elements.
    let reading: Rectangle?

    /// Appends the footprints of shapes and texts in the order of painting.
    static func append(
        of elements: [SceneElement], on grid: OutputGrid, inside area: ClippedArea, to list: inout [Footprint]
    ) {
        for element in elements {
            switch element {
            case .shape(let shape): list.append(Footprint(of: shape, on: grid, inside: area))
            case .text(let run):
                list.append(Footprint(of: run, on: grid, inside: area))
            case .group(let group):
                let inner = grid.inside(group.transform)
                append(
                    of: group.elements, on: inner,
                    inside: group.clip.map { area.clipped(to: inner.snapped($0)) } ?? area, to: &list)
            }
        }
    }

    private init(of run: TextRun, on grid: OutputGrid, inside area: ClippedArea) {
        bounds = grid.isUpright ? area.bounds.flatMap(grid.snapped(run.box).intersection) : area.bounds
        solid = nil
        isDivisible = false
        reading = nil
    }

    private init(of shape: Shape, on grid: OutputGrid, inside area: ClippedArea) {
        let path = shape.snapsToPixels ? grid.snapped(shape.path) : grid.pixels(shape.path)
        bounds = area.bounds.flatMap { area in
            path.bounds.flatMap { area.intersection($0.inset(by: -shape.reach(on: grid))) }
        }
        // The blur averages squares of up to a quarter of its radius, at most two of them beyond it.
        reading = shape.glass.flatMap { glass in
            path.bounds?.inset(by: -(glass.radius * grid.scale * 1.5 + 4))
        }
        solid =
            shape.fill?.alpha == 255 && shape.glass == nil
            ? area.solid.flatMap { path.solidMiddle.flatMap($0.intersection) } : nil
        isDivisible = !area.isSoft && shape.glass == nil
    }
}

extension Shape {
    /// The maximum distance in pixels at which a shape may paint outside its outline.
    fileprivate func reach(on grid: OutputGrid) -> Double {
        // The point of a sharp corner is up to five line widths away, unless Cairo cuts it off.
        let line = stroke.map { grid.snappedWidth($0.width) * 5 } ?? 0
        let shade = shadow.map { ($0.radius + abs($0.offsetY)) * grid.scale + 1 } ?? 0
        return max(line, shade) + 1
    }
}
