public import SplitframeGeometry
public import SplitframeInterface

extension Double: LayoutNumber {
    public typealias Frame = Rectangle
    public typealias Insets = EdgeInsets

    @inlinable public var points: Double { self }

    @inlinable public init(
        _ points: Double, as meaning: @autoclosure () -> Reason.Meaning,
        from provenance: @autoclosure () -> Provenance?
    ) { self = points }

    @inlinable public static func lesser(_ first: Double, _ second: Double) -> Double {
        Swift.min(first, second)
    }
    @inlinable public static func greater(_ first: Double, _ second: Double) -> Double {
        Swift.max(first, second)
    }
    @inlinable public var notBelowZero: Double { Swift.max(0, self) }
    @inlinable public func rounded(toPixelsOf scale: Double) -> Double {
        (self * scale + 0.5).rounded(.down) / scale
    }
    @inlinable public func cut(toPixelsOf scale: Double) -> Double { (self * scale).rounded(.down) / scale }
    @inlinable public func times(_ factor: Double, as meaning: @autoclosure () -> Reason.Meaning) -> Double {
        self * factor
    }
    @inlinable public func described(as meaning: @autoclosure () -> Reason.Meaning) -> Double { self }
    @inlinable public func chosen<Value>(by choice: Decided<Value>) -> Double { self }
}

extension Rectangle: LayoutFrame {}

extension EdgeInsets: LayoutInsets {}
