import SplitframeGeometry
import SplitframeInterface

extension SplitResolver {
    /// The least width of a column in points: the app's own, or the generation's.
    func minimum(_ column: Column) -> Double {
        configuration.width(of: column).minimum ?? column.minimumFigure.map { generation[$0] } ?? 0
    }

    /// The generation's least widths of those columns for which the app says none.
    func minimumFigures(_ columns: Column...) -> [FigureName] {
        columns.filter { configuration.width(of: $0).minimum == nil }.compactMap(\.minimumFigure)
    }

    /// The generation's greatest width of a column; nil where the app has its own, and on televisions.
    private func maximumFigure(_ column: Column) -> FigureName? {
        guard configuration.width(of: column).maximum == nil || !generation.rules.takesWidths,
            environment.idiom != .tv
        else { return nil }
        return column == .inspector ? .automaticInspectorMaximum : .automaticSidebarMaximum
    }

    private func maximum(_ column: Column) -> Double {
        maximumFigure(column).map { generation[$0] } ?? configuration.width(of: column).maximum ?? .infinity
    }

    /// The figure that gives a column's width where nothing is asked.
    func automaticFigure(_ column: Column) -> FigureName? {
        switch column {
        case .primary where environment.idiom == .tv: .televisionPrimaryShare
        case .supplementary where environment.idiom == .tv: .televisionSupplementaryShare
        case .primary: isTriple ? .automaticTriplePrimaryWidth : .automaticPrimaryWidth
        case .supplementary: .automaticSupplementaryWidth
        case .inspector: .automaticInspectorWidth
        case .secondary, .compact: nil
        }
    }

    func automatic(_ column: Column) -> Double {
        guard let figure = automaticFigure(column) else { return environment.size.width }
        return environment.idiom == .tv && column != .inspector
            ? width * generation[figure] : generation[figure]
    }

    /// A column's width from preference, minimum and maximum alone, in points.
    func wanted(_ column: Column) -> Double {
        let preference =
            generation.rules.takesWidths ? configuration.width(of: column) : ColumnWidthPreference.automatic
        let minimum =
            preference.minimum
            ?? (column == .inspector ? generation[.automaticInspectorMinimum] : nil)
        let rule = WantedWidth(
            column: column, preferred: preference.preferred,
            preferredFraction: preference.preferredFraction, automatic: automatic(column),
            width: environment.size.width, minimum: minimum, maximum: maximum(column),
            idiom: environment.idiom)
        return explanation.decide(
            rule, of: .width(column),
            on: [
                rule.isAutomatic ? automaticFigure(column) : nil, maximumFigure(column),
                column == .inspector && preference.minimum == nil ? .automaticInspectorMinimum : nil,
            ].compactMap(\.self))
    }

    func inspectorWidth() -> Double {
        guard state.isInspectorShown, !state.isCollapsed else { return 0 }
        return fitted(wanted(.inspector), .inspector, room: width)
    }

    /// The widths of the sidebars in a mode.
    func widths(in mode: ResolvedMode) -> ColumnWidths {
        let inspector = inspectorWidth()
        switch generation.rules.arrangement {
        case .floating:
            return isTriple
                ? tripleWidths(in: mode, inspector: inspector) : doubleWidths(in: mode, inspector: inspector)
        case .flat, .popover:
            return flatWidths(in: mode)
        }
    }

    private var preferredSecondary: Double { configuration.secondaryWidth.preferred ?? 0 }

    /// The most that a floating sidebar can take: the window less the inset on both sides and the safe area.
    private var panelRoom: Double { width - 2 * generation[.sidebarInset] - sidebarSafeArea.left }

    private func doubleWidths(in mode: ResolvedMode, inspector: Double) -> ColumnWidths {
        var primary = wanted(.primary)
        if mode.displayMode == .oneBesideSecondary {
            primary = explanation.decide(
                CappedPrimaryWidth(
                    wanted: primary, room: width - generation[.sidebarInset],
                    minimumSecondary: minimum(.secondary), floor: generation[.automaticPrimaryMinimum],
                    minimum: configuration.primaryWidth.minimum, maximum: maximum(.primary),
                    preferredSecondary: preferredSecondary),
                of: .width(.primary),
                on: [.sidebarInset, .automaticPrimaryMinimum] + minimumFigures(.secondary)
                    + [maximumFigure(.primary)].compactMap(\.self),
                from: [.mode, .width(.primary)])
        }
        primary = fittedPanel(primary, isShown: mode.displayMode != .secondaryOnly)
        return ColumnWidths(primary: primary, supplementary: 0, inspector: inspector)
    }

