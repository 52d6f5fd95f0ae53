import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

/// Large titles above content that scrolls.
@MainActor struct `A large title` {
    private func letters() -> FilledTable {
        let rows = FilledTable(rows: 60)
        rows.title = "Letters"
        return rows
    }

    // uikit-around-split-views 6.1, measured on iOS 26.1: a bar of 106 points with a large title and 54 without; released up
    // to 36 points from the top the content shows the title large, from 37 on small.
    @Test(arguments: [(0.0, 106.0), (36, 106), (37, 54), (500, 54)])
    func `is small once the content has scrolled`(distance: CGFloat, height: CGFloat) throws {
        let rows = letters()
        let navigation = UINavigationController(rootViewController: rows)
        navigation.navigationBar.prefersLargeTitles = true
        let host = try HeadlessHost(device: "iphone-16", rootViewController: navigation)
        func twin() throws -> String { try #require(InterfaceCapture.tree(of: host)).twin }
        #expect(navigation.navigationBar.frame.height == 106)
        let (top, large) = (rows.tableView.contentOffset.y, try twin())
        rows.tableView.contentOffset.y = top + distance
        host.settle()
        #expect(navigation.navigationBar.frame.height == height)
        #expect(rows.tableView.contentOffset.y == top + distance)
        #expect(rows.tableView.adjustedContentInset.top == navigation.navigationBar.frame.maxY)
        #expect(try twin().contains("title=\"Letters\""))
        // At the top again it is large again, and everything is as it was.
        rows.tableView.contentOffset.y = top
        host.settle()
        #expect(try navigation.navigationBar.frame.height == 106 && twin() == large)
    }

    @Test func `stays where its content does not scroll, and where it never is large`() throws {
        let rows = letters()
        let navigation = UINavigationController(rootViewController: rows)
        let host = try HeadlessHost(device: "iphone-16", rootViewController: navigation)
        #expect(navigation.navigationBar.frame.height == 54)
        rows.tableView.contentOffset.y = 400
        host.settle()
        #expect(navigation.navigationBar.frame.height == 54)
        navigation.navigationBar.prefersLargeTitles = true
        host.settle()
        #expect(navigation.navigationBar.frame.height == 54)
        withExtendedLifetime(host) {}
    }
}
