public import SplitframeInterface

/// The themes that have a name.
public enum Theme: NamedCase {
    case light
    case dark
    case blueprint

    /// The theme's colours.
    public var colors: WireframeTheme {
        switch self {
        case .light: .light
        case .dark: .dark
        case .blueprint: .blueprint
        }
    }
}
