import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import SplitframeLayout
import SplitframeRequests
import SplitframeTestSupport
import SplitframeWireframes
import Testing

@testable import SplitframeCommand

/// `SPLITFRAME_DEEP=1` in the environment, as `scripts/deep` sets it, asks for 10,000 requests.
struct `Every sentence about a random request` {
    private static let requests = Array(RandomRequests(seed: 27).prefix(isDeepRun ? 10_000 : 250))

    @Test(arguments: AlternativeTextPhrases.known)
    func `names the columns of the tree with their widths`(phrases: AlternativeTextPhrases) throws {
        for random in Self.requests {
            let resolved = try ResolvedRequest(random.request)
            let text = resolved.alternativeText(
                completing: resolved.wireframe(.picture).alternativeText(in: phrases), in: phrases)
            #expect(!text.contains("{") && text.hasSuffix(phrases(.end)), "\(text)")
            for (column, frame) in resolved.tree.columns {
                #expect(text.contains(frame.width.figureText), "\(column), \(frame): \(text)\n\(random)")
            }
            // What is presented is named by its title.
            for (column, _) in resolved.tree.root.columns {
                let name = try #require(AlternativePhrase(name: column.name))
                #expect(text.contains(phrases(name)), "\(column): \(text)\n\(random)")
            }
        }
    }

    @Test func `of the long description has the frame of one column of the tree`() throws {
        for random in Self.requests {
            let resolved = try ResolvedRequest(random.request)
            let lines = resolved.wireframe(.picture).longDescription.split(separator: "\n")
            let columns = resolved.tree.columns
            #expect(lines.count { $0.contains(" column, ") } == columns.count, "\(random)")
            for (column, frame) in columns {
                let start = "\(column) column, "
                let place =
                    "\(frame.width.figureText) × \(frame.height.figureText) points at "
                    + "\(frame.minX.figureText), \(frame.minY.figureText)"
                #expect(
                    lines.contains { $0.lowercased().hasPrefix(start) && $0.contains(place) },
                    "\(column), \(frame): \(lines)\n\(random)")
            }
        }
    }

    /// Without the gesture a primary comes back by a button: in a bar, or given to the delegate for one.
    @MainActor @Test func `that no button shows is found where live controllers have none, and nowhere else`()
        throws
    {
        var found = 0
        for random in Self.requests.prefix(isDeepRun ? 2000 : 100) {
            var request = random.request
            request.properties.append(.presentsWithGesture(false))
            let random = RandomRequest(request: request, environment: random.environment)
            let place = AdvicePlace(
                device: "any", place: "any", state: try request.state(), contents: request.columnContents)
            let isFound = Advice.findings(on: [place]).contains {
                $0.guideline == Guideline.primaryIsReachable.text
            }
            let delegate = ButtonKeeper()
            let host = try random.mounted(delegate: delegate)
            let split = try #require(host.splitViewController)
            if request.style == .unspecified, request.generation != .iOS7 {
                let detail = split.viewControllers.last as? UINavigationController
                detail?.topViewController?.navigationItem.leftBarButtonItem = split.displayModeButtonItem
                host.settle()
            }
            let tree = try #require(InterfaceCapture.tree(of: host))
            let hasButton = delegate.button != nil || tree.root.hasModeButton
            // On iOS 7 the button is the delegate's to place, so that nobody knows whether it is there.
            let isLost =
                !split.isCollapsed && tree.columns.allSatisfy { $0.column != .primary }
                && (!hasButton || request.generation == .iOS7)
            #expect(isFound == isLost, "\(random)")
            found += isFound ? 1 : 0
        }
        #expect(found > 0)
    }

    @Test func `that explains is one, with no value as Swift would print it`() throws {
        let dump =
            #/Optional|\bnil\b|\w+\((?!s\))[^)]*:|(?:^|\s|\()\.[a-z]|[\[\]{}_]|\btrue\b|\bfalse\b|\binf\b|\bnan\b/#
        for random in Self.requests.prefix(isDeepRun ? 10_000 : 80) {
            let state = try random.request.state()
            let answers =
                try state.reasonNames.map {
                    ExplainAnswer(reason: try state.reason(for: $0), in: state.generation)
                }
                + [ExplainAnswer(decisions: state.explainedLayout.decisions, in: state.generation)]
            for line in Set(answers.flatMap { $0.text.split(separator: "\n") }) {
                let sentence = line.split(separator: ": measured").first ?? ""
                #expect(!sentence.contains(dump), "\(line)\n\(random)")
            }
        }
    }
}

extension InterfaceTree {
    /// The columns of the split view and of presented screens, in drawing order.
    fileprivate var columns: [(column: Column, frame: Rectangle)] {
        ([root] + presented).flatMap(\.columns)
    }
}

extension InterfaceElement {
    fileprivate var columns: [(column: Column, frame: Rectangle)] {
        if case .column(let column) = kind { return [(column.column, frame)] }
        return children.flatMap(\.columns)
    }

    /// Whether a bar has a button of the split view itself.
    fileprivate var hasModeButton: Bool {
        if case .barButton(let button) = kind {
            let own: Set<BarButtonElement.Icon> = [
                .sidebar, .trailingSidebar, .back, .expand, .secondaryOnly,
            ]
            return button.icon.map(own.contains) ?? false
        }
        return children.contains(where: \.hasModeButton)
    }
}

/// Keeps the bar button that iOS 7 gives for the time in which the primary is hidden.
private final class ButtonKeeper: UISplitViewControllerDelegate {
    var button: UIBarButtonItem?

    func splitViewController(
        _ svc: UISplitViewController, willHide aViewController: UIViewController,
        with barButtonItem: UIBarButtonItem, for pc: UIPopoverController
    ) {
        button = barButtonItem
    }

    func splitViewController(
        _ svc: UISplitViewController, willShow aViewController: UIViewController,
        invalidating barButtonItem: UIBarButtonItem
    ) {
        button = nil
    }
}
