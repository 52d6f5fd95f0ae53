public import SplitframeInterface

/// What an app puts into one column, as far as a wireframe shows it.
public struct ColumnContents: Hashable, Sendable {
    public var title: String
    /// What stands above the title; nil where nothing does.
    public var prompt: String?
    public var prefersLargeTitle: Bool
    /// What the app asks of the navigation bar's own look.
    public var barStyle = ElementStyle()
    /// The size of a large title's letters in points.
    public var largeTitleSize = TitleElement.standardLargeSize
    /// What the app asks of the look of all this.
    public var style = ElementStyle()
    /// What a wireframe suggests; nil where nothing is to be seen.
    public var content: ContentElement?
    /// The app's own views in drawing order, with frames in the window; they are drawn in place of the convention.
    public var views: [InterfaceElement] = []
    /// The app's own bar buttons, in order.
    public var barButtons: [BarButtonElement]
    /// Whether the app has taken the navigation bar away.
    public var isBarHidden = false
    /// What a way back inside the column's own stack is called; nil at the stack's root.
    public var backTitle: BackTitle?
    /// What a way back to the column is called; nil for the column's title.
    public var titleInBackButton: BackTitle?
    /// Whether the app has taken the way back away, or put its own buttons there.
    public var hidesBackButton = false
    /// What stands in the toolbar; nil without one.
    public var toolbarItems: [ToolbarItem]?
    /// The tabs of the tab bar; nil without one.
    public var tabs: [TabElement]?
    /// Whether the tabs stand at the window's top in place of the controller's end.
    public var hasTabsAtTop = false
    /// How wide the sidebar is in which the tabs stand, in points; nil where they stand in a bar.
    public var tabSidebarWidth: Double?
    /// Whether tabs give way to buttons where an upright bar has too little room for both.
    public var prefersBarItems = false

    public init(
        title: String, prefersLargeTitle: Bool = false, content: ContentElement?,
        barButtons: [BarButtonElement] = []
    ) {
        self.title = title
        self.prefersLargeTitle = prefersLargeTitle
        self.content = content
        self.barButtons = barButtons
    }

    /// How much higher than usual larger letters make a bar with a large title, in points; assumed to be their line.
    public static func largeTitleGrowth(size: Double) -> Double {
        max(0, ((size - TitleElement.standardLargeSize) * 1.2).rounded())
    }

    /// The tabs of the tab bar: those that it has, or four without words where its content stands for tabs.
    var shownTabs: [TabElement]? {
        if let tabs { return tabs }
        guard content?.kind == .tabs else { return nil }
        return (0..<4).map { TabElement(title: nil, isSelected: $0 == 0) }
    }

    /// A column into which the app has put nothing: no bar, no content.
    public static let nothing: ColumnContents = {
        var contents = ColumnContents(title: "", content: nil)
        contents.isBarHidden = true
        return contents
    }()

    /// What a column holds where the app does not say: its name above a list, the secondary above text.
    public static func standard(for column: Column) -> ColumnContents {
        let title = column.name.prefix(1).uppercased() + column.name.dropFirst()
        let content: ContentElement =
            switch column {
            case .primary: ContentElement(kind: .list, selectedRow: 0)
            case .supplementary: ContentElement(kind: .list, selectedRow: 1)
            case .secondary: ContentElement(kind: .text)
            case .compact: ContentElement(kind: .list)
            case .inspector: ContentElement(kind: .form)
            }
        return ColumnContents(title: title, content: content)
    }
}
