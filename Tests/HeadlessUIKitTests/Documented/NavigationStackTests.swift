import Foundation
import HeadlessUIKit
import Testing

/// Stacks and their toolbars, as the reference of UINavigationController has them.
@MainActor struct `A navigation stack, as documented,` {
    private final class Page: UIViewController {
        var moves: [String] = []

        override func willMove(toParent parent: UIViewController?) {
            moves.append(parent == nil ? "will leave" : "will move")
        }
        override func didMove(toParent parent: UIViewController?) {
            moves.append(parent == nil ? "left" : "moved")
        }
    }

    private let root = Page()
    private let middle = Page()
    private let top = Page()

    // UINavigationController › setViewControllers(_:animated:) › Discussion: the new controllers take the place of the
    // present ones; a top that stays is not pushed again. UIViewController › willMove(toParent:) › Discussion: called with
    // nil before a controller leaves its parent.
    @Test(arguments: [true, false])
    func `lets go of what lies below a top that stays`(animated: Bool) throws {
        let navigation = UINavigationController()
        navigation.viewControllers = [root, middle, top]
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: navigation)
        for page in [root, middle, top] { page.moves = [] }
        navigation.setViewControllers([root, top], animated: animated)
        host.settle()
        #expect(middle.parent == nil && middle.moves == ["will leave", "left"])
        #expect(navigation.children == [root, top] && top.moves.isEmpty && root.moves.isEmpty)
        navigation.setViewControllers([middle, top], animated: animated)
        host.settle()
        #expect(root.parent == nil && middle.parent === navigation && navigation.children.contains(top))
        #expect(middle.moves.contains("will move") && top.viewIfLoaded?.window != nil)
    }

    // UIViewController › toolbarItems › Discussion: a navigation controller's toolbar shows the items of what lies on top;
    // UINavigationController › toolbar › Discussion: its contents are set by way of the controllers.
    @Test func `has the items of its top in its toolbar`() throws {
        let navigation = UINavigationController(rootViewController: root)
        navigation.isToolbarHidden = false
        let (add, sort) = (UIBarButtonItem(title: "Add"), UIBarButtonItem(title: "Sort"))
        root.setToolbarItems([add], animated: false)
        #expect(navigation.toolbar.items == [add])
        navigation.pushViewController(top, animated: false)
        #expect(navigation.toolbar.items == nil)
        top.toolbarItems = [sort, add]
        #expect(navigation.toolbar.items == [sort, add])
        navigation.popViewController(animated: false)
        #expect(navigation.toolbar.items == [add])
        let own = UIToolbar()
        own.items = [sort]
        #expect(own.items == [sort])
    }
}
