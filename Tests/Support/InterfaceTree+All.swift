public import SplitframeInterface

extension InterfaceTree {
    /// Every element of every layer, each before those inside it.
    public var all: [InterfaceElement] { layers.flatMap(\.withAllInside) }
}

extension InterfaceElement {
    /// The element, and every one inside it.
    public var withAllInside: [InterfaceElement] { [self] + children.flatMap(\.withAllInside) }
}
