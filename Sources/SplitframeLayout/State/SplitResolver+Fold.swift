import SplitframeInterface

extension SplitResolver {
    /// The sidebar that ends on the fold, and the widths with its own extended to the fold.
    func onFold(
        _ widths: ColumnWidths<Number>
    ) -> (widths: ColumnWidths<Number>, meeting: Decided<Column?>) {
        let shown = state.modeColumns(mode.value.displayMode)
        guard let fold, shown != .secondary else { return (widths, Decided(nil)) }
        let primaryStart = sidebar == .tiled ? Number.zero : figure(.sidebarInset)
        let primaryEnd = primaryStart + widths.primary.described(as: .ownWidth(.primary))
        // If the primary floats over tiles, the boundary is that between the tiles.
        let hasPrimary = shown.contains(.primary) && !mode.value.floatsOverTiles
        let between = sidebar == .tiled ? pixel : .zero
        let supplementaryStart = hasPrimary ? primaryEnd + between : .zero
        let meeting = explanation.decide(
            BoundaryOnFold(
                line: fold.line, primaryEnd: hasPrimary ? primaryEnd : nil,
                supplementaryEnd: shown.contains(.supplementary)
                    ? supplementaryStart + widths.supplementary.described(as: .ownWidth(.supplementary)) : nil
            ),
            of: .fold)
        guard let column = meeting.value else { return (widths, meeting) }
        let width = explanation.compute(
            WidthUpToFold(
                column: meeting, line: fold.line,
                start: (column == .primary ? primaryStart : supplementaryStart).chosen(by: mode),
                isCustomized: configuration.width(of: column).isCustomized),
            of: .width(column))
        var widths = widths
        if column == .primary { widths.primary = width } else { widths.supplementary = width }
        return (widths, meeting)
    }

    /// Whether a column fits beside the secondary; checked only on phones, and not on an active fold, where each column
    /// gets one half.
    func fitsBeside() -> Decided<Bool> {
        guard environment.idiom == .phone, generation.rules.overlaysOnNarrowPhones, fold == nil else {
            return Decided(true)
        }
        return explanation.decide(
            ColumnBesideFit(
                width: width, minimumSidebar: minimum(isTriple ? .supplementary : .primary),
                between: isTriple ? pixel : figure(.sidebarInset), minimumSecondary: minimum(.secondary)),
            of: .fit)
    }
}
