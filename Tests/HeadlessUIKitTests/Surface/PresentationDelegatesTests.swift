import Foundation
import HeadlessUIKit
import SplitframeDevices
import SplitframeInterface
import Testing

/// What is presented, as the references of presentation controllers and their delegates say.
@MainActor struct `A presentation` {
    private final class Listener: UIAdaptivePresentationControllerDelegate,
        UIPopoverPresentationControllerDelegate
    {
        var log: [String] = []
        var refuses = false
        var style: UIModalPresentationStyle?

        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { style ?? controller.presentationStyle }
        func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
            log.append("should")
            return !refuses
        }
        func presentationControllerWillDismiss(_ controller: UIPresentationController) { log.append("will") }
        func presentationControllerDidDismiss(_ controller: UIPresentationController) { log.append("did") }
        func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
            log.append("attempt")
        }
    }

    private let root = UIViewController()
    private let page = UIViewController()
    private let listener = Listener()

    private func host(_ device: String = "ipad-10th") throws -> HeadlessHost {
        try HeadlessHost(device: device, rootViewController: root)
    }

    // UIPresentationController › presentingViewController › Discussion: the controller that starts the presentation.
    @Test func `knows who is to present, before anything is presented`() {
        let manager = UIPresentationController(presentedViewController: page, presenting: root)
        #expect(manager.presentingViewController === root)
    }

    @Test func `that a person swipes away asks and tells, but not one that the app dismisses`() throws {
        let host = try host()
        page.presentationController?.delegate = listener
        root.present(page, animated: true)
        host.settle()
        #expect(page.presentationController?.presentedViewController === page)
        #expect(page.presentationController?.presentingViewController === root)
        #expect(page.presentationController?.presentationStyle == .automatic)
        listener.refuses = true
        #expect(!host.dismissPresented())
        listener.refuses = false
        #expect(host.dismissPresented() && root.presentedViewController == nil)
        #expect(listener.log == ["should", "attempt", "should", "will", "did"])
        listener.log = []
        root.present(page, animated: true)
        page.dismiss(animated: true)
        host.settle()
        #expect(listener.log.isEmpty)
    }

    // UIAdaptivePresentationControllerDelegate › adaptivePresentationStyle(for:traitCollection:) › Return Value: none leaves a
    // form sheet what it is, where it would become a sheet as wide as its window.
    @Test(arguments: [UIModalPresentationStyle?.none, .some(.none)])
    func `keeps a form sheet with its detents where the width is compact`(answer: UIModalPresentationStyle?)
        throws
    {
        let host = try host()
        try host.rotate(to: .landscape)
        try host.move(to: .half)
        #expect(root.traitCollection.horizontalSizeClass == .compact)
        listener.style = answer
        page.modalPresentationStyle = .formSheet
        page.preferredContentSize = CGSize(width: 300, height: 400)
        page.sheetPresentationController?.detents = [.custom { _ in 200 }]
        page.sheetPresentationController?.delegate = listener
        root.present(page, animated: false)
        host.settle()
        let window = try #require(host.window?.bounds)
        #expect(page.view.frame.midX == window.midX)
        if answer == nil {
            #expect(page.view.frame.width == window.width - 16)
        } else {
            #expect(
                page.view.frame.size == CGSize(width: 300, height: 200) && page.view.frame.maxY < window.maxY)
        }
    }

    @Test func `that is modal stays where it is swiped`() throws {
        let host = try host()
        page.presentationController?.delegate = listener
        page.isModalInPresentation = true
        root.present(page, animated: true)
        #expect(!host.dismissPresented() && listener.log == ["attempt"])
        page.isModalInPresentation = false
        #expect(host.dismissPresented())
    }

    @Test func `in a context begins at the controller that has one`() throws {
        let (child, inner) = (UIViewController(), UIViewController())
        root.addChild(child)
        root.view.addSubview(child.view)
        child.addChild(inner)
        child.view.addSubview(inner.view)
        let host = try host()
        page.modalPresentationStyle = .overCurrentContext
        child.definesPresentationContext = true
        inner.present(page, animated: false)
        host.settle()
        #expect(page.presentingViewController === child)
    }

    @Test func `in a popover stays one on a phone where its delegate insists, from the sides it may`() throws
    {
        let host = try host("iphone-14-pro")
        let button = UIView(frame: CGRect(x: 180, y: 300, width: 20, height: 20))
        root.view.addSubview(button)
        page.modalPresentationStyle = .popover
        page.preferredContentSize = CGSize(width: 200, height: 100)
        let popover = try #require(page.popoverPresentationController)
        popover.sourceView = button
        popover.permittedArrowDirections = .down
        popover.delegate = listener
        listener.style = UIModalPresentationStyle.none
        root.present(page, animated: false)
        host.settle()
        #expect(page.view.frame.size == CGSize(width: 200, height: 113), "with its arrow of 13 points")
        #expect(popover.arrowDirection == .down && page.view.frame.maxY <= 300)
        root.dismiss(animated: false)
        listener.style = nil
        root.present(page, animated: false)
        host.settle()
        #expect(page.view.frame.width == 393 && popover.arrowDirection == .unknown)
    }

    /// Measured on iOS 26.1: a popover from a bar button has no arrow.
    @Test func `in a popover comes from the button that is its source`() throws {
        let host = HeadlessHost(
            environment: MeasuredScreen.iPad,
            rootViewController: UINavigationController(rootViewController: root))
        let item = UIBarButtonItem(title: "Sort")
        root.navigationItem.leftBarButtonItem = item
        page.modalPresentationStyle = .popover
        page.popoverPresentationController?.sourceItem = item
        root.present(page, animated: false)
        host.settle()
        #expect(page.popoverPresentationController?.barButtonItem === item)
        #expect(page.popoverPresentationController?.arrowDirection == .unknown)
        #expect(page.view.frame.midX < 410)
    }

    @Test func `in a sheet goes to the detent that is selected, and has a grabber if it is to`() throws {
        let host = try host("iphone-14-pro")
        let sheet = try #require(page.sheetPresentationController)
        let low = UISheetPresentationController.Detent.custom(identifier: .init("low")) { _ in 120 }
        sheet.detents = [low, .large()]
        sheet.prefersGrabberVisible = true
        root.present(page, animated: false)
        host.settle()
        let first = page.view.frame.minY
        #expect(try #require(InterfaceCapture.tree(of: host)).twin.contains("hasGrabber=true"))
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        host.settle()
        #expect(page.view.frame.minY < first)
        var height: CGFloat = 200
        sheet.detents = [.custom { _ in height }]
        let before = page.view.frame.minY
        height = 300
        sheet.invalidateDetents()
        #expect(page.view.frame.minY < before)
    }

    private final class Half: UIPresentationController {
        var log: [String] = []
        override var frameOfPresentedViewInContainerView: CGRect {
            guard let bounds = containerView?.bounds else { return .zero }
            return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
        }
        override func presentationTransitionWillBegin() {
            log.append("begins \(presentedView?.window != nil)")
        }
        override func presentationTransitionDidEnd(_ completed: Bool) {
            log.append("ended \(completed) \(presentedView?.window != nil)")
        }
        override func dismissalTransitionWillBegin() { log.append("leaves") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { log.append("left \(completed)") }
        override func containerViewWillLayoutSubviews() { laidOut += 1 }
        override func containerViewDidLayoutSubviews() { laidOut += 1 }
        var laidOut = 0
    }

    private final class Transitions: UIViewControllerTransitioningDelegate {
        var made: Half?
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            made = Half(presentedViewController: presented, presenting: presenting)
            return made
        }
    }

    @Test func `of the app's own stands where its controller says`() throws {
        let host = try host()
        let transitions = Transitions()
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = transitions
        root.present(page, animated: true)
        host.settle()
        let half = try #require(transitions.made)
        #expect(page.presentationController === half && half.containerView?.superview === host.window)
        #expect(page.view.frame == CGRect(x: 0, y: 590, width: 820, height: 590))
        #expect(page.view.safeAreaInsets.top == 0 && page.view.safeAreaInsets.bottom > 0)
        #expect(root.view.window != nil)
        try host.rotate(to: .landscape)
        #expect(page.view.frame == CGRect(x: 0, y: 410, width: 1180, height: 410))
        #expect(half.laidOut >= 4 && half.laidOut.isMultiple(of: 2))
        page.dismiss(animated: true)
        host.settle()
        #expect(half.log == ["begins false", "ended true true", "leaves", "left true"])
    }

    @Test func `of an alert has its fields, its message and buttons that act`() throws {
        let host = try host()
        let alert = UIAlertController(title: "Name", message: "Of the folder", preferredStyle: .alert)
        var chosen: [String] = []
        for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("Save", .default)] {
            alert.addAction(UIAlertAction(title: title, style: style) { chosen.append($0.title ?? "") })
        }
        alert.addTextField { $0.placeholder = "Folder" }
        alert.preferredAction = alert.actions.last
        root.present(alert, animated: false)
        host.settle()
        let twin = try #require(InterfaceCapture.tree(of: host)).twin
        #expect(twin.contains("Of the folder") && twin.contains("secondaryText=\"Folder\""))
        #expect(twin.contains("text=\"Save\" isSelected=true"))
        let field = try #require(alert.textFields?.first)
        #expect(host.type("Letters", into: field) && field.text == "Letters")
        alert.actions.last?.isEnabled = false
        #expect(!host.choose("Save", in: alert))
        alert.actions.last?.isEnabled = true
        #expect(host.choose("Save", in: alert) && chosen == ["Save"])
        #expect(root.presentedViewController == nil)
    }

    @Test func `of activities does nothing that the app leaves out`() throws {
        let host = try host()
        let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
        var chosen: [UIActivity.ActivityType?] = []
        sheet.completionWithItemsHandler = { type, _, _, _ in chosen.append(type) }
        sheet.excludedActivityTypes = [.print]
        sheet.popoverPresentationController?.sourceView = root.view
        root.present(sheet, animated: false)
        host.choose(.print, in: sheet)
        #expect(chosen.isEmpty && root.presentedViewController === sheet)
        host.choose(.mail, in: sheet)
        #expect(chosen == [.mail] && root.presentedViewController == nil)
    }
}
