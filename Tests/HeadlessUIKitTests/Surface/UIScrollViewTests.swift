import Foundation
import HeadlessUIKit
import Testing

@MainActor private final class Listener: UIScrollViewDelegate {
    var log: [String] = []
    var target: CGPoint?
    var refusesTop = false

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        log.append("scroll \(scrollView.contentOffset.y)")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("begin") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        log.append("end at \(targetContentOffset.pointee.y)")
        if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        log.append("ended \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("decelerates") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rests") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animated") }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { !refusesTop }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("top") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        log.append("inset \(scrollView.adjustedContentInset.top)")
    }
}

/// The calls and their order are those of UIScrollViewDelegate's reference.
@MainActor struct `A scroll view` {
    private let scroll = UIScrollView()
    private let listener = Listener()
    private let page = UIViewController()
    private let host: HeadlessHost

    init() throws {
        scroll.frame = CGRect(x: 0, y: 100, width: 200, height: 300)
        scroll.contentSize = CGSize(width: 200, height: 3000)
        page.view.addSubview(scroll)
        host = try HeadlessHost(device: "ipad-10th", rootViewController: page)
        scroll.delegate = listener
    }

    // UIScrollView › setZoomScale(_:animated:) › Discussion: between the least and the greatest scale. zoom(to:animated:) ›
    // Discussion: so that the rectangle is seen as large as can be. UIScrollViewDelegate › scrollViewDidZoom(_:): told.
    @Test func `keeps a zoom between its least and greatest scale, and tells its delegate`() {
        final class Zoomed: UIScrollViewDelegate {
            var scales: [CGFloat] = []
            func scrollViewDidZoom(_ scrollView: UIScrollView) { scales.append(scrollView.zoomScale) }
        }
        let (scroll, delegate) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), Zoomed())
        scroll.delegate = delegate
        scroll.maximumZoomScale = 4
        scroll.setZoomScale(9, animated: true)
        scroll.zoom(to: CGRect(x: 0, y: 0, width: 150, height: 20), animated: false)
        scroll.setZoomScale(0.5, animated: false)
        #expect(delegate.scales == [4, 2, 1])
    }

    @Test func `tells its delegate of a drag from its begin to its end`() {
        host.scroll(scroll, to: CGPoint(x: 0, y: 70))
        #expect(listener.log == ["begin", "scroll 70.0", "end at 70.0", "ended false"])
        listener.log = []
        scroll.isScrollEnabled = false
        host.scroll(scroll, to: .zero)
        #expect(listener.log.isEmpty && scroll.contentOffset.y == 70)
    }

    @Test func `goes on to where its delegate wants it`() {
        listener.target = CGPoint(x: 0, y: 100)
        host.scroll(scroll, to: CGPoint(x: 0, y: 70))
        #expect(
            listener.log == [
                "begin", "scroll 70.0", "end at 70.0", "ended true", "decelerates", "scroll 100.0", "rests",
            ])
    }

    @Test func `stops at its pages, where its delegate has no say`() {
        scroll.isPagingEnabled = true
        host.scroll(scroll, to: CGPoint(x: 0, y: 500))
        #expect(scroll.contentOffset.y == 600)
        #expect(listener.log.last == "rests" && !listener.log.contains("end at 500.0"))
    }

    @Test func `says that an animated scroll is over, and nothing of another`() {
        scroll.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
        scroll.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
        host.settle()
        #expect(listener.log == ["scroll 40.0"])
        scroll.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 10), animated: true)
        host.settle()
        #expect(listener.log.suffix(2) == ["scroll 710.0", "animated"])
    }

    @Test func `goes to its top where the status bar is tapped`() {
        host.scroll(scroll, to: CGPoint(x: 0, y: 500))
        listener.refusesTop = true
        #expect(!host.scrollToTop(scroll) && scroll.contentOffset.y == 500)
        listener.refusesTop = false
        #expect(host.scrollToTop(scroll) && scroll.contentOffset.y == 0)
        #expect(listener.log.last == "top")
        scroll.scrollsToTop = false
        #expect(!host.scrollToTop(scroll))
    }

    @Test func `adds its insets to the safe area, unless the app says never`() {
        scroll.frame.origin.y = 0
        host.settle()
        let safe = scroll.safeAreaInsets.top
        #expect(safe > 0 && scroll.adjustedContentInset.top == safe)
        listener.log = []
        scroll.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
        #expect(scroll.adjustedContentInset.top == safe + 10)
        #expect(listener.log.last == "inset \(safe + 10)")
        #expect(scroll.contentOffset.y == -safe - 10, "what was at the top stays there")
        scroll.contentInsetAdjustmentBehavior = .never
        #expect(scroll.adjustedContentInset.top == 10)
        #expect(listener.log.last == "inset 10.0")
    }

    @Test(arguments: [(UIScrollView.KeyboardDismissMode.none, true), (.onDrag, false)])
    func `takes the focus from a field where it is dragged, if it is to`(
        mode: UIScrollView.KeyboardDismissMode, isEditing: Bool
    ) {
        let field = UITextField()
        page.view.addSubview(field)
        host.type("x", into: field)
        scroll.keyboardDismissMode = mode
        host.scroll(scroll, to: CGPoint(x: 0, y: 70))
        #expect(field.isEditing == isEditing)
    }

    @Test func `that is a list has a view behind its rows`() throws {
        let (table, empty) = (UITableView(frame: CGRect(x: 0, y: 400, width: 300, height: 300)), UILabel())
        empty.text = "Nothing here"
        table.backgroundView = empty
        page.view.addSubview(table)
        host.settle()
        #expect(table.subviews.first === empty && empty.frame == table.bounds)
        let split = UISplitViewController(style: .doubleColumn)
        let other = UIViewController()
        other.view.addSubview(table)
        split.setViewController(other, for: .secondary)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: split)
        #expect(try #require(InterfaceCapture.tree(of: host)).twin.contains("text=\"Nothing here\""))
        table.backgroundView = nil
        #expect(empty.superview == nil)
    }
}

