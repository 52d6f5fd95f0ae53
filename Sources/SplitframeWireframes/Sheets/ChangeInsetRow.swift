import SplitframeInterface

/// The insets below a picture: the most important ones that fit, from left to right as their elements are.
struct ChangeInsetRow {
    /// The maximum number of insets.
    private static let most = 3
    private static let gap = 10.0
    private static let leader = 12.0
    fileprivate static let lensHeight = 48.0
    private static let lineHeight = 15.0

    private let insets: [ChangeInset]

    init(_ all: [ChangeInset], in width: Double) {
        var used = -Self.gap
        insets = all.prefix(Self.most).prefix { inset in
            used += Self.gap + inset.width
            return used <= width
        }.pointingApart.sorted { $0.target(at: 1).x < $1.target(at: 1).x }
    }

    /// The paths of the elements whose insets there is room for.
    var paths: Set<String> { Set(insets.map(\.path)) }

    private func lensRoom(at scale: Double) -> Double {
        insets.contains { $0.lensEdge(at: scale) != nil } ? Self.lensHeight + 3 : 0
    }

    /// The height of the row below a picture at a scale; 0 without insets.
    func height(at scale: Double) -> Double {
        insets.isEmpty ? 0 : Self.leader + lensRoom(at: scale) + 2 * Self.lineHeight
    }

    /// The frames of the insets, each as near to the position below its element as its neighbours allow.
    private func frames(at place: SceneTransform, in cell: Rectangle) -> [Rectangle] {
        var frames = insets.map { inset in
            let middle = place(inset.target(at: place.scale)).x
            return Rectangle(
                x: (middle - inset.width / 2).rounded(), y: cell.maxY + Self.leader, width: inset.width,
                height: height(at: place.scale) - Self.leader)
        }
        var start = cell.minX
        for index in frames.indices {
            frames[index].x = max(frames[index].x, start)
            start = frames[index].maxX + Self.gap
        }
        var end = cell.maxX
        for index in frames.indices.reversed() {
            frames[index].x = min(frames[index].x, end - frames[index].width)
            end = frames[index].minX - Self.gap
        }
        return frames
    }

    /// - Parameters:
    ///   - place: The transform of the picture.
    ///   - cell: The frame of the picture on the sheet, which ends where the insets begin.
    func draw(of picture: Scene, at place: SceneTransform, in cell: Rectangle, on sketch: inout Sketch) {
        for (inset, frame) in zip(insets, frames(at: place, in: cell)) {
            sketch.group(label: "\(inset.name) \(inset.number)") { sketch in
                let foot = place(inset.target(at: place.scale))
                let edge = inset.lensEdge(at: place.scale)
                let lensRoom = lensRoom(at: place.scale)
                let end = frame.minY + (edge == nil ? lensRoom : 0)
                let color = sketch.theme.change
                // The line runs down beside the lenses of its neighbours.
                let bend = Point(x: frame.midX, y: frame.minY)
                if !inset.isBelowWords {
                    sketch.stroke(
                        .lines([foot, bend, Point(x: frame.midX, y: end)]),
                        Stroke(color, width: 0.75, join: .round))
                }
                var y = frame.minY
                if let edge {
                    let lens = Rectangle(x: frame.x, y: y, width: frame.width, height: Self.lensHeight)
                    sketch.lens(lens, on: edge, of: inset.frame, in: picture, scale: place.scale)
                }
                y += lensRoom
                for text in [inset.name, inset.number] {
                    sketch.text(
                        text,
                        in: Rectangle(x: frame.x, y: y, width: frame.width, height: Self.lineHeight),
                        font: ChangeInset.font, color: color, alignment: .center)
                    y += Self.lineHeight
                }
            }
        }
    }
}

extension [ChangeInset] {
    /// The insets, of which those without an edge point to a part of their own where another one is as near the same
    /// middle.
    fileprivate var pointingApart: [ChangeInset] {
        indices.map { index in
            let near = indices.filter { other in
                other != index && self[other].frame.width < self[index].frame.width
                    && abs(self[other].frame.midX - self[index].frame.midX) < ChangeInset.leastWidth
            }
            var inset = self[index]
            inset.aim = near.isEmpty ? nil : inset.frame.widestPart(beside: near.map { self[$0].frame })?.midX
            return inset
        }
    }
}

extension ChangeInset {
    /// The edge for a lens; nil where it moved so far that a lens would hardly enlarge it.
    fileprivate func lensEdge(at scale: Double) -> MovedEdge? {
        edge.flatMap { $0.lensScale(width, at: scale) < Sketch.leastMagnification * scale ? nil : $0 }
    }

