import SplitframeGeometry
import SplitframeInterface

/// Checks laid-out split views against the interface guidelines.
public enum Advice {
    /// The findings on one configuration in several places, in the order of places, then of guidelines.
    public static func findings(on places: [AdvicePlace]) -> [Finding] {
        let expanded = places.filter { !$0.state.isCollapsed }.map { ($0, $0.state.layout) }
        let refusals = expanded.map { RefusedWidth.all(in: $0.state, $1) }
        // One value is suggested for all places: the smallest that any place grants, which fits in all of them.
        let least = refusals.joined().reduce(into: [:]) { least, refusal in
            least[refusal.column] = min(refusal.granted, least[refusal.column] ?? .infinity)
        }
        let onExpanded: [Finding] = zip(expanded, refusals).flatMap { expanded, refusals in
            let (place, layout) = expanded
            return findings(in: place, layout)
                + refusals.map { refusal in
                    place.finding(
                        .preferredWidthFits, refusal.message, about: refusal.column,
                        measured: .number(refusal.shown),
                        wanted: .number(refusal.preferredPoints),
                        change: .set(.width(refusal.column, refusal.bound, least[refusal.column])))
                }
        }
        return places.flatMap(foldingFindings) + places.flatMap(coveredByControls) + onExpanded
    }

    private static func findings(in place: AdvicePlace, _ layout: ResolvedSplit) -> [Finding] {
        [
            narrowSecondary(place, layout), lostPrimary(place, layout), doubledBars(place, layout),
            lostSelection(place, layout), brokenMinimum(place, layout),
            // A preferred mode implies a behavior, so a refused mode is reported alone.
            refusedMode(place, layout) ?? refusedBehavior(place, layout),
        ].compactMap(\.self)
    }

    private static func narrowSecondary(_ place: AdvicePlace, _ layout: ResolvedSplit) -> Finding? {
        guard let primary = layout.column(.primary), let secondary = layout.column(.secondary),
            primary.screen == nil, layout.splitBehavior == .tile,
            // Columns that meet at a fold are equally wide; one only seems narrower where the strip covers part of it.
            place.state.environment?.activeDivision == nil
        else { return nil }
        let visible = max(0, secondary.frame.width - secondary.safeArea.left - secondary.safeArea.right)
        let width = primary.frame.width
        guard visible < width else { return nil }
        let even = ((visible + width) / 2).rounded(.down)
        return place.finding(
            .secondaryIsWidest,
            "the secondary shows \(visible.pointText) pt beside a primary of \(width.pointText) pt",
            about: .secondary, measured: .number(visible), wanted: .number(width),
            change: .set(.width(.primary, .maximum, even)))
    }

    private static func lostPrimary(_ place: AdvicePlace, _ layout: ResolvedSplit) -> Finding? {
        guard layout.column(.primary) == nil, !place.state.configuration.presentsWithGesture,
            ![layout.buttons.displayMode, layout.buttons.secondaryOnly].contains(where: { button in
                button.map { !place.contents(of: $0.column).isBarHidden } ?? false
            })
        else { return nil }
        let way =
            place.state.generation.rules.arrangement == .popover
            ? "nothing but the bar button that the delegate gets brings it back" : "no button shows"
        return place.finding(
            .primaryIsReachable,
            "the primary is hidden in \(layout.displayMode), the gesture is off and \(way)",
            about: .primary,
            change: .set(.presentsWithGesture(true)))
    }

    private static func doubledBars(_ place: AdvicePlace, _ layout: ResolvedSplit) -> Finding? {
        let hasBar = { (column: Column) in
            guard layout.column(column) != nil, let own = place.contents[column] else { return false }
            return !own.isBarHidden && !(own.title.isEmpty && own.barButtons.isEmpty)
        }
        guard place.state.configuration.style == .unspecified, layout.displayMode == .oneBesideSecondary,
            hasBar(.primary), hasBar(.secondary)
        else { return nil }
        return place.finding(
            .barInOnePane, "both panes show a navigation bar at once", change: .hideBar(.primary))
    }

    private static func lostSelection(_ place: AdvicePlace, _ layout: ResolvedSplit) -> Finding? {
        let lost = [Column.primary, .supplementary].first { column in
            let content = place.contents(of: column).content
            return layout.column(column) != nil && content?.kind == .list
                && content?.selectedRow == nil
        }
        return lost.map {
            place.finding(
                .selectionPersists, "the \($0) list shows no selection while its detail shows",
                about: $0, change: .selectRow($0))
        }
    }

    private static func brokenMinimum(_ place: AdvicePlace, _ layout: ResolvedSplit) -> Finding? {
        for column in [Column.primary, .supplementary, .secondary, .inspector] {
            guard let minimum = place.state.configuration.width(of: column).minimum,
                let width = layout.width(of: column, in: place.state), width < minimum
            else { continue }
            return place.finding(
                .minimumsHold,
                "the \(column) is \(width.pointText) pt wide, its minimum asks for \(minimum.pointText)",
                about: column, measured: .number(width), wanted: .number(minimum),
                change: .set(.width(column, .minimum, width.rounded(.down))))
        }
        return nil
    }

    private static func refusedMode(_ place: AdvicePlace, _ layout: ResolvedSplit) -> Finding? {
        let preferred = place.state.configuration.preferredDisplayMode
        // If a button or the app has since requested another mode, the preferred mode was not refused.
        guard preferred != .automatic, preferred != layout.displayMode,
            place.state.resolution?.preferred == preferred
        else { return nil }
        return place.finding(
            .preferredModeFits, "\(layout.displayMode) shows, \(preferred) is preferred",
            measured: .word(layout.displayMode.name), wanted: .word(preferred.name),
            change: .set(.preferredDisplayMode(.automatic)))
    }

    private static func refusedBehavior(_ place: AdvicePlace, _ layout: ResolvedSplit) -> Finding? {
        let preferred = place.state.configuration.preferredSplitBehavior
        guard preferred != .automatic, preferred != layout.splitBehavior else { return nil }
        return place.finding(
            .preferredBehaviorFits,
            "the split behavior is \(layout.splitBehavior), \(preferred) is preferred",
            measured: .word(layout.splitBehavior.name), wanted: .word(preferred.name),
            change: .set(.preferredSplitBehavior(.automatic)))
    }
}