    private func tripleWidths(in mode: ResolvedMode, inspector: Double) -> ColumnWidths {
        var primary = wanted(.primary)
        var supplementary = wanted(.supplementary)
        let room = width - pixel
        var supplementaryRoom = room
        switch mode.displayMode {
        case .twoBesideSecondary:
            let shared = explanation.decide(
                GrowingWidths(
                    wantedPrimary: primary, wantedSupplementary: supplementary,
                    room: room - generation[.sidebarInset] - minimum(.secondary) - inspector,
                    minimumSupplementary: minimum(.supplementary), isCustomized: isCustomized),
                of: .sidebarWidths, on: [.sidebarInset] + minimumFigures(.supplementary, .secondary),
                from: [.mode, .width(.primary), .width(.supplementary)]
                    + (inspector > 0 ? [.width(.inspector)] : []))
            (primary, supplementary) = (shared.primary, shared.supplementary)
        case .twoOverSecondary where !mode.floatsOverTiles:
            let shared = explanation.decide(
                OverlaidWidths(
                    wantedPrimary: primary, wantedSupplementary: supplementary,
                    room: room - generation[.sidebarInset], isCustomized: isCustomized),
                of: .sidebarWidths, on: [.sidebarInset],
                from: [.mode, .width(.primary), .width(.supplementary)])
            (primary, supplementary) = (shared.primary, shared.supplementary)
        case .oneBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
            supplementary = explanation.decide(
                TiledSupplementaryWidth(
                    wanted: supplementary, room: room, minimumSecondary: minimum(.secondary),
                    floor: minimum(.supplementary), maximum: maximum(.supplementary),
                    preferredSecondary: preferredSecondary),
                of: .width(.supplementary),
                on: minimumFigures(.supplementary, .secondary)
                    + [maximumFigure(.supplementary)].compactMap(\.self),
                from: [.mode, .width(.supplementary)])
            supplementaryRoom -= pixel
        case .oneOverSecondary:
            supplementaryRoom = width
        case .automatic, .secondaryOnly:
            supplementaryRoom = .infinity
        }
        let isShared = mode.displayMode == .twoBesideSecondary || mode.displayMode == .twoOverSecondary
        return ColumnWidths(
            primary: fittedPanel(primary, isShown: isShared, from: sharing(in: mode)),
            supplementary: fitted(
                supplementary, .supplementary, room: supplementaryRoom, from: sharing(in: mode)),
            inspector: inspector)
    }

    /// What two sidebar widths rest on besides each other's wishes, where one rule gives both.
    private func sharing(in mode: ResolvedMode) -> [Subject] {
        switch mode.displayMode {
        case .twoBesideSecondary: [.sidebarWidths]
        case .twoOverSecondary: mode.floatsOverTiles ? [.mode] : [.sidebarWidths]
        case .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoDisplaceSecondary:
            [.mode]
        }
    }

    /// The largest minimum of a supplementary that was measured, and the one scale, in points and pixels a point
    /// (measured, iOS 26.1, iPad (A16)).
    private static let largestMeasuredMinimum = 320.0
    private static let measuredScale = 2.0

    /// Whether the app asks three columns for widths, or asks on a screen, that nobody has measured.
    private var isCustomized: Bool {
        let (primary, supplementary) = (configuration.primaryWidth, configuration.supplementaryWidth)
        let hasWishes =
            primary.isCustomized || supplementary.isCustomized
            || configuration.secondaryWidth.preferred != nil
        let minima =
            (primary.minimum == nil ? 0 : 1) + (supplementary.minimum == nil ? 0 : 1)
            + (configuration.secondaryWidth.minimum == nil ? 0 : 1)
        return hasWishes || minima > 1 || supplementary.minimum ?? 0 > Self.largestMeasuredMinimum
            || environment.scale != Self.measuredScale
            || width < Self.narrowestMeasuredBeside
    }

    /// Flat columns keep what they want; where the window is too narrow the supplementary goes first.
    private func flatWidths(in mode: ResolvedMode) -> ColumnWidths {
        let shown = state.modeColumns(mode.displayMode)
        var room = width - 2 * pixel
        let isPrimaryShown = shown.contains(.primary)
        let primary = fitted(
            wanted(.primary), .primary, room: isPrimaryShown ? room : .infinity, from: [.mode])
        if isPrimaryShown { room -= primary + pixel }
        guard isTriple else { return ColumnWidths(primary: primary, supplementary: 0, inspector: 0) }
        let supplementary = fitted(
            wanted(.supplementary), .supplementary,
            room: shown.contains(.supplementary) ? max(0, room) : .infinity,
            from: isPrimaryShown ? [.mode, .width(.primary)] : [.mode])
        return ColumnWidths(primary: primary, supplementary: supplementary, inspector: 0)
    }

    private func fittedPanel(
        _ width: Double, isShown: Bool, from sources: @autoclosure () -> [Subject] = [.mode]
    ) -> Double {
        fitted(
            width, .primary, room: isShown ? panelRoom : .infinity, on: isShown ? [.sidebarInset] : [],
            from: sources())
    }

    private func fitted(
        _ width: Double, _ column: Column, room: Double, on figures: @autoclosure () -> [FigureName] = [],
        from sources: @autoclosure () -> [Subject] = []
    ) -> Double {
        explanation.decide(
            WidthWithinWindow(column: column, width: width, room: room, scale: environment.scale),
            of: .width(column), on: figures(), from: [.width(column)] + sources())
    }
}

extension ColumnWidthPreference {
    /// Whether the app asks for more than a least width.
    fileprivate var isCustomized: Bool { preferred != nil || preferredFraction != nil || maximum != nil }
}

extension Column {
    /// The figure that gives a column's least width where the app gives none.
    fileprivate var minimumFigure: FigureName? {
        switch self {
        case .primary: .automaticPrimaryMinimum
        case .supplementary: .automaticSupplementaryMinimum
        case .secondary: .automaticSecondaryMinimum
        case .inspector: .automaticInspectorMinimum
        case .compact: nil
        }
    }
}
