public import SplitframeInterface

/// A place for which advice is wanted.
public struct AdvicePlace: Hashable, Sendable {
    /// The device's id.
    public var device: String
    /// Orientation and window, in words.
    public var place: String
    public var environment: TraitEnvironment

    public init(device: String, place: String, environment: TraitEnvironment) {
        self.device = device
        self.place = place
        self.environment = environment
    }
}
