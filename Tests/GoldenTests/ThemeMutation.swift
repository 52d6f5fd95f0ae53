import SplitframeRequests
import SplitframeWireframes
import Testing

/// One colour of a theme, changed a little.
struct ThemeMutation: Sendable, CustomTestStringConvertible {
    var name: String
    /// The theme that is changed.
    var original: Theme
    var theme: WireframeTheme

    var testDescription: String { "\(original) \(name)" }

    static let all: [ThemeMutation] = Theme.allCases.flatMap { original in
        colors.map { name, path in
            var theme = original.colors
            theme[keyPath: path].red ^= 0x08
            return ThemeMutation(name: name, original: original, theme: theme)
        }
    }

    private static var colors: [(String, WritableKeyPath<WireframeTheme, Color>)] {
        [
            ("canvas", \.canvas), ("primary", \.primary), ("supplementary", \.supplementary),
            ("secondary", \.secondary), ("inspector", \.inspector), ("primaryLine", \.primaryLine),
            ("supplementaryLine", \.supplementaryLine), ("secondaryLine", \.secondaryLine),
            ("inspectorLine", \.inspectorLine), ("change", \.change), ("card", \.card), ("ink", \.ink),
            ("secondaryInk", \.secondaryInk), ("accent", \.accent), ("onAccent", \.onAccent),
            ("boundary", \.boundary), ("hairline", \.hairline), ("titlePlaceholder", \.titlePlaceholder),
            ("textPlaceholder", \.textPlaceholder), ("picture", \.picture), ("pictureLine", \.pictureLine),
            ("land", \.land), ("road", \.road), ("water", \.water), ("park", \.park), ("veil", \.veil),
            ("shadow", \.shadow), ("backdrop", \.backdrop), ("neighbor", \.neighbor),
            ("divider", \.divider), ("body", \.body), ("bodyEdge", \.bodyEdge),
            ("screenEdge", \.screenEdge), ("annotation", \.annotation),
            ("annotationFill", \.annotationFill),
        ]
    }
}
