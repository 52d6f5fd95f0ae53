import SplitframeInterface

/// An animated transition between two pictures of the same size: common elements move and grow, the others fade.
public struct SceneMorph: Hashable, Sendable {
    /// One element that is painted during the transition.
    indirect enum Element: Hashable, Sendable {
        case shape(from: Shape, to: Shape)
        case text(from: TextRun, to: TextRun)
        case group(from: SceneGroup, to: SceneGroup, elements: [Element])
        case appearing(SceneElement)
        case disappearing(SceneElement)
    }

    public let from: Scene
    public let to: Scene
    let elements: [Element]

    /// Finds the common elements of two pictures: groups with the same name, and in them, in painting order, elements
    /// that differ only in position or size.
    public init(from: Scene, to: Scene) {
        self.from = from
        self.to = to
        elements = Self.common(from.elements, to.elements)
    }

    /// The picture at a time from 0 to 1, with slow start and end.
    public func scene(at time: Double) -> Scene {
        let share = time * time * (3 - 2 * time)
        var scene = to
        scene.elements = elements.map { $0.element(at: share) }
        return scene
    }

    private static func common(_ old: [SceneElement], _ new: [SceneElement]) -> [Element] {
        // Elements that can be interpolated have the same number.
        var numbers: [SceneElement: Int] = [:]
        func number(_ element: SceneElement) -> Int {
            let likeness = element.likeness
            let number = numbers[likeness] ?? numbers.count
            numbers[likeness] = number
            return number
        }
        return LongestSubsequence(old.map(number), new.map(number)).steps.map { step in
            switch step {
            case .both(let first, let second): Self.pair(old[first], new[second])
            case .first(let index): .disappearing(old[index])
            case .second(let index): .appearing(new[index])
            }
        }
    }

    private static func pair(_ old: SceneElement, _ new: SceneElement) -> Element {
        switch (old, new) {
        case (.shape(let old), .shape(let new)): .shape(from: old, to: new)
        case (.text(let old), .text(let new)): .text(from: old, to: new)
        case (.group(let old), .group(let new)):
            .group(from: old, to: new, elements: common(old.elements, new.elements))
        case (.shape, _), (.text, _), (.group, _): .appearing(new)
        }
    }
}

extension SceneElement {
    /// The element without its position and size: elements that are equal but for these can be interpolated.
    fileprivate var likeness: SceneElement {
        switch self {
        case .shape(var shape):
            shape.path = shape.path.kind
            shape.glass = nil
            return .shape(shape)
        case .text(var run):
            run.box = .zero
            return .text(run)
        case .group(let group):
            let parts = group.id == nil ? group.elements.map(\.likeness) : []
            return .group(SceneGroup(id: group.id, clip: group.clip?.kind, elements: parts))
        }
    }
}

extension Path {
    /// The outline without its position and size; only outlines of the same kind can be interpolated.
    fileprivate var kind: Path { mapped(boxes: { _ in .zero }, radii: { _ in 0 }, points: { _ in .zero }) }
}
