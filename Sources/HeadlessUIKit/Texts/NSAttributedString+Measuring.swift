public import Foundation
import SplitframeInterface

/// The options for measuring a text, with UIKit's raw values; lines are always those of the whole text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)

    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// The context for measuring a text that shrinks; compiles only.
open class NSStringDrawingContext: NSObject {
    open var minimumScaleFactor: CGFloat = 0
    public let actualScaleFactor: CGFloat = 1
    open var totalBounds: CGRect { .zero }

    public override init() {}
}

extension UIFont {
    /// The default font of texts: Helvetica of 12 points in UIKit (documented), here the system font.
    fileprivate static let unnamed = UIFont.systemFont(ofSize: 12)

    /// The lines of a text in a width, up to a maximum number; without a width, one for each paragraph.
    func lines(of text: String, width: CGFloat, atMost most: Int = .max) -> [String] {
        drawn.lines(of: text, width: width > 0 ? Double(width) : .infinity, atMost: max(1, most))
    }

    /// The width of the widest of several lines, in points.
    func width(of lines: [String]) -> CGFloat {
        CGFloat(lines.map(drawn.estimatedWidth).max() ?? 0)
    }

    fileprivate func size(of text: String, width: CGFloat) -> CGSize {
        let lines = lines(of: text, width: width)
        return CGSize(width: self.width(of: lines), height: CGFloat(lines.count) * lineHeight)
    }
}

extension NSAttributedString {
    private var font: UIFont {
        length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? .unnamed : .unnamed
    }

    /// The size with one line for each paragraph, in points, in the font at the start of the text.
    public func size() -> CGSize { font.size(of: string, width: 0) }

    /// The size, with lines of the given width where the options ask for them, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let breaksLines = options.contains(.usesLineFragmentOrigin)
        return CGRect(
            origin: .zero, size: font.size(of: string, width: breaksLines ? size.width : 0))
    }

    /// Ignored: text is not drawn.
    public func draw(in rect: CGRect) {}
    public func draw(at point: CGPoint) {}
}

extension NSString {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: String(describing: self), attributes: attributes).size()
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: String(describing: self), attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }

    /// Ignored: text is not drawn.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
}

extension String {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes).size()
    }
}
