import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import SplitframeLayout

/// The whole format as tables: what may be written where, and what it means.
enum ScenarioFormat {
    static let size = ScenarioShape.numbers(count: 2, named: "[width, height] in points")
    /// What a window may measure that no device says.
    static let windowSize = ScenarioShape.numbers(
        count: 2, named: "[width, height] in points", within: 1...10_000)
    static let windowInsets = ScenarioShape.numbers(
        count: 4, named: "[top, left, bottom, right] in points", within: 0...10_000)
    static let insets = ScenarioShape.numbers(count: 4, named: "[top, left, bottom, right] in points")
    static let rectangle = ScenarioShape.numbers(count: 4, named: "[x, y, width, height] in points")
    static let window = ScenarioShape.either([.text, size])

    /// A file: one scenario, or several.
    static let file = ScenarioShape.either([
        .object([ScenarioKey("scenarios", .list(scenario), "several scenarios in one file", isRequired: true)]
        ),
        scenario,
    ])

    static let scenario = ScenarioShape.shared(
        "scenario",
        .object([
            ScenarioKey("name", .text, "what it shows"),
            ScenarioKey("profile", .named(Generation.self), "the generation of the system"),
            ScenarioKey("environment", .optional(.either([place, traits])), "where the split view stands"),
            ScenarioKey("splitView", .optional(splitView), "the split view before the first step"),
            ScenarioKey("root", .text, "the root of a window without a split view"),
            ScenarioKey("steps", .list(step), "what happens; none is one picture after mounting"),
            ScenarioKey("theme", .words(["light", "dark", "blueprint"]), "the look of the picture"),
            ScenarioKey("annotate", .text, "what is written into the picture"),
            ScenarioKey("scale", .number, "pixels per point of the picture"),
            ScenarioKey("bezel", .boolean, "whether the device is drawn around it"),
            ScenarioKey("format", .words(["png", "svg", "pdf", "txt"]), "the kind of picture"),
            ScenarioKey(
                "childObserves", .list(.named(ChildCall.self)), "the calls of children that are recorded"),
            ScenarioKey("measuredOn", .text, "the system and device of the expectations"),
            ScenarioKey("scene", .text, "the recorded scene"),
            ScenarioKey("enumRawValues", .map(.map(.number)), "UIKit's raw values"),
            ScenarioKey("automaticDimension", .number, "the number behind automatic"),
        ]))

    static let place = ScenarioShape.shared(
        "place",
        .object([
            ScenarioKey("device", .text, "a device of the catalogue", isRequired: true),
            ScenarioKey("orientation", .named(Orientation.self), "how it is held"),
            ScenarioKey("window", window, "the part of the screen; full unless given"),
            ScenarioKey("layoutDirection", .named(LayoutDirection.self), "the reading direction"),
        ]))

    static let traits = ScenarioShape.shared(
        "traits",
        .object([
            ScenarioKey("size", windowSize, "the window", isRequired: true),
            ScenarioKey("scale", .number, "pixels per point"),
            ScenarioKey("safeArea", windowInsets, "the window's insets"),
            ScenarioKey("horizontalSizeClass", .named(SizeClass.self), "regular unless given"),
            ScenarioKey("verticalSizeClass", .named(SizeClass.self), "regular unless given"),
            ScenarioKey("idiom", .named(UserInterfaceIdiom.self), "the kind of device"),
            ScenarioKey("layoutDirection", .named(LayoutDirection.self), "the reading direction"),
        ]))

    private static let barButtonItems = "buttons by UIKit's system items (add, flexibleSpace) or their titles"

    static let controller = ScenarioShape.shared(
        "controller",
        .either([
            .text,
            .object([
                ScenarioKey("viewController", .text, "the label", isRequired: true),
                ScenarioKey("title", .text, "the title in its bar"),
                ScenarioKey("largeTitle", .boolean, "whether the title is large, below the bar"),
                ScenarioKey("leftBarButtonItems", .list(.text), "\(barButtonItems), from the left"),
                ScenarioKey("rightBarButtonItems", .list(.text), "\(barButtonItems), from the right"),
                ScenarioKey("toolbarItems", .list(.text), "a toolbar with \(barButtonItems)"),
                ScenarioKey("content", .named(ContentElement.Kind.self), "what fills it"),
                ScenarioKey("selectedRow", .index, "the row drawn as selected, from 0"),
            ]),
        ]))

    static let splitView = ScenarioShape.shared(
        "splitView",
        .object([
            ScenarioKey("style", .named(SplitStyle.self), "the style", isRequired: true),
            ScenarioKey(
                "columns",
                .object(
                    Column.allCases.map { ScenarioKey($0.name, .optional(controller), "its controller") }),
                "a controller per column"),
            ScenarioKey("viewControllers", .list(controller), "the controllers of the classic style"),
            ScenarioKey("properties", properties, "settable properties by their UIKit names"),
            ScenarioKey("delegate", delegate, "a delegate and its answers"),
        ]))

    static let properties = ScenarioShape.shared(
        "properties",
        .object(
            SplitPropertyKey.all.map { key in
                let shape: ScenarioShape =
                    switch key.values {
                    case .words(let words): .words(words)
                    case .flag: .boolean
                    case .points, .fraction: .either([.number, .words(["automatic"])])
                    }
                return ScenarioKey(key.name, shape, "a property of UISplitViewController")
            }))

    static let delegate = ScenarioShape.shared(
        "delegate",
        .object([
            ScenarioKey("topColumnForCollapsing", .named(Column.self), "the answer"),
            ScenarioKey("displayModeForExpanding", .named(DisplayMode.self), "the answer"),
            ScenarioKey("collapseSecondary", .boolean, "the answer"),
            ScenarioKey("primaryForCollapsing", .optional(controller), "the answer"),
            ScenarioKey("primaryForExpanding", .optional(controller), "the answer"),
            ScenarioKey("separateSecondary", .optional(controller), "the answer"),
            ScenarioKey("targetDisplayModeForAction", .named(DisplayMode.self), "the answer"),
            ScenarioKey("show", .boolean, "the answer"),
            ScenarioKey("showDetail", .boolean, "the answer"),
            ScenarioKey(
                "attached", .words(["setDelegate"]), "attached by a step instead of before the first"),
            ScenarioKey("observes", .list(.named(DelegateCall.self)), "the callbacks that are recorded"),
        ]))

    static let step = ScenarioShape.shared(
        "step",
        .object([
            ScenarioKey("label", .text, "the step's name"),
            ScenarioKey("do", .list(action), "the actions, in order"),
            ScenarioKey("expect", .object(expectations), "what must hold afterwards"),
            ScenarioKey(
                "timing", .words(["immediate", "settled"]), "when it is read; without a clock the same"),
        ]))
}
