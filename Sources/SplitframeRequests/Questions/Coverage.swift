package import SplitframeDevices
package import SplitframeInterface
import SplitframeLayout
import SplitframeWireframes

/// What is known of split views on one device, in one orientation, generation and style: each question with the
/// weakest source of its answer.
package struct KnownLayout: Sendable {
    package let request: SplitRequest
    /// The answers by their questions, named as in `explain --why`.
    package let answers: [String: Provenance]
    /// Every rule that decides the layout, with its own source.
    package let rules: [(rule: String, source: Provenance)]

    /// The questions, with how many of 200 files that use `UISplitViewController` ask them by a member of it.
    ///
    /// Counted in shipped apps, samples and student projects of 41 public repositories: `preferredDisplayMode`,
    /// `isCollapsed`, `preferredSplitBehavior`, `displayModeButtonItem`, and the width properties of each column; a
    /// window is asked by `traitCollection`.
    package static let questions: [(name: String, files: Int)] = [
        ("window.width", 21), ("displayMode", 97), ("splitBehavior", 27), ("isCollapsed", 31),
        ("primary.width", 40), ("supplementary.width", 9), ("secondary.width", 0), ("secondary.x", 0),
        ("secondary.safeArea", 0), ("button", 23),
    ]

    package init?(_ request: SplitRequest) {
        guard let place = try? request.place(), let state = try? request.state() else { return nil }
        self.request = request
        let reasons = state.reasons(for: Self.questions.map(\.name).filter(request.asks))
        answers = reasons.compactMapValues { reason in
            let reason = place.completing(reason)
            let sources =
                reason.sums.flatMap(\.terms).compactMap(\.provenance) + reason.decisions.map(\.provenance)
            return sources.dropFirst().reduce(sources.first) { $0?.weaker($1) }
        }
        rules = state.explainedLayout.decisions.map { ($0.rule, $0.ownProvenance) }
    }

    /// Every device that is drawn, as it usually is and as each generation draws it, in every posture and orientation of
    /// its whole window and every style.
    package static func all(among devices: [Device]) -> [KnownLayout] {
        let list = SelectionList().withAllValues(of: .posture, .orientation, .generation, .style)
        let selections = (try? list.expanded(among: devices, look: .gallery)) ?? []
        return selections.map(\.request).filter { $0.ran(on: $0.device) }.compactMap(KnownLayout.init)
    }
}

extension SplitRequest {
    /// Whether the style has what a question is about.
    fileprivate func asks(_ question: String) -> Bool {
        switch question {
        case "splitBehavior": style != .unspecified
        case "supplementary.width": style == .tripleColumn
        default: true
        }
    }
}

extension Provenance {
    /// Whether somebody measured, documented or reported the fact, or Apple states it without a number.
    package var isKnown: Bool {
        if case .assumed = self { false } else { true }
    }
}
