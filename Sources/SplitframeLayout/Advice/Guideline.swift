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
    case keepOffFold
    case keepOffStrip
    case columnsMeetFold
    case itemsHaveIcons
    case panesByRoom
    case keepOffWindowControls

    /// The guideline, paraphrased, with its source.
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
            "prefer a split behaviour that the window has room for"
        case .preferredWidthFits:
            "prefer a column width that the window has room for"
        case .keepOffFold:
            "keep controls and text off a fold in force (Human Interface Guidelines, Designing for iPhone Duo)"
        case .keepOffStrip:
            "keep controls and text out of the strip and off the camera (Human Interface Guidelines, Designing for "
                + "iPhone Duo)"
        case .columnsMeetFold:
            "leave the primary's width to the split view, so that columns meet on the fold (Apple Tech Talk 111463)"
        case .itemsHaveIcons:
            "give bar items icons, for a bar beside the strip holds no text (Preparing your app for iPhone Duo)"
        case .keepOffWindowControls:
            "keep controls and text off the window's own controls (Human Interface Guidelines, multitasking)"
        case .panesByRoom:
            "choose two panes by width and height, not by the size class alone (Human Interface Guidelines, "
                + "Designing for iPhone Duo)"
        }
    }
}
