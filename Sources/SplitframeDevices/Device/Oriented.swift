/// A fact that a device has once for each orientation.
public struct Oriented<Value: Hashable & Sendable>: Hashable, Sendable {
    public var portrait: Value
    public var landscape: Value
    /// On the other side, where that is another value.
    public var landscapeLeft: Value?

    public init(portrait: Value, landscape: Value, landscapeLeft: Value? = nil) {
        self.portrait = portrait
        self.landscape = landscape
        self.landscapeLeft = landscapeLeft
    }

    /// A fact of each orientation.
    init(_ value: (Orientation) -> Value) {
        self.init(
            portrait: value(.portrait), landscape: value(.landscape), landscapeLeft: value(.landscapeLeft))
    }

    /// A fact that is the same in both orientations.
    public init(both value: Value) {
        self.init(portrait: value, landscape: value)
    }

    /// The value in one orientation.
    public subscript(orientation: Orientation) -> Value {
        switch orientation {
        case .portrait: portrait
        case .landscape: landscape
        case .landscapeLeft: landscapeLeft ?? landscape
        }
    }
}
