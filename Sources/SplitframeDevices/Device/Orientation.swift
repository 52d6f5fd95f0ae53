public import SplitframeInterface

/// The ways to hold a screen; upside down counts as portrait.
public enum Orientation: NamedCase {
    case portrait
    case landscape
    /// Turned to the other side, if a device distinguishes the two.
    case landscapeLeft
}
