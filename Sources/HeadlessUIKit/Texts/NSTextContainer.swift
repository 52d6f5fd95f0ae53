public import Foundation

/// The area of a text view's text, whose padding narrows its lines.
@preconcurrency @MainActor open class NSTextContainer: IdentityHashable {
    open var size = CGSize.zero
    open var lineFragmentPadding: CGFloat = 5
    open var maximumNumberOfLines = 0
    open var lineBreakMode = NSLineBreakMode.byWordWrapping

    public init(size: CGSize = .zero) { self.size = size }

    // MARK: Compiles only
    open var exclusionPaths: [UIBezierPath] = []
    open var widthTracksTextView = false
    open var heightTracksTextView = false
}

/// An image or file in a text; compiles only.
@preconcurrency @MainActor open class NSTextAttachment: IdentityHashable {
    open var image: UIImage?
    open var bounds = CGRect.zero

    public init() {}

    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }
}

extension NSAttributedString {
    /// Makes a text of one character that stands for an attachment.
    @preconcurrency @MainActor public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}

/// A shadow of a text; compiles only.
open class NSShadow: NSObject {
    open var shadowOffset = CGSize.zero
    open var shadowBlurRadius: CGFloat = 0
    open var shadowColor: Any?

    public override init() {}
}

/// The style of a line under or through a text, with UIKit's raw values; compiles only.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

    public init(rawValue: Int) { self.rawValue = rawValue }
}
