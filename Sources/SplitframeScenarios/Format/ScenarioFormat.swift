import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import SplitframeJSON
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
                JSONKey("environment", .optional(.either([place, traits])), "where the split view stands"),
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
                    "what stands below each picture of its filmstrip; modes unless given"),
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