/// "Positioning content within a scroll view" in UIScrollView's reference, `contentLayoutGuide` and `frameLayoutGuide`.
@MainActor struct `Content that constraints pin in a scroll view` {
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    private let content = UIView()

    init() {
        content.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(content)
    }

    private func lay(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(constraints)
        scroll.layoutIfNeeded()
    }

    @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
    func `is as large as it says, and so is what scrolls`(direction: UISemanticContentAttribute) {
        for view in [scroll, content] { view.semanticContentAttribute = direction }
        let guide = scroll.contentLayoutGuide
        lay([
            content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
            guide.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 30),
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 900),
        ])
        #expect(content.frame == CGRect(x: 0, y: 20, width: 200, height: 900))
        #expect(scroll.contentSize == CGSize(width: 200, height: 950))
        #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 200, height: 950))
        #expect(content.unsolvedConstraints.isEmpty && !content.hasAmbiguousLayout)
    }

    @Test func `may be pinned to the scroll view itself, whose sides are those of the content`() {
        lay([
            content.topAnchor.constraint(equalTo: scroll.topAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            content.leftAnchor.constraint(equalTo: scroll.leftAnchor, constant: 10),
            content.rightAnchor.constraint(equalTo: scroll.rightAnchor, constant: -10),
            content.widthAnchor.constraint(equalToConstant: 500),
            content.heightAnchor.constraint(equalTo: scroll.heightAnchor),
        ])
        #expect(content.frame == CGRect(x: 10, y: 0, width: 500, height: 300))
        #expect(scroll.contentSize == CGSize(width: 520, height: 300))
        #expect(scroll.constraints.first?.secondItem === scroll)
    }

    @Test func `stays in place while it is scrolled, and what is pinned to the frame goes along`() {
        let banner = UIView()
        banner.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(banner)
        lay([
            content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            content.heightAnchor.constraint(equalToConstant: 900),
            banner.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
            banner.heightAnchor.constraint(equalToConstant: 40),
        ])
        scroll.contentOffset.y = 100
        scroll.layoutIfNeeded()
        #expect(content.frame.minY == 0 && content.frame.height == 900)
        #expect(banner.frame.minY == 100)
    }

    @Test func `takes the height of a stack of lines that wrap`() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "many words ", count: 100)
        let stack = UIStackView(arrangedSubviews: [label])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(stack)
        lay([
            stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
        #expect(stack.frame.width == 200 && stack.frame.height > 300)
        #expect(scroll.contentSize == stack.frame.size)
    }
}
