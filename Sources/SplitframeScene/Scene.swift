public import SplitframeGeometry

/// A picture as data: everything that will be painted, in painting order, nothing about how.
///
/// Lengths are points, origin top left. A painter multiplies them by its scale and changes nothing else.
public struct Scene: Hashable, Sendable {
    /// The canvas in points.
    public var size: Size
    /// What covers the canvas first; nil leaves it transparent.
    public var background: Color?
    /// What is painted, first to last.
    public var elements: [SceneElement]
    /// One sentence that says what the picture shows.
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

/// One thing to paint.
public indirect enum SceneElement: Hashable, Sendable {
    case shape(Shape)
    case text(TextRun)
    case group(SceneGroup)
}

/// Elements that share an identity and, where given, a place and a clip.
public struct SceneGroup: Hashable, Sendable {
    /// A stable name, unique in the scene where given: `split/secondary`.
    public var id: String?
    /// Where the group's own space lies in the space around it.
    public var transform: SceneTransform
    /// The path, in the group's own space, outside which nothing of the group is painted; a rectangle's edges
    /// are moved to whole output pixels.
    public var clip: Path?
    public var elements: [SceneElement]
    /// What the group is called for those who cannot see it; nil for part of what is around it.
    public var label: String?
    /// What the group is in a document that says so; nil for part of a picture.
    public var role: Role?

    /// The parts of a page, as tagged documents name them.
    public enum Role: Hashable, Sendable {
        case figure
        /// A heading, 1 the highest.
        case heading(Int)
        case caption
        case paragraph
        /// A line that leads to a place of the document by its name.
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
