public import InterfaceModel

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

    /// The key as an option: `display-mode`.
    public var kebabName: String {
        name.reduce(into: "") { text, letter in
            text += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
        }
    }
}
