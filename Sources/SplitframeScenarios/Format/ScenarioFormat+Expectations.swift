import SplitframeInterface
import SplitframeJSON
import SplitframeLayout

extension ScenarioFormat {
    static let expectations: [JSONKey] = [
        JSONKey("displayMode", .optional(.named(DisplayMode.self)), "the getter"),
        JSONKey("splitBehavior", .optional(.named(SplitBehavior.self)), "the getter"),
        JSONKey("preferredDisplayMode", .optional(.named(DisplayMode.self)), "the getter"),
        JSONKey("preferredSplitBehavior", .optional(.named(SplitBehavior.self)), "the getter"),
        JSONKey("isCollapsed", .optional(.boolean), "the getter"),
        JSONKey("primaryColumnWidth", .optional(.number()), "the getter"),
        JSONKey("supplementaryColumnWidth", .optional(.number()), "the getter"),
        JSONKey("primaryBackgroundStyle", .optional(.named(BackgroundStyle.self)), "the getter"),
        JSONKey("horizontalSizeClass", .optional(.named(SizeClass.self)), "of its traits"),
        JSONKey("isViewLoaded", .optional(.boolean), "the getter"),
        JSONKey("columns", .optional(columns), "each column with a controller"),
        JSONKey("viewControllers", .optional(.list(.text)), "labels"),
        JSONKey("children", .optional(.list(.text)), "labels"),
        JSONKey("childFrames", .optional(.list(frame)), "the views of the children"),
        JSONKey("viewFrames", .optional(.list(frame)), "the views of viewControllers"),
        JSONKey("events", .optional(.list(.text)), "delegate callbacks since the step before"),
        JSONKey("eventsUnorderedDid", .optional(.boolean), "did-calls are compared as a set"),
        JSONKey("eventsCollapsedFlag", .optional(.list(.boolean)), "isCollapsed inside each callback"),
        JSONKey("eventStates", .optional(.list(eventState)), "getters inside each callback"),
        JSONKey("appearance", .optional(.list(.text)), "appearance calls, as a multiset"),
        JSONKey("log", .optional(.list(.text)), "all calls in order"),
        JSONKey("properties", .optional(properties), "settable properties"),
        JSONKey("buttons", .optional(buttons), "the split view's own buttons"),
        JSONKey("presented", .optional(presented), "the modal controller and who it was asked of"),
        JSONKey("ancestry", .optional(.list(.map(.anything))), "parents and split view controllers"),
        JSONKey("delegateIsNil", .optional(.boolean), "the weak delegate"),
        JSONKey(
            "raises", .optional(.choice(["invalidArgument", "internalInconsistency"])), "what UIKit raises"),
    ]

    /// A state, which has every key of `expect`.
    static let state = JSONShape.shared(
        "state",
        .object(expectations.map { JSONKey($0.name, $0.shape, $0.meaning, isRequired: true) }))

    private static let presented = JSONShape.either([
        .text,
        .object([
            JSONKey("on", .optional(.text), "the label of the controller that was asked"),
            JSONKey("viewController", .text, "the label of what is presented"),
        ]),
    ])

    private static let columns = JSONShape.object(
        Column.allCases.map {
            JSONKey($0.name, .optional(column), "the column, where it has a controller")
        })

    private static let buttons = JSONShape.object(
        ["displayModeButton", "secondaryOnlyButton"].map {
            JSONKey($0, .optional(button), "the button, where it shows")
        })

    private static let button = JSONShape.shared(
        "button",
        .object([
            JSONKey("icon", .choice(["sidebar", "back", "expand", "secondaryOnly"]), "its icon"),
            JSONKey("column", .named(Column.self), "the column in whose bar it stands"),
        ]))

    private static let column = JSONShape.shared(
        "column",
        .object([
            JSONKey("viewController", .optional(.text), "the label"),
            JSONKey("isShowing", .boolean, "isShowing(_:)"),
            JSONKey("frame", .rectangle, "the container's frame"),
            JSONKey("safeArea", .insets, "the container's safe area"),
        ]))

    private static let frame = JSONShape.object([
        JSONKey("vc", .text, "the label", isRequired: true),
        JSONKey("frame", .rectangle, "in the superview"),
        JSONKey("ownFrame", .rectangle, "the bounds"),
        JSONKey("safeArea", .insets, "the safe area"),
        JSONKey("parent", .optional(.text), "the parent"),
    ])

    private static let eventState = JSONShape.object([
        JSONKey("isCollapsed", .boolean, "the getter"),
        JSONKey("displayMode", .named(DisplayMode.self), "the getter"),
        JSONKey("viewControllers", .list(.text), "labels"),
    ])
}
