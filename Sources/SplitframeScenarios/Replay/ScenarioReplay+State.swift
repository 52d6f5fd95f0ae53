import Foundation
import HeadlessUIKit
import SplitframeFiles
import SplitframeInterface
import SplitframeLayout

extension ScenarioReplay {
    /// The current value of every key of `expect`; null for a key that the style does not have.
    var state: [String: JSON] {
        var state: [String: JSON] = [:]
        for key in ScenarioFormat.expectations { state[key.name] = .null }
        state.merge(heard) { $1 }
        state["raises"] = raised.map { .string($0.name) } ?? .null
        state["presented"] = presented
        guard let split = splitViewController else { return state }
        let isColumnStyle = split.style != .unspecified
        state["displayMode"] = .string(split.displayMode.name)
        state["splitBehavior"] = isColumnStyle ? .string(split.splitBehavior.name) : .null
        state["preferredDisplayMode"] = .string(split.preferredDisplayMode.name)
        state["preferredSplitBehavior"] = isColumnStyle ? .string(split.preferredSplitBehavior.name) : .null
        state["isCollapsed"] = .bool(split.isCollapsed)
        state["primaryColumnWidth"] = .number(split.primaryColumnWidth)
        state["supplementaryColumnWidth"] =
            split.style == .tripleColumn ? .number(split.supplementaryColumnWidth) : .null
        state["primaryBackgroundStyle"] = .string(split.primaryBackgroundStyle.name)
        state["horizontalSizeClass"] = .string("\(split.traitCollection.horizontalSizeClass)")
        state["isViewLoaded"] = .bool(split.isViewLoaded)
        state["columns"] = .object(columns(of: split))
        state["viewControllers"] = .strings(registry.labels(of: split.viewControllers))
        state["children"] = .strings(registry.labels(of: split.children))
        state["childFrames"] = .array(split.children.map { frames(of: $0, in: split) })
        state["viewFrames"] = .array(split.viewControllers.compactMap(viewFrame(of:)))
        state["properties"] = .object(properties(of: split))
        state["buttons"] = .object(buttons(of: split))
        state["ancestry"] = .array(ancestry(in: split))
        state["delegateIsNil"] = .bool(split.delegate == nil)
        return state
    }

    /// The calls since the step before.
    private var heard: [String: JSON] {
        [
            "events": .strings(recorder.events.map(\.text)),
            "eventsUnorderedDid": .bool(false),
            "eventsCollapsedFlag": .array(recorder.events.map { .bool($0.isCollapsed) }),
            "eventStates": .array(
                recorder.events.map {
                    .object([
                        "isCollapsed": .bool($0.isCollapsed), "displayMode": .string($0.displayMode.name),
                        "viewControllers": .strings($0.viewControllers),
                    ])
                }),
            "appearance": .strings(recorder.appearance),
            "log": .strings(recorder.log),
        ]
    }

    /// The modal controller and the one that was asked to present it; null if there is none.
    private var presented: JSON {
        let asked =
            [splitViewController, root].compactMap(\.self) + registry.plainLabels.compactMap(registry.known)
        for controller in asked {
            guard let presented = controller.presentedViewController else { continue }
            return .object([
                "on": .string(registry.label(of: presented.presentationRequester ?? controller)),
                "viewController": .string(registry.label(of: presented)),
            ])
        }
        return .null
    }

    private func columns(of split: UISplitViewController) -> [String: JSON] {
        var columns: [String: JSON] = [:]
        for column in split.listedColumns {
            let controller = split.given(for: column)
            var members: [String: JSON] = [
                "viewController": controller.map { .string(registry.label(of: $0)) } ?? .null,
                "isShowing": .bool(split.shows(column)),
            ]
            if let view = split.outermostContainer(of: column)?.viewIfLoaded, view.window != nil {
                members["frame"] = .rectangle(view.frame(in: split))
                members["safeArea"] = .insets(view.safeAreaInsets)
            }
            columns[column.name] = .object(members)
        }
        return columns
    }

    private func frames(of child: UIViewController, in split: UISplitViewController) -> JSON {
        var members: [String: JSON] = ["vc": .string(registry.label(of: child))]
        if let view = child.viewIfLoaded {
            members["frame"] = .rectangle(view.frame(in: split))
            members["ownFrame"] = .rectangle(view.bounds)
            members["safeArea"] = .insets(view.safeAreaInsets)
        }
        return .object(members)
    }

    private func viewFrame(of controller: UIViewController) -> JSON? {
        guard let view = controller.viewIfLoaded else { return nil }
        return .object([
            "vc": .string(registry.label(of: controller)), "frame": .rectangle(view.frame),
            "parent": controller.parent.map { .string(registry.label(of: $0)) } ?? .null,
        ])
    }

    private func properties(of split: UISplitViewController) -> [String: JSON] {
        Dictionary(
            uniqueKeysWithValues: split.settableProperties.map { property in
                let value: JSON =
                    switch property.value {
                    case .word(let word): .string(word)
                    case .flag(let flag): .bool(flag)
                    case .length(let length): length.map { .number($0) } ?? .string("automatic")
                    }
                return (property.name, value)
            })
    }

    private func buttons(of split: UISplitViewController) -> [String: JSON] {
        var buttons: [String: JSON] = [:]
        let tree = InterfaceCapture.tree(of: split)
        func add(_ name: String, _ button: SplitButton?) {
            guard let button else { return }
            // The format has one word for the sidebar button, whichever way its icon looks.
            let icon = button.icon == .trailingSidebar ? .sidebar : button.icon
            var members = ["icon": JSON.string(icon.name), "column": .string(button.column.name)]
            if let hider = tree?.hider(ofButton: name, in: button.column) {
                members["hiddenBy"] = .string(hider)
            }
            buttons[name] = .object(members)
        }
        add("displayModeButton", split.buttons.displayMode)
        add("secondaryOnlyButton", split.buttons.secondaryOnly)
        return buttons
    }

    private func ancestry(in split: UISplitViewController) -> [JSON] {
        ([ControllerName.split] + registry.plainLabels).compactMap { label in
            registry.known(label).map { controller in
                .object([
                    "of": .string(label),
                    "parent": controller.parent.map { .string(registry.label(of: $0)) } ?? .null,
                    "splitViewControllerIsSplit": .bool(controller.splitViewController === split),
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
    /// The frame in the split view's space; outside the hierarchy, the view's own frame.
    fileprivate func frame(in split: UISplitViewController) -> CGRect {
        window == nil ? frame : convert(bounds, to: split.viewIfLoaded)
    }
}

extension JSON {
    fileprivate static func rectangle(_ frame: CGRect) -> JSON {
        .numbers([frame.minX, frame.minY, frame.width, frame.height])
    }

    fileprivate static func insets(_ insets: UIEdgeInsets) -> JSON {
        .numbers([insets.top, insets.left, insets.bottom, insets.right])
    }
}
