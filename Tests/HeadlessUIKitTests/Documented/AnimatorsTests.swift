import Foundation
import HeadlessUIKit
import Testing

/// Animators of transitions, as the references of the delegates have them; headless they are asked for and not used.
@MainActor struct `A delegate, as documented,` {
    private let root = UIViewController()
    private let page = UIViewController()

    private final class Animators: UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
        UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning,
        UIViewControllerInteractiveTransitioning
    {
        var log: [String] = []

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            1
        }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {}
        func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {}

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            log.append(
                "present \(presented.title ?? "") on \(presenting.title ?? "") from \(source.title ?? "")")
            return self
        }
        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            log.append("dismiss \(dismissed.title ?? "")")
            return self
        }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            log.append("drive presentation \(animator === self)")
            return self
        }
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            log.append("drive dismissal \(animator === self)")
            return self
        }
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            log.append("\(operation) from \(fromVC.title ?? "") to \(toVC.title ?? "")")
            return self
        }
        func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            log.append("tab from \(fromVC.title ?? "") to \(toVC.title ?? "")")
            return self
        }
        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            log.append("drive tabs \(animationController === self)")
            return self
        }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            log.append("drive stack \(animationController === self)")
            return self
        }
    }

    // UIViewControllerTransitioningDelegate › animationController(forPresented:presenting:source:) › Discussion and
    // animationController(forDismissed:): asked for an animator where a controller is presented and dismissed;
    // interactionControllerForPresentation(using:): asked with that animator.
    @Test(arguments: [true, false])
    func `is asked for animators where a presentation is animated`(animated: Bool) throws {
        let child = UIViewController()
        (root.title, child.title, page.title) = ("root", "child", "page")
        root.addChild(child)
        root.view.addSubview(child.view)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: root)
        let animators = Animators()
        page.transitioningDelegate = animators
        child.present(page, animated: animated)
        host.settle()
        page.dismiss(animated: animated)
        host.settle()
        let asked = [
            "present page on root from child", "drive presentation true", "dismiss page",
            "drive dismissal true",
        ]
        #expect(animators.log == (animated ? asked : []))
    }

    // UINavigationControllerDelegate › navigationController(_:animationControllerFor:from:to:) › Discussion: asked for the
    // animator of a push or pop, with both controllers; › navigationController(_:interactionControllerFor:): with that.
    @Test func `of a stack is asked for animators`() throws {
        (root.title, page.title) = ("root", "page")
        let navigation = UINavigationController(rootViewController: root)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: navigation)
        let animators = Animators()
        navigation.delegate = animators
        navigation.pushViewController(page, animated: true)
        navigation.popViewController(animated: true)
        navigation.setViewControllers([root, page], animated: true)
        navigation.setViewControllers([root], animated: true)
        navigation.pushViewController(page, animated: false)
        navigation.popViewController(animated: false)
        host.settle()
        let (push, pop) = ("push from root to page", "pop from page to root")
        #expect(animators.log.filter { !$0.hasPrefix("drive") } == [push, pop, push, pop])
        #expect(animators.log.filter { $0 == "drive stack true" }.count == 4)
    }

    // UITabBarControllerDelegate › tabBarController(_:animationControllerForTransitionFrom:to:) › Discussion: asked for the
    // animator of the change from one tab to another; › tabBarController(_:interactionControllerFor:): with that.
    @Test func `of tabs is asked for animators`() throws {
        (root.title, page.title) = ("root", "page")
        let tabs = UITabBarController()
        tabs.viewControllers = [root, page]
        let animators = Animators()
        tabs.delegate = animators
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: tabs)
        #expect(animators.log.isEmpty)
        host.tapTab(1, of: tabs)
        tabs.selectedIndex = 0
        tabs.selectedIndex = 0
        #expect(
            animators.log == [
                "tab from root to page", "drive tabs true", "tab from page to root", "drive tabs true",
            ])
    }
}
