package import SplitframeInterface

/// The title of a back button.
public struct BackTitle: Hashable, Sendable {
    public var text: String
    /// Whether the app has set a title for the button itself, apart from the controller's title.
    public var isOwn: Bool

    public init(_ text: String, isOwn: Bool = false) {
        self.text = text
        self.isOwn = isOwn
    }
}

extension BarButtonElement {
    /// The back button in a bar; from iOS 26 on it is a chevron alone, unless the app has set a title for it.
    package init(backTo title: BackTitle, in metrics: BarMetrics) {
        let isSaid = !title.text.isEmpty && (title.isOwn || !metrics.hasGlass)
        self.init(icon: .back, title: isSaid ? title.text : nil, standsAlone: true)
    }
}
