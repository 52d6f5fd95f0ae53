/// What nobody has measured or documented, and what Splitframe does meanwhile: the one place to change it.
public enum OpenQuestions {
    public static let behaviorBuckets = OpenQuestion(
        rule: "behaviorBuckets",
        value:
            "three columns tile when all fit, else displace in landscape with 320 pt left, else overlay; "
            + "two columns tile in landscape or from 1000 pt, else overlay",
        reason: "iOS 14 to 18 choose by width and aspect, without public numbers")
    public static let tripleWidths = OpenQuestion(
        rule: "tripleWidths", value: "320 pt each",
        reason: "the automatic widths of iOS 14 to 18 are taken to be their documented maxima")
    public static let narrowestOneBeside = OpenQuestion(
        rule: "narrowestOneBeside", value: "from 464 pt",
        reason: "393 pt shows the secondary alone, 600 pt shows a column beside it; between is unmeasured")
    public static let narrowTwoColumnCap = OpenQuestion(
        rule: "narrowTwoColumnCap", value: "the primary is never capped below 240 pt",
        reason: "two columns below 794 pt are unmeasured; three columns have that floor")
    public static let maximumWins = OpenQuestion(
        rule: "maximumWins", value: "the maximum wins over the minimum",
        reason: "it is applied last in the measured order")
    public static let oddPreferences = OpenQuestion(
        rule: "oddPreferences", value: "fractions are clamped to 0…1, widths of 0 or less are automatic",
        reason: "what UIKit does with them is unmeasured")
    public static let literalWithoutGesture = OpenQuestion(
        rule: "literalWithoutGesture",
        value: "without the gesture iOS 14 to 18 take the preferred mode literally, iOS 26 as ever",
        reason: "documented without a word on too little width")
    public static let twoColumnReduction = OpenQuestion(
        rule: "twoColumnReduction",
        value: "modes with two columns beside the secondary become those with one",
        reason: "two-column split views asked for them are unmeasured")
    public static let overlayBeforeAppearance = OpenQuestion(
        rule: "overlayBeforeAppearance", value: "two columns start with the secondary alone, as three do",
        reason: "overlays preferred before the first appearance are measured for three columns only")
    public static let wholeWindow = OpenQuestion(
        rule: "wholeWindow", value: "no column is wider than its window leaves room for",
        reason: "preferences beyond the window are unmeasured")
    public static let inspectorWidths = OpenQuestion(
        rule: "inspectorWidths", value: "270 pt between 240 and 400, flush, full height",
        reason: "no public number for iOS; AppKit's inspector item uses 270")
    public static let inspectorInFit = OpenQuestion(
        rule: "inspectorInFit", value: "a shown inspector needs its width beside the three columns",
        reason: "how it counts is unmeasured; the primary is dropped first")
    public static let inspectorOverlay = OpenQuestion(
        rule: "inspectorOverlay", value: "the inspector is a sheet when collapsed, else a trailing panel",
        reason: "too narrow windows are unmeasured")
    public static let secondaryPreference = OpenQuestion(
        rule: "secondaryPreference",
        value: "a preferred secondary width counts in the caps, not in the fit test",
        reason: "its documentation gives no arithmetic")
    public static let inspectorEdge = OpenQuestion(
        rule: "inspectorEdge", value: "opposite the primary", reason: "undocumented for a trailing primary")
    public static let dimming = OpenQuestion(
        rule: "dimming", value: "black at 20 % in iOS 14 to 18, none in iOS 26",
        reason: "that the secondary is dimmed is documented, the colour is not")
    public static let landscapePanel = OpenQuestion(
        rule: "landscapePanel", value: "a floating sidebar keeps its 10 pt from the side's safe area",
        reason: "measured only where the side insets are 0")
    public static let spentButton = OpenQuestion(
        rule: "spentButton", value: "hidden where nothing is left to reveal; a chevron in a lone secondary",
        reason: "two columns that overlay or displace are undocumented here")
    public static let returnFromSecondaryOnly = OpenQuestion(
        rule: "returnFromSecondaryOnly", value: "the last mode with columns, else the automatic one",
        reason: "the way back is undocumented")
    public static let stepBack = OpenQuestion(
        rule: "stepBack",
        value: "swipes and taps go one step; two columns floating over tiles go back to one beside",
        reason: "the documented diagram is not available as text")
    public static let buttonHost = OpenQuestion(
        rule: "buttonHost", value: "the primary's bar where it shows, else the leading-most visible column's",
        reason: "the host is documented only as the navigation bars of the columns")
    public static let userActionsAreAnnounced = OpenQuestion(
        rule: "userActionsAreAnnounced",
        value: "buttons and gestures send willShow and didHide, and write no preference",
        reason: "they are taken as the system's own changes")
    public static let compactWhileCollapsed = OpenQuestion(
        rule: "compactWhileCollapsed",
        value: "the root changes at once, with willShow and didShow and no question",
        reason: "setting the compact column while collapsed is unmeasured")
    public static let columnTraits = OpenQuestion(
        rule: "columnTraits", value: "sidebars and inspector are compact, the secondary is as the split view",
        reason: "measured for the classic style only")
    public static let expandingAnswer = OpenQuestion(
        rule: "expandingAnswer",
        value: "automatic or a mode outside the style's table means the proposed one",
        reason: "the answers that UIKit accepts are undocumented")
    public static let missingTopColumn = OpenQuestion(
        rule: "missingTopColumn", value: "a column without a controller means the proposed one",
        reason: "answering such a column is undefined")
    public static let loneClassicController = OpenQuestion(
        rule: "loneClassicController", value: "the secondary's area stays empty",
        reason: "an expanded classic split view of one controller is unmeasured")
    public static let edgeColumnInsets = OpenQuestion(
        rule: "edgeColumnInsets",
        value: "a column keeps those side insets of the window that it reaches into",
        reason: "measured only where the side insets are 0")
    public static let sevenPopover = OpenQuestion(
        rule: "sevenPopover", value: "320 pt wide, 10 pt from the edges, below the secondary's bar",
        reason: "the guidelines give the width and the place, not the height")

    /// Every open question.
    public static let all = [
        behaviorBuckets, tripleWidths, narrowestOneBeside, narrowTwoColumnCap, maximumWins, oddPreferences,
        literalWithoutGesture, twoColumnReduction, overlayBeforeAppearance, wholeWindow, inspectorWidths,
        inspectorInFit, inspectorOverlay, secondaryPreference, inspectorEdge, dimming, landscapePanel,
        spentButton, returnFromSecondaryOnly, stepBack, buttonHost, userActionsAreAnnounced,
        compactWhileCollapsed, columnTraits, expandingAnswer, missingTopColumn, loneClassicController,
        edgeColumnInsets, sevenPopover,
    ]
}
