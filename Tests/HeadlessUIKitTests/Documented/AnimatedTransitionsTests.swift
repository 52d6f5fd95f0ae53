import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// Transitions that an app's own animators make, as the references of animators, contexts and presentations have them.
@MainActor struct `An animator, as documented,` {
    /// Shows at a third of the way in, above a dimmed ground; keeps what it learned of the transition.
    private final class Animator: UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
        UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning
    {
        var completes = true
        var log: [String] = []
        var context: (any UIViewControllerContextTransitioning)?
        var superviewOfLeaving: UIView?
        var frames: [CGRect] = []
        var views: [UIView?] = []
        var atEnd: CGRect?

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.4
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            self.context = context
            guard let to = context.viewController(forKey: .to),
                let from = context.viewController(forKey: .from)
            else { return }
            views = [context.view(forKey: .from), context.view(forKey: .to)]
            frames = [
                context.initialFrame(for: from), context.finalFrame(for: from), context.initialFrame(for: to),
                context.finalFrame(for: to),
            ]
            superviewOfLeaving = context.view(forKey: .from)?.superview
            log.append("animate, animated \(context.isAnimated), interactive \(context.isInteractive)")
            if let view = context.view(forKey: .to) {
                context.containerView.addSubview(view)
                view.frame = context.finalFrame(for: to).offsetBy(dx: 0, dy: 900)
            }
            UIView.animate(withDuration: transitionDuration(using: context)) { [self] in
                if let view = context.view(forKey: .to) { view.frame = atEnd ?? context.finalFrame(for: to) }
            } completion: { [self] _ in
                log.append("complete")
                context.completeTransition(completes)
            }
        }

