public import Foundation
import SplitframeInterface

/// Distances from a rectangle's edges inwards, in points; left and right are physical sides.
public struct UIEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public static let zero = UIEdgeInsets()

    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    init(_ insets: EdgeInsets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }

    var values: EdgeInsets {
        EdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    static func + (first: UIEdgeInsets, second: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: first.top + second.top, left: first.left + second.left,
            bottom: first.bottom + second.bottom, right: first.right + second.right)
    }
}

/// Distances inwards from edges that follow the reading direction, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public static let zero = NSDirectionalEdgeInsets()

    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

extension CGRect {
    /// The rectangle with each edge moved inwards.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top,
            width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom))
    }

    init(_ rectangle: Rectangle) {
        self.init(x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height)
    }

    var values: Rectangle {
        Rectangle(x: minX, y: minY, width: width, height: height)
    }
}

extension CGSize {
    init(_ size: Size) { self.init(width: size.width, height: size.height) }

    var values: Size { Size(width: width, height: height) }
}

/// A distance, in points.
public struct UIOffset: Hashable, Sendable {
    public static let zero = UIOffset()

    public var horizontal: CGFloat
    public var vertical: CGFloat

    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

// The names that UIKit adds to those of Foundation.
extension NSValue {
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
    public var cgRectValue: CGRect { rectValue }
}

// Where there is no value the answer is zero, as in UIKit; Foundation on Linux stops.
extension NSCoder {
    public func decodeCGPoint(forKey key: String) -> CGPoint {
        containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
    }
    public func decodeCGSize(forKey key: String) -> CGSize {
        containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
    }
    public func decodeCGRect(forKey key: String) -> CGRect {
        containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
    }
}

/// The edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let top = UIRectEdge(rawValue: 1 << 0)
    public static let left = UIRectEdge(rawValue: 1 << 1)
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    public static let right = UIRectEdge(rawValue: 1 << 3)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]

    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// The edges of a rectangle, in the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
    static let each: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]

    public init(rawValue: UInt) { self.rawValue = rawValue }
}
