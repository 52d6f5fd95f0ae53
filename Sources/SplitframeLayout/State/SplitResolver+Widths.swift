package import SplitframeInterface

extension SplitResolver {
    /// The minimum width of a column: the app's own, or the generation's.
    func minimum(_ column: Column) -> Number {
        asked(configuration.width(of: column).minimum, "minimum", of: column)
            ?? column.minimumFigure.map { figure($0) } ?? .zero
    }

    /// The width to which a person has dragged a column; nil where nobody has.
    private func dragged(_ column: Column) -> Number? {
        state.draggedWidths[column].map { Number($0, as: .dragged(column), from: nil) }
    }

    /// The value that the app has set for one of a column's properties; nil where UIKit decides.
    private func asked(_ points: Double?, _ kind: String, of column: Column) -> Number? {
        points.map { Number($0, as: .preference(column.preference(kind)), from: nil) }
    }

    /// The maximum width of a column: the app's own, or the generation's; unlimited on televisions.
    @inline(__always)
    fileprivate func maximum(_ column: Column) -> Number {
        let own = asked(configuration.width(of: column).maximum, "maximum", of: column)
        if environment.idiom == .tv { return own ?? .infinity }
        if let own, generation.rules.takesWidths { return own }
        return figure(column == .inspector ? .automaticInspectorMaximum : .automaticSidebarMaximum)
    }

    private func automatic(_ column: Column) -> Number {
        let isTelevision = environment.idiom == .tv
        return switch column {
        case .primary where isTelevision: share(.televisionPrimaryShare)
        case .supplementary where isTelevision: share(.televisionSupplementaryShare)
        case .primary: figure(isTriple ? .automaticTriplePrimaryWidth : .automaticPrimaryWidth)
        case .supplementary: figure(.automaticSupplementaryWidth)
        case .inspector: figure(.automaticInspectorWidth)
        case .secondary, .compact: windowWidth
        }
    }

    private func share(_ name: FigureName) -> Number { figure(name).times(width.points, as: .figure(name)) }

    /// A column's width from its preference, minimum and maximum alone.
    func wanted(_ column: Column) -> Number {
        let preference =
            generation.rules.takesWidths ? configuration.width(of: column) : ColumnWidthPreference.automatic
        let dragged = dragged(column)
        let rule = WantedWidth(
            column: column, dragged: dragged, preferred: asked(preference.preferred, "preferred", of: column),
            preferredFraction: preference.preferredFraction, automatic: automatic(column),
            width: windowWidth,
            minimum: column == .inspector || dragged != nil
                ? minimum(column) : asked(preference.minimum, "minimum", of: column),
            maximum: maximum(column), idiom: environment.idiom)
        return explanation.compute(rule, of: .width(column))
    }

    func inspectorWidth() -> Number {
        guard state.isInspectorShown, !state.isCollapsed else { return .zero }
        return fitted(wanted(.inspector), .inspector, room: width)
    }

    /// The widths of the sidebars in the current mode.
    func widths() -> ColumnWidths<Number> {
        switch generation.rules.arrangement {
        case .floating: isTriple ? tripleWidths() : doubleWidths()
        case .flat, .popover: flatWidths()
        }
    }

    private var preferredSecondary: Number {
        asked(configuration.secondaryWidth.preferred, "preferred", of: .secondary) ?? .zero
    }

    private func doubleWidths() -> ColumnWidths<Number> {
        let inspector = inspectorWidth()
        var primary = wanted(.primary)
        if mode.value.displayMode == .oneBesideSecondary || replacesTile {
            primary = explanation.compute(
                CappedPrimaryWidth(
                    wanted: primary.chosen(by: mode), room: width - figure(.sidebarInset),
                    minimumSecondary: minimum(.secondary), floor: figure(.automaticPrimaryMinimum),
                    minimum: asked(configuration.primaryWidth.minimum, "minimum", of: .primary),
                    maximum: maximum(.primary), preferredSecondary: preferredSecondary),
                of: .width(.primary))
        }
        primary = fittedPanel(primary, isShown: mode.value.displayMode != .secondaryOnly)
        return ColumnWidths(primary: primary, supplementary: .zero, inspector: inspector)
    }

    /// Whether the column lies over the secondary because a phone has no room beside it; it then keeps its width as a
    /// tile.
    private var replacesTile: Bool {
        mode.value.displayMode == .oneOverSecondary && !fitsBeside().value
    }

