import Foundation
import HeadlessUIKit
import Testing

/// Controllers that are archived.
@MainActor struct `An archived controller, as documented,` {
    private final class Page: UIViewController {}

    // UIViewController › init(coder:) › Discussion: makes a controller from the data of an unarchiver.
    @Test func `comes back as it was set up`() throws {
        let page = Page(nibName: "Page", bundle: nil)
        page.title = "Letters"
        page.restorationIdentifier = "letters"
        page.modalPresentationStyle = .formSheet
        page.hidesBottomBarWhenPushed = true
        page.edgesForExtendedLayout = [.top, .left]
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        page.encode(with: archiver)
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let copy = try #require(Page(coder: reader))
        #expect(copy.nibName == "Page" && copy.title == "Letters" && copy.navigationItem.title == "Letters")
        #expect(copy.restorationIdentifier == "letters" && copy.modalPresentationStyle == .formSheet)
        #expect(copy.hidesBottomBarWhenPushed && copy.edgesForExtendedLayout == [.top, .left])
        #expect(!copy.definesPresentationContext)
    }

    // UISplitViewController › Style › unspecified › Discussion: what an archive from before iOS 14 holds is a classic split
    // view.
    @Test func `of a split view is a classic one`() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        let split = UISplitViewController()
        split.title = "Mail"
        split.encode(with: archiver)
        archiver.finishEncoding()
        let copy = try #require(
            UISplitViewController(coder: NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)))
        #expect(copy.style == .unspecified && copy.title == "Mail" && !copy.isCollapsed)
        copy.viewControllers = [UIViewController(), UIViewController()]
        #expect(copy.viewControllers.count == 2)
    }
}
