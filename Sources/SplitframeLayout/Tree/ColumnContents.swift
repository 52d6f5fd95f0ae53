public import SplitframeInterface

/// The contents of one column, as far as a wireframe shows them.
public struct ColumnContents: Hashable, Sendable {
    public var title: String
    /// The text above the title; nil without one.
    public var prompt: String?
    /// The text below the title; nil without one.
    public var subtitle: String?
    public var prefersLargeTitle: Bool
    /// The style that the app sets for the navigation bar.
    public var barStyle = ElementStyle()
    /// The colour that the app gives the title; nil for that of the theme.
    public var titleColor: ElementColor?
    /// The styles that the app sets for the toolbar and the tab bar.
    public var toolbarStyle = ElementStyle()
    public var tabBarStyle = ElementStyle()
    /// The size of a large title's letters in points.
    public var largeTitleSize = TitleElement.standardLargeSize
    /// The style that the app sets for the column.
    public var style = ElementStyle()
    /// The content that a wireframe suggests; nil for none.
    public var content: ContentElement?
    /// The app's own views in drawing order, with frames in the window; they are drawn in place of the suggested
    /// content.
    public var views: [InterfaceElement] = []
    /// The containers inside with bars of their own, in drawing order.
    public var inside: [InterfaceElement] = []
    /// The app's own views in the navigation bar, with frames in the window.
    public var barViews: [InterfaceElement] = []
    /// The app's own bar buttons, in order.
    public var barButtons: [BarButtonElement]
    /// Whether an app fills the column, which places the classic display-mode button itself or leaves it out.
    public var isFilledByApp = false
    /// The width reserved for a search field at the navigation bar's end, in points.
    public var searchRoom = 0.0
    /// Whether the app has hidden the navigation bar.
    public var isBarHidden = false
    /// The title of a back button inside the column's own stack; nil at the stack's root.
    public var backTitle: BackTitle?
    /// The title of a back button that leads to the column; nil for the column's title.
    public var titleInBackButton: BackTitle?
    /// Whether the app has hidden the back button, or put its own buttons in its place.
    public var hidesBackButton = false
    /// The items of the toolbar; nil without one.
    public var toolbarItems: [ToolbarItem]?
    /// The tabs of the tab bar; nil without one.
    public var tabs: [TabElement]?
    /// Whether the tabs are at the window's top instead of the controller's bottom.
    public var hasTabsAtTop = false
    /// Whether tabs at the top are below the navigation bar, which otherwise shares their row.
    public var areTabsBelowBar = false
    /// The width in points of the sidebar that contains the tabs; nil if they are in a bar.
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

    /// The height in points that a large title with larger letters adds to a bar; assumed to be the growth of its line
    /// height.
    public static func largeTitleGrowth(size: Double) -> Double {
        max(0, ((size - TitleElement.standardLargeSize) * 1.2).rounded())
    }

    /// The tabs of the tab bar: its own, or four without titles where the content is a placeholder for tabs.
    var shownTabs: [TabElement]? {
        if let tabs { return tabs }
        guard content?.kind == .tabs else { return nil }
        return (0..<4).map { TabElement(title: nil, isSelected: $0 == 0) }
    }

    /// An empty column: no bar, no content.
    public static let nothing: ColumnContents = {
        var contents = ColumnContents(title: "", content: nil)
        contents.isBarHidden = true
        return contents
    }()

    /// The default contents of a column: its name above a list, text or a form.
    public static func standard(for column: Column) -> ColumnContents {
        let content: ContentElement =
            switch column {
            case .primary: ContentElement(kind: .list, selectedRow: 0)
            case .supplementary: ContentElement(kind: .list, selectedRow: 1)
            case .secondary: ContentElement(kind: .text)
            case .compact: ContentElement(kind: .list)
            case .inspector: ContentElement(kind: .form)
            }
        return ColumnContents(title: column.name.capitalizedFirst, content: content)
    }
}
