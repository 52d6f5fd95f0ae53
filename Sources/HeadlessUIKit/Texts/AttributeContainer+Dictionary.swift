public import Foundation

extension AttributeContainer {
    /// Makes a container of the attributes that `UIKitAttributes` has; others are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        self.font = dictionary[.font] as? UIFont
        self.foregroundColor = dictionary[.foregroundColor] as? UIColor
        self.backgroundColor = dictionary[.backgroundColor] as? UIColor
        self.kern = dictionary[.kern] as? CGFloat
        self.baselineOffset = dictionary[.baselineOffset] as? CGFloat
        self.link = dictionary[.link] as? URL
        self.underlineStyle = (dictionary[.underlineStyle] as? Int).map(NSUnderlineStyle.init(rawValue:))
        self.strikethroughStyle = (dictionary[.strikethroughStyle] as? Int).map(
            NSUnderlineStyle.init(rawValue:))
    }

    /// The attributes of `UIKitAttributes` by their keys; others are left out.
    fileprivate var dictionary: [NSAttributedString.Key: Any] {
        let all: [NSAttributedString.Key: Any?] = [
            .font: self.font, .foregroundColor: self.foregroundColor, .kern: self.kern, .link: self.link,
            .backgroundColor: self.backgroundColor, .baselineOffset: self.baselineOffset,
            .underlineStyle: self.underlineStyle?.rawValue,
            .strikethroughStyle: self.strikethroughStyle?.rawValue,
        ]
        return all.compactMapValues(\.self)
    }
}

extension NSAttributedString {
    /// Makes a text with the attributes of `UIKitAttributes` that each part has.
    public convenience init(_ attributed: AttributedString) {
        let text = NSMutableAttributedString()
        for run in attributed.runs {
            let part = String(attributed[run.range].characters)
            text.append(NSAttributedString(string: part, attributes: run.attributes.dictionary))
        }
        self.init(attributedString: text)
    }
}
