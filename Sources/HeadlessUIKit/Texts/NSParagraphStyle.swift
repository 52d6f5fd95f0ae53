public import Foundation

/// The style of a text's lines, of which the alignment is drawn.
open class NSParagraphStyle: NSObject {
    public static var `default`: NSParagraphStyle { NSParagraphStyle() }

    open internal(set) var alignment = NSTextAlignment.natural
    open internal(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
    open internal(set) var lineSpacing: CGFloat = 0
    open internal(set) var paragraphSpacing: CGFloat = 0
    open internal(set) var paragraphSpacingBefore: CGFloat = 0
    open internal(set) var firstLineHeadIndent: CGFloat = 0
    open internal(set) var headIndent: CGFloat = 0
    open internal(set) var tailIndent: CGFloat = 0
    open internal(set) var minimumLineHeight: CGFloat = 0
    open internal(set) var maximumLineHeight: CGFloat = 0
    open internal(set) var lineHeightMultiple: CGFloat = 0
    open internal(set) var hyphenationFactor: Float = 0
    open internal(set) var baseWritingDirection = NSWritingDirection.natural

    public override init() {}

    open override func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy.setParagraphStyle(self)
        return copy
    }

    // MARK: Compiles only
    open internal(set) var tabStops: [NSTextTab] = []
    open internal(set) var defaultTabInterval: CGFloat = 0
}

/// A style of a text's lines that can be changed: an override with an empty `didSet` makes the setter public.
open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var alignment: NSTextAlignment { didSet {} }
    open override var lineBreakMode: NSLineBreakMode { didSet {} }
    open override var lineSpacing: CGFloat { didSet {} }
    open override var paragraphSpacing: CGFloat { didSet {} }
    open override var paragraphSpacingBefore: CGFloat { didSet {} }
    open override var firstLineHeadIndent: CGFloat { didSet {} }
    open override var headIndent: CGFloat { didSet {} }
    open override var tailIndent: CGFloat { didSet {} }
    open override var minimumLineHeight: CGFloat { didSet {} }
    open override var maximumLineHeight: CGFloat { didSet {} }
    open override var lineHeightMultiple: CGFloat { didSet {} }
    open override var hyphenationFactor: Float { didSet {} }
    open override var baseWritingDirection: NSWritingDirection { didSet {} }
    open override var tabStops: [NSTextTab] { didSet {} }
    open override var defaultTabInterval: CGFloat { didSet {} }

    open func setParagraphStyle(_ other: NSParagraphStyle) {
        alignment = other.alignment
        lineBreakMode = other.lineBreakMode
        lineSpacing = other.lineSpacing
        paragraphSpacing = other.paragraphSpacing
        paragraphSpacingBefore = other.paragraphSpacingBefore
        firstLineHeadIndent = other.firstLineHeadIndent
        headIndent = other.headIndent
        tailIndent = other.tailIndent
        minimumLineHeight = other.minimumLineHeight
        maximumLineHeight = other.maximumLineHeight
        lineHeightMultiple = other.lineHeightMultiple
        hyphenationFactor = other.hyphenationFactor
        baseWritingDirection = other.baseWritingDirection
        tabStops = other.tabStops
        defaultTabInterval = other.defaultTabInterval
    }
}

extension NSParagraphStyle {
    /// The strategy for breaking lines, with UIKit's raw values.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
}

/// The writing direction of a text, with UIKit's raw values.
public enum NSWritingDirection: Int, Sendable {
    case natural = -1
    case leftToRight, rightToLeft
}

/// The horizontal alignment of text, with UIKit's raw values.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

/// The truncation or wrapping of a text that does not fit, with UIKit's raw values.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// A position at which the text after a tab continues; compiles only.
@preconcurrency @MainActor open class NSTextTab: IdentityHashable {
    /// The key of an option of a tab.
    public struct OptionKey: Hashable, Sendable, RawRepresentable {
        public let rawValue: String

        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public let alignment: NSTextAlignment
    public let location: CGFloat
    public let options: [OptionKey: Any]

    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:])
    {
        self.alignment = alignment
        self.location = location
        self.options = options
    }
}
