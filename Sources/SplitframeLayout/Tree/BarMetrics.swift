import SplitframeInterface

/// One length of a bar in points, with the place it comes from.
struct BarFigure: Hashable, Sendable {
    var points: Double
    var provenance: Provenance

    init(_ points: Double, _ provenance: Provenance) {
        self.points = points
        self.provenance = provenance
    }
}

/// How large bars are and where things stand in them, for one generation on one kind of screen.
struct BarMetrics: Hashable, Sendable {
    var look: BarLook

    /// The height of a navigation bar without a large title.
    var barHeight: BarFigure
    /// How far from the window's top a bar begins at least.
    var barTop: BarFigure
    /// The distance of the outermost buttons from a navigation bar's sides.
    var margin: BarFigure
    /// The distance between buttons.
    var gap: BarFigure
    var buttonHeight: BarFigure
    var leastButtonWidth: BarFigure
    /// The distance of a button's words from its sides.
    var buttonPadding: BarFigure
    /// What a button with an icon and words is wider than its words.
    var iconRoom: BarFigure
    /// How far below the bar's top the middle of buttons and title lies.
    var center: BarFigure
    var titleHeight = BarFigure(21, .measured)
    /// How far a title in the bar's middle stays from the buttons on both sides.
    var titleClearance = BarFigure(8, .assumed("more than 3 points in iOS 26.1"))
    /// How far a title that has no room in the middle stands behind the first buttons.
    var titleAside: BarFigure
    /// Where such a title starts in a bar that has none.
    var titleStart = BarFigure(16, .measured)
    /// How much taller a bar with a large title is.
    var largeTitleRoom = BarFigure(52, .measured)
    /// How far below the row of buttons a large title stands.
    var largeTitleTop = BarFigure(3.5, .measured)
    var largeTitleHeight = BarFigure(41, .measured)
    var largeTitleMargin: BarFigure
    /// Whether titles can be large here: since iOS 11, and not on a phone in landscape.
    var hasLargeTitles: Bool

    /// The height of a toolbar's row of buttons.
    var toolbarRow: BarFigure
    /// What a toolbar is taller than its row, above it and below it.
    var toolbarTop: BarFigure
    var toolbarBottom: BarFigure
    var toolbarMargin: BarFigure
    var toolbarGap: BarFigure
    var leastItemWidth: BarFigure
    /// The least width of a flexible space.
    var leastSpace = BarFigure(8, .convention)

    /// The height of a tab bar's row of tabs, and what the bar is taller below it.
    var tabRow: BarFigure
    var tabBottom: BarFigure
    /// How wide a tab is where there is room; infinite where tabs share the whole width.
    var tabWidth: BarFigure
    /// The distance of tabs from the sides of their capsule, and from its top and bottom.
    var tabPadding: BarFigure
    var tabInset: BarFigure
    /// How far a capsule stays from its column's sides.
    var tabMargin = BarFigure(20, .convention)
    /// The distance between a tab bar and a toolbar above it.
    var stackGap: BarFigure
}

extension Provenance {
    static let measured = Provenance.measured(
        system: "iOS 26.1", device: "simulators, iPhone 16, iPhone SE 3 and iPad (A16)")
    static let convention = Provenance.assumed("the wireframe's convention; no public number")
}
