public import Foundation

/// A view with one or more lines of text.
@preconcurrency @MainActor open class UILabel: UIView {
    open var text: String? { didSet { textChanged(oldValue != text) } }
    open var attributedText: NSAttributedString? {
        didSet {
            text = attributedText?.string
            textChanged(true)
        }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // The types are UIKit's: nil resets the property.
    open var font: UIFont! {
        get {
            let font = ownFont ?? .systemFont(ofSize: UIFont.labelFontSize)
            return adjustsFontForContentSizeCategory
                ? font.adjusted(to: traitCollection.preferredContentSizeCategory) : font
        }
        set {
            ownFont = newValue
            textChanged(true)
        }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textColor: UIColor! {
        get { ownColor ?? .label }
        set { ownColor = newValue }
    }
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [AppearanceProperty(\UILabel.textColor)]
    }
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1 { didSet { textChanged(oldValue != numberOfLines) } }
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var adjustsFontForContentSizeCategory = false
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
    /// Compiles only.
    open var allowsDefaultTighteningForTruncation = false
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var isEnabled = true
    open var isHighlighted = false
    open var highlightedTextColor: UIColor?
    open var shadowColor: UIColor?
    /// Compiles only.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// Compiles only.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// Compiles only.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    /// Compiles only.
    open var preferredVibrancy = UILabelVibrancy.automatic
    /// Compiles only.
    open var showsExpansionTextWhenTruncated = false
    private var ownFont: UIFont?
    private var ownColor: UIColor?

    open override var intrinsicContentSize: CGSize { fittingSize }

    override var baselineText: (font: UIFont, height: CGFloat)? {
        let isPlaced = bounds.width > 0 && layoutWidth == nil
        return (font, (isPlaced ? measured(in: bounds.width) : fittingSize).height)
    }

    /// The size of the text in lines of the given width; one line, and a text without a width, are as long as they are.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        measured(in: numberOfLines == 1 || size.width <= 0 ? .infinity : size.width)
    }

    /// Compiles only.
    open func drawText(in rect: CGRect) {}

    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        CGRect(origin: bounds.origin, size: measured(in: bounds.width))
    }

    private func textChanged(_ changed: Bool) { if changed { invalidateIntrinsicContentSize() } }
}

/// The vertical position of text that shrinks, with UIKit's raw values; compiles only.
public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines, alignCenters, none
}

/// Whether a label is vibrant, with UIKit's raw values; compiles only.
public enum UILabelVibrancy: Int, Sendable {
    case none, automatic
}
