import SplitframeInterface

/// How large bars are and where things stand in them, for one generation on one kind of screen.
struct BarMetrics: Hashable, Sendable {
    var generation: Generation
    var screen: ScreenKind
    /// Whether the bars are those of a panel that floats above a column.
    var isInPanel = false

    /// A length in points.
    subscript(name: BarFigureName) -> Double { generation[name, screen] }

    /// Whether buttons stand on capsules of glass, and bars have no background of their own.
    var hasGlass: Bool { generation.look.hasGlass }
    /// Whether titles can be large here, as they cannot on a phone in landscape.
    var hasLargeTitles: Bool { generation.look.hasLargeTitles && !screen.isLow }
    /// How far below the bar's top the middle of buttons and title lies at most.
    var buttonCenter: Double { self[isInPanel ? .buttonCenterInPanel : .buttonCenter] }
}
