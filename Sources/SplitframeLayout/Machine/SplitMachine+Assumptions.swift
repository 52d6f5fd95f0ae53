extension SplitMachine {
    /// The assumptions about events for which there is neither documentation nor a measurement.
    static let assumptions = [
        Assumption(
            rule: "userActionsAreAnnounced",
            value: "buttons and gestures send willShow and didHide, and write no preference",
            reason: "they are taken as the system's own changes"),
        Assumption(
            rule: "compactWhileCollapsed",
            value: "the root changes at once, with willShow and didShow and no question",
            reason: "setting the compact column while collapsed is unmeasured"),
        Assumption(
            rule: "shownBeforeMount",
            value:
                "show and hide before the first appearance act right after it, on a phone after the delegate's top column",
            reason: "when they take effect is undocumented; shipping apps rely on it"),
        Assumption(
            rule: "pushedColumn",
            value: "a column that an app pushes onto the collapsed stack is announced as show announces it",
            reason: "apps push columns, what the delegate hears of it is unmeasured"),
        Assumption(
            rule: "expandingAnswer",
            value: "automatic or a mode outside the style's table means the proposed one",
            reason: "the answers that UIKit accepts are undocumented"),
        Assumption(
            rule: "missingTopColumn", value: "a column without a controller means the proposed one",
            reason: "answering such a column is undefined"),
        Assumption(
            rule: "inspectorSheet",
            value: "the inspector of a collapsed split view is presented like a large sheet",
            reason: "its frame is unmeasured"),
        Assumption(
            rule: "sharedCompactColumn",
            value:
                "the controller of another column may be that of the compact column too, and moves between the two",
            reason:
                "a shipping app does it; UIKit was seen to refuse it for columns that are on screen together"),
        Assumption(
            rule: "inspectorCalls",
            value: "every change of the inspector sends didShow or didHide, whoever makes it",
            reason:
                "the pages say that show and hide send neither; a shipping app goes by both on iOS 26.5 (zapp, ios/inspector.m)"
        ),
        Assumption(
            rule: "olderCalls",
            value:
                "before iOS 26 calls of a mount, a collapse, an expansion and a change of mode come in the order of iOS 26.1",
            reason:
                "no log of an older system is published; a delegate that logs on a simulator of iOS 14 to 18 "
                + "would settle it"),
        Assumption(
            rule: "olderStacks",
            value:
                "before iOS 26 an emptied column stays on the collapsed stack, show(_:sender:) of a column style presents, "
                + "and a collapsed or unmounted split view reports the modes that iOS 26.1 reports",
            reason: "nobody has published it; the same probe on a simulator of iOS 14 to 18 would settle it"),
        Assumption(
            rule: "pushedDetail",
            value:
                "on iOS 14 to 18 setting another plain controller for the secondary pushes it, expanded or collapsed; "
                + "showDetailViewController(_:sender:) replaces, as its page says",
            reason: "reported without saying in which state (FB8640357)"),
    ]
}
