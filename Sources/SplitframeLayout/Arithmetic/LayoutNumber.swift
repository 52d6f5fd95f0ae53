public import SplitframeInterface

/// A length with which the rules of the layout compute: plain points, or points that keep their reasons.
///
/// Every rule is written once for it. A layout is computed with `Double`, at no cost; where reasons are asked for, the
/// same code runs with numbers that keep their terms.
public protocol LayoutNumber: Hashable, Comparable, Sendable {
    /// A rectangle of such numbers.
    associatedtype Frame: LayoutFrame where Frame.Number == Self
    /// Four insets of such numbers.
    associatedtype Insets: LayoutInsets where Insets.Number == Self

    static var zero: Self { get }
    static var infinity: Self { get }

    /// The length in points.
    var points: Double { get }

    /// Makes a number that is given, not computed.
    init(
        _ points: Double, as meaning: @autoclosure () -> Reason.Meaning,
        from provenance: @autoclosure () -> Provenance?)

    static func + (first: Self, second: Self) -> Self
    static func - (first: Self, second: Self) -> Self
    static func lesser(_ first: Self, _ second: Self) -> Self
    static func greater(_ first: Self, _ second: Self) -> Self

    /// The number, or 0 where it is negative.
    var notBelowZero: Self { get }
    /// The nearest number on the pixel grid, with halves rounded up; infinity remains infinity.
    func rounded(toPixelsOf scale: Double) -> Self
    /// The largest number on the pixel grid that is not greater.
    func cut(toPixelsOf scale: Double) -> Self
    /// The product with a factor, as a single term.
    func times(_ factor: Double, as meaning: @autoclosure () -> Reason.Meaning) -> Self
    /// The same number as a single term, in place of the terms that add up to it.
    func described(as meaning: @autoclosure () -> Reason.Meaning) -> Self
    /// The same number, which depends on a further decision.
    func chosen<Value>(by choice: Decided<Value>) -> Self
}

/// A rectangle whose sides are numbers of one kind, in points; `x` and `y` are its top-left corner.
public protocol LayoutFrame: Hashable, Sendable {
    associatedtype Number: LayoutNumber
    var x: Number { get set }
    var y: Number { get set }
    var width: Number { get set }
    var height: Number { get set }
    init(x: Number, y: Number, width: Number, height: Number)
}

extension LayoutFrame {
    var maxX: Number { x + width }

    /// The frame mirrored left to right within a span of this width.
    func mirrored(inWidth span: Number) -> Self {
        Self(x: span - (width + x), y: y, width: width, height: height)
    }
}

/// Distances from the four edges of a rectangle inwards in points, left and right being physical sides.
public protocol LayoutInsets: Hashable, Sendable {
    associatedtype Number: LayoutNumber
    var top: Number { get set }
    var left: Number { get set }
    var bottom: Number { get set }
    var right: Number { get set }
    init(top: Number, left: Number, bottom: Number, right: Number)
}

extension LayoutInsets {
    /// The same insets mirrored: left and right are exchanged.
    var mirrored: Self { Self(top: top, left: right, bottom: bottom, right: left) }

    var numbers: [Number] { [top, left, bottom, right] }
}

/// The lesser of two numbers, which depends on both.
func min<Number: LayoutNumber>(_ first: Number, _ second: Number) -> Number { .lesser(first, second) }

/// The greater of two numbers, which depends on both.
func max<Number: LayoutNumber>(_ first: Number, _ second: Number) -> Number { .greater(first, second) }
