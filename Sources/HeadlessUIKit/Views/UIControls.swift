public import Foundation

/// A line or more of text; headless it is only kept.
@preconcurrency @MainActor open class UILabel: UIView {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1
    open var adjustsFontForContentSizeCategory = false
}

/// A font as a value: its name and size.
///
/// Nothing headless measures with it.
public final class UIFont: Hashable, Sendable {
    public let fontName: String
    /// The size in points.
    public let pointSize: CGFloat

    /// The system's text styles.
    public struct TextStyle: Hashable, Sendable, RawRepresentable {
        public let rawValue: String

        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        public static let title1 = TextStyle(rawValue: "title1")
        public static let title2 = TextStyle(rawValue: "title2")
        public static let title3 = TextStyle(rawValue: "title3")
        public static let headline = TextStyle(rawValue: "headline")
        public static let subheadline = TextStyle(rawValue: "subheadline")
        public static let body = TextStyle(rawValue: "body")
        public static let callout = TextStyle(rawValue: "callout")
        public static let footnote = TextStyle(rawValue: "footnote")
        public static let caption1 = TextStyle(rawValue: "caption1")
        public static let caption2 = TextStyle(rawValue: "caption2")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    private init(name: String, size: CGFloat) {
        fontName = name
        pointSize = size
    }

    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(name: "system", size: size) }
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(name: "system-bold", size: size)
    }
    /// The font of a text style; its size is that of body text, 17 points.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(name: style.rawValue, size: 17)
    }

    public static func == (left: UIFont, right: UIFont) -> Bool {
        left.fontName == right.fontName && left.pointSize == right.pointSize
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(fontName) }
}

/// Where text stands between the sides, with UIKit's raw values.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    case natural = 4
}

/// An image on screen; headless it is only kept.
@preconcurrency @MainActor open class UIImageView: UIView {
    open var image: UIImage?

    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }
}

/// Something that scrolls; headless it stays where it is.
@preconcurrency @MainActor open class UIScrollView: UIView {
    open var contentOffset = CGPoint.zero
    open var contentSize = CGSize.zero
    open var contentInset = UIEdgeInsets.zero
    open var isScrollEnabled = true
    open var alwaysBounceVertical = false
    open var refreshControl: UIView?
}
