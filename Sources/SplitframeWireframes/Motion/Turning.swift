import SplitframeDevices
import SplitframeInterface

/// The motion of a device that is turned: it turns as one piece with its screen, then its new columns appear, then
/// their content, and last the columns slide in that were hidden before; columns that will be hidden slide out first.
///
/// Texts beside the device are hidden while it turns, so that nothing crosses them, and the old layout disappears
/// before the new one appears, so that they are not visible through each other.
struct Turning {
    /// The intermediate pictures.
    private(set) var passed: [Scene] = []
    /// The moves from each picture to the next.
    private(set) var moves: [(from: Scene, to: Scene)] = []

    /// The turn of one device between two orientations; nil unless it is a quarter.
    private static func quarter(_ from: Wireframe, _ to: Wireframe) -> Double? {
        guard from.place.device == to.place.device, !from.look.exploded, !to.look.exploded,
            from.look.crop == nil, to.look.crop == nil
        else { return nil }
        return from.place.orientation.quarter(to: to.place.orientation)
    }

    /// The canvas that no corner of the device leaves while it turns; empty if it does not turn.
    static func room(_ from: Wireframe, _ to: Wireframe) -> Size {
        guard quarter(from, to) != nil else { return .zero }
        return [from, to].reduce(Size.zero) { room, wireframe in
            let (size, body) = (wireframe.size, wireframe.bodyFrame(on: wireframe.size))
            let diagonal = (body.width * body.width + body.height * body.height).squareRoot()
            return Size(
                width: max(room.width, (diagonal + abs(2 * body.midX - size.width)).rounded(.up)),
                height: max(room.height, (diagonal + abs(2 * body.midY - size.height)).rounded(.up)))
        }
    }

    /// Nil if the two are not one device in orientations that differ by a quarter turn.
    init?(_ from: Wireframe, _ to: Wireframe, on canvas: Size) {
        guard let quarter = Self.quarter(from, to) else { return nil }
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
    /// The device with empty columns in its window.
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

    private var holdsColumns: Bool { split != nil || column != nil || screen != nil }
}

extension Orientation {
    /// The turn from one orientation to another, clockwise, as the value of an ``Attitude``; nil unless it is a quarter
    /// turn.
    fileprivate func quarter(to other: Orientation) -> Double? {
        let turn = other.quarters - quarters
        return abs(turn) == 1 ? turn : nil
    }

    /// Quarter turns clockwise from portrait: in landscape the upper edge is at the left.
    private var quarters: Double {
        switch self {
        case .portrait: 0
        case .landscape: -1
        case .landscapeLeft: 1
        }
    }
}

extension SceneMotion {
    /// Pictures of one interface after the other, on one canvas.
    ///
    /// Columns slide and grow, their bars follow, and columns above others slide in from their edge. A device is turned
    /// as one piece, and a device that folds is opened and closed, also from the last picture back to the first one.
    public init(_ wireframes: [Wireframe]) {
        var wireframes = wireframes.onOneCanvas
        let sizes = wireframes.map(\.size) + zip(wireframes, wireframes.dropFirst()).map(Turning.room)
        let canvas = Size(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
        var stills = wireframes.prefix(1).map(\.scene)
        var rests = stills.map { _ in Self.rest }
        var moves: [(from: Scene, to: Scene)] = []
        let returns = zip(wireframes.suffix(1), wireframes).contains { Unfolding.connects($0, $1) }
        if returns { wireframes += wireframes.prefix(1) }
        for (from, to) in zip(wireframes, wireframes.dropFirst()) {
            var scenes: [Scene] = []
            if let unfolding = Unfolding(from, to, on: canvas) {
                scenes = unfolding.passed
                moves += unfolding.moves
            } else if let turning = Turning(from, to, on: canvas) {
                scenes = turning.passed
                moves += turning.moves
            } else {
                let trees = InterfaceTree.ends(from: from.tree, to: to.tree)
                moves.append((from.showing(trees.start).scene, to.showing(trees.end).scene))
            }
            stills += scenes + [to.scene]
            rests += scenes.map { _ in 0 } + [Self.rest]
        }
        // The first picture, with which the motion begins again, rests once.
        if returns { rests[rests.count - 1] = 0 }
        self.init(stills: stills, moves: moves, rests: rests)
    }
}

extension Wireframe {
    /// The picture with another interface in it.
    fileprivate func showing(_ tree: InterfaceTree) -> Wireframe {
        var wireframe = self
        wireframe.tree = tree
        return wireframe
    }
}
