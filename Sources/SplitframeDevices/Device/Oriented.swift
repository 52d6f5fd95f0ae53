public import SplitframeInterface

/// A value of a device for each orientation.
public struct Oriented<Value: Hashable & Sendable>: Hashable, Sendable {
    public var portrait: Value
    public var landscape: Value
    /// The value for the other side, if it differs.
    public var landscapeLeft: Value?

    public init(portrait: Value, landscape: Value, landscapeLeft: Value? = nil) {
        self.portrait = portrait
        self.landscape = landscape
        self.landscapeLeft = landscapeLeft
    }

    /// A value computed for each orientation.
    init(_ value: (Orientation) -> Value) {
        self.init(
            portrait: value(.portrait), landscape: value(.landscape), landscapeLeft: value(.landscapeLeft))
    }

    /// A value that is the same in both orientations.
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

/// The tiles into which iPadOS 26 arranges windows.
public struct WindowTiles: Hashable, Sendable {
    /// The sizes in points of one tile of each kind; nil if the orientation has no such tile.
    public struct Sizes: Hashable, Sendable {
        public var half: Size? = nil
        public var third: Size? = nil
        public var quarter: Size? = nil
    }

    /// The distance in points between two tiles.
    public var gap: Double
    public var evidence: Evidence
    public var sizes: Oriented<Sizes>
}

/// The ways to hold a screen; held upside down it counts as held the same way.
public enum Orientation: NamedCase {
    case portrait
    case landscape
    /// Turned to the other side, if a device distinguishes the two.
    case landscapeLeft
}
