import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
import SplitframeScene

/// A device that folds on its way from one display to the other: its cover turns on the hinge until it is seen edge on,
/// then its inner side turns flat, then the columns come that the outer display has not; shut, all of it backwards.
///
/// Nothing changes its shape: what is seen is moved, narrowed as a leaf that turns, and fades.
struct Unfolding {
    /// The pictures that are passed between the two.
    private(set) var passed: [Scene]
    /// The ways from each picture to the next.
    private(set) var moves: [(from: Scene, to: Scene)]

    /// How wide a leaf looks edge on, as a share of it.
    private static let edge = 0.05

    /// nil where the display stays the same, or where the two displays do not stand across to each other.
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

/// The line on which the two halves of a device turn, on a canvas.
private struct Hinge {
    let canvas: Size
    /// The open device around its screen, and the shut one.
    let (open, shut): (Rectangle, Rectangle)
    /// Whether it stands upright, and whether the shut device lies at its right or below it.
    let (isUpright, isAfter): (Bool, Bool)

    init(shut: Wireframe, open: Wireframe, on canvas: Size) {
        self.canvas = canvas
        self.open = open.bodyFrame(on: canvas)
        self.shut = shut.bodyFrame(on: canvas)
        isUpright = shut.place.orientation == .portrait
        // On its left side the outer display has the hinge below it.
        isAfter = shut.place.orientation != .landscape
    }

    /// The half of an open device where the shut one lies, or the other one.
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

    /// The half that turns in, with so much of its width to be seen.
    func opening(_ device: [SceneElement], share: Double) -> SceneElement {
        guard case .group(var half) = half(of: device, isNear: false) else {
            return half(of: device, isNear: false)
        }
        half.transform = turned(
            share, about: isUpright ? open.midX : open.midY, to: isUpright ? open.midX : open.midY)
        return .group(half)
    }

    /// The shut device on its way to the hinge, with so much of its width to be seen: at first where it is.
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

    /// What narrows everything towards a line, which itself comes to lie elsewhere.
    private func turned(_ share: Double, about line: Double, to end: Double) -> SceneTransform {
        let offset = end - line * share
        return isUpright
            ? SceneTransform(offset: Point(x: offset, y: 0), attitude: Attitude(narrowing: share))
            : SceneTransform(offset: Point(x: 0, y: offset), attitude: Attitude(foreshortening: share))
    }
}