        func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { Drawer(presentedViewController: presented, presenting: presenting) }
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController,
            animated: Bool
        ) { log.append("did show \(viewController.title ?? "")") }
        func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    }

    /// Stands at the end of its container, above a veil of its own.
    private final class Drawer: UIPresentationController {
        let veil = UIView()
        var ends: [Bool] = []

        override var frameOfPresentedViewInContainerView: CGRect {
            let bounds = containerView?.bounds ?? .zero
            return CGRect(x: bounds.width - 320, y: 0, width: 320, height: bounds.height)
        }
        override func presentationTransitionWillBegin() {
            guard let containerView else { return }
            veil.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            veil.alpha = 0
            veil.frame = containerView.bounds
            containerView.insertSubview(veil, at: 0)
            presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [self] _ in
                veil.alpha = 0.5
            })
        }
        override func presentationTransitionDidEnd(_ completed: Bool) { ends.append(completed) }
        override func dismissalTransitionDidEnd(_ completed: Bool) { ends.append(completed) }
    }

    private final class Page: UIViewController {
        var calls: [String] = []
        override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
    }

    private let animator = Animator()
    private let root = Page()
    private let page = Page()

    private func mounted() throws -> HeadlessHost {
        (root.title, page.title) = ("root", "page")
        page.transitioningDelegate = animator
        return try HeadlessHost(device: "ipad-10th", rootViewController: root)
    }

    // UIViewControllerAnimatedTransitioning › animateTransition(using:) › Discussion: called to make the animations of a
    // presentation, with the context that says what is moved where; UIViewControllerContextTransitioning ›
    // containerView › Discussion: the view of the presenting controller is in it by then; › initialFrame(for:),
    // finalFrame(for:) › Return Value: zero for who is not there yet, or is not any more.
    @Test func `makes a presentation over everything`() throws {
        let host = try mounted()
        page.modalPresentationStyle = .fullScreen
        var isOver = false
        root.present(page, animated: true) { isOver = true }
        host.settle()
        let whole = CGRect(x: 0, y: 0, width: 820, height: 1180)
        #expect(animator.log == ["animate, animated true, interactive false", "complete", "ended true"])
        #expect(animator.views == [root.view, page.view])
        #expect(animator.superviewOfLeaving === animator.context?.containerView)
        #expect(animator.frames == [whole, whole, .zero, whole])
        #expect(page.view.isDescendant(of: try #require(animator.context).containerView))
        #expect(page.view.frame == whole && root.view.window == nil && isOver)
        #expect(root.calls == ["will appear", "did appear", "will disappear", "did disappear"])
        #expect(page.calls == ["will appear", "did appear"])
        page.dismiss(animated: true)
        host.settle()
        #expect(animator.views == [page.view, root.view])
        #expect(animator.frames == [whole, .zero, whole, whole])
        #expect(root.view.superview === host.window && page.view.window == nil)
        #expect(root.calls.suffix(2) == ["will appear", "did appear"])
    }

    // UIPresentationController › containerView › Discussion: it is there before presentationTransitionWillBegin(), and the
    // app's own views in it are part of the presentation; UIPresentationController ›
    // frameOfPresentedViewInContainerView › Discussion: the frame at the end of the animations. UIKit leaves the
    // presenter's view to itself where it stays: view(forKey:) › Return Value.
    @Test func `makes a presentation with views of the app around it, which are drawn`() throws {
        let host = try mounted()
        page.modalPresentationStyle = .custom
        root.present(page, animated: true)
        host.settle()
        let drawer = try #require(page.presentationController as? Drawer)
        let end = CGRect(x: 500, y: 0, width: 320, height: 1180)
        #expect(animator.views == [nil, page.view])
        #expect(animator.frames.last == end && page.view.frame == end)
        #expect(drawer.veil.superview === drawer.containerView && root.view.superview === host.window)
        let tree = try #require(InterfaceCapture.tree(of: host))
        #expect(tree.presented.map(\.name) == ["behind1", "presented1"])
        let veil = try #require(tree.presented.first?.children.first)
        #expect(veil.frame == Rectangle(x: 0, y: 0, width: 820, height: 1180))
        #expect(
            veil.style.background == ElementColor(red: 255, green: 0, blue: 0) && veil.style.opacity == 0.5)
        #expect(tree.presented.last?.frame == Rectangle(x: 500, y: 0, width: 320, height: 1180))
        page.dismiss(animated: true)
        host.settle()
        #expect(drawer.veil.window == nil && drawer.containerView == nil && drawer.ends == [true, true])
        #expect(InterfaceCapture.tree(of: host)?.presented.isEmpty == true)
    }

    // UIPresentationController › presentedView › Discussion: a view that the app puts around the controller's own is what is
    // placed and animated; both are drawn.
    @Test func `moves the view that an app puts around the presented one`() throws {
        final class Wrapping: UIPresentationController {
            lazy var wrapper: UIView = {
                let wrapper = UIView()
                wrapper.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
                presentedViewController.view.frame = CGRect(x: 10, y: 20, width: 280, height: 360)
                wrapper.addSubview(presentedViewController.view)
                return wrapper
            }()
            override var presentedView: UIView? { wrapper }
            override var frameOfPresentedViewInContainerView: CGRect {
                CGRect(x: 100, y: 200, width: 300, height: 400)
            }
        }
        final class Delegate: UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?,
                source: UIViewController
            ) -> UIPresentationController? {
                Wrapping(presentedViewController: presented, presenting: presenting)
            }
        }
        let host = try mounted()
        let delegate = Delegate()
        page.transitioningDelegate = delegate
        page.modalPresentationStyle = .custom
        root.present(page, animated: false)
        host.settle()
        let presented = try #require(InterfaceCapture.tree(of: host)).presented
        #expect(presented.map(\.name) == ["behind1", "presented1"])
        #expect(
            presented.first?.children.map(\.frame) == [Rectangle(x: 100, y: 200, width: 300, height: 400)])
        #expect(presented.last?.frame == Rectangle(x: 110, y: 220, width: 280, height: 360))
    }

    // UIViewControllerAnimatedTransitioning › animateTransition(using:) › Discussion: what it leaves is what shows.
    @Test func `leaves the view where it brought it, until the room is another`() throws {
        let host = try mounted()
        page.modalPresentationStyle = .custom
        animator.atEnd = CGRect(x: 100, y: 200, width: 300, height: 400)
        root.present(page, animated: true)
        host.settle()
        let presented = InterfaceCapture.tree(of: host)?.presented.last
        #expect(presented?.frame == Rectangle(x: 100, y: 200, width: 300, height: 400))
        try host.rotate(to: .landscape)
        #expect(page.view.frame == CGRect(x: 860, y: 0, width: 320, height: 820))
    }

    // UIViewControllerContextTransitioning › completeTransition(_:) › Parameters: false where the original controllers are
    // shown still; UIPresentationController › presentationTransitionDidEnd(_:) and dismissalTransitionDidEnd(_:) ›
    // Parameters: whether it was completed; UIViewControllerTransitionCoordinatorContext › isCancelled.
    @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom])
    func `that does not complete leaves everything as it was`(style: UIModalPresentationStyle) throws {
        let host = try mounted()
        page.modalPresentationStyle = style
        animator.completes = false
        root.present(page, animated: true) { Issue.record("it is not presented") }
        var wasCancelled = false
        root.transitionCoordinator?.animate(alongsideTransition: nil) { wasCancelled = $0.isCancelled }
        host.settle()
        #expect(animator.log.last == "ended false" && wasCancelled)
        #expect(root.presentedViewController == nil && page.view.window == nil)
        #expect(root.view.superview === host.window)
        #expect(page.calls == ["will appear", "will disappear", "did disappear"])
        #expect(InterfaceCapture.tree(of: host)?.presented.isEmpty == true)
        animator.completes = true
        root.present(page, animated: true)
        host.settle()
        animator.completes = false
        page.calls = []
        page.dismiss(animated: true) { Issue.record("it is presented still") }
        host.settle()
        #expect(root.presentedViewController === page && page.view.window === host.window)
        #expect(page.calls == ["will disappear", "will appear", "did appear"])
        #expect(InterfaceCapture.tree(of: host)?.layers.last?.frame.height == 1180)
        if let drawer = page.presentationController as? Drawer { #expect(drawer.ends == [true, false]) }
        animator.completes = true
        page.dismiss(animated: true)
        host.settle()
        #expect(root.presentedViewController == nil && root.view.superview === host.window)
    }

    // UINavigationControllerDelegate › navigationController(_:animationControllerFor:from:to:) › Discussion: the animator
    // makes the transition between the two controllers; › completeTransition(_:): false leaves the stack as it was.
    @Test func `makes the pushes and pops of a stack`() throws {
        (root.title, page.title) = ("root", "page")
        let stack = UINavigationController(rootViewController: root)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: stack)
        stack.delegate = animator
        stack.pushViewController(page, animated: true)
        host.settle()
        #expect(animator.views == [root.view, page.view])
        #expect(animator.log.suffix(2) == ["ended true", "did show page"])
        #expect(page.view.superview === stack.view && root.view.window == nil)
        animator.completes = false
        animator.log = []
        stack.popViewController(animated: true)
        host.settle()
        #expect(stack.viewControllers == [root, page] && page.parent === stack)
        #expect(page.view.superview === stack.view && root.view.window == nil)
        #expect(animator.log.last == "ended false" && !page.isMovingFromParent)
        let other = Page()
        stack.pushViewController(other, animated: true)
        host.settle()
        #expect(stack.viewControllers == [root, page] && other.parent == nil && other.view.window == nil)
        #expect(other.calls == ["will appear", "will disappear", "did disappear"])
        animator.completes = true
        stack.popViewController(animated: true)
        host.settle()
        #expect(stack.viewControllers == [root] && root.view.superview === stack.view && page.parent == nil)
    }

    // UITabBarControllerDelegate › tabBarController(_:animationControllerForTransitionFrom:to:) › Discussion.
    @Test func `makes the change of tabs`() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [root, page]
        tabs.delegate = animator
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: tabs)
        animator.completes = false
        host.tapTab(1, of: tabs)
        #expect(tabs.selectedIndex == 0 && root.view.superview === tabs.view && page.view.window == nil)
        animator.completes = true
        host.tapTab(1, of: tabs)
        #expect(animator.views == [root.view, page.view] && tabs.selectedIndex == 1)
        #expect(page.view.superview === tabs.view && root.view.window == nil)
    }
}

