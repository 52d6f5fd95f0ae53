import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
import SplitframeScene

/// The motion of a device that unfolds: its cover turns on the hinge until it is edge-on, then its inner side turns
/// flat, then the columns slide in that the outer display lacks; for a device that is closed, the same in reverse.
///
/// No shape is deformed: parts are moved, narrowed like a turning page, and faded.
struct Unfolding {
    /// The intermediate pictures.
    private(set) var passed: [Scene]
    /// The moves from each picture to the next.
    private(set) var moves: [(from: Scene, to: Scene)]

    /// The apparent width of an edge-on half, as a fraction of its width.
    private static let edge = 0.05

    /// Nil if the display stays the same, or if the orientations of the two displays are not perpendicular.
    init?(_ from: Wireframe, _ to: Wireframe, on canvas: Size) {
        guard let before = from.place.device.posture, let after = to.place.device.posture,
            before.showsInnerDisplay != after.showsInnerDisplay
        else { return nil }
        let opens = after.showsInnerDisplay
        let (shut, open) = opens ? (from, to) : (to, from)
        guard (shut.place.orientation == .portrait) != (open.place.orientation == .portrait) else {
            return nil
        }
        let hinge = Hinge(shut: shut, open: open, on: canvas)
        let columns = ComingColumns(in: open, besides: shut)
        let (lone, whole) = (columns.scene(isApart: true), columns.scene(isApart: false))

        let closed = shut.leaf(of: shut.scene, on: canvas)
        let inner = open.leaf(of: lone, on: canvas)
        let right = hinge.half(of: inner.device, isNear: true)
        let edgeOn = [
            right, hinge.opening(inner.device, share: Self.edge),
            hinge.cover(closed.device, share: Self.edge),
        ]
        func scene(_ elements: [SceneElement]) -> Scene {
            Scene(size: canvas, background: shut.scene.background, elements: elements)
        }
        let start = scene([hinge.cover(closed.device, share: 1)] + closed.words)
        let middle = scene(edgeOn)
        let end = scene([right, hinge.opening(inner.device, share: 1)] + inner.words)
        passed = [middle, lone]
        moves = [
            (start, scene([right, hinge.cover(closed.device, share: Self.edge)])), (middle, end),
            (lone, whole),
        ]
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

    /// The half of an open device on the side of the closed one, or the other half.
    func half(of device: [SceneElement], isNear: Bool) -> SceneElement {
        let isSecond = isNear == isAfter
        let whole = Rectangle(size: canvas)
        let clip =
            isUpright
            ? Rectangle(
                x: isSecond ? open.midX : 0, y: 0,
                width: isSecond ? whole.width - open.midX : open.midX, height: whole.height)
            : Rectangle(
                x: 0, y: isSecond ? open.midY : 0, width: whole.width,
                height: isSecond ? whole.height - open.midY : open.midY)
        return .group(SceneGroup(id: isNear ? "near" : "far", clip: .rectangle(clip), elements: device))
    }

    /// The half that turns open, with a fraction of its width visible.
    func opening(_ device: [SceneElement], share: Double) -> SceneElement {
        guard case .group(var half) = half(of: device, isNear: false) else {
            return half(of: device, isNear: false)
        }
        half.transform = turned(
            share, about: isUpright ? open.midX : open.midY, to: isUpright ? open.midX : open.midY)
        return .group(half)
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
