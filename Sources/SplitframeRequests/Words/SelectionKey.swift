public import SplitframeInterface

/// What can be said of a picture; the order is that of names, files and lists.
public enum SelectionKey: NamedCase {
    case device
    case orientation
    case window
    case generation
    case style
    case displayMode
    case splitBehavior
    case primaryEdge
    case direction
    case showInspector
    case set
    case theme
    case scale
    case annotate
    case bezel
    case title
    case largeTitle
    case content

    /// Whether it may be said several times, each time of another property or column.
    public var isRepeatable: Bool {
        switch self {
        case .set, .title, .largeTitle, .content: true
        case .device, .orientation, .window, .generation, .style, .displayMode, .splitBehavior, .primaryEdge,
            .direction, .showInspector, .theme, .scale, .annotate, .bezel:
            false
        }
    }

    /// The key as an option: `display-mode`.
    public var kebabName: String {
        name.reduce(into: "") { text, letter in
            text += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
        }
    }
}
