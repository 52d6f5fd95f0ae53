import SplitframeGeometry
import SplitframeInterface

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
        return contents.barButtons.filter { !$0.standsUpright }.map { button in
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
