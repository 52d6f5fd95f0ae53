import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// Presentations, as the references of view controllers, presentation controllers and their delegates have them.
@MainActor struct `Presenting, as documented,` {
    private let root = UIViewController()
    private let page = UIViewController()

    private func host(_ device: String = "ipad-10th", _ root: UIViewController? = nil) throws -> HeadlessHost
    {
        try HeadlessHost(device: device, rootViewController: root ?? self.root)
    }

    private func source() -> UIView {
        let view = UIView(frame: CGRect(x: 100, y: 300, width: 60, height: 40))
        root.view.addSubview(view)
        return view
    }

    // UIViewController › popoverPresentationController › Discussion: the popover's, of the controller or the nearest one
    // around it; presentationController › Discussion and activePresentationController: likewise.
    @Test func `is managed for all controllers inside what is presented`() throws {
        let host = try host()
        let navigation = UINavigationController(rootViewController: page)
        navigation.modalPresentationStyle = .popover
        navigation.popoverPresentationController?.sourceView = source()
        #expect(page.popoverPresentationController == nil && page.activePresentationController == nil)
        root.present(navigation, animated: false)
        host.settle()
        let manager = try #require(navigation.popoverPresentationController)
        #expect(page.popoverPresentationController === manager && page.presentationController === manager)
        #expect(page.activePresentationController === manager && page.sheetPresentationController == nil)
        #expect(root.activePresentationController == nil && root.popoverPresentationController == nil)
        root.dismiss(animated: false)
        #expect(page.activePresentationController == nil && page.popoverPresentationController == nil)
    }

    // UIViewController › preferredContentSize › Discussion: the size that a popover has, also when it changes while that
    // shows. A navigation controller passes on its top's (assumed: without the bar).
    @Test func `in a popover follows the size of what lies on top of a stack`() throws {
        let host = try host()
        let (navigation, pushed) = (UINavigationController(rootViewController: page), UIViewController())
        page.preferredContentSize = CGSize(width: 240, height: 180)
        pushed.preferredContentSize = CGSize(width: 300, height: 400)
        navigation.modalPresentationStyle = .popover
        navigation.popoverPresentationController?.sourceView = source()
        navigation.popoverPresentationController?.permittedArrowDirections = .left
        root.present(navigation, animated: false)
        host.settle()
        let arrow: CGFloat = 13
        #expect(navigation.view.frame.size == CGSize(width: 240 + arrow, height: 180))
        page.preferredContentSize = CGSize(width: 200, height: 100)
        host.settle()
        #expect(navigation.view.frame.size == CGSize(width: 200 + arrow, height: 100))
        navigation.pushViewController(pushed, animated: false)
        host.settle()
        #expect(navigation.view.frame.size == CGSize(width: 300 + arrow, height: 400))
    }

