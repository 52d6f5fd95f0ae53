import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// Presentation controllers as containers, as the references of UIPresentationController and its delegate have them.
@MainActor struct `A presentation controller, as documented,` {
    private let root = UIViewController()
    private let page = UIViewController()

    private func host(_ device: String = "ipad-10th") throws -> HeadlessHost {
        try HeadlessHost(device: device, rootViewController: root)
    }

    private final class Preparing: UIPopoverPresentationControllerDelegate {
        var prepared: [UIPresentationController] = []
        func presentationController(
            _ presentationController: UIPresentationController,
            prepare adaptivePresentationController: UIPresentationController
        ) {
            prepared.append(adaptivePresentationController)
            (adaptivePresentationController as? UISheetPresentationController)?.detents = [.medium()]
        }
    }

    // UIAdaptivePresentationControllerDelegate › presentationController(_:prepare:) › Discussion: called before the
    // presentation adapts, with the controller of the sheet that the popover becomes.
    @Test(arguments: ["iphone-14-pro", "ipad-10th"])
    func `of a popover lets the app prepare the sheet that it becomes`(device: String) throws {
        let (host, delegate) = (try host(device), Preparing())
        page.modalPresentationStyle = .popover
        let popover = try #require(page.popoverPresentationController)
        popover.sourceView = root.view
        popover.delegate = delegate
        root.present(page, animated: false)
        host.settle()
        let isSheet = device == "iphone-14-pro"
        #expect(delegate.prepared == (isSheet ? [popover.adaptiveSheetPresentationController] : []))
        let screen = try #require(host.window?.bounds)
        if isSheet { #expect(page.view.frame.minY > screen.midY - 60) }
    }

    private final class Sized: UIViewController {
        var sizes: [CGSize] = []
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            sizes.append(size)
            super.viewWillTransition(to: size, with: coordinator)
        }
    }

    // UIContentContainer › viewWillTransition(to:with:) › Parameters: the new size of the container's own view, which for
    // a form sheet is not the window's.
    @Test func `of a form sheet tells of the sheet's size when the window turns`() throws {
        let (host, page) = (try host(), Sized())
        page.modalPresentationStyle = .formSheet
        root.present(page, animated: false)
        host.settle()
        try host.rotate(to: .landscape)
        #expect(page.sizes == [page.view.frame.size] && page.view.frame.width == 580)
        page.sizes = []
        try host.move(to: .half)
        #expect(page.sizes == [page.view.frame.size])
        #expect(page.view.frame.width == host.window?.frame.width)
    }

    private final class Halving: UIPresentationController {
        var log: [String] = []
        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) { log.append("compact \(newCollection.horizontalSizeClass == .compact)") }
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            log.append("width \(size.width)")
            super.viewWillTransition(to: size, with: coordinator)
        }
        override func size(
            forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
        ) -> CGSize { CGSize(width: size.width / 2, height: size.height) }
        override var frameOfPresentedViewInContainerView: CGRect {
            CGRect(
                origin: .zero,
                size: size(
                    forChildContentContainer: presentedViewController,
                    withParentContainerSize: containerView?.bounds.size ?? .zero))
        }
    }

    private final class HalvingDelegate: UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { Halving(presentedViewController: presented, presenting: presenting) }
    }

    // UIPresentationController adopts UIContentContainer: it hears of its container's new traits and size, and says what
    // size is left for the presented controller.
    @Test func `of an app hears of every turn`() throws {
        let (host, page, delegate) = (try host(), Sized(), HalvingDelegate())
        try host.rotate(to: .landscape)
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = delegate
        root.present(page, animated: false)
        host.settle()
        let halving = try #require(page.presentationController as? Halving)
        try host.move(to: .half)
        let width = try #require(host.window?.frame.width)
        #expect(halving.log == ["compact true", "width \(width)"])
        #expect(page.sizes.map(\.width) == [width / 2] && page.view.frame.width == width / 2)
    }

    // UIPresentationController › overrideTraitCollection › Discussion, traitOverrides: in place of the traits that what is
    // presented gets otherwise; here a form sheet's compact width, where a split view would collapse.
    @Test func `gives other traits than the place has`() throws {
        let (host, split) = (try host(), UISplitViewController(style: .doubleColumn))
        split.viewControllers = [UIViewController(), UIViewController()]
        split.modalPresentationStyle = .formSheet
        root.present(split, animated: false)
        host.settle()
        #expect(split.isCollapsed)
        let manager = try #require(split.presentationController)
        manager.overrideTraitCollection = UITraitCollection(horizontalSizeClass: .regular)
        host.settle()
        #expect(!split.isCollapsed)
        manager.overrideTraitCollection = nil
        host.settle()
        #expect(split.isCollapsed)
        manager.traitOverrides.horizontalSizeClass = .regular
        host.settle()
        #expect(!split.isCollapsed && root.traitCollection.horizontalSizeClass == .regular)
    }
}
