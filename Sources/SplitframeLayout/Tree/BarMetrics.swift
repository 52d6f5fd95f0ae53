import SplitframeInterface
import SplitframeText

/// How large bars are and where things stand in them, for one generation on one kind of screen.
struct BarMetrics: Hashable, Sendable {
    /// What a bar lies on.
    enum Ground: Hashable, Sendable {
        case window
        /// A sidebar that floats above a column.
        case panel
        /// What is presented with edges of its own.
        case sheet
    }

    var generation: Generation
    var screen: ScreenKind
    var ground = Ground.window

    /// A length in points.
    subscript(name: BarFigureName) -> Double { generation[name, screen] }

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
