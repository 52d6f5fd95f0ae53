import Foundation
public import SplitframeInterface
package import SplitframeLayout

/// Captures the screen of a host as an interface tree: the only conversion of live objects to values.
@MainActor public enum InterfaceCapture {
    /// The tree of a host's window, with texts and contents from the app's objects; nil without a window.
    ///
    /// Its root is the window's root controller, usually a split view, or a controller that covers it completely; other
    /// presented controllers are in front of it.
    public static func tree(of host: HeadlessHost) -> InterfaceTree? {
        guard let root = host.rootViewController else { return nil }
        var given = host.environment
        given.layoutDirection =
            root.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        let capture = ScreenCapture(environment: given, generation: host.generation)
        let shown = root.shownHierarchy
        let presented = shown.filter { $0.presenter != nil }
        var layers = (shown.contains(root) ? [root] : []).flatMap { capture.layer(of: $0, number: 0) }
        for (index, controller) in presented.enumerated() {
            let elements = capture.layer(of: controller, number: index + 1)
            // A controller that covers a context is behind the sidebars and tabs that float over the context.
            if let first = layers.indices.first, let context = controller.presenter,
                controller.presentedFrame?.presentation == .root,
                layers[first].lay(elements, over: context)
            {
                continue
            }
            layers += elements
        }
        guard !layers.isEmpty else { return nil }
        let lowest = layers.removeFirst()
        let environment = (root as? UISplitViewController)?.state.environment ?? given
        var tree = InterfaceTree(
            environment: environment, generation: host.generation, root: lowest, presented: layers)
        if root.windowTraits.userInterfaceStyle == .dark { tree.style = .dark }
        tree.systemBars = host.systemBars
        return tree
    }

    /// The tree of one mounted split view; nil before it is mounted.
    public static func tree(of split: UISplitViewController) -> InterfaceTree? {
        let (state, contents) = values(of: split)
        return InterfaceTree(state, contents: contents)
    }

    /// The values of a split view: its state, and the contents of its columns.
    package static func values(
        of split: UISplitViewController
    ) -> (state: SplitState, contents: [Column: ColumnContents]) {
        let place = split.viewIfLoaded?.window?.environment ?? split.state.environment
        let capture = ScreenCapture(
            environment: place ?? TraitEnvironment(size: .zero, scale: 1), generation: split.state.generation)
        return (split.state, capture.contents(of: split))
    }
}

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
