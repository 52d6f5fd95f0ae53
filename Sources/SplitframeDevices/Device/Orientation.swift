public import SplitframeInterface

/// The ways to hold a screen; upside down counts as the same way.
public enum Orientation: NamedCase {
    case portrait
    case landscape
    /// On the other side, where a device tells the two apart.
    case landscapeLeft
}
