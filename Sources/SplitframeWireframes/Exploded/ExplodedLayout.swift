import SplitframeDevices
import SplitframeInterface

/// The layout of an exploded view: the device, the layers lifted off it, and their labels, in points of the canvas.
///
/// A parallel projection: widths are kept and horizontal, so that they can be measured; points further back are drawn
/// higher and further to the right; layers above are drawn higher.
struct ExplodedLayout {
    /// The shift to the right per point of the device's height, and the apparent length of heights.
    private static let lean = 0.42
    private static let foreshortening = 0.46
    private static let labelRoom = 26 + ExplodedLabel.width + 12
    /// The distance of the first layer from the screen, and of each further layer from the one below it, as a fraction
    /// of the screen's height on the canvas.
    private static let firstLift = 0.42
    private static let lift = 0.66
    private static let margin = 28.0
    /// The least width of a figure with its labels beside it; on a narrower page they are below it.
    private static let leastFigure = 240.0

    let layers: [ExplodedLayer]
    private(set) var labels: [ExplodedLabel] = []
    private(set) var measures: [ExplodedMeasure] = []
    private(set) var caption = CaptionBlock()
    private(set) var legend = LineLegend([], width: 0)
    private(set) var size = Size.zero
    /// The degree of opening, from 0, flat on the device, to 1, lifted apart.
    private let opening: Double

    private let place: Place
    private let body: Rectangle
    private let scale: Double
    private var origin = Point.zero
    /// The transform of the screen on the canvas when nothing is lifted.
    private var flat = SceneTransform.identity

    init(_ wireframe: Wireframe) {
        opening = wireframe.opening
        place = wireframe.place
        layers = wireframe.tree.explodedLayers(windowRadius: wireframe.cornerRadius)
        let screen = Rectangle(size: place.screenSize)
        let rim = wireframe.look.bezel ? DeviceBody(place).rim : .zero
        body = screen.inset(by: rim.negated)
        let window = place.windowFrame.origin
        let area = Rectangle(size: place.windowFrame.size)
        let corners =
            body.corners
            + layers.flatMap { layer in
                (layer.outline.bounds ?? layer.frame).offset(x: window.x, y: window.y).corners
            }
        let across = corners.map { $0.x - Self.lean * $0.y }
        let width = (across.max() ?? 0) - (across.min() ?? 0)
        // The device and its layers have the width that the labels leave.
        let inside = (wireframe.look.pageWidth?.rounded(.down) ?? CanvasLayout.widestPlain) - 2 * Self.margin
        let isNarrow = inside - Self.labelRoom < Self.leastFigure
        scale = min(1, max(40, isNarrow ? inside : inside - Self.labelRoom) / max(1, width))
        let layout = self
        // All outlines, relative to the screen's origin; the canvas has room for the fully opened view at any opening.
        let open = layers.map { layer in
            layer.outline.mapped { layout.point($0, level: layer.level, opening: 1) }
        }
        let device = body.corners.map { layout.transform(height: 0, opening: 1)($0) }
        let outlines = (open + [.lines(device)]).compactMap(\.bounds)
        guard let bounds = Rectangle(around: outlines) else { return }
        measures = layers.flatMap { ExplodedMeasure.all(of: $0, in: wireframe, layout) }
        let figureBottom = max(bounds.maxY, measures.map(\.label.maxY).max() ?? 0)
        let display = layout.point(Point(x: area.maxX, y: area.maxY * 0.8), level: -1, opening: 1)
        labels = ExplodedLabel.all(
            of: layers, in: wireframe,
            left: isNarrow ? bounds.minX.rounded() : (bounds.maxX + 26).rounded(),
            top: isNarrow ? figureBottom + 18 : bounds.minY, isBelow: isNarrow,
            anchors: layout.anchors(besides: display), display: display)
        let bottom = max(figureBottom, labels.map(\.frame.maxY).max() ?? 0)
        let top = min(bounds.minY, labels.flatMap { [$0.frame.minY] + $0.leader.map(\.y) }.min() ?? 0)
        let left = min(bounds.minX, measures.map(\.label.minX).min() ?? 0)
        let needed = max(
            bounds.maxX, labels.map(\.frame.maxX).max() ?? 0, measures.map(\.label.maxX).max() ?? 0)
        // On a page the picture is as wide as the page.
        let right = wireframe.look.pageWidth == nil ? needed : max(needed, left + inside)
        if let text = wireframe.caption { caption = CaptionBlock(text, width: right - left) }
        origin = Point(x: (Self.margin - left).rounded(), y: (Self.margin - top).rounded())
        legend = LineLegend(
            wireframe.legendOfLayers(layers, measures.compactMap(\.style)), width: right - left)
        var end = bottom
        func below(_ height: Double, gap: Double) -> Double {
            guard height > 0 else { return end }
            defer { end += gap + height }
            return end + gap
        }
        let captionTop = below(caption.height, gap: 18)
        let legendTop = below(legend.height, gap: 12)
        size = Size(
            width: (right - left + 2 * Self.margin).rounded(.up),
            height: (end - top + 2 * Self.margin).rounded(.up))
        caption.place(center: (size.width / 2).rounded(), y: origin.y + captionTop)
        legend.place(center: (size.width / 2).rounded(), y: origin.y + legendTop)
        let figure = Rectangle(x: left, y: top, width: right - left, height: bottom - top)
            .offset(x: origin.x, y: origin.y)
        let flatScale = min(scale, figure.width / body.width, figure.height / body.height)
        flat = SceneTransform(
            scale: flatScale,
            offset: Point(
                x: figure.midX - body.midX * flatScale, y: figure.midY - body.midY * flatScale))
        labels = labels.map { $0.offset(by: origin) }
        measures = measures.map { $0.offset(by: origin) }
    }

