public import SplitframeInterface

/// The buttons that the split view itself puts into bars, or lends to the app in classic style.
public struct SplitButtons: Hashable, Sendable {
    /// The display-mode button; nil where it does not show.
    public var displayMode: SplitButton?
    /// The secondary-only button of three columns; nil where it does not show.
    public var secondaryOnly: SplitButton?

    public static let none = SplitButtons(displayMode: nil, secondaryOnly: nil)
}

/// One such button: its look, its place and where a tap leads.
public struct SplitButton: Hashable, Sendable {
    public var icon: BarButtonElement.Icon
    /// The column whose bar holds it.
    public var column: Column
    /// The mode that a tap asks for.
    public var target: DisplayMode
}
