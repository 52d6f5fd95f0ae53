public import Foundation
import SplitframeInterface

/// A row of dots, one for each page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    private var known = 0
    open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
    /// The index of the current page, always within the number of pages.
    open var currentPage: Int {
        get { min(known, max(numberOfPages - 1, 0)) }
        set { known = max(newValue, 0) }
    }
    open var hidesForSinglePage = false
    open var currentPageIndicatorTintColor: UIColor?

    /// The condition for showing a background behind the dots, with UIKit's raw values.
    public enum BackgroundStyle: Int, Sendable {
        case automatic, prominent, minimal
    }

    open func size(forNumberOfPages pages: Int) -> CGSize {
        // Assumed: dots of 7 points with 9 between them, in a row of 28.
        CGSize(width: CGFloat(max(pages, 1)) * 16 + 9, height: 28)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(within: size) }

    // MARK: Compiles only
    open var pageIndicatorTintColor: UIColor?
    open var preferredIndicatorImage: UIImage?
    open var backgroundStyle = BackgroundStyle.automatic
}

extension UIPageControl: DrawnControl {
    var drawing: ControlDrawing? {
        guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return nil }
        let start = bounds.midX - CGFloat(numberOfPages) * 8
        return ControlDrawing(
            name: "pageControl", value: "\(currentPage + 1) of \(numberOfPages)",
            tint: currentPageIndicatorTintColor,
            parts: (0..<numberOfPages).map { page in
                let dot = CGRect(
                    x: start + CGFloat(page) * 16 + 4.5, y: bounds.midY - 3.5, width: 7, height: 7)
                return (ViewElement(.dot, isSelected: page == currentPage), dot)
            })
    }
}
