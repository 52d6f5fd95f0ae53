import SplitframeGeometry
import SplitframeInterface
public import SplitframeScene

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
