import Foundation
import HeadlessUIKit

extension VisibleProperty {
    /// Labels, text views, and the attributes of their texts.
    static let texts: [VisibleProperty] =
        labels + attributes + [
            .drawn("UITextView.attributedText", "a bold part", of: { text("One bold word") }) {
                $0.attributedText = styled("One bold word", "bold", .font, UIFont.boldSystemFont(ofSize: 17))
            },
            .drawn("UITextView.font", of: { text("Text") }) { $0.font = .systemFont(ofSize: 24) },
            .drawn("UITextView.textColor", of: { text("Text") }) { $0.textColor = .systemRed },
            .drawn("UITextView.textAlignment", of: { text("Text") }) { $0.textAlignment = .center },
            .drawn("NSTextContainer.maximumNumberOfLines", of: { text(long) }) {
                $0.textContainer.maximumNumberOfLines = 1
            },
            .leftOut(
                "UIScrollView.contentOffset", "UITextView", because: "a text is drawn from its beginning"),
        ]

    private static let labels: [VisibleProperty] = [
        .drawn("UILabel.text", of: { label("Words") }) { $0.text = "Other words" },
        .drawn("UILabel.textColor", of: { label("Words") }) { $0.textColor = .systemRed },
        .drawn("UILabel.textColor", "tertiaryLabel", of: { label("Words") }) {
            $0.textColor = .tertiaryLabel
        },
        .drawn("UILabel.textColor", "tintColor", of: { label("Words") }) { $0.textColor = .tintColor },
        .drawn("UILabel.textAlignment", of: { label("Words") }) { $0.textAlignment = .right },
        .drawn("UILabel.font", "size", of: { label("Words") }) { $0.font = .systemFont(ofSize: 28) },
        .drawn("UILabel.font", "weight", of: { label("Words") }) { $0.font = .boldSystemFont(ofSize: 17) },
        .drawn("UILabel.font", "italic", of: { label("Words") }) { $0.font = .italicSystemFont(ofSize: 17) },
        .drawn("UILabel.font", "monospaced", of: { label("Words") }) {
            $0.font = .monospacedSystemFont(ofSize: 17, weight: .regular)
        },
        .drawn("UILabel.font", "Menlo", of: { label("Words") }) {
            $0.font = UIFont(name: "Menlo-Bold", size: 17)
        },
        .leftOut(
            "UILabel.font", "family", because: "pictures have one family, and the tree names that of the app"),
        .drawn("UILabel.numberOfLines", of: { label(long) }) { $0.numberOfLines = 2 },
        .drawn("UILabel.lineBreakMode", "head", of: { label(long) }) { $0.lineBreakMode = .byTruncatingHead },
        .drawn("UILabel.lineBreakMode", "middle", of: { label(long) }) {
            $0.lineBreakMode = .byTruncatingMiddle
        },
        .drawn("UILabel.lineBreakMode", "clipping", of: { label(long) }) { $0.lineBreakMode = .byClipping },
        .drawn("UILabel.lineBreakMode", "words", of: { label(long) }) { $0.lineBreakMode = .byWordWrapping },
        .drawn("UILabel.isEnabled", of: { label("Words") }) { $0.isEnabled = false },
        .drawn("UILabel.isHighlighted", of: { highlighted() }) { $0.isHighlighted = true },
        .drawn("UILabel.adjustsFontSizeToFitWidth", of: { label("Too many words for a line of two hundred") })
        {
            $0.adjustsFontSizeToFitWidth = true
        },
        .drawn("UILabel.minimumScaleFactor", of: { shrinking() }) { $0.minimumScaleFactor = 0.9 },
        .leftOut("UILabel.shadowColor", because: "wireframes have no shadows of letters"),
        .compilesOnly("UILabel.shadowOffset"),
        .compilesOnly("UILabel.allowsDefaultTighteningForTruncation"),
    ]

