import SplitframeInterface

extension InterfaceElement {
    /// Every element that fits, this one and those inside, in drawing order.
    func all(where predicate: (InterfaceElement) -> Bool) -> [InterfaceElement] {
        (predicate(self) ? [self] : []) + children.flatMap { $0.all(where: predicate) }
    }

    /// The elements inside as one reads them: the bar at the top is drawn in front of the content and read before it.
    var childrenAsRead: [InterfaceElement] {
        children.filter(\.isNavigationBar) + children.filter { !$0.isNavigationBar }
    }

    private var isNavigationBar: Bool { if case .navigationBar = kind { true } else { false } }
}
