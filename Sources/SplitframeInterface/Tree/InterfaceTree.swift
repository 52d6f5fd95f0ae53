/// A frozen description of one window's interface, the only input of drawing.
///
/// Two producers make it: the layout core, and live controllers captured once. Frames are in points in the
/// window's own space, origin top left. Children are listed in drawing order, the last one on top.
public struct InterfaceTree: Hashable, Sendable {
    /// The window's traits.
    public var environment: TraitEnvironment
    /// The OS generation whose look and rules apply.
    public var generation: Generation
    /// The outermost element, most often the split view.
    public var root: InterfaceElement
    /// The presented elements above the root, from the bottom up, with the veils between.
    public var presented: [InterfaceElement]
    /// Light or dark, if the device was set to it; nil leaves the choice to the picture.
    public var style: InterfaceStyle?

    public init(
        environment: TraitEnvironment, generation: Generation, root: InterfaceElement,
        presented: [InterfaceElement] = []
    ) {
        self.environment = environment
        self.generation = generation
        self.root = root
        self.presented = presented
    }

    /// The root and the elements presented above it, in drawing order.
    public var layers: [InterfaceElement] { [root] + presented }
}
