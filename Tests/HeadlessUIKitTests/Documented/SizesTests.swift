import Foundation
import HeadlessUIKit
import SplitframeInterface
import Testing

/// Views that take their own size, as the class references have it.
@MainActor struct `A view's own size, as documented,` {
    private final class Box: UIView {
        var wanted = CGSize(width: 50, height: 20)
        override var intrinsicContentSize: CGSize { wanted }
    }

    /// Classes whose contents have a size in both directions.
    enum Sized: CaseIterable {
        case label, button, field, activity, toggle, segments, stepper, pages, image, wheels, datePicker

        @MainActor var view: UIView {
            switch self {
            case .label:
                let label = UILabel()
                label.text = "Words"
                return label
            case .button:
                let button = UIButton(type: .system)
                button.setTitle("Edit", for: .normal)
                return button
            case .field:
                let field = UITextField()
                field.placeholder = "Name"
                return field
            case .activity: return UIActivityIndicatorView(style: .large)
            case .toggle: return UISwitch()
            case .segments: return UISegmentedControl(items: ["One", "Two"])
            case .stepper: return UIStepper()
            case .pages:
                let pages = UIPageControl()
                pages.numberOfPages = 3
                return pages
            case .image: return UIImageView(image: UIImage(systemName: "star"))
            case .wheels: return UIPickerView()
            case .datePicker: return UIDatePicker()
            }
        }
    }

    // UIView › sizeToFit(): a view takes the size that its contents need; what is there to move is the size alone, so the
    // frame's origin stays. UIView › sizeThatFits(_:): the size is that of the contents, and nothing is moved yet.
    @Test(arguments: Sized.allCases)
    func `is taken where the view stands`(kind: Sized) {
        let view = kind.view
        let wanted = view.intrinsicContentSize
        #expect(wanted.width > 0 && wanted.height > 0)
        view.frame = CGRect(x: 30, y: 40, width: 0, height: 0)
        #expect(view.sizeThatFits(.zero) == wanted)
        #expect(view.frame.size == .zero)
        view.sizeToFit()
        #expect(view.frame == CGRect(origin: CGPoint(x: 30, y: 40), size: wanted))
        // To centre it then is the app's next line.
        view.center = CGPoint(x: 200, y: 100)
        #expect(view.frame.midX == 200 && view.frame.midY == 100 && view.frame.size == wanted)
    }

