import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import SplitframeLayout

extension ScenarioFormat {
    private static let on = ScenarioKey(
        "on", .text, "the controller that is asked; the split view unless given")

    /// One action: an object with the action's own key, and what that takes besides.
    static let action = ScenarioShape.shared(
        "action",
        .object([
            ScenarioKey(
                "mount", .object([ScenarioKey("hosted", .boolean, "as the only child of a plain root")]),
                "shows the split view in a window"),
            ScenarioKey("set", properties, "sets properties"),
            ScenarioKey(
                "traits",
                .object([
                    ScenarioKey("horizontalSizeClass", .named(SizeClass.self), "the width class"),
                    ScenarioKey("verticalSizeClass", .named(SizeClass.self), "the height class"),
                    ScenarioKey("layoutDirection", .named(LayoutDirection.self), "the reading direction"),
                ]), "overrides traits"),
            ScenarioKey("resize", windowSize, "resizes the window"),
            ScenarioKey("rotate", .named(Orientation.self), "turns the device"),
            ScenarioKey("window", window, "moves to another window of the device"),
            ScenarioKey("show", .named(Column.self), "shows a column"),
            ScenarioKey("hide", .named(Column.self), "hides a column"),
            ScenarioKey(
                "setViewController",
                .object([
                    ScenarioKey("column", .named(Column.self), "the column", isRequired: true),
                    ScenarioKey("to", .optional(controller), "its controller; null clears", isRequired: true),
                ]), "gives a column a controller"),
            ScenarioKey("setViewControllers", .list(controller), "sets the array of controllers"),
            ScenarioKey("showViewController", controller, "show(_:sender:)"),
            ScenarioKey("showDetailViewController", controller, "showDetailViewController(_:sender:)"),
            ScenarioKey(
                "push",
                .object([
                    ScenarioKey("column", .named(Column.self), "the column on whose stack"), on,
                    ScenarioKey("viewController", controller, "what is pushed", isRequired: true),
                ]), "pushes onto a stack"),
            ScenarioKey(
                "pop",
                .object([ScenarioKey("column", .named(Column.self), "the column from whose stack"), on]),
                "pops the top of a stack"),
            ScenarioKey("selectTab", .index, "selects a tab, from 0"),
            ScenarioKey("tap", .named(HeadlessHost.SplitTarget.self), "taps"),
            ScenarioKey("swipe", .named(HeadlessHost.Swipe.self), "swipes"),
            ScenarioKey("setDelegate", .text, "attaches the delegate under a name"),
            ScenarioKey("releaseDelegate", .text, "lets go of the delegate with a name"),
            ScenarioKey("get", .words(getters), "reads a property, to see what it raises"),
            on,
        ]))

    /// What can be read: the settable properties and what only UIKit sets.
    private static let getters =
        SplitPropertyKey.all.map(\.name) + [
            "style", "displayMode", "splitBehavior", "isCollapsed", "primaryColumnWidth",
            "supplementaryColumnWidth", "viewControllers",
        ]

    static let expectations: [ScenarioKey] = [
        ScenarioKey("displayMode", .optional(.named(DisplayMode.self)), "the getter"),
        ScenarioKey("splitBehavior", .optional(.named(SplitBehavior.self)), "the getter"),
        ScenarioKey("preferredDisplayMode", .optional(.named(DisplayMode.self)), "the getter"),
        ScenarioKey("preferredSplitBehavior", .optional(.named(SplitBehavior.self)), "the getter"),
        ScenarioKey("isCollapsed", .optional(.boolean), "the getter"),
        ScenarioKey("primaryColumnWidth", .optional(.number), "the getter"),
        ScenarioKey("supplementaryColumnWidth", .optional(.number), "the getter"),
        ScenarioKey("primaryBackgroundStyle", .optional(.named(BackgroundStyle.self)), "the getter"),
        ScenarioKey("horizontalSizeClass", .optional(.named(SizeClass.self)), "of its traits"),
        ScenarioKey("isViewLoaded", .optional(.boolean), "the getter"),
        ScenarioKey("columns", .optional(columns), "each column with a controller"),
        ScenarioKey("viewControllers", .optional(.list(.text)), "labels"),
        ScenarioKey("children", .optional(.list(.text)), "labels"),
        ScenarioKey("childFrames", .optional(.list(frame)), "the views of the children"),
        ScenarioKey("viewFrames", .optional(.list(frame)), "the views of viewControllers"),
        ScenarioKey("events", .optional(.list(.text)), "delegate callbacks since the step before"),
        ScenarioKey("eventsUnorderedDid", .optional(.boolean), "did-calls are compared as a set"),
        ScenarioKey("eventsCollapsedFlag", .optional(.list(.boolean)), "isCollapsed inside each callback"),
        ScenarioKey("eventStates", .optional(.list(eventState)), "getters inside each callback"),
        ScenarioKey("appearance", .optional(.list(.text)), "appearance calls, as a multiset"),
        ScenarioKey("log", .optional(.list(.text)), "all calls in order"),
        ScenarioKey("properties", .optional(properties), "settable properties"),
        ScenarioKey("buttons", .optional(buttons), "the split view's own buttons"),
        ScenarioKey("presented", .anything, "modal presentation"),
        ScenarioKey("ancestry", .optional(.list(.map(.anything))), "parents and split view controllers"),
        ScenarioKey("delegateIsNil", .optional(.boolean), "the weak delegate"),
        ScenarioKey(
            "raises", .optional(.words(["invalidArgument", "internalInconsistency"])), "what UIKit raises"),
    ]

    private static let columns = ScenarioShape.object(
        Column.allCases.map {
            ScenarioKey($0.name, .optional(column), "the column, where it has a controller")
        })

    private static let buttons = ScenarioShape.object(
        ["displayModeButton", "secondaryOnlyButton"].map {
            ScenarioKey($0, .optional(button), "the button, where it shows")
        })

    private static let button = ScenarioShape.shared(
        "button",
        .object([
            ScenarioKey("icon", .words(["sidebar", "back", "expand", "secondaryOnly"]), "its icon"),
            ScenarioKey("column", .named(Column.self), "the column in whose bar it stands"),
        ]))

    private static let column = ScenarioShape.shared(
        "column",
        .object([
            ScenarioKey("viewController", .optional(.text), "the label"),
            ScenarioKey("isShowing", .boolean, "isShowing(_:)"),
            ScenarioKey("frame", rectangle, "the container's frame"),
            ScenarioKey("safeArea", insets, "the container's safe area"),
        ]))

    private static let frame = ScenarioShape.object([
        ScenarioKey("vc", .text, "the label", isRequired: true),
        ScenarioKey("frame", rectangle, "in the superview"),
        ScenarioKey("ownFrame", rectangle, "the bounds"),
        ScenarioKey("safeArea", insets, "the safe area"),
        ScenarioKey("parent", .optional(.text), "the parent"),
    ])

    private static let eventState = ScenarioShape.object([
        ScenarioKey("isCollapsed", .boolean, "the getter"),
        ScenarioKey("displayMode", .named(DisplayMode.self), "the getter"),
        ScenarioKey("viewControllers", .list(.text), "labels"),
    ])
}