/// UIView › setAnimationsEnabled(_:), areAnimationsEnabled, performWithoutAnimation(_:).
@MainActor struct `Animations that are turned off, as documented,` {
    private final class Page: UIViewController {
        var animated: [Bool] = []
        override func viewWillAppear(_ animated: Bool) { self.animated.append(animated) }
        override func viewDidDisappear(_ animated: Bool) { self.animated.append(animated) }
    }

    // UIView › setAnimationsEnabled(_:) › Discussion: the changes are made at once, without an animation.
    @Test func `are over at once`() {
        #expect(UIView.areAnimationsEnabled)
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        var isOver = false
        UIView.animate(withDuration: 1) {
        } completion: {
            isOver = $0
        }
        #expect(isOver && !UIView.areAnimationsEnabled)
    }

    // UIView › performWithoutAnimation(_:) › Discussion: animations are off for what the block does.
    @Test func `make no transition animated`() throws {
        let (root, page, pushed) = (Page(), Page(), Page())
        let stack = UINavigationController(rootViewController: root)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: stack)
        UIView.performWithoutAnimation {
            stack.pushViewController(pushed, animated: true)
            stack.popViewController(animated: true)
            stack.present(page, animated: true)
            host.settle()
            stack.dismiss(animated: true)
            host.settle()
        }
        #expect(pushed.animated == [false, false] && page.animated == [false, false])
        #expect(UIView.areAnimationsEnabled)
        stack.pushViewController(pushed, animated: true)
        host.settle()
        #expect(pushed.animated.last == true)
    }
}
