public import SplitframeScene

/// How a picture is drawn, whatever it shows: a selection, a step of a scenario, live controllers or a golden.
public struct Look: Hashable, Sendable {
    public var theme = Theme.light
    /// Output pixels per point: 1, 2 or 3.
    public var scale = 2
    /// Whether the device is drawn around its screen; without it the picture ends at the screen's edge.
    public var bezel = true
    public var caption = Caption.automatic
    /// What is measured in the picture.
    public var annotations: Set<Annotation> = []
    /// How much room there is around the device.
    public var canvas = Canvas.tight
    public var background = Background.theme
    /// The part of the interface that is drawn alone; nil for the whole device.
    public var crop: Crop?
    /// What is pointed at, in the order of the numbers.
    public var marks: [Mark] = []
    /// The name of the element that stays bright while the rest is dimmed; nil for none.
    public var spotlight: String?
    /// Whether columns are lifted apart, each with its full extent, and what lies beneath others is measured.
    public var exploded = false
    /// How wide in points the page is for which a picture of several is laid out; nil for as wide as it needs.
    public var pageWidth: Double?

    /// Light, 2 pixels per point, with bezel and caption.
    public init() {}

    /// A look that differs from the usual one.
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

    /// Pictures one by one.
    public static let picture = Look()
    /// Pictures of a gallery, many of them.
    public static let gallery = Look(scale: 1)
    /// Goldens show the screen alone, so that equal layouts are equal bytes.
    public static let golden = Look(scale: 1, bezel: false, caption: .none)
}

extension Look {
    /// The lines below the device.
    public enum Caption: Hashable, Sendable {
        /// What is shown, in the words of whoever draws it.
        case automatic
        case none
        /// The part before the first ` · ` stands alone.
        case text(String)

        /// The text that was asked for in so many words; an empty one where none was wanted.
        package var ownText: String? {
            switch self {
            case .automatic, .none: nil
            case .text(let text): text
            }
        }

        /// The lines to draw, `facts` where nothing else was said.
        package func text(of facts: String?) -> String? {
            switch self {
            case .automatic: facts
            case .none: nil
            case .text(let text): text
            }
        }
    }

    /// What lies around the device.
    public enum Background: Hashable, Sendable {
        /// The theme's own colour.
        case theme
        case transparent
        case color(Color)
    }
}
