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
            "the split behaviour is \(layout.splitBehavior), \(preferred) is preferred",
            measured: .word(layout.splitBehavior.name), wanted: .word(preferred.name),
            change: .set(.preferredSplitBehavior(.automatic)))
    }
}

extension Advice {
    /// What the window's own controls cover in several places, each view of a column once.
    public static func findingsOnWindowControls(in places: [AdvicePlace]) -> [Finding] {
        var known: Set<AdviceChange> = []
        return places.flatMap(coveredByControls).filter { known.insert($0.change).inserted }
    }

    /// What the window's own controls cover of the column beneath them: the app's views, or its content where no bar
    /// keeps it clear of them.
    static func coveredByControls(in place: AdvicePlace) -> [Finding] {
        guard let environment = place.state.environment,
            let controls = environment.windowControlsFrame(in: place.state.generation),
            let column = place.state.columnOnTop(at: controls)
        else { return [] }
        let contents = place.contents(of: column.column)
        let views = (contents.views + contents.inside).flatMap { $0.views(beneath: controls) }
        func finding(_ name: String, _ frame: Rectangle) -> Finding {
            place.finding(
                .keepOffWindowControls,
                "\(name) at \(frame.placeText) lies beneath the window's controls at \(controls.placeText)",
                about: column.column, change: .adaptToCorner(name, column.column))
        }
        guard views.isEmpty else { return views.map { finding($0.name, $0.frame) } }
        let room = column.frame.inset(by: column.safeArea)
        guard contents.isBarHidden, contents.views.isEmpty, contents.inside.isEmpty,
            contents.content?.hasText == true, room.intersection(controls) != nil
        else { return [] }
        return [finding("the content", room)]
    }
}

extension SplitState {
    /// The frontmost visible column at a frame.
    fileprivate func columnOnTop(at frame: Rectangle) -> ColumnLayout? {
        let visible = isCollapsed ? topColumn.map { ColumnSet($0) } ?? .primary : visibleColumns
        return layout.arrangement.columns.last {
            visible.contains($0.column) && $0.frame.intersection(frame) != nil
        }
    }
}

extension ContentElement {
    /// Whether the content has texts or controls, which must not be covered.
    fileprivate var hasText: Bool {
        switch kind {
        case .list, .grid, .text, .web, .form, .mail, .files: true
        case .map, .image, .empty, .tabs: false
        }
    }
}

extension InterfaceElement {
    /// The innermost views of an app beneath a frame, without those that are only a ground.
    fileprivate func views(beneath frame: Rectangle) -> [InterfaceElement] {
        guard let common = self.frame.intersection(frame), !common.isEmpty else { return [] }
        let inner = children.flatMap { $0.views(beneath: frame) }
        guard inner.isEmpty, case .view(let view) = kind, view.kind != .box, view.kind != .card else {
            return inner
        }
        return [self]
    }
}

extension Advice {
    /// The findings about a device that folds: views, bar items and widths that conflict with its fold or strip.
    static func foldingFindings(in place: AdvicePlace) -> [Finding] {
        guard let environment = place.state.environment else { return [] }
        return crossings(in: place, environment) + lostItems(in: place, environment)
            + [fixedWidth(in: place, environment), narrowPhone(in: place, environment)].compactMap(\.self)
    }

    /// The app's views that lie beneath the strip or a camera in use, or across an active fold.
    private static func crossings(in place: AdvicePlace, _ environment: TraitEnvironment) -> [Finding] {
        let shown = place.state.visibleColumns
        return environment.reservedRegions.all.filter(\.isActive).flatMap { region in
            shown.columns.flatMap { column in
                (place.contents[column]?.views ?? []).flatMap { $0.leaves(crossing: region) }.map { view in
                    let isFold = region.kind == .division
                    let meets = isFold ? "crosses the fold" : "lies beneath the \(region.name)"
                    return place.finding(
                        isFold ? .keepOffFold : .keepOffStrip,
                        "\(view.name) at \(view.frame.placeText) \(meets) at \(region.frame.placeText)",
                        about: column, change: .moveView(view.name, column))
                }
            }
        }
    }

    /// Bar items that have no icon, so that an upright bar cannot show them.
    private static func lostItems(in place: AdvicePlace, _ environment: TraitEnvironment) -> [Finding] {
        guard environment.verticalBarEdge != .unspecified else { return [] }
        let column = place.state.isCollapsed ? place.state.topColumn ?? .primary : .secondary
        guard let contents = place.contents[column], !contents.isBarHidden else {
            return []
        }
        return contents.barButtons.filter { !$0.fitsVerticalBar }.map { button in
            place.finding(
                .itemsHaveIcons,
                "the bar item \(button.title ?? "without icon and title") has no place in the bar beside the strip",
                about: column, change: .giveIcon(button.title ?? "the bar item", column))
        }
    }

    /// A primary width set by the app that, if granted, keeps the columns from meeting at the fold.
    private static func fixedWidth(in place: AdvicePlace, _ environment: TraitEnvironment) -> Finding? {
        guard let fold = environment.activeDivision, !place.state.isCollapsed else { return nil }
        let primary = place.state.configuration.primaryWidth
        let bound: (ColumnWidthBound, Double)? =
            primary.preferred.map { (ColumnWidthBound.preferred, $0) }
            ?? primary.maximum.flatMap { $0 < fold.midX ? (ColumnWidthBound.maximum, $0) : nil }
        guard let (bound, width) = bound, abs(width - fold.midX) >= 1 else { return nil }
        return place.finding(
            .columnsMeetFold,
            "the primary asks for \(width.pointText) pt, the fold lies at \(fold.midX.pointText)",
            about: .primary,
            measured: .number(width), wanted: .number(fold.midX), change: .set(.width(.primary, bound, nil)))
    }

    /// Two tiled columns preferred on a phone of regular width that has no room for them.
    private static func narrowPhone(in place: AdvicePlace, _ environment: TraitEnvironment) -> Finding? {
        let state = place.state
        guard environment.idiom == .phone, environment.horizontalSizeClass == .regular, !state.isCollapsed,
            state.configuration.preferredDisplayMode.behavior == .tile,
            state.configuration.preferredDisplayMode == state.resolution?.preferred,
            !SplitResolver<Double>(state).fitsBeside().value
        else { return nil }
        return place.finding(
            .panesByRoom,
            "\(state.configuration.preferredDisplayMode) is preferred in a regular width of "
                + "\(environment.size.width.pointText) pt, which has no room for two panes",
            measured: .word(state.mode.displayMode.name),
            wanted: .word(state.configuration.preferredDisplayMode.name),
            change: .set(.preferredDisplayMode(.automatic)))
    }
}

extension InterfaceElement {
    /// The innermost views that a region covers or divides; a container may well reach into one.
    fileprivate func leaves(crossing region: ReservedRegion) -> [InterfaceElement] {
        guard frame.crosses(region) else { return [] }
        let inner = children.flatMap { $0.leaves(crossing: region) }
        return children.isEmpty ? [self] : inner
    }
}

extension Rectangle {
    /// Whether a region covers a part of the frame; a fold counts with its whole band.
    fileprivate func crosses(_ region: ReservedRegion) -> Bool {
        guard let common = intersection(region.frame) else { return false }
        return common.width > 0.001 && common.height > 0.001
    }

    var placeText: String {
        "\(x.pointText), \(y.pointText), \(width.pointText) × \(height.pointText)"
    }
}
