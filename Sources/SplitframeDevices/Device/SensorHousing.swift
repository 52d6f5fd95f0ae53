public import SplitframeInterface

/// What the front camera takes out of the screen.
public enum SensorHousing: NamedCase {
    case none
    case notch
    case dynamicIsland
}
