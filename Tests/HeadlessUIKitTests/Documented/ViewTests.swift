import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

/// Where views stand, when they are laid out, and when they hear of it.
@MainActor struct `A view of an app, as documented,` {
    private final class Counting: UIView {
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    // UIView › frame › Discussion: in the coordinates of the superview; setting it changes center and bounds. bounds ›
    // Discussion: in the view's own coordinates; a size set there keeps the centre.
    @Test func `has a frame in its superview, and bounds of its own`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(view.center == CGPoint(x: 60, y: 40))
        view.bounds = CGRect(x: 5, y: 5, width: 60, height: 20)
        #expect(view.center == CGPoint(x: 60, y: 40))
        #expect(view.frame == CGRect(x: 30, y: 30, width: 60, height: 20))
        let outer = UIView()
        outer.addSubview(view)
        #expect(view.convert(CGPoint(x: 5, y: 5), to: outer) == CGPoint(x: 30, y: 30))
    }

    // UIView › isHidden › Discussion: a hidden view is not seen and takes no input; it stays in its superview's list.
    @Test func `is neither seen nor touched where it is hidden, and stays a subview`() throws {
        let page = UIViewController()
        let label = UILabel(frame: CGRect(x: 100, y: 200, width: 100, height: 30))
        label.text = "Aside"
        page.view.addSubview(label)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: page)
        let point = CGPoint(x: 120, y: 210)
        #expect(page.view.hitTest(point, with: nil) === label)
        #expect(try #require(InterfaceCapture.tree(of: host)).twin.contains("Aside"))
        label.isHidden = true
        #expect(page.view.hitTest(point, with: nil) === page.view && page.view.subviews == [label])
        #expect(try !#require(InterfaceCapture.tree(of: host)).twin.contains("Aside"))
    }

    // UIView › setNeedsLayout() › Discussion: notes the request and returns at once, so that several are one layout.
    // layoutIfNeeded() › Discussion: lays out at once what waits, and nothing where nothing does.
    @Test func `is laid out once for several requests, and at once where that is asked`() {
        let view = Counting()
        view.layoutIfNeeded()
        view.layouts = 0
        view.setNeedsLayout()
        view.setNeedsLayout()
        #expect(view.layouts == 0)
        view.layoutIfNeeded()
        #expect(view.layouts == 1)
        view.layoutIfNeeded()
        #expect(view.layouts == 1)
    }

    // UIView › window › Discussion: nil for a view that has not been added to a window.
    @Test func `has a window once it is below one`() throws {
        let (page, outer, inner) = (UIViewController(), UIView(), UIView())
        outer.addSubview(inner)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: page)
        #expect(inner.window == nil)
        page.view.addSubview(outer)
        #expect(inner.window === host.window && host.window != nil)
        outer.removeFromSuperview()
        #expect(inner.window == nil)
    }

    // UISwitch › init(frame:) › Parameters: the size of the frame is ignored. UISegmentedControl › init(items:) ›
    // Discussion: as large as its segments need. UIActivityIndicatorView › init(style:) › Discussion: as large as its style.
    @Test func `has a size from the beginning where it is a control of a fixed one`() throws {
        let toggle = UISwitch(frame: CGRect(x: 3, y: 4, width: 500, height: 500))
        #expect(
            toggle.frame.origin == CGPoint(x: 3, y: 4) && toggle.frame.size == toggle.intrinsicContentSize)
        for view in [UISwitch(), UIStepper(), UISegmentedControl(items: ["a", "b"])] {
            #expect(view.frame.size == view.intrinsicContentSize && view.frame.height > 20)
        }
        #expect(UIActivityIndicatorView(style: .large).frame.width > 30)
    }

    // UITableViewCell › accessoryView › Discussion: the view stands at the trailing side of the cell.
    @Test func `shows in a row as its accessory`() throws {
        let toggle = UISwitch()
        let row = FilledTable(.insetGrouped) { _ in
            let cell = UITableViewCell()
            cell.textLabel?.text = "Airplane Mode"
            cell.accessoryView = toggle
            return cell
        }
        let host = try HeadlessHost(device: "iphone-14-pro", rootViewController: row)
        let frame = toggle.convert(toggle.bounds, to: nil)
        #expect(frame.maxX < 393 - 16 && frame.minX > 290)
        #expect(try #require(InterfaceCapture.tree(of: host)).twin.contains("kind=toggle"))
    }

    // UIVisualEffectView › contentView › Discussion: subviews are added to the content view, not to the view itself.
    @Test func `of an effect shows what is in its content view`() throws {
        let page = UIViewController()
        let (effect, label) = (UIVisualEffectView(effect: UIBlurEffect(style: .regular)), UILabel())
        effect.frame = CGRect(x: 100, y: 200, width: 300, height: 100)
        effect.contentView.addSubview(label)
        (label.text, label.frame) = ("Blurred", CGRect(x: 10, y: 10, width: 100, height: 30))
        page.view.addSubview(effect)
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: page)
        #expect(effect.subviews.contains(effect.contentView))
        #expect(effect.contentView.frame == effect.bounds)
        #expect(try #require(InterfaceCapture.tree(of: host)).twin.contains("Blurred"))
    }

    // UIButton › ButtonType › detailDisclosure, contactAdd, close › Discussion: the system draws what is in them. UIImageView ›
    // preferredSymbolConfiguration › Discussion: the size of a symbol that the view shows.
    @Test func `has a size by itself where it shows a symbol`() {
        for type in [UIButton.ButtonType.detailDisclosure, .contactAdd, .close] {
            let button = UIButton(type: type, primaryAction: UIAction { _ in })
            #expect(button.frame.size != .zero && button.currentImage != nil)
        }
        #expect(UIButton(type: .system).currentImage == nil)
        let picture = UIImageView(image: UIImage(systemName: "tray"))
        let usual = picture.intrinsicContentSize
        #expect(usual.width > 0 && picture.frame.size == usual)
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
        #expect(picture.intrinsicContentSize == CGSize(width: 2 * usual.width, height: 2 * usual.height))
        #expect(
            UIImage(systemName: "tray")?.withConfiguration(.init(pointSize: 34)).size.width == 2 * usual.width
        )
        #expect(UIImageView(image: UIImage(named: "Logo")).intrinsicContentSize.width < 0)
    }

    // UIView › AutoresizingMask › flexibleWidth › Discussion: the view shrinks with its superview; there is no size below
    // nothing.
    @Test func `shrinks with its superview until nothing is left`() {
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500)), UIView())
        inner.frame = CGRect(x: 20, y: 20, width: 100, height: 300)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(inner)
        outer.frame.size = CGSize(width: 300, height: 300)
        #expect(inner.frame == CGRect(x: 20, y: 20, width: 0, height: 100))
    }

    // UIBarButtonItem › customView › Discussion: the item shows this view.
    @Test func `of an app in a bar is shown by its text or image`() throws {
        let (page, label, button, box) = (UIViewController(), UILabel(), UIButton(type: .custom), UIView())
        label.text = "3 entries"
        button.setImage(UIImage(systemName: "star"), for: .normal)
        box.addSubview(button)
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: label)
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: box)
        let host = try HeadlessHost(
            device: "iphone-14-pro", rootViewController: UINavigationController(rootViewController: page))
        let twin = try #require(InterfaceCapture.tree(of: host)).twin
        #expect(twin.contains("title=\"3 entries\"") && twin.contains("icon=star"))
        #expect(!twin.contains("icon=more"))
    }

    // UIView › layer › Discussion: the layer is what draws the view, so that its background, opacity, masking and hiding are
    // those of the view.
    @Test func `shares its looks with its layer`() {
        let view = UIView()
        view.layer.backgroundColor = UIColor.red.cgColor
        view.layer.opacity = 0.5
        view.layer.isHidden = true
        view.layer.masksToBounds = true
        #expect(view.backgroundColor == .red && view.alpha == 0.5 && view.isHidden && view.clipsToBounds)
        view.backgroundColor = nil
        (view.alpha, view.isHidden, view.clipsToBounds) = (1, false, false)
        #expect(view.layer.backgroundColor == nil && view.layer.opacity == 1)
        #expect(!view.layer.isHidden && !view.layer.masksToBounds)
    }
}
