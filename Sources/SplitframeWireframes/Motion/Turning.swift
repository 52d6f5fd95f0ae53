import SplitframeDevices
import SplitframeGeometry
import SplitframeInterface
import SplitframeScene

/// A device that is turned: it turns in one piece with all that is on its screen, its new columns appear, what is in
/// them appears, then the columns come that were not there before; those that are gone afterwards go first.
///
/// What is written beside the device is gone while it turns, so that nothing crosses it, and the old layout is gone before
/// the new one comes, so that none is seen through the other.
struct Turning {
    /// The pictures that are passed between the two.
    private(set) var passed: [Scene] = []
    /// The ways from each picture to the next.
    private(set) var moves: [(from: Scene, to: Scene)] = []

    /// nil where the two are not one device, a quarter turn apart.
    init?(_ from: Wireframe, _ to: Wireframe, on canvas: Size) {
        guard from.place.device == to.place.device, !from.look.exploded, !to.look.exploded,
            from.look.crop == nil, to.look.crop == nil,
            let quarter = from.place.orientation.quarter(to: to.place.orientation)
        else { return nil }
        let (going, coming) = (ComingColumns(in: from, besides: to), ComingColumns(in: to, besides: from))
        let (old, new) = (going.scene(isApart: true), coming.scene(isApart: true))
        let device = from.leaf(of: old, on: canvas).device
        let ends = (from.bodyFrame(on: canvas).center, to.bodyFrame(on: canvas).center)
        func scene(_ elements: [SceneElement]) -> Scene {
            Scene(size: canvas, background: from.scene.background, elements: elements)
        }
        func turned(_ turn: Double, to center: Point) -> SceneElement {
            let back = SceneTransform(offset: Point(x: -ends.0.x, y: -ends.0.y))
            let turning = SceneTransform(attitude: Attitude(turn: turn))
            let upright = SceneElement.group(SceneGroup(transform: back, elements: device))
            let inside = SceneElement.group(
                SceneGroup(id: "turning", transform: turning, elements: [upright]))
            return .group(
                SceneGroup(id: "turned", transform: SceneTransform(offset: center), elements: [inside]))
        }
        let (start, end) = (turned(0, to: ends.0), turned(quarter, to: ends.1))
        let bare = to.bare(without: coming.names).scene.withoutWords
        let columns = to.leaf(of: bare, on: canvas).device
        if !going.names.isEmpty {
            moves.append((going.scene(isApart: false), old))
            passed.append(old)
        }
        moves += [(scene([start]), scene([end])), (scene([end]), scene([end] + columns)), (bare, new)]
        passed += [scene([end]), bare]
        if !coming.names.isEmpty {
            moves.append((new, coming.scene(isApart: false)))
            passed.append(new)
        }
    }
}

extension Wireframe {
    /// The device with columns in its window, and nothing in them.
    fileprivate func bare(without columns: Set<String>) -> Wireframe {
        var wireframe = self
        wireframe.tree.root = tree.root.bare(without: columns)
        return wireframe
    }
}

extension InterfaceElement {
    fileprivate func bare(without columns: Set<String>) -> InterfaceElement {
        var element = self
        element.children = children.filter { $0.holdsColumns && !columns.contains($0.name) }
            .map { $0.bare(without: columns) }
        return element
    }

    private var holdsColumns: Bool {
        switch kind {
        case .split, .column, .screen: true
        case .separator, .dimming, .navigationBar, .title, .barButton, .windowControls, .toolbar, .tabBar,
            .tab, .glass, .content, .view:
            false
        }
    }
}

extension Orientation {
    /// How a device is turned from one orientation to another, clockwise as an ``Attitude`` has it; nil where that is no
    /// quarter turn.
    fileprivate func quarter(to other: Orientation) -> Double? {
        let turn = other.quarters - quarters
        return abs(turn) == 1 ? turn : nil
    }

    /// Clockwise from upright: in landscape the upper edge lies at the left.
    private var quarters: Double {
        switch self {
        case .portrait: 0
        case .landscape: -1
        case .landscapeLeft: 1
        }
    }
}
