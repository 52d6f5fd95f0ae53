import HeadlessUIKit
import SplitframeDevices
package import SplitframeFiles
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
import SplitframeWireframes

/// The whole format as tables: which keys and values are allowed where, and their meanings.
enum ScenarioFormat {
    /// The size of a window that no device determines.
    static let windowSize = JSONShape.numbers(
        count: 2, named: "[width, height] in points", within: 1...10_000)
    static let windowInsets = JSONShape.numbers(
        count: 4, named: "[top, left, bottom, right] in points", within: 0...10_000)
    static let window = JSONShape.either([.text, windowSize])

    /// A file: one scenario, or several.
    static let file = JSONShape.either([
        .object([JSONKey("scenarios", .list(scenario), "several scenarios in one file", isRequired: true)]
        ),
        scenario,
    ])

    static let scenario = JSONShape.shared(
        "scenario",
        .object(
            [
                JSONKey("name", .text, "what it shows"),
                JSONKey(
                    "generation", .named(Generation.self),
                    "the generation of the system; the newest unless given"
                ),
                JSONKey("profile", .named(Generation.self), "the older name of generation"),
                JSONKey("environment", .optional(.either([place, traits])), "the place of the split view"),
                JSONKey("splitView", .optional(splitView), "the split view before the first step"),
                JSONKey("root", .text, "the root of a window without a split view"),
                JSONKey("steps", .list(step), "what happens; none is one picture after mounting"),
                JSONKey("format", .choice(PictureFormat.words), "the kind of picture"),
                JSONKey("page", .named(PaperSize.self), "the paper that its pages fill, in a PDF"),
                JSONKey(
                    "animate", .boolean, "whether a picture of it shows its steps in motion, in SVG and PNG"),
                JSONKey(
                    "show",
                    .either([.choicesWithCommas(Filmstrip.Fact.allCases.map(\.name)), .choice(["none"])]),
                    "what is written below each picture of its filmstrip (modes)"),
                JSONKey(
                    "childObserves", .list(.named(ChildCall.self)),
                    "of measured files: the calls of children that are recorded; unless given, all but loadView"
                ),
                JSONKey("measuredOn", .text, "of measured files: the system and device of the expectations"),
                JSONKey("scene", .text, "of measured files: the scene that was recorded"),
                JSONKey(
                    "enumRawValues", .map(.map(.number())),
                    "of measured files: UIKit's raw values; not compared"),
                JSONKey(
                    "automaticDimension", .number(),
                    "of measured files: the number behind automatic; not compared"),
            ] + DrawingPreferences.keys.map { JSONKey($0.name, $0.shape, $0.help) }))

    static let place = JSONShape.shared(
        "place",
        .object([
            JSONKey("device", .text, "a device of the catalogue", isRequired: true),
            JSONKey("posture", .named(Posture.self), "how a device that folds is folded; open unless given"),
            JSONKey(
                "sdk", .named(AppSDK.self),
                "the SDK of the app on a device that folds; 27.1 unless given"),
            JSONKey("orientation", .named(Orientation.self), "how it is held"),
            JSONKey("window", window, "the part of the screen; full unless given"),
            JSONKey("layoutDirection", .named(LayoutDirection.self), "the reading direction"),
        ]))

    static let traits = JSONShape.shared(
        "traits",
        .object([
            JSONKey("size", windowSize, "the window", isRequired: true),
            JSONKey("scale", .number(0.1...10), "pixels per point"),
            JSONKey("safeArea", windowInsets, "the window's insets"),
            JSONKey("horizontalSizeClass", .named(SizeClass.self), "regular unless given"),
            JSONKey("verticalSizeClass", .named(SizeClass.self), "regular unless given"),
            JSONKey("idiom", .named(UserInterfaceIdiom.self), "the kind of device"),
            JSONKey("layoutDirection", .named(LayoutDirection.self), "the reading direction"),
            JSONKey("verticalBarEdge", .named(VerticalBarEdge.self), "unspecified unless given"),
            JSONKey("reservedRegions", .list(ReservedRegion.shape), "what a device keeps for itself"),
        ]))

    private static let barButtonItems = "buttons by UIKit's system items (add, flexibleSpace) or their titles"

    static let controller = JSONShape.shared(
        "controller",
        .either([
            .text,
            .object([
                JSONKey("viewController", .text, "the label", isRequired: true),
                JSONKey("title", .text, "the title in its bar"),
                JSONKey("largeTitle", .boolean, "whether the title is large, below the bar"),
                JSONKey("leftBarButtonItems", .list(.text), "\(barButtonItems), from the left"),
                JSONKey("rightBarButtonItems", .list(.text), "\(barButtonItems), from the right"),
                JSONKey("toolbarItems", .list(.text), "a toolbar with \(barButtonItems)"),
                JSONKey("content", .named(ContentElement.Kind.self), "what fills it"),
                JSONKey("selectedRow", .index, "the row drawn as selected, from 0"),
            ]),
        ]))

    static let splitView = JSONShape.shared(
        "splitView",
        .object([
            JSONKey("style", .named(SplitStyle.self), "the style", isRequired: true),
            JSONKey(
                "columns",
                .object(
                    Column.allCases.map { JSONKey($0.name, .optional(controller), "its controller") }),
                "a controller per column"),
            JSONKey("viewControllers", .list(controller), "the controllers of the classic style"),
            JSONKey("properties", properties, "settable properties by their UIKit names"),
            JSONKey("delegate", delegate, "a delegate and its answers"),
        ]))

    static let properties = SplitPropertyKey.shape

