import SplitframeInterface

@testable import SplitframeWireframes

/// A shape or text of a scene in its place, as a painter paints it.
struct SceneMark: Sendable {
    /// The names of the groups around it, the outermost first.
    let groups: [String]
    /// The shape or text, in points of its group.
    let element: SceneElement
    /// Its frame in points of the scene.
    let frame: Rectangle
    /// The part of the frame inside all clips around it; nil if nothing of it is painted.
    let shown: Rectangle?
    /// The outlines outside which it is not painted, and that of its fill, in points of the scene.
    private let clips: [Path]
    private let fill: Path?

    /// The run of a text; nil for a shape.
    var text: TextRun? { if case .text(let run) = element { run } else { nil } }

    /// Whether a clip keeps it from being painted at a point.
    func isClipped(at point: Point) -> Bool { !clips.allSatisfy { $0.contains(point) } }

    /// Whether what was painted at a point before cannot be seen, or read, beneath it.
    func hides(_ point: Point) -> Bool {
        guard let fill, fill.contains(point) else { return false }
        return !isClipped(at: point)
    }
}

extension Scene {
    /// The shapes and texts in the order of painting.
    var marks: [SceneMark] {
        var marks: [SceneMark] = []
        SceneMark.append(elements, [], on: OutputGrid(scale: 1), [], to: &marks)
        return marks
    }
}

extension SceneMark {
    /// The opacity from which a fill hides what is beneath it; veils leave it legible.
    private static let leastAlpha = 200

    fileprivate static func append(
        _ elements: [SceneElement], _ groups: [String], on grid: OutputGrid, _ clips: [Path],
        to marks: inout [SceneMark]
    ) {
        for element in elements {
            switch element {
            case .group(let group):
                let inner = grid.inside(group.transform)
                append(
                    group.elements, groups + (group.id.map { [$0] } ?? []), on: inner,
                    clips + (group.clip.map { [inner.pixels($0)] } ?? []), to: &marks)
            case .shape(let shape):
                let path = grid.pixels(shape.path)
                let hides = shape.glass != nil || Int(shape.fill?.alpha ?? 0) >= leastAlpha
                // A line has no area of its own.
                let frame = (path.bounds ?? .zero).inset(by: -(shape.stroke?.width ?? 0) * grid.scale / 2)
                add(element, groups, frame, clips, hides ? path : nil, to: &marks)
            case .text(let run):
                add(
                    element, groups, grid.pixels(.rectangle(run.line)).bounds ?? .zero, clips, nil, to: &marks
                )
            }
        }
    }

    private static func add(
        _ element: SceneElement, _ groups: [String], _ frame: Rectangle, _ clips: [Path], _ fill: Path?,
        to marks: inout [SceneMark]
    ) {
        let shown = clips.reduce(frame as Rectangle?) { shown, clip in
            shown.flatMap { clip.bounds.flatMap($0.intersection) }
        }
        marks.append(
            SceneMark(groups: groups, element: element, frame: frame, shown: shown, clips: clips, fill: fill))
    }
}

extension Path {
    /// Whether a point is inside the outline; of curves, inside the polygon through their ends.
    func contains(_ point: Point) -> Bool {
        switch self {
        case .rectangle(let box): return box.holds(point)
        case .ellipse(let box): return box.holds(point, cornersOf: box.width / 2, box.height / 2)
        case .roundedRectangle(let box, let radius, _):
            let radius = min(radius, box.width / 2, box.height / 2)
            return box.holds(point, cornersOf: radius, radius)
        case .lines(let corners, _): return Self.isInside(point, corners)
        case .curves(let segments):
            return Self.isInside(
                point,
                segments.compactMap { segment in
                    switch segment {
                    case .move(let end), .line(let end), .curve(let end, _, _): end
                    case .close: nil
                    }
                })
        }
    }

    /// Whether a ray from the point to the right crosses the polygon an odd number of times.
    private static func isInside(_ point: Point, _ corners: [Point]) -> Bool {
        guard var last = corners.last else { return false }
        var isInside = false
        for corner in corners {
            if (corner.y > point.y) != (last.y > point.y),
                point.x < (last.x - corner.x) * (point.y - corner.y) / (last.y - corner.y) + corner.x
            {
                isInside.toggle()
            }
            last = corner
        }
        return isInside
    }
}

extension Rectangle {
    fileprivate func holds(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Whether a point is inside a rectangle whose corners are quarters of ellipses.
    fileprivate func holds(_ point: Point, cornersOf width: Double, _ height: Double) -> Bool {
        guard holds(point), width > 0, height > 0 else { return holds(point) }
        let x = max(0, minX + width - point.x, point.x - (maxX - width)) / width
        let y = max(0, minY + height - point.y, point.y - (maxY - height)) / height
        return x * x + y * y <= 1
    }
}
