import Foundation
import HeadlessUIKit
import Testing

/// Who presents, as the references of view controllers and of popovers' delegates have it.
@MainActor struct `A presenter, as documented,` {
    private let root = UIViewController()
    private let page = UIViewController()

    private func host(_ device: String = "ipad-10th") throws -> HeadlessHost {
        try HeadlessHost(device: device, rootViewController: root)
    }

    private final class Preparing: UIPopoverPresentationControllerDelegate {
        weak var source: UIView?
        func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
            popover.sourceView = source
        }
    }

    // UIPopoverPresentationControllerDelegate › prepareForPopoverPresentation(_:) › Discussion: the delegate may configure
    // the popover here, before it shows.
    @Test func `hears from a popover's delegate where that comes from`() throws {
        let (host, delegate) = (try host(), Preparing())
        let source = UIView(frame: CGRect(x: 100, y: 300, width: 60, height: 40))
        root.view.addSubview(source)
        delegate.source = source
        page.modalPresentationStyle = .popover
        page.popoverPresentationController?.delegate = delegate
        root.present(page, animated: true)
        host.settle()
        #expect(page.popoverPresentationController?.sourceView === delegate.source)
        #expect(page.view.window != nil)
    }

    private final class Appearing: UIViewController {
        var log: [String] = []
        override func viewWillAppear(_ animated: Bool) { log.append("appears \(animated)") }
        override func viewWillDisappear(_ animated: Bool) { log.append("leaves \(animated)") }
    }

    // UIViewController › dismiss(animated:completion:) › Discussion: of several that were presented on each other the one in
    // front goes as it was asked for, and those between it and the caller are simply taken away.
    @Test func `dismisses several at once, without those between coming back`() throws {
        let (host, between, front) = (try host(), Appearing(), Appearing())
        for page in [page, between, front] { page.modalPresentationStyle = .fullScreen }
        root.present(page, animated: false)
        page.present(between, animated: false)
        between.present(front, animated: false)
        host.settle()
        (between.log, front.log) = ([], [])
        page.dismiss(animated: true)
        host.settle()
        #expect(front.log == ["leaves true"] && between.log.isEmpty)
        #expect(page.presentedViewController == nil && page.view.window != nil)
    }

    // UIViewController › modalPresentationCapturesStatusBarAppearance › Discussion: control goes over to what is presented
    // at full screen; in another style, over full screen too, it does so where this says yes.
    @Test func `keeps the status bar but at full screen`() throws {
        final class Hiding: UIViewController { override var prefersStatusBarHidden: Bool { true } }
        let (host, over) = (try host("iphone-14-pro"), Hiding())
        let bar = try #require(host.window?.windowScene?.statusBarManager)
        over.modalPresentationStyle = .overFullScreen
        root.present(over, animated: false)
        host.settle()
        #expect(!bar.isStatusBarHidden)
        over.modalPresentationCapturesStatusBarAppearance = true
        over.setNeedsStatusBarAppearanceUpdate()
        #expect(bar.isStatusBarHidden)
    }

    // UIActivityViewController › Overview: "On iPad, you must present the view controller in a popover. On iPhone and iPod
    // touch, you must present it modally."
    @Test(arguments: [("ipad-10th", "popover"), ("iphone-16-pro", "sheet"), ("iphone-duo", "formSheet")])
    func `offers activities in a popover on an iPad, and in a sheet on a phone`(device: String, kind: String)
        throws
    {
        let host = try host(device)
        let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
        let source = UIView(frame: CGRect(x: 100, y: 300, width: 60, height: 40))
        root.view.addSubview(source)
        sheet.popoverPresentationController?.sourceView = source
        root.present(sheet, animated: true)
        host.settle()
        #expect(sheet.popoverPresentationController?.sourceView === source)
        #expect(try #require(InterfaceCapture.tree(of: host)).twin.contains("presentation=\(kind)"))
        #expect(host.dismissPresented() && root.presentedViewController == nil)
    }

    // UIViewController › isBeingDismissed › Discussion: true in the appearance methods of a controller that is dismissed.
    // Known of UIKit rather than documented: its presenter still has it when it is about to appear again.
    @Test func `still has the controller that leaves when it is about to appear again`() throws {
        final class Presenter: UIViewController {
            var heard: [String] = []
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                let presented = presentedViewController
                heard.append("\(presented?.title ?? "none") \(presented?.isBeingDismissed ?? false)")
            }
        }
        let presenter = Presenter()
        let stack = UINavigationController(rootViewController: presenter)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: stack)
        page.title = "page"
        page.modalPresentationStyle = .fullScreen
        presenter.present(page, animated: true)
        host.settle()
        presenter.dismiss(animated: true)
        host.settle()
        #expect(presenter.heard == ["none false", "page true"])
        #expect(presenter.presentedViewController == nil && stack.visibleViewController === presenter)
    }
}
