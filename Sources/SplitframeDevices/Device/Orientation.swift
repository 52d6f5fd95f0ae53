public import SplitframeInterface

/// The ways to hold a screen; held upside down it counts as held the same way.
public enum Orientation: NamedCase {
    case portrait
    case landscape
    /// Turned to the other side, if a device distinguishes the two.
    case landscapeLeft
}
