public import SplitframeInterface

/// A picture as data: everything to paint, in painting order, without details of painting.
///
/// Lengths are points, origin top left. A painter multiplies them by its scale and changes nothing else.
public struct Scene: Hashable, Sendable {
    /// The canvas in points.
    public var size: Size
    /// The colour that covers the canvas first; nil leaves it transparent.
    public var background: Color?
    /// The elements to paint, first to last.
    public var elements: [SceneElement]
    /// One sentence that describes the picture.
    public var alternativeText: String

    public init(
        size: Size, background: Color? = nil, elements: [SceneElement] = [], alternativeText: String = ""
    ) {
        self.size = size
        self.background = background
        self.elements = elements
        self.alternativeText = alternativeText
    }
}

/// An element to paint.
public indirect enum SceneElement: Hashable, Sendable {
    case shape(Shape)
    case text(TextRun)
    case group(SceneGroup)

    /// Whether it is the group with an id.
    func isGroup(_ id: String) -> Bool {
        guard case .group(let group) = self else { return false }
        return group.id == id
    }

    /// The element without ids and labels: what is seen of it.
    package var withoutLabels: SceneElement {
        guard case .group(var group) = self else { return self }
        (group.id, group.label) = (nil, nil)
        group.elements = group.elements.map(\.withoutLabels)
        return .group(group)
    }

    /// The element without its ids, which another picture on the same canvas may have.
    package var withoutNames: SceneElement {
        guard case .group(var group) = self else { return self }
        group.id = nil
        group.elements = group.elements.map(\.withoutNames)
        return .group(group)
    }
}

/// Elements with a common name and, optionally, a transform and a clip.
public struct SceneGroup: Hashable, Sendable {
    /// A stable name, unique in the scene if given: `split/secondary`.
    public var id: String?
    /// The transform from the group's own space to the space around it.
    public var transform: SceneTransform
    /// The path, in the group's own space, outside which nothing of the group is painted; a rectangle's edges
    /// are moved to whole output pixels.
    public var clip: Path?
    public var elements: [SceneElement]
    /// The group's name for people who cannot see it; nil for a group that belongs to its surroundings.
    public var label: String?
    /// The group's role in a tagged document; nil for a part of a picture.
    public var role: Role?

    /// The roles of parts of a page, as tagged documents name them.
    public enum Role: Hashable, Sendable {
        case figure
        /// A heading, 1 the highest.
        case heading(Int)
        case caption
        case paragraph
        /// A line that links to a named place of the document.
        case link(to: String)
    }

    public init(
        id: String? = nil, transform: SceneTransform = .identity, clip: Path? = nil,
        elements: [SceneElement]
    ) {
        self.id = id
        self.transform = transform
        self.clip = clip
        self.elements = elements
    }
}