    /// The point of the picture to which its line leads: at the lower end of the change.
    fileprivate func target(at scale: Double) -> Point {
        guard let edge = lensEdge(at: scale) else { return Point(x: aim ?? frame.midX, y: frame.maxY) }
        return edge.isUpright ? Point(x: edge.new, y: frame.maxY) : Point(x: frame.midX, y: edge.new)
    }
}

extension ChangeInset.MovedEdge {
    /// The scale at which the old position and the new one fit in a lens of a width.
    fileprivate func lensScale(_ width: Double, at scale: Double) -> Double {
        let length = isUpright ? width : ChangeInsetRow.lensHeight
        // Enough for an arrow of some length, if that is not too large for the rest to be recognized.
        let wanted = min(Sketch.arrow / max(1, distance), scale * Sketch.mostMagnification)
        return min(max(scale * Sketch.magnification, wanted), length * 0.6 / max(1, distance))
    }
}

extension Sketch {
    /// The distance in points of the picture from a column's lower end to what a lens shows of it.
    private static let aboveIndicator = 32.0
    /// The magnification of a lens, if the old edge still fits in it.
    fileprivate static let magnification = 2.5
    fileprivate static let mostMagnification = 8.0
    /// The length of an arrow between two edges.
    fileprivate static let arrow = 24.0
    /// The magnification below which a lens shows no more than the picture above it.
    fileprivate static let leastMagnification = 1.5

    /// The enlarged picture around an edge that moved, with an arrow from the edge's old position to the new one.
    fileprivate mutating func lens(
        _ lens: Rectangle, on edge: ChangeInset.MovedEdge, of frame: Rectangle, in picture: Scene,
        scale: Double
    ) {
        let color = theme.change
        let scale = edge.lensScale(lens.width, at: scale)
        let along = (edge.old + edge.new) / 2
        let middle =
            edge.isUpright
            // The line to the lens begins at the lower end, where a home indicator may be.
            ? Point(
                x: along, y: max(frame.midY, frame.maxY - 0.5 * lens.height / scale - Self.aboveIndicator))
            : Point(x: frame.midX, y: along)
        let place = SceneTransform(
            scale: scale,
            offset: Point(x: lens.midX - middle.x * scale, y: lens.midY - middle.y * scale))
        let region = Rectangle(
            x: middle.x - lens.width / 2 / scale, y: middle.y - lens.height / 2 / scale,
            width: lens.width / scale, height: lens.height / scale)
        let outline = Path.roundedRectangle(lens, radius: 6)
        /// A point of the lens, given by its position along the axis in the picture, and across it in the lens.
        func point(_ along: Double, _ across: Double) -> Point {
            edge.isUpright
                ? Point(x: place(Point(x: along, y: 0)).x, y: lens.minY + across * lens.height)
                : Point(x: lens.minX + across * lens.width, y: place(Point(x: 0, y: along)).y)
        }
        func line(at position: Double) -> Path { .lines([point(position, 0), point(position, 1)]) }
        group(clip: outline) { inner in
            var enlarged = picture.legible(at: scale)
            // Of the changes, the lens shows only its own.
            enlarged.elements = enlarged.elements.filter { !$0.isGroup("outlines") }
                .compactMap { $0.showing(in: region) }
            inner.picture(of: enlarged, at: place)
            inner.stroke(
                line(at: edge.old), Stroke(inner.theme.changedEdge, width: 1.5))
            inner.stroke(line(at: edge.new), Stroke(color, width: 1.5))
            if edge.distance * scale > 9 {
                inner.arrow(from: point(edge.old, 0.5), to: point(edge.new, 0.5), color)
            }
        }
        stroke(outline, Stroke(color, width: 1))
    }
}

extension Sketch {
    /// A whole scene, scaled down; its names are removed because another picture may have the same ones.
    mutating func picture(of scene: Scene, at transform: SceneTransform) {
        let canvas = Path.rectangle(Rectangle(size: scene.size))
        var content = scene.elements.map(\.withoutNames)
        if let background = scene.background {
            content.insert(.shape(Shape(canvas, fill: background)), at: 0)
        }
        var group = SceneGroup(transform: transform, clip: canvas, elements: content)
        group.role = .figure
        append(.group(group))
    }

    /// A picture at the sheet's scale, centred in a cell and at its lower edge, with the insets of its changes below.
    mutating func picture(
        _ picture: SheetPicture, _ insets: [ChangeInset] = [], on grid: PictureGrid, isOnPage: Bool,
        in cell: Rectangle
    ) {
        let scale = grid.scale
        let place = SceneTransform(scale: scale, offset: grid.frame(of: picture, in: cell).origin)
        let scene = picture.scene(at: scale)
        self.picture(of: isOnPage ? scene.legible(at: scale) : scene, at: place)
        picture.stack?.draw(at: place, on: &self)
        guard !insets.isEmpty else { return }
        ChangeInsetRow(insets, in: cell.width).draw(of: scene, at: place, in: cell, on: &self)
    }
}