    // UIPopoverPresentationControllerDelegate › popoverPresentationController(_:willRepositionPopoverTo:in:) › Discussion:
    // asked where a popover moves with its window; it may name another place, and is not asked about a bar button.
    @Test(arguments: [true, false])
    func `in a popover asks where to stand when the window turns`(comesFromView: Bool) throws {
        final class Placing: UIPopoverPresentationControllerDelegate {
            var asked: [CGRect] = []
            var other: UIView?
            func popoverPresentationController(
                _ popoverPresentationController: UIPopoverPresentationController,
                willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
                in view: AutoreleasingUnsafeMutablePointer<UIView>
            ) {
                asked.append(rect.pointee)
                rect.pointee = CGRect(x: 0, y: 0, width: 10, height: 10)
                if let other { view.pointee = other }
            }
        }
        let delegate = Placing()
        let host = try host()
        let (former, next) = (source(), source())
        next.frame.origin = CGPoint(x: 300, y: 500)
        delegate.other = next
        page.modalPresentationStyle = .popover
        page.preferredContentSize = CGSize(width: 200, height: 100)
        let popover = try #require(page.popoverPresentationController)
        popover.delegate = delegate
        if comesFromView {
            (popover.sourceView, popover.sourceRect) = (former, CGRect(x: 1, y: 2, width: 3, height: 4))
        } else {
            popover.barButtonItem = UIBarButtonItem()
        }
        root.present(page, animated: false)
        host.settle()
        try host.rotate(to: .landscape)
        #expect(delegate.asked == (comesFromView ? [CGRect(x: 1, y: 2, width: 3, height: 4)] : []))
        guard comesFromView else { return #expect(popover.sourceView == nil) }
        #expect(popover.sourceView === next && popover.sourceRect.width == 10)
        #expect(abs(page.view.frame.midY - 505) < 60)
    }

    private final class Adapting: UIPopoverPresentationControllerDelegate {
        var answer: (UITraitCollection) -> UIModalPresentationStyle
        var supplies: ((UIPresentationController) -> UIViewController)?
        var log: [String] = []

        init(_ answer: @escaping (UITraitCollection) -> UIModalPresentationStyle) { self.answer = answer }

        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            log.append("style")
            return answer(traitCollection)
        }
        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            log.append("controller \(style)")
            return supplies?(controller)
        }
        func presentationController(
            _ controller: UIPresentationController,
            willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) { log.append("will \(style)") }
    }

    // UIAdaptivePresentationControllerDelegate › adaptivePresentationStyle(for:traitCollection:) › Return Value: the style
    // that counts instead; none for the style asked for. presentationController(_:willPresentWithAdaptiveStyle:…) ›
    // Parameters: the new style, or none.
    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .formSheet, .none])
    func `asks once how to adapt, and obeys`(style: UIModalPresentationStyle) throws {
        let host = try host("iphone-14-pro")
        let delegate = Adapting { _ in style }
        page.modalPresentationStyle = .popover
        page.preferredContentSize = CGSize(width: 200, height: 100)
        page.popoverPresentationController?.sourceView = source()
        page.popoverPresentationController?.delegate = delegate
        root.present(page, animated: false)
        host.settle()
        let asked = style == UIModalPresentationStyle.none ? [] : ["controller \(style)"]
        #expect(delegate.log == ["style"] + asked + ["will \(style)"])
        let screen = try #require(host.window?.bounds)
        switch style {
        case .fullScreen: #expect(page.view.frame == screen && root.view.window == nil)
        case .overFullScreen: #expect(page.view.frame == screen && root.view.window != nil)
        case .formSheet: #expect(page.view.frame.width == screen.width && page.view.frame.minY > 0)
        default: #expect(page.view.frame.width < 250)
        }
        #expect(page.presentationController?.presentationStyle == .popover)
        root.dismiss(animated: false)
        host.settle()
        #expect(page.view.window == nil && root.view.window != nil)
    }

    // UIAdaptivePresentationControllerDelegate › adaptivePresentationStyle(for:) › Discussion: asked where the width
    // becomes compact, if the other method is not there.
    @Test(arguments: ["ipad-10th", "iphone-14-pro"])
    func `asks the older method where the width is compact`(device: String) throws {
        final class Older: UIAdaptivePresentationControllerDelegate {
            var isAsked = false
            func adaptivePresentationStyle(for controller: UIPresentationController)
                -> UIModalPresentationStyle
            {
                isAsked = true
                return .fullScreen
            }
        }
        let host = try host(device)
        let delegate = Older()
        page.modalPresentationStyle = .formSheet
        page.presentationController?.delegate = delegate
        root.present(page, animated: false)
        host.settle()
        let isPhone = device == "iphone-14-pro"
        #expect(delegate.isAsked == isPhone)
        #expect((page.view.frame == host.window?.bounds) == isPhone)
    }

    // UIAdaptivePresentationControllerDelegate › presentationController(_:viewControllerForAdaptivePresentationStyle:) ›
    // Return Value: the controller to show for the adapted style; nil for the one that was presented.
    @Test func `shows the delegate's controller where it adapts, and the presented one where it does not`()
        throws
    {
        let host = try host()
        let delegate = Adapting { $0.horizontalSizeClass == .compact ? .fullScreen : .none }
        delegate.supplies = { UINavigationController(rootViewController: $0.presentedViewController) }
        page.modalPresentationStyle = .popover
        page.popoverPresentationController?.sourceView = source()
        page.popoverPresentationController?.delegate = delegate
        let manager = try #require(page.popoverPresentationController)
        root.present(page, animated: false)
        host.settle()
        #expect(root.presentedViewController === page && delegate.log == ["style", "will none"])
        for _ in 0..<2 {
            delegate.log = []
            try host.move(to: .slideOver)
            let navigation = try #require(root.presentedViewController as? UINavigationController)
            #expect(delegate.log == ["style", "controller fullScreen", "will fullScreen"])
            #expect(navigation.viewControllers == [page] && page.presentationController === manager)
            #expect(navigation.view.frame == host.window?.bounds && page.view.window != nil)
            #expect(root.view.window == nil)
            delegate.log = []
            try host.move(to: .full)
            #expect(delegate.log == ["style", "will none"])
            #expect(root.presentedViewController === page && page.parent == nil)
            #expect(page.view.window === host.window && navigation.view.window == nil)
            #expect(root.view.window != nil)
        }
        page.dismiss(animated: false)
        host.settle()
        #expect(root.presentedViewController == nil && page.view.window == nil)
    }

    // UIViewController › definesPresentationContext › Discussion: the first controller upwards that has true is covered,
    // and no more than that; the window's root where none has. A navigation controller has true.
    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func `in a context covers what defines it`(style: UIModalPresentationStyle) throws {
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        let (list, detail) = (UIViewController(), UIViewController())
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        let host = try HeadlessHost(
            device: "ipad-10th", orientation: .landscape, generation: .iOS14, rootViewController: split)
        let context = try #require(detail.navigationController)
        #expect(context.definesPresentationContext && !detail.definesPresentationContext)
        page.title = "Cover"
        page.modalPresentationStyle = style
        let label = UILabel(frame: CGRect(x: 40, y: 200, width: 200, height: 40))
        label.text = "Covering"
        page.view.addSubview(label)
        detail.present(page, animated: false)
        host.settle()
        func isInPlace() throws {
            let covered = context.view.convert(context.view.bounds, to: nil)
            #expect(page.presentingViewController === context)
            #expect(page.view.convert(page.view.bounds, to: nil) == covered)
            let tree = try #require(InterfaceCapture.tree(of: host))
            let cover = try #require(tree.root.children.first { $0.name == "presented1" })
            #expect(cover.frame.x == Double(covered.minX) && cover.frame.width == Double(covered.width))
            #expect(tree.twin.contains("Covering"))
        }
        try isInPlace()
        #expect(page.view.convert(CGPoint.zero, to: nil).x >= 320, "beside the primary")
        #expect((detail.viewIfLoaded?.window != nil) && list.view.window != nil)
        try host.rotate(to: .portrait)
        try isInPlace()
        context.definesPresentationContext = false
        page.dismiss(animated: false)
        detail.present(page, animated: false)
        host.settle()
        #expect(page.presentingViewController === split && page.view.frame == host.window?.bounds)
    }

    // UIViewController › definesPresentationContext › Discussion: what defines the context is covered, so that bars and
    // columns around it stay in front.
    @Test(arguments: [false, true])
    func `in a context stays below what floats over it`(isInTabs: Bool) throws {
        let (list, detail) = (UIViewController(), UIViewController())
        let context = UINavigationController(rootViewController: detail)
        let around: UIViewController
        if isInTabs {
            let tabs = UITabBarController()
            (context.tabBarItem.title, list.tabBarItem.title) = ("Detail", "List")
            tabs.viewControllers = [context, list]
            around = tabs
        } else {
            let split = UISplitViewController(style: .doubleColumn)
            split.preferredDisplayMode = .oneBesideSecondary
            split.setViewController(list, for: .primary)
            split.setViewController(context, for: .secondary)
            around = split
        }
        let host = try HeadlessHost(device: "ipad-10th", orientation: .landscape, rootViewController: around)
        let label = UILabel(frame: CGRect(x: 400, y: 200, width: 200, height: 40))
        label.text = "Covering"
        page.view.addSubview(label)
        page.modalPresentationStyle = .currentContext
        detail.present(page, animated: false)
        host.settle()
        #expect(page.presentingViewController === context && page.view.frame == host.window?.bounds)
        let tree = try #require(InterfaceCapture.tree(of: host))
        #expect(tree.presented.isEmpty)
        let names = tree.root.children.map(\.name)
        let cover = try #require(names.firstIndex(of: "presented1"))
        let floating = try #require(names.firstIndex(of: isInTabs ? "tabBar" : "primary"))
        #expect(cover < floating && tree.twin.contains("Covering"))
        if !isInTabs { #expect(try cover > #require(names.firstIndex(of: "secondary"))) }
    }

    // UIPopoverPresentationController › adaptiveSheetPresentationController › Abstract: the sheet that the popover shows as
    // where the width is compact.
    @Test func `has a popover's own sheet where it becomes one`() throws {
        let host = try host("iphone-14-pro")
        page.modalPresentationStyle = .popover
        let popover = try #require(page.popoverPresentationController)
        popover.sourceView = source()
        popover.adaptiveSheetPresentationController.detents = [.medium(), .large()]
        root.present(page, animated: false)
        host.settle()
        let screen = try #require(host.window?.bounds)
        #expect(page.view.frame.minY > screen.midY - 60)
        popover.adaptiveSheetPresentationController.selectedDetentIdentifier = .large
        host.settle()
        #expect(page.view.frame.minY < 100)
        #expect(page.sheetPresentationController == nil && page.popoverPresentationController === popover)
    }

    // UIPopoverPresentationController › sourceItem › Discussion: a view or a bar button from which the popover comes.
    @Test func `takes a view as the source of a popover`() throws {
        let host = try host()
        let view = source()
        page.modalPresentationStyle = .popover
        let popover = try #require(page.popoverPresentationController)
        popover.sourceItem = view
        popover.permittedArrowDirections = .left
        #expect(popover.sourceItem === view && popover.sourceView === view)
        #expect(view.frame(in: root.view) == view.frame)
        root.present(page, animated: false)
        host.settle()
        #expect(page.view.frame.minX == view.frame.maxX && page.view.frame.midY == view.frame.midY)
        popover.sourceItem = UIBarButtonItem(title: "Sort")
        #expect(popover.sourceView == nil && popover.barButtonItem?.title == "Sort")
    }

    // UIViewController › present(_:animated:completion:) › Discussion: the controller shows above what is on screen. One
    // whose view is in no window, or that presents already, gets a warning and presents nothing.
    @Test func `does nothing where nothing is on screen`() throws {
        let (outside, other) = (UIViewController(), UIViewController())
        var completions = 0
        outside.present(page, animated: false) { completions += 1 }
        #expect(outside.presentedViewController == nil && page.presentingViewController == nil)
        let host = try host()
        root.present(page, animated: false) { completions += 1 }
        root.present(other, animated: false) { completions += 10 }
        host.settle()
        #expect(root.presentedViewController === page && other.presentingViewController == nil)
        #expect(completions == 1)
    }
}
