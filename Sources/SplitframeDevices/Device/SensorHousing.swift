public import SplitframeInterface

/// The part of the screen that the front camera occupies.
public enum SensorHousing: NamedCase {
    case none
    case notch
    case dynamicIsland
}
