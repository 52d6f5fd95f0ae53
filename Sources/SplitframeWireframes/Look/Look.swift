public import SplitframeInterface

/// How a picture is drawn, independent of its subject: a selection, a step of a scenario, live controllers or a golden.
public struct Look: Hashable, Sendable {
    public var theme = Theme.light
    /// Output pixels per point: 1, 2 or 3.
    public var scale = 2
    /// Whether the device is drawn around its screen; without it the picture ends at the screen's edge.
    public var bezel = true
    public var caption = Caption.automatic
    /// The measurements and notes in the picture.
    public var annotations: Set<Annotation> = []
    /// The amount of room around the device.
    public var canvas = Canvas.tight
    public var background = Background.theme
    /// The part of the interface to which the picture is cropped; nil for the whole device.
    public var crop: Crop?
    /// The marks, in the order of their numbers.
    public var marks: [Mark] = []
    /// The name of the element that stays bright while the rest is dimmed; nil for none.
    public var spotlight: String?
    /// Whether columns are lifted apart, each at its full extent, with the hidden parts measured.
    public var exploded = false
    /// The width in points of the page for which a picture is laid out; nil for the width that it needs.
    public var pageWidth: Double?

    /// Light, 2 pixels per point, with bezel and caption.
    public init() {}

    /// A look in which some values differ from the default.
    public init(
        theme: Theme = .light, scale: Int = 2, bezel: Bool = true, caption: Caption = .automatic,
        annotations: Set<Annotation> = []
    ) {
        self.theme = theme
        self.scale = scale
        self.bezel = bezel
        self.caption = caption
        self.annotations = annotations
    }

    /// The default look of single pictures.
    public static let picture = Look()
    /// The default look of a gallery's pictures.
    public static let gallery = Look(scale: 1)
    /// Goldens show the screen alone, so that equal layouts are equal bytes.
    public static let golden = Look(scale: 1, bezel: false, caption: .none)
}

extension Look {
    /// The lines below the device.
    public enum Caption: Hashable, Sendable {
        /// A description of the subject, made by the code that draws it.
        case automatic
        case none
        /// A text; its part before the first ` · ` is a separate line.
        case text(String)

        /// The text, if it was given explicitly; otherwise nil.
        package var ownText: String? {
            switch self {
            case .automatic, .none: nil
            case .text(let text): text
            }
        }

        /// The lines to draw; `facts` for an automatic caption.
        package func text(of facts: String?) -> String? {
            switch self {
            case .automatic: facts
            case .none: nil
            case .text(let text): text
            }
        }
    }

    /// The amount of room around the device.
    public enum Canvas: NamedCase {
        /// As much as the drawn elements need.
        case tight
        /// The same for every picture of a device: its margin and the lines of a caption, nothing beside it.
        case device
        /// As much as any mode of the split view needs, annotated as this one is.
        case set
    }

    /// The part of an interface to which a picture is cropped.
    public enum Crop: Hashable, Sendable {
        /// An element by its name in the grammar of the command line: `primary`, `bar`.
        case element(String)
        /// A rectangle in points of the window.
        case rectangle(Rectangle)
    }

    /// A line to an element, with a text at its end or, if there is no room for it, a number that a legend explains.
    public struct Mark: Hashable, Sendable {
        /// The element's name in the grammar of the command line: `primary.button`.
        public var element: String
        public var text: String

        public init(_ element: String, _ text: String) {
            self.element = element
            self.text = text
        }
    }

    /// The background around the device.
    public enum Background: Hashable, Sendable {
        /// The theme's own colour.
        case theme
        case transparent
        case color(Color)
    }
}
