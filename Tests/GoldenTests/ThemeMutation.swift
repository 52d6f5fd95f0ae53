import SceneDrawing
import Testing
import Wireframes

/// One colour of the light theme, changed a little.
struct ThemeMutation: Sendable, CustomTestStringConvertible {
    var name: String
    var theme: WireframeTheme
    /// Why no golden notices it.
    var exception: String?

    var testDescription: String { name }

    static let all: [ThemeMutation] = colors.map { name, path in
        var theme = WireframeTheme.light
        theme[keyPath: path].red ^= 0x08
        return ThemeMutation(name: name, theme: theme, exception: exceptions[name])
    }

    private static let exceptions = [
        "inspector": "no golden shows an inspector", "backdrop": alone, "neighbor": alone, "divider": alone,
    ]
    private static let alone = "windows of goldens fill the screen; the wireframes' own tests look at others"

    private static var colors: [(String, WritableKeyPath<WireframeTheme, Color>)] {
        [
            ("canvas", \.canvas), ("primary", \.primary), ("supplementary", \.supplementary),
            ("secondary", \.secondary), ("inspector", \.inspector), ("card", \.card), ("ink", \.ink),
            ("secondaryInk", \.secondaryInk), ("accent", \.accent), ("onAccent", \.onAccent),
            ("boundary", \.boundary), ("hairline", \.hairline), ("titleBar", \.titleBar),
            ("textBar", \.textBar), ("picture", \.picture), ("pictureLine", \.pictureLine),
            ("land", \.land), ("road", \.road), ("water", \.water), ("park", \.park), ("veil", \.veil),
            ("shadow", \.shadow), ("backdrop", \.backdrop), ("neighbor", \.neighbor),
            ("divider", \.divider), ("body", \.body), ("bodyEdge", \.bodyEdge),
            ("screenEdge", \.screenEdge), ("annotation", \.annotation),
            ("annotationFill", \.annotationFill),
        ]
    }
}
