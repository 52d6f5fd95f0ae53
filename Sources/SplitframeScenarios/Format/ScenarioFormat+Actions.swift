import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import SplitframeJSON
import SplitframeLayout

extension ScenarioFormat {
    private static let on = JSONKey(
        "on", .text, "the controller that is asked; the split view unless given")

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
            JSONKey("close", .object([]), "shuts a device that folds"),
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
            JSONKey("releaseDelegate", .text, "lets go of the delegate with a name"),
            JSONKey("get", .choice(getters), "reads a property, to see what it raises"),
        ]))

    /// The properties that can be read: the settable ones and those that only UIKit sets.
    private static let getters =
        SplitPropertyKey.all.map(\.name) + [
            "style", "displayMode", "splitBehavior", "isCollapsed", "primaryColumnWidth",
            "supplementaryColumnWidth", "viewControllers",
        ]
}
