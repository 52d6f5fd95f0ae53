public import SplitframeInterface

/// The two ways to hold a screen; upside down counts as the same way.
public enum Orientation: NamedCase {
    case portrait
    case landscape
}
