import SplitframeGeometry
public import SplitframeInterface
public import SplitframeLayout
public import SplitframeWireframes

extension ResolvedRequest {
    /// The room around the device that is large enough for every mode of the split view in this place, with its
    /// annotations.
    func room(in look: Look) -> CanvasRoom {
        var variants: [SplitRequest] = []
        for behavior in SplitBehavior.allCases {
            for mode in DisplayMode.allCases {
                var variant = request
                variant.splitBehavior = behavior
                variant.displayMode = mode
                if variant.impossibility == nil, variant.modeIsOffered { variants.append(variant) }
            }
        }
        return (variants.isEmpty ? [request] : variants).compactMap { try? ResolvedRequest($0) }.unique(
            by: \.tree.arrangement
        )
        .map { resolved in
            var wireframe = Wireframe(tree: resolved.tree, place: resolved.place, look: look)
            wireframe.facts = resolved.caption
            wireframe.commentary = resolved.commentary
            return wireframe
        }
        .room
    }
}

extension CanvasRoom {
    /// The room around a window that is large enough for every mode of a split view in it, with its annotations.
    public init(around wireframe: Wireframe, of state: SplitState, contents: [Column: ColumnContents]) {
        let modes: [[SplitEvent]] = SplitBehavior.allCases.flatMap { behavior in
            DisplayMode.allCases.map { mode in
                [
                    .set(.preferredSplitBehavior(behavior)), .layout, .set(.preferredDisplayMode(mode)),
                    .layout,
                ]
            }
        }
        let isClassic = state.configuration.style == .unspecified
        let states = modes.map { events in
            (isClassic ? Array(events.suffix(2)) : events).reduce(state) { $0.settled(after: $1) }
        }
        let variants = states.compactMap { state in
            InterfaceTree(state, contents: contents).map { (state: state, tree: $0) }
        }.unique(by: \.tree.arrangement).map { state, tree in
            var variant = wireframe
            variant.tree = tree
            variant.commentary = Commentary(on: state, contents: contents)
            return variant
        }
        self = ([wireframe] + variants).room
    }
}

extension [Wireframe] {
    /// The room that is large enough for all of the wireframes.
    fileprivate var room: CanvasRoom {
        map { wireframe in
            var wireframe = wireframe
            wireframe.look.canvas = .set
            wireframe.room = CanvasRoom()
            return wireframe.neededRoom
        }
        .reduce(CanvasRoom()) { $0.union($1) }
    }
}

extension InterfaceTree {
    /// The facts that determine the room around a split view: its mode, and its columns' frames.
    fileprivate var arrangement: Arrangement {
        Arrangement(split: root.kind, frames: root.children.map(\.frame))
    }

    fileprivate struct Arrangement: Hashable {
        var split: InterfaceElement.Kind
        var frames: [Rectangle]
    }
}

extension Array {
    /// The first element with each key; modes with the same key need the same room.
    fileprivate func unique<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }
}
