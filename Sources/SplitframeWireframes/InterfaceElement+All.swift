import SplitframeInterface

extension InterfaceElement {
    /// Every element that fulfils a condition, among this one and those inside, in drawing order.
    func all(where predicate: (InterfaceElement) -> Bool) -> [InterfaceElement] {
        (predicate(self) ? [self] : []) + children.flatMap { $0.all(where: predicate) }
    }

    /// The elements inside in reading order: the bar at the top is drawn after the content but read before it.
    var childrenAsRead: [InterfaceElement] {
        children.filter(\.isNavigationBar) + children.filter { !$0.isNavigationBar }
    }

    private var isNavigationBar: Bool { if case .navigationBar = kind { true } else { false } }
}
