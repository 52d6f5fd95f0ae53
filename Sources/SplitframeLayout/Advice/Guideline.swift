import SplitframeGeometry
public import SplitframeInterface

/// The guidelines that advice is checked against, one case each.
public enum Guideline: NamedCase {
    case secondaryIsWidest
    case primaryIsReachable
    case barInOnePane
    case selectionPersists
    case minimumsHold
    case preferredModeFits
    case preferredBehaviorFits
    case preferredWidthFits

    /// The guideline in our words, with its source.
    public var text: String {
        switch self {
        case .secondaryIsWidest:
            "do not make the secondary narrower than the primary (iOS Human Interface Guidelines, 2014)"
        case .primaryIsReachable:
            "leave a way to bring back a hidden column (Human Interface Guidelines, split views)"
        case .barInOnePane:
            "do not show navigation bars in both panes at once (iOS Human Interface Guidelines, 2014)"
        case .selectionPersists:
            "keep the selection visible beside what it shows (Human Interface Guidelines, split views)"
        case .minimumsHold:
            "ask for minimum widths that the window can hold"
        case .preferredModeFits:
            "prefer a display mode that the window has room for"
        case .preferredBehaviorFits:
            "prefer a split behavior that the window has room for"
        case .preferredWidthFits:
            "prefer a column width that the window has room for"
        }
    }
}
