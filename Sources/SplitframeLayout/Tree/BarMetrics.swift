public import SplitframeInterface
import SplitframeText

/// How large bars are and where things stand in them, for one generation on one kind of screen.
public struct BarMetrics: Hashable, Sendable {
    /// What a bar lies on.
    public enum Ground: Hashable, Sendable {
        case window
        /// A sidebar that floats above a column.
        case panel
        /// What is presented with edges of its own.
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

    /// A length in points.
    public subscript(name: BarFigureName) -> Double { generation[name, screen] }

    /// The height in points of a navigation bar's row of buttons and title.
    public var navigationRow: Double {
        self[ground == .sheet ? .navigationBarHeightInSheet : .navigationBarHeight]
    }

    /// The height in points of a navigation bar.
    ///
    /// - Parameter largeTitleSize: The size in points of a large title's letters; nil where the title is not large.
    public func navigationBarHeight(hasPrompt: Bool, largeTitleSize: Double?) -> Double {
        let title = hasLargeTitles ? largeTitleSize : nil
        return navigationRow + (hasPrompt ? self[.promptRoom] : 0)
            + (title.map { self[.largeTitleRoom] + ColumnContents.largeTitleGrowth(size: $0) } ?? 0)
    }

    /// Where a navigation bar begins, in points from the top of its container's view.
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

    /// Whether buttons stand on capsules of glass, and bars have no background of their own.
    var hasGlass: Bool { generation.look.hasGlass }
    /// Whether titles can be large here.
    var hasLargeTitles: Bool { generation.hasLargeTitles(on: screen) }
    /// Whether titles stand at the bar's start, as in the Mac's own windows.
    var hasTitlesAtStart: Bool { screen == .mac }
    /// Whether there are buttons that lead back; a remote control has its own.
    var hasWaysBack: Bool { screen != .television }
    /// How far below the bar's top the middle of buttons and title lies at most.
    var buttonCenter: Double { self[ground == .window ? .buttonCenter : .buttonCenterInPanel] }
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
