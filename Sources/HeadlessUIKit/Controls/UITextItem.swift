public import Foundation

/// A link, an attachment or a tagged part of a text view's text; compiles only.
@preconcurrency @MainActor open class UITextItem: IdentityHashable {
    /// What is at the place.
    public enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
        case tag(String)
    }

    /// The menu of an item.
    @preconcurrency @MainActor open class MenuConfiguration: IdentityHashable {
        public init(menu: UIMenu) {}
    }

    public let content: Content
    public let range: NSRange

    init(content: Content, range: NSRange) {
        self.content = content
        self.range = range
    }
}