    private static let attributes: [VisibleProperty] = [
        attribute("font", "a bold part", .font, { UIFont.boldSystemFont(ofSize: 17) }),
        attribute("font", "a larger part", .font, { UIFont.systemFont(ofSize: 24) }),
        attribute("font", "an italic part", .font, { UIFont.italicSystemFont(ofSize: 17) }),
        attribute(
            "font", "a monospaced part", .font, { UIFont.monospacedSystemFont(ofSize: 17, weight: .regular) }),
        attribute("foregroundColor", "", .foregroundColor, { UIColor.systemRed }),
        attribute("foregroundColor", "secondaryLabel", .foregroundColor, { UIColor.secondaryLabel }),
        attribute("backgroundColor", "", .backgroundColor, { UIColor.systemYellow }),
        attribute("underlineStyle", "", .underlineStyle, { NSUnderlineStyle.single.rawValue }),
        attribute("strikethroughStyle", "", .strikethroughStyle, { NSUnderlineStyle.single.rawValue }),
        attribute("kern", "", .kern, { CGFloat(4) }),
        attribute("link", "", .link, { URL(filePath: "/") }),
        attribute("baselineOffset", "", .baselineOffset, { CGFloat(6) }),
        .drawn("UILabel.attributedText", "font of the whole", of: { label("Words") }) {
            $0.attributedText = NSAttributedString(
                string: "Words", attributes: [.font: UIFont.systemFont(ofSize: 30, weight: .bold)])
        },
        paragraph("NSParagraphStyle.lineSpacing") { $0.lineSpacing = 8 },
        paragraph("NSParagraphStyle.headIndent") { $0.headIndent = 24 },
        paragraph("NSParagraphStyle.firstLineHeadIndent") { $0.firstLineHeadIndent = 24 },
        paragraph("NSParagraphStyle.alignment") { $0.alignment = .right },
        .leftOut("NSAttributedString.Key.shadow", because: "wireframes have no shadows of letters"),
        .leftOut("NSAttributedString.Key.underlineColor", because: "a line has the colour of its letters"),
        .leftOut(
            "NSAttributedString.Key.strikethroughColor", because: "a line has the colour of its letters"),
        .leftOut("NSAttributedString.Key.attachment", because: "images in texts have no letters to draw"),
        .leftOut("NSParagraphStyle.paragraphSpacing", because: "all lines of a text are equally far apart"),
        .leftOut("NSParagraphStyle.lineHeightMultiple", because: "lines are as high as their fonts"),
        .leftOut("NSParagraphStyle.tailIndent", because: "lines end at the edge of their view"),
        .compilesOnly("NSAttributedString.Key.strokeWidth"),
        .compilesOnly("NSAttributedString.Key.obliqueness"),
    ]

    private static let long = "Many words that one line of two hundred points has no room for"

    @MainActor private static func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.frame.size = CGSize(width: 200, height: 80)
        return label
    }

    @MainActor private static func highlighted() -> UILabel {
        let label = label("Words")
        label.highlightedTextColor = .systemRed
        return label
    }

    @MainActor private static func shrinking() -> UILabel {
        let label = label("Too many words for a line of two hundred")
        label.adjustsFontSizeToFitWidth = true
        return label
    }

    @MainActor private static func text(_ text: String) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
        view.text = text
        return view
    }

    private static func styled(
        _ text: String, _ part: String, _ key: NSAttributedString.Key, _ value: Any
    ) -> NSAttributedString {
        let styled = NSMutableAttributedString(string: text)
        styled.addAttribute(key, value: value, range: (text as NSString).range(of: part))
        return styled
    }

    private static func attribute(
        _ name: String, _ note: String, _ key: NSAttributedString.Key,
        _ value: @escaping @MainActor @Sendable () -> Any
    ) -> VisibleProperty {
        let text = "One other word"
        return .drawn("NSAttributedString.Key.\(name)", note) {
            let label = label(text)
            label.attributedText = NSAttributedString(string: text)
            return label
        } or: {
            let label = label(text)
            label.attributedText = styled(text, "other", key, value())
            return label
        }
    }

    private static func paragraph(
        _ name: String, _ change: @escaping @MainActor @Sendable (NSMutableParagraphStyle) -> Void
    ) -> VisibleProperty {
        .drawn(name, of: { wrapping(NSMutableParagraphStyle()) }) {
            let style = NSMutableParagraphStyle()
            change(style)
            $0.attributedText = wrapping(style).attributedText
        }
    }

    @MainActor private static func wrapping(_ style: NSParagraphStyle) -> UILabel {
        let label = label(long)
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(string: long, attributes: [.paragraphStyle: style])
        return label
    }
}
