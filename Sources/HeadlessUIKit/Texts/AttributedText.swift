import Foundation
import SplitframeInterface

/// A text with the looks of its parts, as labels, buttons, fields and rows draw it.
struct AttributedText {
    /// The text without attachments, which have no letters.
    let text: String
    /// The look at the beginning, which is that of the whole where no part has another one.
    let font: UIFont
    let color: UIColor?
    let parts: [TextPart]
    let paragraph: NSParagraphStyle?
    private let styled: StyledText

    /// - Parameters:
    ///   - font: The font of what has none.
    ///   - color: The colour of what has none.
    init(_ text: NSAttributedString, font: UIFont, color: UIColor?, in traits: UITraitCollection) {
        let looks = text.looks
        let whole = looks.first?.attributes[.font] as? UIFont ?? font
        let ink = looks.first?.attributes[.foregroundColor] as? UIColor ?? color
        self.text = text.string
        self.font = whole
        self.color = ink
        paragraph = looks.first?.attributes[.paragraphStyle] as? NSParagraphStyle
        let parts = looks.map { look in
            var part = TextPart(length: look.text.count)
            let own = look.attributes[.font] as? UIFont ?? font
            if own.pointSize != whole.pointSize { part.fontSize = Double(own.pointSize) }
            if own.drawn.weight != whole.drawn.weight { part.fontWeight = own.drawn.weight }
            if own.traits != whole.traits { part.fontTraits = own.traits }
            part.take(look.attributes, besides: ink, or: color, in: traits)
            return part
        }
        let isPlain = parts.allSatisfy { $0 == TextPart(length: $0.length) }
        self.parts = isPlain ? [] : parts
        styled = StyledText(zip(looks, parts).map { ($0.text, $1.font(in: whole.drawn)) })
    }

    /// The lines in a width, in points.
    func lines(
        width: CGFloat, atMost most: Int = .max, cut: NSLineBreakMode = .byTruncatingTail
    ) -> [StyledText.Line] {
        styled.lines(
            width: width > 0 ? Double(width) : .infinity, atMost: max(1, most), cut: cut.cut,
            indents: (Double(paragraph?.firstLineHeadIndent ?? 0), Double(paragraph?.headIndent ?? 0)))
    }

    /// The size of lines in points.
    func size(of lines: [StyledText.Line]) -> CGSize {
        let indents = (paragraph?.firstLineHeadIndent ?? 0, paragraph?.headIndent ?? 0)
        let widths = lines.enumerated().map { CGFloat($1.width) + ($0 == 0 ? indents.0 : indents.1) }
        return CGSize(
            width: widths.max() ?? 0,
            height: CGFloat(lines.reduce(0) { $0 + $1.pitch })
                + (paragraph?.lineSpacing ?? 0) * CGFloat(max(0, lines.count - 1)))
    }

    /// Gives an element the look of the text, and of its parts.
    func style(_ element: inout ViewElement) {
        element.takeFont(font)
        element.parts = parts
        element.lineSpacing = Double(paragraph?.lineSpacing ?? 0)
        element.firstLineIndent = Double(paragraph?.firstLineHeadIndent ?? 0)
        element.indent = Double(paragraph?.headIndent ?? 0)
    }
}

extension NSLineBreakMode {
    fileprivate var cut: StyledText.Cut {
        switch self {
        case .byTruncatingTail: .tail
        case .byTruncatingHead: .head
        case .byTruncatingMiddle: .middle
        case .byClipping, .byCharWrapping: .letters
        case .byWordWrapping: .words
        }
    }
}

extension NSAttributedString {
    /// The parts of the text with the same attributes, in order.
    fileprivate var looks: [(text: String, attributes: [Key: Any])] {
        var looks: [(String, [Key: Any])] = []
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            looks.append((attributedSubstring(from: range).string, attributes))
        }
        return looks
    }

    /// The text of a configuration with its attributes.
    convenience init(drawing text: AttributedString) {
        let whole = NSMutableAttributedString(string: "")
        for run in text.runs {
            var attributes: [Key: Any] = [:]
            attributes[.font] = run.font
            attributes[.foregroundColor] = run.foregroundColor
            attributes[.backgroundColor] = run.backgroundColor
            attributes[.kern] = run.kern
            attributes[.baselineOffset] = run.baselineOffset
            attributes[.link] = run.link
            attributes[.underlineStyle] = run.underlineStyle?.rawValue
            attributes[.strikethroughStyle] = run.strikethroughStyle?.rawValue
            whole.append(
                NSAttributedString(string: String(text[run.range].characters), attributes: attributes))
        }
        self.init(attributedString: whole)
    }
}

extension TextPart {
    /// Takes colours, lines and spaces.
    ///
    /// - Parameters:
    ///   - whole: The colour of the whole text.
    ///   - usual: The colour of what has none.
    fileprivate mutating func take(
        _ attributes: [NSAttributedString.Key: Any], besides whole: UIColor?, or usual: UIColor?,
        in traits: UITraitCollection
    ) {
        func number(_ key: NSAttributedString.Key) -> Double {
            switch attributes[key] {
            case let number as CGFloat: Double(number)
            case let number as Double: number
            case let number as Float: Double(number)
            case let number as Int: Double(number)
            case let style as NSUnderlineStyle: Double(style.rawValue)
            case let number as NSNumber: number.doubleValue
            default: 0
            }
        }
        isUnderlined = number(.underlineStyle) != 0
        isStruckThrough = number(.strikethroughStyle) != 0
        tracking = number(.kern)
        rise = number(.baselineOffset)
        isLink = attributes[.link] != nil
        background = (attributes[.backgroundColor] as? UIColor)?.drawn(in: traits)
        let own = attributes[.foregroundColor] as? UIColor ?? usual
        if own != whole {
            color = own?.drawn(in: traits)
            ink = color == nil ? own?.ink ?? .primary : nil
        }
    }
}

extension UIFont {
    /// What else the letters look like.
    var traits: [ViewElement.FontTrait] {
        let font = drawn
        return (font.isItalic ? [.italic] : []) + (font.isMonospaced ? [.monospaced] : [])
    }

}

extension ViewElement {
    mutating func takeFont(_ font: UIFont) {
        fontSize = Double(font.pointSize)
        fontWeight = font.drawn.weight
        fontTraits = font.traits
        fontName = font.family
    }
}