    static let delegate = JSONShape.shared(
        "delegate",
        .object([
            JSONKey("topColumnForCollapsing", .named(Column.self), "the answer"),
            JSONKey("displayModeForExpanding", .named(DisplayMode.self), "the answer"),
            JSONKey("collapseSecondary", .boolean, "the answer"),
            JSONKey("primaryForCollapsing", .optional(controller), "the answer"),
            JSONKey("primaryForExpanding", .optional(controller), "the answer"),
            JSONKey("separateSecondary", .optional(controller), "the answer"),
            JSONKey("targetDisplayModeForAction", .named(DisplayMode.self), "the answer"),
            JSONKey("show", .boolean, "the answer"),
            JSONKey("showDetail", .boolean, "the answer"),
            JSONKey(
                "attached", .choice(["setDelegate"]), "attached by a step instead of before the first"),
            JSONKey("observes", .list(.named(DelegateCall.self)), "the callbacks that are recorded"),
        ]))

    static let step = JSONShape.shared(
        "step",
        .object([
            JSONKey("label", .text, "the step's name"),
            JSONKey("do", .list(action), "the actions, in order"),
            JSONKey("expect", .object(expectations), "what must hold afterwards"),
            JSONKey(
                "timing", .choice(["immediate", "settled"]), "when it is read; without a clock the same"),
        ]))
}

extension ScenarioFormat {
    private static let on = JSONKey(
        "on", .text, "the controller that is called (the split view)")

    /// An action: an object with exactly one verb and the keys of that verb; two verbs would have no order.
    static let action = JSONShape.shared(
        "action",
        .oneOf([
            JSONKey(
                "mount", .object([JSONKey("hosted", .boolean, "as the only child of a plain root")]),
                "shows the split view in a window"),
            JSONKey("set", properties, "sets properties"),
            JSONKey(
                "traits",
                .object([
                    JSONKey("horizontalSizeClass", .named(SizeClass.self), "the width class"),
                    JSONKey("verticalSizeClass", .named(SizeClass.self), "the height class"),
                    JSONKey("layoutDirection", .named(LayoutDirection.self), "the reading direction"),
                ]), "overrides traits"),
            JSONKey("resize", windowSize, "resizes the window"),
            JSONKey("rotate", .named(Orientation.self), "turns the device"),
            JSONKey("window", window, "moves to another window of the device"),
            JSONKey("fold", .named(Posture.self), "folds a device to a posture"),
            JSONKey("open", .object([]), "opens a device that folds"),
            JSONKey("close", .object([]), "closes a device that folds"),
            JSONKey("show", .named(Column.self), "shows a column"),
            JSONKey("hide", .named(Column.self), "hides a column"),
            JSONKey(
                "setViewController",
                .object([
                    JSONKey("column", .named(Column.self), "the column", isRequired: true),
                    JSONKey("to", .optional(controller), "its controller; null clears", isRequired: true),
                ]), "gives a column a controller"),
            JSONKey("setViewControllers", .list(controller), "sets the array of controllers"),
            JSONKey("showViewController", controller, "show(_:sender:)", beside: [on]),
            JSONKey(
                "showDetailViewController", controller, "showDetailViewController(_:sender:)", beside: [on]),
            JSONKey(
                "push",
                .object([
                    JSONKey("column", .named(Column.self), "the column on whose stack"), on,
                    JSONKey("viewController", controller, "what is pushed", isRequired: true),
                ]), "pushes onto a stack"),
            JSONKey(
                "pop",
                .object([JSONKey("column", .named(Column.self), "the column from whose stack"), on]),
                "pops the top of a stack"),
            JSONKey("selectTab", .index, "selects a tab, from 0", beside: [on]),
            JSONKey("tap", .named(HeadlessHost.SplitTarget.self), "taps"),
            JSONKey("swipe", .named(HeadlessHost.Swipe.self), "swipes"),
            JSONKey(
                "drag",
                .object([
                    JSONKey(
                        "separator",
                        .choice([Column.primary, .supplementary, .inspector].map(\.name)),
                        "the column that it is behind", isRequired: true),
                    JSONKey(
                        "to", .number(0...30_000),
                        "the width that the column would get, before minimum and maximum", isRequired: true),
                ]), "drags a separator, as a person does"),
            JSONKey("setDelegate", .text, "attaches the delegate under a name"),
            JSONKey("releaseDelegate", .text, "detaches the delegate with a name"),
            JSONKey("get", .choice(getters), "reads a property, to see what it raises"),
        ]))

    /// The properties that can be read: the settable ones and those that only UIKit sets.
    private static let getters =
        SplitPropertyKey.all.map(\.name) + [
            "style", "displayMode", "splitBehavior", "isCollapsed", "primaryColumnWidth",
            "supplementaryColumnWidth", "viewControllers",
        ]
}

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
            JSONKey("column", .named(Column.self), "the column whose bar contains it"),
            JSONKey("hiddenBy", .text, "the element that lies over it"),
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

/// The format as a JSON Schema (draft 2020-12), made from the tables that the reader checks with.
package enum ScenarioSchema {
    /// The shape of a file.
    package static let shape = ScenarioFormat.file
    /// The shape of a state, which has every key of `expect`.
    package static let state = ScenarioFormat.state

    /// The shape of a scenario that may have further keys.
    package static func shape(with keys: [JSONKey]) -> JSONShape {
        guard case .shared(_, .object(let own)) = ScenarioFormat.scenario else {
            return ScenarioFormat.scenario
        }
        return .object(own.filter { key in !keys.contains { $0.name == key.name } } + keys)
    }

    package static var value: JSON { shape.schema(title: "Splitframe scenario") }

    package static var text: String { value.indentedText }
}
