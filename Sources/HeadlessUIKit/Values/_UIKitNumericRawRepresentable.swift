/// A value around a number that can be compared and moved, such as a layout priority: `.defaultHigh - 1`.
// swift-format-ignore: NoLeadingUnderscores
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {
    init(rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    public static func + (left: Self, right: RawValue) -> Self { Self(rawValue: left.rawValue + right) }

    public static func + (left: RawValue, right: Self) -> Self { Self(rawValue: left + right.rawValue) }

    public static func - (left: Self, right: RawValue) -> Self { Self(rawValue: left.rawValue - right) }

    public static func - (left: Self, right: Self) -> RawValue { left.rawValue - right.rawValue }

    public static func += (left: inout Self, right: RawValue) { left = left + right }

    public static func -= (left: inout Self, right: RawValue) { left = left - right }
}
