public import SplitframeInterface

/// The sizes of bars and the positions in them, for one generation on one kind of screen.
public struct BarMetrics: Hashable, Sendable {
    /// The surface that a bar lies on.
    public enum Ground: Hashable, Sendable {
        case window
        /// A sidebar that floats above a column.
        case panel
        /// A presentation with its own edges.
        case sheet
    }

    public var generation: Generation
    public var screen: ScreenKind
    public var ground: Ground

    public init(generation: Generation, screen: ScreenKind, ground: Ground = .window) {
        self.generation = generation
        self.screen = screen
        self.ground = ground
    }

    /// The value of a figure, in points.
    public subscript(name: BarFigureName) -> Double { generation[name, screen] }

    /// The height in points of a navigation bar's row of buttons and title.
    public var navigationRow: Double {
        self[ground == .sheet ? .navigationBarHeightInSheet : .navigationBarHeight]
    }

    /// The height in points of a navigation bar.
    ///
    /// - Parameter largeTitleSize: The size in points of a large title's letters; nil where the title is not large.
    public func navigationBarHeight(
        hasPrompt: Bool, hasSubtitle: Bool = false, largeTitleSize: Double?
    ) -> Double {
        let title = hasLargeTitles ? largeTitleSize : nil
        let below = hasSubtitle && title != nil ? NavigationBarLayout.subtitleHeight : 0
        return navigationRow + (hasPrompt ? self[.promptRoom] : 0) + below
            + (title.map { self[.largeTitleRoom] + ColumnContents.largeTitleGrowth(size: $0) } ?? 0)
    }

    /// The top of a navigation bar, in points from the top of its container's view.
    ///
    /// - Parameters:
    ///   - safeTop: The safe area at the top of that view.
    ///   - isAtTop: Whether the view begins at the window's top.
    public func navigationBarStart(safeTop: Double, isAtTop: Bool) -> Double {
        max(safeTop, isAtTop ? self[.navigationBarTop] : 0)
    }

    /// The height in points of a toolbar, with the room around its row.
    public func toolbarHeight(isAboveTabs: Bool) -> Double {
        self[.toolbarTop] + self[.toolbarRow] + self[isAboveTabs ? .bottomBarGap : .toolbarBottom]
    }

    /// The height in points of a tab bar at the bottom, with the room below its row.
    public var tabBarHeight: Double { self[.tabRow] + self[.tabBottom] }

    /// Whether buttons lie on capsules of glass, and bars have no background.
    var hasGlass: Bool { generation.look.hasGlass }
    var hasLargeTitles: Bool { generation.hasLargeTitles(on: screen) }
    /// Whether titles are at the bar's start, as in the Mac's own windows.
    var hasTitlesAtStart: Bool { screen == .mac }
    /// Whether bars have back buttons; on televisions the remote control has one instead.
    package var hasWaysBack: Bool { screen != .television }
    /// Whether the titles of tabs at the bottom are beside their icons.
    var hasTabTitlesBeside: Bool {
        generation.look.hasTabTitlesBeside && (screen.isLow || screen == .pad)
    }
    /// The maximum distance of the middle of buttons and title from the bar's top.
    var buttonCenter: Double {
        switch ground {
        case .window: self[.buttonCenter]
        case .panel: self[.buttonCenterInPanel]
        // A sheet has its additional room above the buttons.
        case .sheet: navigationRow - self[.navigationBarHeight] + self[.buttonCenter]
        }
    }
    /// The distance of the outermost buttons from a navigation bar's sides.
    var margin: Double {
        switch ground {
        case .window: self[.navigationBarMargin]
        // A phone's margin keeps clear of the screen's corners, which a panel does not reach.
        case .panel: generation[.navigationBarMargin, .pad]
        case .sheet: self[.navigationBarMarginInSheet]
        }
    }

    var buttonFont: Font { Font(size: self[.bodySize], weight: generation.look.barButtonWeight) }
    var titleFont: Font { .barTitle(size: self[.titleSize]) }
}
