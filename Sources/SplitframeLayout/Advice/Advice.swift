import SplitframeGeometry
import SplitframeInterface

/// What the interface guidelines advise against, found from resolved layouts.
public enum Advice {
    /// The findings of a subject in all places, in the order of places, then of guidelines.
    public static func findings(on subject: AdviceSubject, in places: [AdvicePlace]) -> [Finding] {
        let states = places.map { subject.state(in: $0.environment) }
        let local = zip(places, states).flatMap { place, state in
            Guideline.allCases.compactMap { finding(of: $0, on: subject, in: place, state: state) }
        }
        return local + neverFitting(subject, states)
    }

    private static func finding(
        of guideline: Guideline, on subject: AdviceSubject, in place: AdvicePlace, state: SplitState
    ) -> Finding? {
        guard !state.isCollapsed else { return nil }
        let layout = state.layout
        let found: (message: String, change: AdviceChange)? =
            switch guideline {
            case .secondaryIsWidest: narrowSecondary(layout)
            case .primaryIsReachable: lostPrimary(state, layout)
            case .buttonsInOnePane: doubledButtons(subject, layout)
            case .selectionPersists: lostSelection(subject, layout)
            case .minimumsHold: brokenMinimum(state, layout)
            case .preferredModeFits: nil
            }
        return found.map {
            Finding(
                guideline: guideline.text, device: place.device, place: place.place, message: $0.message,
                change: $0.change)
        }
    }

    private static func narrowSecondary(_ layout: ResolvedSplit) -> (String, AdviceChange)? {
        guard let primary = layout.column(.primary), let secondary = layout.column(.secondary),
            primary.presentation != .popover, layout.splitBehavior == .tile
        else { return nil }
        let visible = secondary.frame.width - secondary.safeArea.left - secondary.safeArea.right
        let width = primary.frame.width
        guard visible < width else { return nil }
        let even = ((visible + width) / 2).rounded(.down)
        return (
            "the secondary shows \(visible.pointText) pt beside a primary of \(width.pointText) pt",
            .set(.width(.primary, .maximum, even))
        )
    }

    private static func lostPrimary(_ state: SplitState, _ layout: ResolvedSplit) -> (String, AdviceChange)? {
        guard layout.column(.primary) == nil, !state.configuration.presentsWithGesture,
            layout.buttons.displayMode == nil, layout.buttons.secondaryOnly == nil
        else { return nil }
        return (
            "the primary is hidden in \(layout.displayMode), the gesture is off and no button shows",
            .set(.presentsWithGesture(true))
        )
    }

    private static func doubledButtons(
        _ subject: AdviceSubject, _ layout: ResolvedSplit
    ) -> (String, AdviceChange)? {
        guard subject.configuration.style == .unspecified, layout.displayMode == .oneBesideSecondary,
            !subject.contents(of: .primary).barButtons.isEmpty,
            !subject.contents(of: .secondary).barButtons.isEmpty
        else { return nil }
        return ("both panes show bar buttons at once", .removeBarButtons(.primary))
    }

    private static func lostSelection(
        _ subject: AdviceSubject, _ layout: ResolvedSplit
    ) -> (String, AdviceChange)? {
        for column in [Column.primary, .supplementary] where layout.column(column) != nil {
            let content = subject.contents(of: column).content
            if content.kind == .list, content.selectedRow == nil {
                return ("the \(column) list shows no selection beside its detail", .selectRow(column))
            }
        }
        return nil
    }

    private static func brokenMinimum(_ state: SplitState, _ layout: ResolvedSplit) -> (String, AdviceChange)?
    {
        for column in [Column.primary, .supplementary, .secondary] {
            guard let minimum = state.configuration.width(of: column).minimum,
                let shown = layout.column(column)
            else { continue }
            let width = shown.frame.width - shown.safeArea.left - shown.safeArea.right
            if width < minimum {
                return (
                    "the \(column) is \(width.pointText) pt wide, its minimum asks for \(minimum.pointText)",
                    .set(.width(column, .minimum, width.rounded(.down)))
                )
            }
        }
        return nil
    }

    /// A preferred mode that came out nowhere although somewhere the split view was expanded.
    private static func neverFitting(_ subject: AdviceSubject, _ states: [SplitState]) -> [Finding] {
        let preferred = subject.configuration.preferredDisplayMode
        let modes = states.filter { !$0.isCollapsed }.map(\.mode.displayMode)
        guard preferred != .automatic, !modes.isEmpty, !modes.contains(preferred) else { return [] }
        let instead = Set(modes.map(\.name)).sorted().joined(separator: ", ")
        return [
            Finding(
                guideline: Guideline.preferredModeFits.text, device: "all", place: "every place asked for",
                message: "\(preferred) never shows; \(instead) shows instead",
                change: .set(.preferredDisplayMode(.automatic)))
        ]
    }
}
