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
}
