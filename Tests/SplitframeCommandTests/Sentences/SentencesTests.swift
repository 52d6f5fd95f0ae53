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

    @Test(arguments: [
        (AlternativeTextPhrases.english, AlternativeTextReader.Language.english), (.german, .german),
        (.chinese, .chinese),
    ])
    func `that replaces the picture holds in the layout`(
        phrases: AlternativeTextPhrases, language: AlternativeTextReader.Language
    ) throws {
        for random in Self.requests {
            let resolved = try ResolvedRequest(random.request)
            let text = resolved.alternativeText(of: resolved.wireframe(.picture), in: phrases)
            let reader = AlternativeTextReader(text, language, resolved.tree)
            #expect(reader.faults.isEmpty, "\(random)\n\(text)")
        }
    }

    @Test func `of the long description holds in the layout`() throws {
        for random in Self.requests {
            let resolved = try ResolvedRequest(random.request)
            let text = resolved.wireframe(.picture).longDescription
            #expect(LongDescriptionReader(text, resolved.tree).faults.isEmpty, "\(random)\n\(text)")
        }
    }

    @Test func `that lint finds holds in the layout`() throws {
        var seen: Set<String> = []
        for random in Self.requests {
            let resolved = try ResolvedRequest(random.request)
            let place = AdvicePlace(
                device: "any", place: "any", state: resolved.state, contents: random.request.columnContents)
            let reader = FindingReader(
                facts: ColumnFacts(resolved.tree), configuration: resolved.state.configuration)
            for finding in Advice.findings(on: [place]) {
                seen.insert(finding.guideline)
                #expect(reader.fault(in: finding) == nil, "\(random)")
            }
        }
        #expect(seen.count >= 6)
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
            let facts = ColumnFacts(try #require(InterfaceCapture.tree(of: host)))
            let hasButton =
                delegate.button != nil
                || facts.drawn.contains { !facts.modeButtons(in: $0.column).isEmpty }
            // On iOS 7 the button is the delegate's to place, so that nobody knows whether it is there.
            let isLost =
                !split.isCollapsed && facts[.primary] == nil
                && (!hasButton || request.generation == .iOS7)
            #expect(isFound == isLost, "\(random)")
            found += isFound ? 1 : 0
        }
        #expect(found > 0)
    }

    @Test func `that explains it is one, adds up and has numbers of the layout`() throws {
        for random in Self.requests.prefix(isDeepRun ? 10_000 : 80) {
            let state = try random.request.state()
            var reader = ExplanationReader()
            for name in state.reasonNames {
                let reason = try state.reason(for: name)
                reader.read(ExplainAnswer(reason: reason).text, reason.decisions)
            }
            let decisions = state.explainedLayout.decisions
            reader.read(ExplainAnswer(decisions: decisions).text, decisions)
            #expect(reader.faults.isEmpty, "\(random)")
        }
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
