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

    // Measured on iOS 26.1: popping gives what was popped, and nil where nothing lies above.
    @Test func `says what it pops, and nil for nothing`() {
        let navigation = UINavigationController()
        navigation.viewControllers = [root, middle, top]
        #expect(navigation.popToViewController(top, animated: false) == nil)
        #expect(navigation.popToViewController(middle, animated: false) == [top])
        #expect(navigation.popToRootViewController(animated: false) == [middle])
        #expect(navigation.popToRootViewController(animated: false) == nil)
        #expect(navigation.popViewController(animated: false) == nil)
    }

    private final class Guarded: UINavigationController, UINavigationBarDelegate {
        var maySave = false
        var log: [String] = []

        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
            log.append("may \(item.title ?? "") go from \(viewControllers.count)")
            return maySave
        }
        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
            log.append("\(item.title ?? "") is gone from \(viewControllers.count)")
        }
    }

    // Measured on iOS 26.1: a tap on the back button asks the bar's delegate with the whole stack, a pop by the app asks
    // nothing. UINavigationItem › backAction: in place of what the back button does.
    @Test func `may keep what a person leaves by the back button`() throws {
        let navigation = Guarded(rootViewController: root)
        for (page, title) in [(middle, "middle"), (top, "top")] {
            page.title = title
            navigation.pushViewController(page, animated: false)
        }
        let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: navigation)
        host.tapBack()
        #expect(navigation.topViewController === top && navigation.log == ["may top go from 3"])
        navigation.maySave = true
        host.tapBack()
        #expect(navigation.topViewController === middle)
        #expect(navigation.log.dropFirst() == ["may top go from 3", "top is gone from 2"])
        navigation.log = []
        middle.navigationItem.backAction = UIAction { [root] _ in root.title = "asked" }
        host.tapBack()
        #expect(navigation.topViewController === middle && root.title == "asked")
        navigation.popViewController(animated: false)
        #expect(navigation.topViewController === root && navigation.log.isEmpty)
    }
}
