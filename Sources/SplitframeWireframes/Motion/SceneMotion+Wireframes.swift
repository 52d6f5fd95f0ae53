import SplitframeInterface
public import SplitframeScene

extension SceneMotion {
    /// Pictures of one interface after the other, on one canvas: columns slide and grow, their bars follow, and what lies
    /// above others slides in from its edge.
    public init(_ wireframes: [Wireframe]) {
        let wireframes = wireframes.onOneCanvas
        self.init(
            stills: wireframes.map(\.scene),
            moves: zip(wireframes, wireframes.dropFirst()).map { from, to in
                let trees = InterfaceTree.ends(from: from.tree, to: to.tree)
                return (from.showing(trees.start).scene, to.showing(trees.end).scene)
            })
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
