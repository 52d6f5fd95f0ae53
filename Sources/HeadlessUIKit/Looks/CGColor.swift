public import Foundation

/// A colour of a layer or a path, which wraps a `UIColor`; compiles only.
public final class CGColor: Hashable, Sendable {
    let color: UIColor

    init(_ color: UIColor) { self.color = color }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(UIColor(white: gray, alpha: alpha)) }

    public var alpha: CGFloat { color.components?.alpha ?? 1 }

    /// The components from 0 to 1 in light traits; nil where they are unknown.
    public var components: [CGFloat]? {
        color.components.map { [$0.red, $0.green, $0.blue, $0.alpha] }
    }
    public var numberOfComponents: Int { components?.count ?? 0 }

    public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlphaComponent(alpha)) }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
    public convenience init(cgColor: CGColor) { self.init(copying: cgColor.color) }

    public var cgColor: CGColor { CGColor(self) }

    /// Ignored: nothing is drawn with the colour.
    public func set() {}
    /// Compiles only.
    public func setFill() {}
    /// Compiles only.
    public func setStroke() {}
}
