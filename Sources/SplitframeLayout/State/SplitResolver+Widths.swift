import SplitframeGeometry
import SplitframeInterface

extension SplitResolver {
    /// The least width of a column in points: the app's own, or the generation's.
    func minimum(_ column: Column) -> Double {
        configuration.width(of: column).minimum ?? automaticMinimum(column)
    }

    private func automaticMinimum(_ column: Column) -> Double {
        switch column {
        case .primary: metrics.automaticPrimaryMinimum
        case .supplementary: metrics.automaticSupplementaryMinimum
        case .secondary: metrics.automaticSecondaryMinimum
        case .inspector: metrics.automaticInspectorMinimum
        case .compact: 0
        }
    }

    private func maximum(_ column: Column) -> Double {
        if let own = configuration.width(of: column).maximum { return own }
        if environment.idiom == .tv { return .infinity }
        return column == .inspector ? metrics.automaticInspectorMaximum : metrics.automaticSidebarMaximum
    }

    private func automatic(_ column: Column) -> Double {
        switch column {
        case .primary where environment.idiom == .tv: width * metrics.televisionPrimaryShare
        case .primary: isTriple ? metrics.automaticTriplePrimaryWidth : metrics.automaticPrimaryWidth
        case .supplementary: metrics.automaticSupplementaryWidth
        case .inspector: metrics.automaticInspectorWidth
        case .secondary, .compact: environment.size.width
        }
    }

    /// A column's width from preference, minimum and maximum alone, in points.
    mutating func wanted(_ column: Column) -> Double {
        // Before iOS 8 nothing about the width could be asked.
        let preference = metrics.generation == .iOS7 ? .automatic : configuration.width(of: column)
        let minimum = preference.minimum ?? (column == .inspector ? automaticMinimum(column) : nil)
        return explanation.decide(
            WantedWidth(
                column: column, preferred: preference.preferred,
                preferredFraction: preference.preferredFraction, automatic: automatic(column),
                width: environment.size.width, minimum: minimum, maximum: maximum(column),
                idiom: environment.idiom))
    }

    mutating func inspectorWidth() -> Double {
        guard state.isInspectorShown, !state.isCollapsed else { return 0 }
        return fitted(wanted(.inspector), .inspector, room: width)
    }

    /// The widths of the sidebars in a mode.
    mutating func widths(in mode: ResolvedMode) -> ColumnWidths {
        let inspector = inspectorWidth()
        switch metrics.generation {
        case .iOS26:
            return isTriple
                ? tripleWidths(in: mode, inspector: inspector) : doubleWidths(in: mode, inspector: inspector)
        case .iOS14, .iOS7:
            return flatWidths(in: mode)
        }
    }

    /// What the secondary must keep when a sidebar is capped.
    private var keptForSecondary: Double {
        max(minimum(.secondary), configuration.secondaryWidth.preferred ?? 0)
    }

    /// The most that a floating sidebar can take: the window less the inset on both sides and the safe area.
    private var panelRoom: Double { width - 2 * metrics.sidebarInset - sidebarSafeArea.left }

    private mutating func doubleWidths(in mode: ResolvedMode, inspector: Double) -> ColumnWidths {
        var primary = wanted(.primary)
        if mode.displayMode == .oneBesideSecondary {
            let preference = configuration.primaryWidth
            primary = explanation.decide(
                CappedPrimaryWidth(
                    wanted: primary, room: width - metrics.sidebarInset,
                    minimumSecondary: keptForSecondary, floor: metrics.automaticPrimaryMinimum,
                    minimum: preference.minimum, maximum: maximum(.primary)))
        }
        if mode.displayMode != .secondaryOnly {
            primary = fitted(primary, .primary, room: panelRoom)
        }
        return ColumnWidths(primary: primary, supplementary: 0, inspector: inspector)
    }

    private mutating func tripleWidths(in mode: ResolvedMode, inspector: Double) -> ColumnWidths {
        var primary = wanted(.primary)
        var supplementary = wanted(.supplementary)
        let room = width - pixel
        switch mode.displayMode {
        case .twoBesideSecondary:
            let shared = explanation.decide(
                GrowingWidths(
                    wantedPrimary: primary, wantedSupplementary: supplementary,
                    room: room - metrics.sidebarInset - minimum(.secondary) - inspector,
                    minimumSupplementary: minimum(.supplementary)))
            (primary, supplementary) = (shared.primary, shared.supplementary)
        case .twoOverSecondary where !mode.floatsOverTiles:
            let shared = explanation.decide(
                OverlaidWidths(
                    wantedPrimary: primary, wantedSupplementary: supplementary,
                    room: room - metrics.sidebarInset))
            (primary, supplementary) = (shared.primary, shared.supplementary)
        case .oneBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
            supplementary = explanation.decide(
                TiledSupplementaryWidth(
                    wanted: supplementary, room: room, minimumSecondary: keptForSecondary,
                    floor: minimum(.supplementary), maximum: maximum(.supplementary)))
            supplementary = fitted(supplementary, .supplementary, room: room - pixel)
            if mode.floatsOverTiles { primary = fitted(primary, .primary, room: panelRoom) }
            return ColumnWidths(primary: primary, supplementary: supplementary, inspector: inspector)
        case .oneOverSecondary:
            supplementary = fitted(supplementary, .supplementary, room: width)
            return ColumnWidths(primary: primary, supplementary: supplementary, inspector: inspector)
        case .automatic, .secondaryOnly:
            return ColumnWidths(primary: primary, supplementary: supplementary, inspector: inspector)
        }
        return ColumnWidths(
            primary: fitted(primary, .primary, room: panelRoom),
            supplementary: fitted(supplementary, .supplementary, room: room), inspector: inspector)
    }

    /// Flat columns keep what they want; where the window is too narrow the supplementary goes first.
    private mutating func flatWidths(in mode: ResolvedMode) -> ColumnWidths {
        let shown = state.modeColumns(mode.displayMode)
        var room = width - 2 * pixel
        var primary = wanted(.primary)
        if shown.contains(.primary) {
            primary = fitted(primary, .primary, room: room)
            room -= primary + pixel
        }
        guard isTriple else { return ColumnWidths(primary: primary, supplementary: 0, inspector: 0) }
        var supplementary = wanted(.supplementary)
        if shown.contains(.supplementary) {
            supplementary = fitted(supplementary, .supplementary, room: max(0, room))
        }
        return ColumnWidths(primary: primary, supplementary: supplementary, inspector: 0)
    }

    private mutating func fitted(_ width: Double, _ column: Column, room: Double) -> Double {
        explanation.decide(
            WidthWithinWindow(column: column, width: width, room: room, scale: environment.scale))
    }
}
