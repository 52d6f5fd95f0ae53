import Foundation
import HeadlessUIKit
import Testing

/// The dots of pages that scroll.
@MainActor struct `Pages with a counting data source, as documented,` {
    private final class Book: UIPageViewControllerDataSource {
        let pages = (0..<3).map { _ in UIViewController() }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(viewController, -1) }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(viewController, 1) }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }

        private func page(_ page: UIViewController, _ step: Int) -> UIViewController? {
            pages.firstIndex(of: page).map { $0 + step }.flatMap {
                pages.indices.contains($0) ? pages[$0] : nil
            }
        }
    }

    // UIPageViewControllerDataSource › presentationCount(for:), presentationIndex(for:) › Discussion: with both a page
    // indicator shows below pages that scroll sideways. The index is asked for as pages are set; turns count by themselves.
    @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
    func `have an indicator of the page that shows, where they scroll`(
        style: UIPageViewController.TransitionStyle
    ) throws {
        let book = Book()
        let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        pages.dataSource = book
        pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: pages)
        func indicator() -> UIPageControl? {
            pages.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first
        }
        guard style == .scroll else { return #expect(indicator() == nil) }
        let shown = try #require(indicator())
        #expect(shown.numberOfPages == 3 && shown.currentPage == 0)
        #expect(book.pages[0].view.frame.maxY == shown.frame.minY)
        #expect(shown.frame.maxY == pages.view.bounds.maxY - pages.view.safeAreaInsets.bottom)
        #expect(host.turnPage(.forward, of: pages) && shown.currentPage == 1)
        #expect(host.turnPage(.reverse, of: pages) && shown.currentPage == 0)
        #expect(try #require(InterfaceCapture.tree(of: host)).twin.contains("pageControl"))
        pages.dataSource = nil
        host.settle()
        #expect(indicator() == nil && book.pages[0].view.frame == pages.view.bounds)
    }
}
