public import SplitframeInterface

/// The themes that have a name.
public enum Theme: NamedCase {
    case light
    case dark
    case blueprint
    case highContrast

    /// Whether the theme adopts light or dark colours and the tint of apps.
    var followsApps: Bool {
        switch self {
        case .light, .dark: true
        case .blueprint, .highContrast: false
        }
    }

    /// The theme's colours.
    public var colors: WireframeTheme {
        switch self {
        case .light: .light
        case .dark: .dark
        case .blueprint: .blueprint
        case .highContrast: .highContrast
        }
    }
}