    private func attitude(_ opening: Double) -> Attitude {
        Attitude(
            lean: -Self.lean * opening, foreshortening: 1 - (1 - Self.foreshortening) * opening)
    }

    private func height(of level: Double) -> Double {
        let height = place.screenSize.height * Self.foreshortening * scale
        return (Self.firstLift + level * Self.lift) * height
    }

    /// The transform from the screen's space to the canvas.
    var device: SceneTransform { transform(height: 0, opening: opening) }

    /// The transform from the window's space to the canvas for a level.
    func transform(level: Double) -> SceneTransform {
        var transform = transform(height: height(of: level), opening: opening)
        transform.offset = transform(place.windowFrame.origin)
        return transform
    }

    private func transform(height: Double, opening: Double) -> SceneTransform {
        func between(_ start: Double, _ end: Double) -> Double { start * (1 - opening) + end * opening }
        return SceneTransform(
            scale: between(flat.scale, scale),
            offset: Point(
                x: between(flat.offset.x, origin.x), y: between(flat.offset.y, origin.y - height)),
            attitude: attitude(opening))
    }

    /// The position on the canvas of a point of the window, for a level; -1 is the display.
    func point(_ point: Point, level: Double, opening: Double? = nil) -> Point {
        let window = place.windowFrame.origin
        let height = level < 0 ? 0 : height(of: level)
        return transform(height: height, opening: opening ?? self.opening)(
            Point(x: point.x + window.x, y: point.y + window.y))
    }
}

extension ExplodedLayout {
    /// The minimum distance between the lines to names.
    static let leaderSpacing = 16.0

    /// The starts of the lines to the layers' names: at a distance from each other and from the display's line, and
    /// without crossings, if possible.
    func anchors(besides display: Point) -> [[Point]] {
        let candidates = layers.map(candidates(for:))
        var placed: [[Point]] = [[display]]
        var anchors = candidates.map { $0[0] }
        // The rightmost start is placed first, because all lines run to the right.
        for index in anchors.indices.sorted(by: { anchors[$0][0].x > anchors[$1][0].x }) {
            let free = candidates[index].first { points in
                placed.allSatisfy { $0.keepsClear(of: points, by: Self.leaderSpacing) }
            }
            anchors[index] = free ?? anchors[index]
            placed.append(anchors[index])
        }
        return anchors
    }

    /// The possible starts of the line to a layer's name, the best first: near its right edge; if other layers are to
    /// its right, beside or above it, the line first rises above their upper edges.
    private func candidates(for layer: ExplodedLayer) -> [[Point]] {
        let frame = layer.outline.bounds ?? layer.frame
        let right = layers.filter { $0.level >= layer.level && $0.frame.maxX > layer.frame.maxX }
        func start(_ share: Double) -> Point {
            point(
                Point(x: frame.maxX - min(16, frame.width / 4), y: frame.minY + frame.height * share),
                level: layer.level, opening: 1)
        }
        let tops = (right + [layer]).map {
            point(Point(x: 0, y: $0.frame.minY), level: $0.level, opening: 1).y
        }
        guard let edge = tops.min(), !right.isEmpty else {
            return [0.6, 0.5, 0.7, 0.4, 0.8, 0.3, 0.2].map { [start($0)] }
        }
        return stride(from: 10.0, to: 200, by: 4).map { [start(0.1), Point(x: start(0.1).x, y: edge - $0)] }
    }
}

extension [Point] {
    /// Whether another line keeps a distance from this one where both run to the right, and does not cross the part of
    /// this one that rises.
    fileprivate func keepsClear(of other: [Point], by distance: Double) -> Bool {
        guard let start = first?.y, let end = last?.y, let height = other.last?.y else { return true }
        let isCrossed =
            height > Swift.min(start, end) - distance / 2 && height < Swift.max(start, end) + distance / 2
        return abs(height - end) >= distance && !isCrossed
    }
}

extension Wireframe {
    /// What a picture of lifted layers has to explain: its lines, the hatching and the shade, as far as they occur.
    func legendOfLayers(_ layers: [ExplodedLayer], _ styles: [LineStyle]) -> [LineLegend.Kind] {
        let drawn = Set(styles + stylesOfSafeAreas)
        let isHatched = layers.contains { ($0.subject.safeArea ?? .zero) != .zero }
        return LineStyle.allCases.filter(drawn.contains).map(LineLegend.Kind.line)
            + (tree.separatorWidth.map { [.separators($0)] } ?? [])
            + (isHatched ? [.hatched] : [])
            + (layers.contains { !$0.footprints.isEmpty } ? [.shaded] : [])
    }
}
