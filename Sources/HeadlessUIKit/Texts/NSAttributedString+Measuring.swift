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

    /// The lines of a text in a width, as many as there may be; without a width one for each paragraph.
    func lines(of text: String, width: CGFloat, atMost most: Int = .max) -> [String] {
        drawn.lines(of: text, width: width > 0 ? Double(width) : .infinity, atMost: max(1, most))
    }

    /// How wide the widest of several lines is in points.
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

    /// The size in one line for each paragraph, in points, in the font that the text begins with.
    public func size() -> CGSize { font.size(of: string, width: 0) }

    /// The size in lines of a width where the options ask for lines, in points.
    @preconcurrency @MainActor public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let breaksLines = options.contains(.usesLineFragmentOrigin)
        return CGRect(
            origin: .zero, size: font.size(of: string, width: breaksLines ? size.width : 0))
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
