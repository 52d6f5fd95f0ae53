import SplitframeText

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
        let keys = Numbering()
        return LongestSubsequence(old.map(keys.number), new.map(keys.number)).steps.map { step in
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

/// Numbers elements, so that those that can be interpolated have the same number.
private final class Numbering {
    private var numbers: [SceneElement.Likeness: Int] = [:]

    func number(_ element: SceneElement) -> Int {
        let likeness = element.likeness
        if let known = numbers[likeness] { return known }
        numbers[likeness] = numbers.count
        return numbers.count - 1
    }
}

extension SceneElement {
    /// The properties that elements share if they can be interpolated: all but position and size.
    fileprivate indirect enum Likeness: Hashable {
        case shape(Path.Kind, fill: Color?, stroke: Stroke?, shadow: Shadow?, snapsToPixels: Bool)
        case text(String, Font, Color, TextRun.Alignment)
        case group(String, clip: Path.Kind?)
        case nameless([Likeness], clip: Path.Kind?)
    }

    fileprivate var likeness: Likeness {
        switch self {
        case .shape(let shape):
            .shape(
                shape.path.kind, fill: shape.fill, stroke: shape.stroke, shadow: shape.shadow,
                snapsToPixels: shape.snapsToPixels)
        case .text(let run): .text(run.text, run.font, run.color, run.alignment)
        case .group(let group):
            group.id.map { .group($0, clip: group.clip?.kind) }
                ?? .nameless(group.elements.map(\.likeness), clip: group.clip?.kind)
        }
    }
}
