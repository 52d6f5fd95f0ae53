public import Foundation
import SplitframeText

/// How a text is measured, with UIKit's raw values; lines are always those of the whole text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)

    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// How a text that shrinks is measured; headless none does.
@preconcurrency @MainActor open class NSStringDrawingContext: IdentityHashable {
    open var minimumScaleFactor: CGFloat = 0
    public let actualScaleFactor: CGFloat = 1
    open var totalBounds: CGRect { .zero }

    public init() {}
}

extension UIFont {
    /// The font of texts without one: Helvetica of 12 points in UIKit (documented), here the system's letters.
    fileprivate static let unnamed = UIFont.systemFont(ofSize: 12)

    /// How many lines a text has, and how wide the widest is in points.
    ///
    /// Lines that are broken are as wide as there is room for; widths are estimated by one table of letters.
    func lines(of text: String, width: CGFloat, breaksLines: Bool) -> (count: CGFloat, widest: CGFloat) {
        let drawn = drawn
        var (widest, lines): (CGFloat, CGFloat) = (0, 0)
        for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let length = CGFloat(drawn.estimatedWidth(of: String(paragraph)))
            let isBroken = breaksLines && width > 0 && length > width
            widest = max(widest, isBroken ? width : length)
            lines += isBroken ? (length / width).rounded(.up) : 1
        }
        return (lines, widest)
    }

    fileprivate func size(of text: String, width: CGFloat, breaksLines: Bool) -> CGSize {
        let (count, widest) = lines(of: text, width: width, breaksLines: breaksLines)
        return CGSize(width: widest, height: count * lineHeight)
    }
}

extension NSAttributedString {
    private var font: UIFont {
        length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? .unnamed : .unnamed
    }

    /// The size in one line for each paragraph, in points, in the font that the text begins with.
    public func size() -> CGSize { font.size(of: string, width: 0, breaksLines: false) }

    /// The size in lines of a width where the options ask for lines, in points.
    @preconcurrency @MainActor public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let breaksLines = options.contains(.usesLineFragmentOrigin)
        return CGRect(
            origin: .zero, size: font.size(of: string, width: size.width, breaksLines: breaksLines))
    }

    /// Paints nothing.
    public func draw(in rect: CGRect) {}
    public func draw(at point: CGPoint) {}
}

extension NSString {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: String(describing: self), attributes: attributes).size()
    }

    @preconcurrency @MainActor public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: String(describing: self), attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }

    /// Paints nothing.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
}

extension String {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes).size()
    }
}
