import Foundation
import HeadlessUIKit
import Testing

/// Margins beside the safe area and a superview's margins.
@MainActor struct `A view's margins, as documented,` {
    private let page = UIViewController()

    private func host() throws -> HeadlessHost {
        try HeadlessHost(device: "iphone-14-pro", rootViewController: page)
    }

    // UIView › insetsLayoutMarginsFromSafeArea › Discussion: margins outside the safe area are moved inside it, unless the
    // property says no. The guide of the margins is the rectangle that they leave.
    @Test func `keep clear of the safe area`() throws {
        let host = try host()
        let safe = page.view.safeAreaInsets
        #expect(safe.top > 0 && safe.bottom > 0)
        #expect(
            page.view.layoutMargins == UIEdgeInsets(top: safe.top, left: 16, bottom: safe.bottom, right: 16))
        #expect(page.view.directionalLayoutMargins.top == safe.top)
        #expect(
            page.view.layoutMarginsGuide.layoutFrame == page.view.bounds.inset(by: page.view.layoutMargins))
        page.view.insetsLayoutMarginsFromSafeArea = false
        #expect(page.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        withExtendedLifetime(host) {}
    }

    // UIView › layoutMargins › Discussion: the margins may be greater than those that were set where the view is not wholly
    // inside the safe area; a view that is has its own.
    @Test func `grow by what the safe area takes of the view alone`() throws {
        let (top, middle) = (UIView(), UIView())
        let host = try host()
        for view in [top, middle] {
            view.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
            page.view.addSubview(view)
        }
        top.frame = CGRect(x: 0, y: 20, width: 100, height: 100)
        middle.frame = CGRect(x: 0, y: 300, width: 100, height: 100)
        #expect(top.layoutMargins.top == page.view.safeAreaInsets.top - 20 + 10)
        #expect(middle.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
        withExtendedLifetime(host) {}
    }

    // UIView › preservesSuperviewLayoutMargins › Discussion: where an edge is nearer to the superview's than that one's
    // margin, the view's own margin there reaches as far as it.
    @Test func `reach as far as the superview's where the app asks for it`() {
        let (outer, inner) = (UIView(), UIView())
        outer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        outer.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        outer.addSubview(inner)
        inner.frame = CGRect(x: 5, y: 50, width: 190, height: 148)
        inner.layoutMargins = UIEdgeInsets(top: 4, left: 4, bottom: 40, right: 4)
        #expect(inner.layoutMargins == UIEdgeInsets(top: 4, left: 4, bottom: 40, right: 4))
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins == UIEdgeInsets(top: 4, left: 25, bottom: 40, right: 25))
    }
}
