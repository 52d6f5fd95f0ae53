/// One tab of a tab bar.
public struct TabElement: Hashable, Sendable {
    /// The label below the tab's symbol; nil if it is unknown.
    public var title: String?
    /// The icon above the label; nil if the app has none, or if it is unknown.
    public var icon: BarButtonElement.Icon?
    /// Whether the icon is filled.
    public var isFilled = false
    /// Whether the icon is inside a circle, which is filled if the icon is.
    public var isCircled = false
    /// The text of the badge at the icon; nil without one.
    public var badge: String?
    /// The colour of the badge's background; nil for the theme's.
    public var badgeColor: ElementColor?
    /// Whether its content is on screen.
    public var isSelected: Bool

    /// Whether the tab is in a strip at the window's top, where tabs are labels without icons.
    public var isInStrip: Bool
    /// Whether it stands apart from the others at the bar's end, as its icon alone.
    public var standsApart = false
    /// Whether it is a row of a sidebar.
    public var isInSidebar = false

    public init(
        title: String?, icon: BarButtonElement.Icon? = nil, isSelected: Bool = false, isInStrip: Bool = false
    ) {
        self.title = title
        self.icon = icon
        self.isSelected = isSelected
        self.isInStrip = isInStrip
    }
}

extension TabElement: TwinPart {
    static let blank = TabElement(title: nil)

    static let fields: [TwinField<Self>] = [
        TwinField("icon", \.icon),
        TwinField("isFilled", \.isFilled, unless: false),
        TwinField("isCircled", \.isCircled, unless: false),
        TwinField("title", \.title),
        TwinField("badge", \.badge),
        TwinField("badgeColor", \.badgeColor),
        TwinField("isSelected", \.isSelected),
        TwinField("isInStrip", \.isInStrip, unless: false),
        TwinField("standsApart", \.standsApart, unless: false),
        TwinField("isInSidebar", \.isInSidebar, unless: false),
    ]
}
