import SplitframeDevices
import SplitframeInterface

/// The motion of a device that unfolds: its cover turns on the hinge until it is edge-on, above the half that it hid,
/// then its inner side turns flat, then the columns slide in that the outer display lacks; for a device that is closed,
/// the same in reverse.
///
/// No part shows through another: all are moved, and narrowed like a turning page; only texts beside them fade.
struct Unfolding {
    /// The intermediate pictures.
    private(set) var passed: [Scene]
    /// The moves from each picture to the next.
    private(set) var moves: [(from: Scene, to: Scene)]

    /// The apparent width of an edge-on half, as a fraction of its width.
    private static let edge = 0.01

    /// Whether a motion between the two changes the display, in orientations that are perpendicular.
    static func connects(_ from: Wireframe, _ to: Wireframe) -> Bool {
        guard let before = from.place.device.posture, let after = to.place.device.posture else {
            return false
        }
        return before.showsInnerDisplay != after.showsInnerDisplay
            && (from.place.orientation == .portrait) != (to.place.orientation == .portrait)
    }

    /// Nil if the display stays the same, or if the orientations of the two displays are not perpendicular.
    init?(_ from: Wireframe, _ to: Wireframe, on canvas: Size) {
        guard Self.connects(from, to) else { return nil }
        let opens = to.place.device.posture?.showsInnerDisplay == true
        let (shut, open) = opens ? (from, to) : (to, from)
        let hinge = Hinge(shut: shut, open: open, on: canvas)
        let columns = ComingColumns(in: open, besides: shut)
        let (lone, whole) = (columns.scene(isApart: true), columns.scene(isApart: false))

        let closed = shut.leaf(of: shut.scene, on: canvas)
        let inner = open.leaf(of: lone, on: canvas)
        let near = hinge.half(of: inner.device, isNear: true)
        func scene(_ elements: [SceneElement]) -> Scene {
            Scene(size: canvas, background: shut.scene.background, elements: elements)
        }
        let start = scene([hinge.hidden(inner.device), hinge.cover(closed.device, share: 1)] + closed.texts)
        let edgeOn = scene([near, hinge.cover(closed.device, share: Self.edge)])
        let middle = scene([near, hinge.opening(inner.device, share: Self.edge)])
        let end = scene([near, hinge.opening(inner.device, share: 1)] + inner.texts)
        passed = [middle, lone]
        moves = [(start, edgeOn), (middle, end), (lone, whole)]
        guard !opens else { return }
        passed.reverse()
        moves = moves.reversed().map { ($0.to, $0.from) }
    }
}

/// The line about which the two halves of a device turn, on a canvas.
private struct Hinge {
    let canvas: Size
    /// The frames of the open device around its screen, and of the closed one.
    let (open, shut): (Rectangle, Rectangle)
    /// Whether the hinge is upright, and whether the closed device is to its right or below it.
    let (isUpright, isAfter): (Bool, Bool)

    init(shut: Wireframe, open: Wireframe, on canvas: Size) {
        self.canvas = canvas
        self.open = open.bodyFrame(on: canvas)
        self.shut = shut.bodyFrame(on: canvas)
        isUpright = shut.place.orientation == .portrait
        // In landscape the hinge is below the outer display.
        isAfter = shut.place.orientation != .landscape
    }

    /// The part of a rectangle around the hinge on the side of the closed device, or on the other side.
    private func part(of whole: Rectangle, isNear: Bool) -> Rectangle {
        var part = whole
        let isSecond = isNear == isAfter
        if isUpright {
            part.width = isSecond ? whole.maxX - open.midX : open.midX - whole.minX
            part.x = isSecond ? open.midX : whole.minX
        } else {
            part.height = isSecond ? whole.maxY - open.midY : open.midY - whole.minY
            part.y = isSecond ? open.midY : whole.minY
        }
        return part
    }

    /// The half of an open device on the side of the closed one, or the other half.
    func half(
        of device: [SceneElement], isNear: Bool, transform: SceneTransform = .identity
    ) -> SceneElement {
        .group(
            SceneGroup(
                id: isNear ? "near" : "far", transform: transform,
                clip: .rectangle(part(of: Rectangle(size: canvas), isNear: isNear)), elements: device))
    }

    /// The half that turns open, with a fraction of its width visible.
    func opening(_ device: [SceneElement], share: Double) -> SceneElement {
        let line = isUpright ? open.midX : open.midY
        return half(of: device, isNear: false, transform: turned(share, about: line, to: line))
    }

    /// The half on the side of the closed device, small enough to lie hidden beneath it.
    func hidden(_ device: [SceneElement]) -> SceneElement {
        let half = part(of: open, isNear: true)
        // Its corners at the hinge are not round.
        let (narrowing, foreshortening) = (0.9 * shut.width / half.width, 0.9 * shut.height / half.height)
        return self.half(
            of: device, isNear: true,
            transform: SceneTransform(
                offset: Point(
                    x: shut.midX - half.midX * narrowing, y: shut.midY - half.midY * foreshortening),
                attitude: Attitude(foreshortening: foreshortening, narrowing: narrowing)))
    }

    /// The closed device on its way to the hinge, with a fraction of its width visible; at 1 it is at its own position.
    func cover(_ device: [SceneElement], share: Double) -> SceneElement {
        var cover = SceneGroup(id: "cover", elements: device)
        if share < 1 {
            let edge = isUpright ? shut.minX : isAfter ? shut.minY : shut.maxY
            cover.transform = turned(share, about: edge, to: isUpright ? open.midX : open.midY)
            let across = isUpright ? open.midY - shut.midY : open.midX - shut.midX
            cover.transform.offset.x += isUpright ? 0 : across
            cover.transform.offset.y += isUpright ? across : 0
        }
        return .group(cover)
    }

    /// A transform that narrows everything towards a line, and moves that line to a new position.
    private func turned(_ share: Double, about line: Double, to end: Double) -> SceneTransform {
        let offset = end - line * share
        return isUpright
            ? SceneTransform(offset: Point(x: offset, y: 0), attitude: Attitude(narrowing: share))
            : SceneTransform(offset: Point(x: 0, y: offset), attitude: Attitude(foreshortening: share))
    }
}
