public import Foundation
import SplitframeInterface

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
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var isEnabled = true
    open var isHighlighted = false
    open var highlightedTextColor: UIColor?
    open var shadowColor: UIColor?
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

    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        CGRect(origin: bounds.origin, size: measured(in: bounds.width))
    }

    private func textChanged(_ changed: Bool) { if changed { invalidateIntrinsicContentSize() } }

    // MARK: Compiles only
    open var allowsDefaultTighteningForTruncation = false
    open var shadowOffset = CGSize(width: 0, height: -1)
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    open func drawText(in rect: CGRect) {}
}

/// The vertical position of text that shrinks, with UIKit's raw values; compiles only.
public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines, alignCenters, none
}

extension UILabel {
    /// The size of the text in one line, or in several at the preferred width or the one that the layout determines.
    var fittingSize: CGSize {
        measured(in: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWidth ?? .infinity)
    }

    /// The size of the text in points for a width; text widths are estimated with a table of letters.
    func measured(in width: CGFloat) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let grid = PixelGrid(scale: max(1, traitCollection.displayScale))
        let most = numberOfLines == 0 ? Int.max : numberOfLines
        let size: CGSize
        if let attributed = drawnAttributes {
            size = attributed.size(of: attributed.lines(width: width, atMost: most))
        } else {
            let lines = font.lines(of: text, width: width, atMost: most)
            size = CGSize(width: font.width(of: lines), height: font.lineHeight * CGFloat(lines.count))
        }
        return CGSize(
            width: min(size.width, width).rounded(.up),
            height: (size.height / grid.pixel).rounded(.up) * grid.pixel)
    }

    /// The lines of the text that fit into the label's frame.
    var shownLines: [String] {
        let room = max(1, Int((bounds.height + 1) / font.lineHeight))
        let most = numberOfLines == 0 ? room : min(numberOfLines, room)
        guard let attributed = drawnAttributes ?? cutAttributes else {
            return font.lines(of: text ?? "", width: bounds.width, atMost: most)
        }
        // As many as are wanted, or fewer: those whose heights fit.
        let lines = attributed.lines(
            width: bounds.width, atMost: numberOfLines == 0 ? .max : numberOfLines, cut: lineBreakMode)
        let fitting = (1...max(1, lines.count)).last {
            attributed.size(of: Array(lines.prefix($0))).height <= bounds.height + 1
        }
        guard (fitting ?? 1) < lines.count else { return lines.map(\.text) }
        return attributed.lines(width: bounds.width, atMost: fitting ?? 1, cut: lineBreakMode).map(\.text)
    }

    /// The text with the looks of its parts; nil for a text in one look.
    var drawnAttributes: AttributedText? {
        guard let attributedText, attributedText.length > 0, attributedText.string == text else { return nil }
        return AttributedText(attributedText, font: font, color: textColor, in: traitCollection)
    }

    /// The text where something else becomes of a line that is too long than an ellipsis at its end.
    private var cutAttributes: AttributedText? {
        guard lineBreakMode != .byTruncatingTail, let text, !text.isEmpty else { return nil }
        return AttributedText(NSAttributedString(string: text), font: font, color: nil, in: traitCollection)
    }

    /// The font in which the text is drawn: a smaller one where one line has too little room and may shrink.
    var fittedFont: UIFont {
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, bounds.width > 0, let text else { return font }
        let share = bounds.width / max(font.width(of: [text]), 1)
        guard share < 1 else { return font }
        return font.withSize(max(font.pointSize * max(share, minimumScaleFactor), 1))
    }

    /// The text as an element, in lines where it has several or is cut.
    var textElement: ViewElement? {
        guard let text, !text.isEmpty else { return nil }
        var element = ViewElement(.label, text: text)
        let font = fittedFont
        let lines: [String]
        if font.pointSize < self.font.pointSize {
            lines = font.lines(of: text, width: bounds.width, atMost: 1)
        } else {
            lines = shownLines
        }
        if let attributed = drawnAttributes { attributed.style(&element) } else { element.takeFont(font) }
        element.lines = lines.count > 1 || lines.first != text ? lines : []
        element.alignment = shownAlignment
        element.isEnabled = isEnabled
        return element
    }
}
