extension Generation {
    /// The arrangements of columns.
    public enum Arrangement: NamedCase {
        /// The primary floats above its neighbours, which run beneath it.
        case floating
        /// Columns are placed edge to edge; sidebars may overlay or displace the secondary.
        case flat
        /// Two panes in landscape; in portrait the primary is in a popover.
        case popover
    }

    /// The behaviour and abilities of a generation's split views.
    public struct Rules: Hashable, Sendable {
        public var arrangement: Arrangement
        /// The look of the sidebar if the app sets none.
        public var primaryBackgroundStyle: BackgroundStyle
        /// The placement of a primary column with a sidebar's look beside its neighbour.
        public var sidebar: ColumnPresentation
        /// The first version with split views of two and three columns, `show(_:)` and `hide(_:)`; nil for a generation
        /// without them.
        public var columnStylesSince: Int?
        public var hasInspector = false
        /// Whether a compact width collapses the split view.
        public var collapsesWhenCompact = false
        /// Whether the app can ask for widths.
        public var takesWidths = false
        /// Whether `preferredDisplayMode` also writes `preferredSplitBehavior`.
        public var preferenceSetsBehavior = false
        /// Whether a new `preferredSplitBehavior` or `presentsWithGesture` resolves the mode again.
        public var behaviorResolvesAnew = false
        /// Whether another height resolves the mode again, as another width does.
        public var heightResolvesAnew = false
        /// Whether `show(_:)` reads the preferred behaviour, not the resolved one.
        public var showFollowsPreference = false
        /// Whether `show(.secondary)` replaces an automatic preference by the style's tiled mode.
        public var showRecordsTiles = false
        /// Whether hiding the first of two overlaid columns keeps the other one overlaid.
        public var hidingKeepsOverlay = false
        /// Whether the delegate is told that a column has appeared or disappeared, besides that it will (documented:
        /// since iOS 26).
        public var callsBackForShownColumns = false
        /// Whether the calls about columns, collapse and expansion come in the classic style too (measured on iOS 26.1;
        /// the pages limit them to column styles).
        public var callsBackToClassicDelegates = false
        /// Whether another plain controller for a secondary with a navigation controller made by the split view is
        /// pushed onto it (reported: FB8640357), not put in place of its controllers.
        public var pushesOntoSecondary = false
        /// Whether a secondary taken from beside other columns gets no `viewDidDisappear(_:)`, and a classic primary
        /// disappears and appears where the secondary beside it is replaced (measured on iOS 26.1).
        public var hasReplacementOddities = false
        /// Whether a person can drag the separators between columns (documented: iPadOS 26).
        public var hasMovableSeparators = false
        /// Whether the boundary between columns moves onto an active upright fold.
        public var columnsMeetFolds = false
        /// Whether a phone without room for a column beside the secondary shows it above.
        public var overlaysOnNarrowPhones = false
        /// Whether the buttons for which a navigation bar has no room wait behind a More button (documented since iOS 16,
        /// `UINavigationItem.additionalOverflowItems`).
        public var hasMoreButtons = false
        /// Which tab stands apart from the others in a tab bar.
        public var tabApart = TabApart.none
        /// Whether apps can place tabs in a sidebar on phones of regular width.
        public var hasTabSidebarsOnPhones = false

        public var hasColumnStyles: Bool { columnStylesSince != nil }
    }

    /// Which tab stands apart from the others in a tab bar.
    public enum TabApart: NamedCase {
        case none
        /// The search tab.
        case search
        /// The tab that the app names; if it names none, the search tab, provided that it activates its search.
        case prominent
    }
}
