import Foundation
import HeadlessUIKit
import SplitframeInterface
import Testing

/// Views, images and buttons, by the rules of their references.
@MainActor struct `What an app does with views` {
    private final class Layered: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
    }

    @Test func `is done with layers of their class, and sizes that stay`() {
        #expect(Layered().layer is CAGradientLayer)
        #expect(!(UIView().layer is CAGradientLayer) && UIView.layerClass == CALayer.self)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(view.sizeThatFits(CGSize(width: 500, height: 500)) == CGSize(width: 30, height: 20))
        view.sizeToFit()
        #expect(view.frame.size == CGSize(width: 30, height: 20))
    }

    @Test func `is not seen, and takes no touch, where nothing of it can be seen`() throws {
        let page = UIViewController()
        let label = UILabel(frame: CGRect(x: 100, y: 200, width: 100, height: 30))
        label.text = "Faint"
        page.view.addSubview(label)
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(page, for: .secondary)
        let host = HeadlessHost(environment: MeasuredScreen.iPad, rootViewController: split)
        func twin() throws -> String { try #require(InterfaceCapture.tree(of: host)).twin }
        let point = CGPoint(x: 120, y: 210)
        #expect(try twin().contains("Faint") && page.view.hitTest(point, with: nil) === label)
        label.alpha = 0
        #expect(try !twin().contains("Faint") && page.view.hitTest(point, with: nil) === page.view)
    }

    @Test func `is animated at once, by springs too, and over when all has settled`() throws {
        let host = HeadlessHost(environment: MeasuredScreen.iPad, rootViewController: UIViewController())
        let view = UIView()
        var log: [String] = []
        UIView.animate(withDuration: 1) {
            view.alpha = 0.5
        } completion: {
            log.append("faded \($0)")
        }
        UIView.animate(
            withDuration: 1, delay: 1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
        ) {
            view.center.x = 40
        } completion: {
            log.append("moved \($0)")
        }
        UIView.performWithoutAnimation { view.tag = 7 }
        #expect(view.alpha == 0.5 && view.center.x == 40 && view.tag == 7 && log.isEmpty)
        host.settle()
        #expect(log == ["faded true", "moved true"])
    }

    @Test func `shows images and segments`() throws {
        let page = UIViewController()
        let picture = UIImageView(image: UIImage(systemName: "star"))
        let choice = UISegmentedControl(items: ["a", "b"])
        choice.setTitle("Day", forSegmentAt: 0)
        choice.setImage(UIImage(systemName: "calendar"), forSegmentAt: 1)
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "trash"), for: .normal)
        for (index, view) in [picture, choice, button].enumerated() {
            view.frame = CGRect(x: 50, y: 200 + 100 * index, width: 200, height: 40)
            page.view.addSubview(view)
        }
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(page, for: .secondary)
        let host = HeadlessHost(environment: MeasuredScreen.iPad, rootViewController: split)
        let twin = try #require(InterfaceCapture.tree(of: host)).twin
        for said in ["symbol=\"star\"", "text=\"Day\"", "symbol=\"calendar\"", "symbol=\"trash\""] {
            #expect(twin.contains(said), "\(said)")
        }
        #expect(button.currentImage == UIImage(systemName: "trash"))
    }

    private final class Sender: UIButton {
        var updates = 0
        override func updateConfiguration() {
            super.updateConfiguration()
            updates += 1
        }
    }

    @Test func `updates a button's configuration where its state changes`() {
        let button = Sender()
        button.configuration = .filled()
        button.configuration?.title = "Send"
        #expect(button.currentTitle == "Send")
        button.setNeedsUpdateConfiguration()
        button.layoutIfNeeded()
        button.isHighlighted = true
        button.layoutIfNeeded()
        #expect(button.updates == 2)
    }

    // UIBarButtonItem › primaryAction: setting it updates the title and the image of the item if appropriate.
    @Test func `names a bar button after the action that it gets, unless the system or the app names it`() {
        let item = UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)
        item.primaryAction = UIAction(title: "Filter", image: UIImage(systemName: "star")) { _ in }
        #expect(item.title == "Filter" && item.image == UIImage(systemName: "star"))
        item.primaryAction = nil
        #expect(item.title == "Filter")
        let system = UIBarButtonItem(systemItem: .add)
        system.primaryAction = UIAction(title: "Filter") { _ in }
        #expect(system.title == nil)
        let named = UIBarButtonItem(title: "Own", primaryAction: UIAction(title: "Filter") { _ in })
        #expect(named.title == "Own")
    }

    @Test func `sends from bar buttons that are there`() throws {
        let page = UIViewController()
        var taps = 0
        let item = UIBarButtonItem(title: "Send", primaryAction: UIAction { _ in taps += 1 })
        page.navigationItem.rightBarButtonItem = item
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(page, for: .secondary)
        let host = HeadlessHost(environment: MeasuredScreen.iPad, rootViewController: split)
        func twin() throws -> String { try #require(InterfaceCapture.tree(of: host)).twin }
        #expect(try twin().contains("title=\"Send\"") && host.tap(item) && taps == 1)
        item.isHidden = true
        #expect(try !twin().contains("title=\"Send\""))
        #expect(!host.tap(item) && taps == 1)
    }

    @Test func `groups bar buttons, which come and go together`() throws {
        let page = UIViewController()
        let items = ["One", "Two"].map { UIBarButtonItem(title: $0) }
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: nil)
        page.navigationItem.trailingItemGroups = [group]
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(page, for: .secondary)
        let host = HeadlessHost(environment: MeasuredScreen.iPad, rootViewController: split)
        func twin() throws -> String { try #require(InterfaceCapture.tree(of: host)).twin }
        #expect(try twin().contains("title=\"One\"") && twin().contains("title=\"Two\""))
        group.isHidden = true
        #expect(try !twin().contains("title=\"One\"") && !twin().contains("title=\"Two\""))
    }

    private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages = [UIViewController(), UIViewController()]
        var log: [String] = []
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { nil }
        func pageViewController(
            _ pageViewController: UIPageViewController,
            willTransitionTo pendingViewControllers: [UIViewController]
        ) { log.append("will \(pendingViewControllers == [pages[0]])") }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { log.append("did \(previousViewControllers == [pages[1]])") }
    }

    @Test func `leafs back, and hears before and after it`() {
        let book = Book()
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.dataSource = book
        pages.delegate = book
        pages.setViewControllers([book.pages[1]], direction: .forward, animated: false)
        let host = HeadlessHost(environment: MeasuredScreen.iPad, rootViewController: pages)
        #expect(host.turnPage(.reverse, of: pages) && !host.turnPage(.reverse, of: pages))
        #expect(pages.viewControllers == [book.pages[0]] && book.log == ["will true", "did true"])
    }

    @Test func `gives a group of tabs other children`() {
        let tabs = ["a", "b"].map { UITab(title: $0, image: nil, identifier: $0) }
        let group = UITabGroup(title: "Group", image: nil, identifier: "group")
        group.children = tabs
        #expect(tabs.map(\.parent) == [group, group] && group.tab(forIdentifier: "b") === tabs[1])
    }

    @Test func `finds a view by its tag, and one inside another`() {
        let (outer, middle, inner) = (UIView(), UIView(), UIView())
        outer.addSubview(middle)
        middle.addSubview(inner)
        inner.tag = 7
        #expect(outer.viewWithTag(7) === inner && outer.viewWithTag(8) == nil)
        #expect(inner.isDescendant(of: outer) && outer.isDescendant(of: outer))
        #expect(!outer.isDescendant(of: inner))
    }

    @Test func `counts down to a least value, not beyond`() {
        let stepper = UIStepper()
        stepper.value = 5
        stepper.minimumValue = 7
        #expect(stepper.value == 7)
        stepper.value = 2
        #expect(stepper.value == 7)
    }
}
