/// One tab of a tab bar.
public struct TabElement: Hashable, Sendable {
    /// The label below the tab's symbol; nil if it is unknown.
    public var title: String?
    /// The name of the app's symbol or picture above the label, and the icon that looks like it; nil if the app has none,
    /// or if it is unknown.
    public var symbol: String?
    public var icon: BarButtonElement.Icon?
    /// The text of the badge at the icon; nil without one.
    public var badge: String?
    /// The colour of the badge's background; nil for the theme's.
    public var badgeColor: ElementColor?
    /// Whether its content is on screen.
    public var isSelected: Bool
    /// Whether it reacts to a tap; otherwise it is drawn faded.
    public var isEnabled = true
    /// The colour that the app gives it; nil for the bar's.
    public var color: ElementColor?
    /// The text below the title in a sidebar; nil without one.
    public var subtitle: String?
    /// The number of groups around a row of a sidebar.
    public var level = 0

    /// Whether the tab is in a strip at the window's top, where tabs are labels without icons.
    public var isInStrip: Bool
    /// Whether its title is beside its icon instead of below it.
    public var isTitleBeside = false
    /// Whether it stands apart from the others at the bar's end, as its icon alone.
    public var isSeparate = false
    /// Whether it is a row of a sidebar.
    public var isInSidebar = false
    /// The width in points of an icon and of the gap between it and a title beside it.
    package static let besideIcon = 24.0

    public init(
        title: String?, icon: BarButtonElement.Icon? = nil, isSelected: Bool = false, isInStrip: Bool = false
    ) {
        self.title = title
        self.icon = icon
        self.isSelected = isSelected
        self.isInStrip = isInStrip
    }
}

extension InterfaceElement {
    /// A tab after its bar has laid it out, with its colour as that of the element.
    public init(name: String, frame: Rectangle, of tab: TabElement) {
        var placed = tab
        placed.color = nil
        self.init(name: name, frame: frame, kind: .tab(placed))
        style.foreground = tab.color
    }
}

extension TabElement: TwinPart {
    static let blank = TabElement(title: nil)

    static let fields: [TwinField<Self>] = [
        TwinField("symbol", \.symbol),
        TwinField("icon", \.icon),
        TwinField("title", \.title),
        TwinField("badge", \.badge),
        TwinField("badgeColor", \.badgeColor),
        TwinField("isSelected", \.isSelected),
        TwinField("isEnabled", \.isEnabled, unless: true),
        TwinField("subtitle", \.subtitle),
        TwinField("level", \.level, unless: 0),
        TwinField("isInStrip", \.isInStrip, unless: false),
        TwinField("isTitleBeside", \.isTitleBeside, unless: false),
        TwinField("standsApart", \.isSeparate, unless: false),
        TwinField("isInSidebar", \.isInSidebar, unless: false),
    ]
}
