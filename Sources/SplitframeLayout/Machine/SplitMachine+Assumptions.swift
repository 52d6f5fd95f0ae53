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
    ]
}
