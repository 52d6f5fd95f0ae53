public import Foundation

extension HeadlessHost {
    /// Drags a scroll view's content to an offset in points and releases it; down and to the right are positive, as in
    /// `contentOffset`.
    ///
    /// The content comes to rest there, unless the delegate names another offset or the view stops at a page.
    public func scroll(_ scrollView: UIScrollView, to offset: CGPoint) {
        guard scrollView.isScrollEnabled else { return }
        act {
            let delegate = scrollView.scrollingDelegate
            delegate?.scrollViewWillBeginDragging(scrollView)
            if [.onDrag, .onDragWithAccessory].contains(scrollView.keyboardDismissMode) {
                UIResponder.firstResponder?.resignFirstResponder()
            }
            scrollView.contentOffset = offset
            let rest = scrollView.place(ofRestAfter: offset)
            delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: rest != offset)
            guard rest != offset else { return }
            delegate?.scrollViewWillBeginDecelerating(scrollView)
            scrollView.contentOffset = rest
            delegate?.scrollViewDidEndDecelerating(scrollView)
        }
    }

    /// Taps the status bar above a scroll view, which scrolls to its top; false where the view or its delegate prevents
    /// that.
    @discardableResult
    public func scrollToTop(_ scrollView: UIScrollView) -> Bool {
        guard scrollView.scrollsToTop, scrollView.isScrollEnabled,
            scrollView.scrollingDelegate?.scrollViewShouldScrollToTop(scrollView) ?? true
        else { return false }
        act {
            scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
            scrollView.scrollingDelegate?.scrollViewDidScrollToTop(scrollView)
        }
        return true
    }

    /// Pulls a scroll view down until its refresh control begins; false where it has none or is refreshing.
    @discardableResult
    public func pullToRefresh(_ scrollView: UIScrollView) -> Bool {
        guard let control = scrollView.refreshControl, control.isEnabled, !control.isRefreshing else {
            return false
        }
        change(control) { control.beginRefreshing() }
        return true
    }
}

extension UIScrollView {
    /// The offset at which the content comes to rest: at a page, or where the delegate wants it.
    fileprivate func place(ofRestAfter offset: CGPoint) -> CGPoint {
        guard isPagingEnabled, bounds.width > 0, bounds.height > 0 else {
            let layout = (self as? UICollectionView)?.collectionViewLayout
            var target =
                layout?.targetContentOffset(
                    forProposedContentOffset: offset, withScrollingVelocity: .zero) ?? offset
            scrollingDelegate?.scrollViewWillEndDragging(
                self, withVelocity: .zero, targetContentOffset: &target)
            return target
        }
        return CGPoint(
            x: (offset.x / bounds.width).rounded() * bounds.width,
            y: (offset.y / bounds.height).rounded() * bounds.height)
    }
}
