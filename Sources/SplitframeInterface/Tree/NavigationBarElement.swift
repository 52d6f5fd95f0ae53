/// A navigation bar; its children are its buttons, and its title if there is room for it.
public struct NavigationBarElement: Hashable, Sendable {
    /// The column's title, whether or not there is room for it.
    public var title: String
    /// The text above the title; nil without one.
    public var prompt: String?
    /// The text below the title, whether or not there is room for it; nil without one.
    public var subtitle: String?
    /// Whether the app asks for a large title, whether or not it is shown large.
    public var prefersLargeTitle: Bool

    public init(
        title: String, prompt: String? = nil, subtitle: String? = nil, prefersLargeTitle: Bool = false
    ) {
        self.title = title
        self.prompt = prompt
        self.subtitle = subtitle
        self.prefersLargeTitle = prefersLargeTitle
    }
}

extension NavigationBarElement: TwinPart {
    static let blank = NavigationBarElement(title: "")

    static let fields: [TwinField<Self>] = [
        TwinField("title", \.title),
        TwinField("prefersLargeTitle", \.prefersLargeTitle),
        TwinField("prompt", \.prompt),
        TwinField("subtitle", \.subtitle),
    ]
}