    private func tripleWidths() -> ColumnWidths<Number> {
        let inspector = inspectorWidth()
        var widths = SidebarWidths(primary: wanted(.primary), supplementary: wanted(.supplementary))
        let room = width - pixel
        var supplementaryRoom = room
        switch mode.value.displayMode {
        case .twoBesideSecondary:
            widths = explanation.compute(
                GrowingWidths(
                    wantedPrimary: widths.primary.chosen(by: mode),
                    wantedSupplementary: widths.supplementary.chosen(by: mode),
                    room: room - figure(.sidebarInset) - minimum(.secondary)
                        - inspector.described(as: .ownWidth(.inspector)),
                    minimumSupplementary: minimum(.supplementary), isCustomized: isCustomized),
                of: .sidebarWidths)
        case .twoOverSecondary where !mode.value.floatsOverTiles:
            widths = explanation.compute(
                OverlaidWidths(
                    wantedPrimary: widths.primary.chosen(by: mode),
                    wantedSupplementary: widths.supplementary.chosen(by: mode),
                    room: room - figure(.sidebarInset), isCustomized: isCustomized),
                of: .sidebarWidths)
        case .oneBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
            widths.supplementary = explanation.compute(
                TiledSupplementaryWidth(
                    wanted: widths.supplementary.chosen(by: mode), room: room,
                    minimumSecondary: minimum(.secondary), floor: minimum(.supplementary),
                    maximum: maximum(.supplementary), preferredSecondary: preferredSecondary),
                of: .width(.supplementary))
            supplementaryRoom = room - pixel
        case .oneOverSecondary:
            supplementaryRoom = width
            if replacesTile { widths.supplementary = min(widths.supplementary, minimum(.supplementary)) }
        case .automatic, .secondaryOnly:
            supplementaryRoom = .infinity
        }
        let isShared = [.twoBesideSecondary, .twoOverSecondary].contains(mode.value.displayMode)
        return ColumnWidths(
            primary: fittedPanel(widths.primary, isShown: isShared),
            supplementary: fitted(widths.supplementary, .supplementary, room: supplementaryRoom),
            inspector: inspector)
    }

    /// The largest minimum width of a supplementary and the only scale that were measured, in points and pixels per
    /// point (measured, iOS 26.1, iPad (A16)).
    private static var largestMeasuredMinimum: Double { 320 }
    private static var measuredScale: Double { 2 }

    /// Whether three columns have not been measured with the widths that the app sets, on this screen or in this
    /// window.
    private var isCustomized: Bool {
        let (primary, supplementary) = (configuration.primaryWidth, configuration.supplementaryWidth)
        let hasPreferences =
            state.draggedWidths != DraggedWidths() || primary.isCustomized || supplementary.isCustomized
            || configuration.secondaryWidth.preferred != nil
        let minima =
            (primary.minimum == nil ? 0 : 1) + (supplementary.minimum == nil ? 0 : 1)
            + (configuration.secondaryWidth.minimum == nil ? 0 : 1)
        return hasPreferences || minima > 1 || supplementary.minimum ?? 0 > Self.largestMeasuredMinimum
            || environment.scale != Self.measuredScale
            || width.points < Self.narrowestMeasuredBeside
    }

    /// The widths of flat columns, which keep their wanted width; in a narrow window the supplementary is reduced
    /// first.
    private func flatWidths() -> ColumnWidths<Number> {
        let shown = state.modeColumns(mode.value.displayMode)
        var room = width - (pixel + pixel)
        let isPrimaryShown = shown.contains(.primary)
        let primary = fitted(wanted(.primary), .primary, room: isPrimaryShown ? room : .infinity)
        if isPrimaryShown { room = room - (primary.described(as: .ownWidth(.primary)) + pixel) }
        let supplementary =
            isTriple
            ? fitted(
                wanted(.supplementary), .supplementary,
                room: shown.contains(.supplementary) ? room.notBelowZero : .infinity) : .zero
        return ColumnWidths(primary: primary, supplementary: supplementary, inspector: .zero)
    }

    /// The primary's width as a panel: at most the window's width less the inset on both sides and the safe area.
    private func fittedPanel(_ width: Number, isShown: Bool) -> Number {
        let inset = figure(.sidebarInset)
        return fitted(
            width, .primary,
            room: isShown ? self.width - (inset + inset) - sidebarSafeArea.left : .infinity)
    }

    @inline(__always)
    private func fitted(_ width: Number, _ column: Column, room: Number) -> Number {
        explanation.compute(
            WidthWithinWindow(
                column: column, width: width, room: room.chosen(by: mode), scale: environment.scale),
            of: .width(column))
    }
}

extension SplitState {
    /// The minimum and maximum widths that hold for a column where the app sets none, in points; without those that
    /// no rule asks for.
    package func automaticLimits(of column: Column) -> [String: Double] {
        var state = self
        state.configuration = SplitConfiguration(style: configuration.style)
        let resolver = SplitResolver<Double>(state)
        // Flat columns shrink to nothing.
        let hasMinimum = generation.rules.arrangement == .floating
        let hasMaximum = ![.secondary, .compact].contains(column)
        let limits = [
            "minimum": hasMinimum ? resolver.minimum(column) : 0,
            "maximum": hasMaximum ? resolver.maximum(column) : .infinity,
        ]
        return limits.filter { $0.value > 0 && $0.value.isFinite }
    }
}

extension ColumnWidthPreference {
    /// Whether the app sets more than a minimum width.
    var isCustomized: Bool { preferred != nil || preferredFraction != nil || maximum != nil }
}

extension Column {
    /// The figure for a column's minimum width, used where the app sets none.
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
