import SplitframeInterface

/// The columns that one picture of a device shows and another does not, each moved as one piece.
struct ComingColumns {
    private let shown: Wireframe
    /// For each sliding column, by its name, its distance to the right when it is out of the window; columns that fade
    /// are not included.
    private let distances: [String: Double]

    init(in shown: Wireframe, besides other: Wireframe) {
        self.shown = shown
        let seen = Set(other.tree.columns.map(\.name))
        let window = shown.tree.environment.size.width
        let coming = shown.tree.columns.filter { !seen.contains($0.name) && $0.frame.width < window }
        let pairs = coming.map { column in
            let isOnLeft = column.frame.midX < window / 2
            let side = coming.filter { ($0.frame.midX < window / 2) == isOnLeft }.map {
                isOnLeft ? $0.frame.maxX : window - $0.frame.minX
            }
            let distance = (side.max() ?? 0) + InterfaceElement.shadowRoom
            return (column.name, isOnLeft ? -distance : distance)
        }
        distances = Dictionary(pairs) { first, _ in first }
    }

    /// The names of the columns that slide in.
    var names: Set<String> { Set(distances.keys) }

    /// The device with its columns in place, or with the sliding columns beyond the window's edge.
    func scene(isApart: Bool) -> Scene {
        var scene = shown.scene
        scene.elements = pieces(scene.elements, isApart: isApart)
        return scene
    }

    /// The elements, with everything inside a sliding column combined to one group.
    private func pieces(_ elements: [SceneElement], isApart: Bool) -> [SceneElement] {
        var rest = elements[...]
        var result: [SceneElement] = []
        while let element = rest.popFirst() {
            guard case .group(var group) = element else {
                result.append(element)
                continue
            }
            guard let name = group.id?.split(separator: "/").last, let distance = distances[String(name)],
                let frame = group.clip?.bounds
            else {
                group.elements = pieces(group.elements, isApart: isApart)
                result.append(.group(group))
                continue
            }
            // The column's background and edge are drawn outside its group.
            var piece = [element]
            while let ground = result.last, ground.isShape(in: frame) {
                piece.insert(ground, at: 0)
                result.removeLast()
            }
            while let edge = rest.first, edge.isShape(in: frame) {
                piece.append(edge)
                rest = rest.dropFirst()
            }
            result.append(
                .group(
                    SceneGroup(
                        id: "coming/\(name)",
                        transform: SceneTransform(offset: Point(x: isApart ? distance : 0, y: 0)),
                        elements: piece)))
        }
        return result
    }
}

extension SceneElement {
    fileprivate func isShape(in frame: Rectangle) -> Bool {
        guard case .shape(let shape) = self, let bounds = shape.path.bounds else { return false }
        return frame.inset(by: -1).contains(bounds)
    }
}
