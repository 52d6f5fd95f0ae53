import SplitframeInterface

extension InterfaceElement {
    /// Inserts elements that cover a context in front of it, but behind everything that floats over the context.
    ///
    /// - Returns: False where the context is in no column and no tab.
    @MainActor mutating func lay(_ cover: [InterfaceElement], over context: UIViewController) -> Bool {
        for controller in sequence(first: context, next: \.parent) {
            if let split = controller.parent as? UISplitViewController,
                let column = split.containers.first(where: { $0.value === controller })?.key
            {
                return insert(cover, behind: true) { $0.isColumn && $0.name == column.name }
            }
            if controller.parent is UITabBarController {
                return insert(cover, behind: false) { $0.kind == .tabBar }
            }
        }
        return false
    }

    private mutating func insert(
        _ cover: [InterfaceElement], behind isBehind: Bool, where isPlace: (InterfaceElement) -> Bool
    ) -> Bool {
        if let index = children.firstIndex(where: isPlace) {
            children.insert(contentsOf: cover, at: isBehind ? index + 1 : index)
            return true
        }
        return children.indices.contains { children[$0].insert(cover, behind: isBehind, where: isPlace) }
    }

    private var isColumn: Bool { if case .column = kind { true } else { false } }
}
