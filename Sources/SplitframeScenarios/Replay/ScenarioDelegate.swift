import HeadlessUIKit
import SplitframeInterface

/// A delegate that gives a scenario's answers and records its calls.
final class ScenarioDelegate: UISplitViewControllerDelegate {
    private let answers: DelegateAnswers
    private let recorder: Recorder
    private let registry: ControllerRegistry

    init(answers: DelegateAnswers, recorder: Recorder, registry: ControllerRegistry) {
        self.answers = answers
        self.recorder = recorder
        self.registry = registry
    }

    private func record(_ call: DelegateCall, _ arguments: String = "", in split: UISplitViewController) {
        if let observes = answers.observes, !observes.contains(call) { return }
        recorder.record(
            Recorder.Event(
                text: call.name + arguments, isCollapsed: split.isCollapsed,
                displayMode: split.displayMode, viewControllers: registry.labels(of: split.viewControllers)))
    }

    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: DisplayMode) {
        record(.willChangeTo, "(\(displayMode.name))", in: svc)
    }

    func splitViewController(_ svc: UISplitViewController, willShow column: Column) {
        record(.willShow, "(\(column.name))", in: svc)
    }

    func splitViewController(_ svc: UISplitViewController, willHide column: Column) {
        record(.willHide, "(\(column.name))", in: svc)
    }

    func splitViewController(_ svc: UISplitViewController, didShow column: Column) {
        record(.didShow, "(\(column.name))", in: svc)
    }

    func splitViewController(_ svc: UISplitViewController, didHide column: Column) {
        record(.didHide, "(\(column.name))", in: svc)
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { record(.didCollapse, in: svc) }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) { record(.didExpand, in: svc) }

    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
        record(.interactivePresentationGestureWillBegin, in: svc)
    }

    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
        record(.interactivePresentationGestureDidEnd, in: svc)
    }

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: Column
    ) -> Column {
        let answer = answers.topColumnForCollapsing ?? proposed
        record(.topColumnForCollapsing, "(proposed:\(proposed.name))->\(answer.name)", in: svc)
        return answer
    }

    func splitViewController(
        _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposed: DisplayMode
    ) -> DisplayMode {
        let answer = answers.displayModeForExpanding ?? proposed
        record(.displayModeForExpanding, "(proposed:\(proposed.name))->\(answer.name)", in: svc)
        return answer
    }

    func primaryViewController(forCollapsing split: UISplitViewController) -> UIViewController? {
        record(.primaryViewController, "(forCollapsing)", in: split)
        return answers.primaryForCollapsing.flatMap(registry.answer(_:))
    }

    func primaryViewController(forExpanding split: UISplitViewController) -> UIViewController? {
        record(.primaryViewController, "(forExpanding)", in: split)
        return answers.primaryForExpanding.flatMap(registry.answer(_:))
    }

    func splitViewController(
        _ split: UISplitViewController, collapseSecondary secondary: UIViewController,
        onto primary: UIViewController
    ) -> Bool {
        let labels = (registry.label(of: secondary), registry.label(of: primary))
        record(
            .collapseSecondary, "(\(labels.0),onto:\(labels.1))->\(answers.collapseSecondary)", in: split)
        return answers.collapseSecondary
    }

    func splitViewController(
        _ split: UISplitViewController, separateSecondaryFrom primary: UIViewController
    ) -> UIViewController? {
        let label = registry.label(of: primary)
        let answer = answers.separateSecondary.flatMap(registry.answer(_:))
        record(
            .separateSecondaryFrom, "(\(label))->\(answer.map { registry.label(of: $0) } ?? "nil")", in: split
        )
        return answer
    }

    func targetDisplayModeForAction(in svc: UISplitViewController) -> DisplayMode {
        answers.targetDisplayModeForAction
    }

    func splitViewController(_ split: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
    {
        record(.show, "(\(registry.label(of: vc)))", in: split)
        return answers.show
    }

    func splitViewController(
        _ split: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        record(.showDetail, "(\(registry.label(of: vc)))", in: split)
        return answers.showDetail
    }

    func splitViewController(
        _ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation
    ) -> Bool {
        record(
            .shouldHide, "(\(registry.label(of: vc)),in:\(orientation))->\(orientation.isPortrait)", in: svc)
        return orientation.isPortrait
    }

    func splitViewController(
        _ svc: UISplitViewController, willHide vc: UIViewController, with item: UIBarButtonItem,
        for pc: UIPopoverController
    ) { record(.willHide, "(\(registry.label(of: vc)),with:barButtonItem)", in: svc) }

    func splitViewController(
        _ svc: UISplitViewController, willShow vc: UIViewController, invalidating item: UIBarButtonItem
    ) { record(.willShow, "(\(registry.label(of: vc)),invalidating:barButtonItem)", in: svc) }

    func splitViewController(
        _ svc: UISplitViewController, popoverController pc: UIPopoverController,
        willPresent vc: UIViewController
    ) { record(.popoverWillPresent, "(\(registry.label(of: vc)))", in: svc) }
}

/// A call or question of a split view to its delegate, with UIKit's short name.
enum DelegateCall: NamedCase {
    case willChangeTo
    case willShow
    case willHide
    case didShow
    case didHide
    case didCollapse
    case didExpand
    case interactivePresentationGestureWillBegin
    case interactivePresentationGestureDidEnd
    case topColumnForCollapsing
    case displayModeForExpanding
    case primaryViewController
    case collapseSecondary
    case separateSecondaryFrom
    case show
    case showDetail
    case shouldHide
    case popoverWillPresent
}