    // UILabel › numberOfLines: a text of any number of lines wraps at the width that there is; one line does not.
    @Test func `of a label is as wide as its line, or as high as its lines`() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 10))
        label.text = "One two three four five"
        let line = label.intrinsicContentSize
        #expect(label.sizeThatFits(CGSize(width: 60, height: 10)) == line && line.width > 60)
        label.numberOfLines = 0
        label.sizeToFit()
        #expect(label.frame.width <= 60 && label.frame.height >= 3 * line.height - 2)
        #expect(label.sizeThatFits(.zero) == line)
    }

    // UIView › sizeThatFits(_:): the default is the view's present size, whatever its intrinsic one is.
    @Test func `of a plain view is what it has`() {
        let box = Box(frame: CGRect(x: 1, y: 2, width: 7, height: 8))
        box.sizeToFit()
        #expect(box.frame == CGRect(x: 1, y: 2, width: 7, height: 8))
    }

    // UIView › sizeToFit(): without a superview some views take the screen's bounds; a bar has a height alone.
    @Test func `of a bar is its height`() throws {
        let page = UIViewController()
        let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: page)
        let width = page.view.bounds.width
        for bar in [UISearchBar(), UIToolbar(), UITabBar(), UINavigationBar()] {
            page.view.addSubview(bar)
            bar.sizeToFit()
            #expect(bar.frame.width == width && bar.frame.height > 40 && bar.frame.origin == .zero)
            #expect(bar.sizeThatFits(CGSize(width: 200, height: 0)).width == 200)
            #expect(bar.intrinsicContentSize.width == UIView.noIntrinsicMetric)
            #expect(bar.intrinsicContentSize.height == bar.frame.height)
        }
        withExtendedLifetime(host) {}
    }

    // uikit-around-split-views, 6.2, 6.3 and 6.5: heights of bars by themselves.
    @Test(arguments: [
        ("iphone-14-pro", Generation.iOS26, 48.0, 83.0, 54.0, 56.0),
        ("ipad-10th", Generation.iOS26, 44, 83, 54, 56),
        ("iphone-14-pro", Generation.iOS14, 44, 49, 44, 56), ("ipad-10th", Generation.iOS14, 50, 50, 50, 56),
    ])
    func `of a bar pinned at three edges is the system's`(
        device: String, generation: Generation, tool: CGFloat, tab: CGFloat, navigation: CGFloat,
        search: CGFloat
    ) throws {
        let page = UIViewController()
        let bars = [UIToolbar(), UITabBar(), UINavigationBar(), UISearchBar()]
        for bar in bars {
            bar.translatesAutoresizingMaskIntoConstraints = false
            page.view.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
                bar.bottomAnchor.constraint(equalTo: page.view.bottomAnchor),
            ])
        }
        let host = try HeadlessHost(device: device, generation: generation, rootViewController: page)
        #expect(bars.map(\.frame.height) == [tool, tab, navigation, search])
        #expect(bars.allSatisfy { $0.frame.maxY == page.view.bounds.maxY && !$0.hasAmbiguousLayout })
        withExtendedLifetime(host) {}
    }

    /// A mask, and the frame of a view at (10, 5) of 20 points when its superview grows from 100 to 200 points.
    struct Mask: Sendable {
        var mask: UIView.AutoresizingMask
        var x: CGFloat
        var width: CGFloat

        init(_ mask: UIView.AutoresizingMask, x: CGFloat, width: CGFloat) {
            (self.mask, self.x, self.width) = (mask, x, width)
        }
    }

    // UIView › autoresizingMask: the change of size goes to the flexible parts in proportion to their lengths.
    @Test(arguments: [
        Mask([.flexibleWidth], x: 10, width: 120), Mask([.flexibleLeftMargin], x: 110, width: 20),
        Mask([.flexibleRightMargin], x: 10, width: 20), Mask([], x: 10, width: 20),
        // 100 points over margins of 10 and 70.
        Mask([.flexibleLeftMargin, .flexibleRightMargin], x: 22.5, width: 20),
        // 100 points over a width of 20 and a margin of 70.
        Mask([.flexibleWidth, .flexibleRightMargin], x: 10, width: 20 + 100 * 20 / 90),
        Mask([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], x: 20, width: 40),
    ])
    func `changes with its superview's by its mask`(mask: Mask) {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 5, width: 20, height: 20))
        inner.autoresizingMask = mask.mask
        outer.addSubview(inner)
        outer.frame.size.width = 200
        #expect(abs(inner.frame.minX - mask.x) < 0.001 && abs(inner.frame.width - mask.width) < 0.001)
        #expect(inner.frame.minY == 5 && inner.frame.height == 20)
    }

    // UIView › systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:): the size nearest to the
    // target that keeps the constraints; the target counts with its priority beside contents (hugging 250, resistance 750).
    @Test(arguments: [
        (CGSize.zero, UILayoutPriority.fittingSizeLevel, 70.0),
        (CGSize(width: 10000, height: 10000), .fittingSizeLevel, 70),
        (CGSize(width: 200, height: 0), .required, 200), (CGSize(width: 200, height: 0), .defaultHigh, 200),
        (CGSize(width: 30, height: 0), .required, 30), (CGSize(width: 30, height: 0), .init(700), 70),
    ])
    func `fits a target as far as its priority goes`(
        target: CGSize, priority: UILayoutPriority, width: CGFloat
    ) {
        let (card, box) = (UIView(), Box())
        box.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
            card.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8),
            box.topAnchor.constraint(equalTo: card.topAnchor, constant: 4),
            card.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 6),
        ])
        let size = card.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: priority, verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: width, height: 30))
    }

    // The same method: constraints on the view itself come before its contents; where there is neither, the target is all.
    @Test func `fits constraints of its own, or the target alone`() {
        let box = Box()
        box.widthAnchor.constraint(equalToConstant: 120).isActive = true
        box.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        #expect(
            box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 120, height: 44))
        #expect(
            UIView().systemLayoutSizeFitting(CGSize(width: 30, height: 40)) == CGSize(width: 30, height: 40))
    }

    // UIScrollView › zoomScale: the scale lies between the least and the greatest; UIView › endEditing(_:): by force, the
    // one with the focus gives it up whatever it wants.
    @Test func `of a zoomed content is within limits, and a forced end is an end`() throws {
        final class Stubborn: NSObject, UITextFieldDelegate {
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
        }
        let (page, scroll, field, delegate) = (UIViewController(), UIScrollView(), UITextField(), Stubborn())
        scroll.maximumZoomScale = 3
        scroll.zoomScale = 8
        #expect(scroll.zoomScale == 3)
        scroll.zoomScale = 0.2
        #expect(scroll.zoomScale == 1)
        field.delegate = delegate
        page.view.addSubview(field)
        let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: page)
        #expect(field.becomeFirstResponder())
        #expect(!page.view.endEditing(false) && field.isFirstResponder)
        #expect(page.view.endEditing(true) && !field.isFirstResponder)
        withExtendedLifetime(host) {}
    }
}
