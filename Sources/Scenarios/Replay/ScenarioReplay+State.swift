import Foundation
import Geometry
import HeadlessUIKit
import InterfaceModel
import SplitLayout

extension ScenarioReplay {
    /// Every key of `expect` as it stands now; what a style does not have is null.
    var state: [String: ScenarioValue] {
        var state: [String: ScenarioValue] = [:]
        for key in ScenarioFormat.expectations { state[key.name] = .null }
        state.merge(heard) { $1 }
        state["raises"] = raised.map { .text($0.name) } ?? .null
        state["presented"] = presented
        guard let split = splitViewController else { return state }
        let isColumnStyle = split.style != .unspecified
        state["displayMode"] = .text(split.displayMode.name)
        state["splitBehavior"] = isColumnStyle ? .text(split.splitBehavior.name) : .null
        state["preferredDisplayMode"] = .text(split.preferredDisplayMode.name)
        state["preferredSplitBehavior"] = isColumnStyle ? .text(split.preferredSplitBehavior.name) : .null
        state["isCollapsed"] = .boolean(split.isCollapsed)
        state["primaryColumnWidth"] = .number(split.primaryColumnWidth)
        state["supplementaryColumnWidth"] =
            split.style == .tripleColumn ? .number(split.supplementaryColumnWidth) : .null
        state["primaryBackgroundStyle"] = .text(split.primaryBackgroundStyle.name)
        state["horizontalSizeClass"] = .text("\(split.traitCollection.horizontalSizeClass)")
        state["isViewLoaded"] = .boolean(split.isViewLoaded)
        state["columns"] = .object(columns(of: split))
        state["viewControllers"] = .texts(cast.labels(of: split.viewControllers))
        state["children"] = .texts(cast.labels(of: split.children))
        state["childFrames"] = .list(split.children.map { frames(of: $0, in: split) })
        state["viewFrames"] = .list(split.viewControllers.compactMap(viewFrame(of:)))
        state["properties"] = .object(properties(of: split))
        state["buttons"] = .object(buttons(of: split))
        state["ancestry"] = .list(ancestry(in: split))
        state["delegateIsNil"] = .boolean(split.delegate == nil)
        return state
    }

    /// What was heard since the step before.
    private var heard: [String: ScenarioValue] {
        [
            "events": .texts(recorder.events.map(\.text)),
            "eventsUnorderedDid": .boolean(false),
            "eventsCollapsedFlag": .list(recorder.events.map { .boolean($0.isCollapsed) }),
            "eventStates": .list(
                recorder.events.map {
                    .object([
                        "isCollapsed": .boolean($0.isCollapsed), "displayMode": .text($0.displayMode.name),
                        "viewControllers": .texts($0.viewControllers),
                    ])
                }),
            "appearance": .texts(recorder.appearance),
            "log": .texts(recorder.log),
        ]
    }

    /// A modal controller and who it was asked of; null where there is none.
    private var presented: ScenarioValue {
        let asked = [splitViewController, root].compactMap(\.self) + cast.plainLabels.compactMap(cast.known)
        for controller in asked {
            guard let presented = controller.presentedViewController else { continue }
            return .object([
                "on": .text(cast.label(of: presented.presentationRequester ?? controller)),
                "viewController": .text(cast.label(of: presented)),
            ])
        }
        return .null
    }

    private func columns(of split: UISplitViewController) -> [String: ScenarioValue] {
        var columns: [String: ScenarioValue] = [:]
        for column in split.listedColumns {
            let controller = split.viewController(for: column)
            var members: [String: ScenarioValue] = [
                "viewController": controller.map { .text(cast.label(of: $0)) } ?? .null,
                "isShowing": .boolean(split.isShowing(column)),
            ]
            if let view = split.outermostContainer(of: column)?.viewIfLoaded, view.window != nil {
                members["frame"] = .rectangle(view.frame(in: split))
                members["safeArea"] = .insets(view.safeAreaInsets)
            }
            columns[column.name] = .object(members)
        }
        return columns
    }

    private func frames(of child: UIViewController, in split: UISplitViewController) -> ScenarioValue {
        var members: [String: ScenarioValue] = ["vc": .text(cast.label(of: child))]
        if let view = child.viewIfLoaded {
            members["frame"] = .rectangle(view.frame(in: split))
            members["ownFrame"] = .rectangle(view.bounds)
            members["safeArea"] = .insets(view.safeAreaInsets)
        }
        return .object(members)
    }

    private func viewFrame(of controller: UIViewController) -> ScenarioValue? {
        guard let view = controller.viewIfLoaded else { return nil }
        return .object([
            "vc": .text(cast.label(of: controller)), "frame": .rectangle(view.frame),
            "parent": controller.parent.map { .text(cast.label(of: $0)) } ?? .null,
        ])
    }

    private func properties(of split: UISplitViewController) -> [String: ScenarioValue] {
        Dictionary(
            uniqueKeysWithValues: split.settableProperties.map { property in
                let text = property.valueText
                let value: ScenarioValue =
                    switch property {
                    case .width(_, _, let number): number.map { .number($0) } ?? .text("automatic")
                    case .presentsWithGesture(let flag), .showsSecondaryOnlyButton(let flag): .boolean(flag)
                    case .preferredDisplayMode, .preferredSplitBehavior, .primaryEdge,
                        .primaryBackgroundStyle, .displayModeButtonVisibility:
                        .text(text)
                    }
                return (property.name, value)
            })
    }

    private func buttons(of split: UISplitViewController) -> [String: ScenarioValue] {
        var buttons: [String: ScenarioValue] = [:]
        func add(_ name: String, _ button: SplitButton?) {
            guard let button else { return }
            buttons[name] = .object(["icon": .text(button.icon.name), "column": .text(button.column.name)])
        }
        add("displayModeButton", split.buttons.displayMode)
        add("secondaryOnlyButton", split.buttons.secondaryOnly)
        return buttons
    }

    private func ancestry(in split: UISplitViewController) -> [ScenarioValue] {
        (["split"] + cast.plainLabels).compactMap { label in
            cast.known(label).map { controller in
                .object([
                    "of": .text(label),
                    "parent": controller.parent.map { .text(cast.label(of: $0)) } ?? .null,
                    "splitViewControllerIsSplit": .boolean(controller.splitViewController === split),
                ])
            }
        }
    }
}

extension UISplitViewController {
    /// The columns that a controller can be given to.
    fileprivate var listedColumns: [Column] {
        style == .unspecified ? style.columns.columns : style.columns.union([.compact, .inspector]).columns
    }
}

extension UIView {
    /// The frame in the split view's space; out of the hierarchy, the view's own.
    fileprivate func frame(in split: UISplitViewController) -> CGRect {
        window == nil ? frame : convert(bounds, to: split.viewIfLoaded)
    }
}

extension ScenarioValue {
    fileprivate static func rectangle(_ frame: CGRect) -> ScenarioValue {
        .numbers([frame.minX, frame.minY, frame.width, frame.height])
    }

    fileprivate static func insets(_ insets: UIEdgeInsets) -> ScenarioValue {
        .numbers([insets.top, insets.left, insets.bottom, insets.right])
    }
}
