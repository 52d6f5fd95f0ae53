/// A fact that a device has once for each orientation.
public struct Oriented<Value: Hashable & Sendable>: Hashable, Sendable {
    public var portrait: Value
    public var landscape: Value

    public init(portrait: Value, landscape: Value) {
        self.portrait = portrait
        self.landscape = landscape
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
        }
    }
}
