import SplitframeInterface

extension InterfaceElement {
    /// Every element that fits, this one and those inside, in drawing order.
    func all(where predicate: (InterfaceElement) -> Bool) -> [InterfaceElement] {
        (predicate(self) ? [self] : []) + children.flatMap { $0.all(where: predicate) }
    }
}
