import SplitframeInterface

/// A layout in numbers of one kind: the values of the getters, and all frames.
struct LaidOutSplit<Number: LayoutNumber> {
    var mode: ResolvedMode
    var isCollapsed: Bool
    var primaryColumnWidth: Number
    var supplementaryColumnWidth: Number
    var arrangement: PlacedColumns<Number>
    var buttons: SplitButtons

    /// The same layout in other numbers.
    func mapped<Other: LayoutNumber>(_ transform: (Number) -> Other) -> LaidOutSplit<Other> {
        LaidOutSplit<Other>(
            mode: mode, isCollapsed: isCollapsed, primaryColumnWidth: transform(primaryColumnWidth),
            supplementaryColumnWidth: transform(supplementaryColumnWidth),
            arrangement: arrangement.mapped(transform), buttons: buttons)
    }
}
