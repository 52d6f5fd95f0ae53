import Foundation

extension HeadlessHost {
    /// Swipes to the next or the previous page; false where there is none.
    @discardableResult
    public func turnPage(
        _ direction: UIPageViewController.NavigationDirection = .forward, of controller: UIPageViewController
    ) -> Bool {
        act { controller.turn(direction) }
    }
}
