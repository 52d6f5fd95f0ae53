import Foundation
import HeadlessUIKit
import Testing

@MainActor struct `A view` {
    private final class Tinted: UIView {
        var changes = 0
        override class var layerClass: AnyClass { CAGradientLayer.self }
        override func tintColorDidChange() {
            super.tintColorDidChange()
            changes += 1
        }
        override func draw(_ rect: CGRect) { super.draw(rect) }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            super.touchesBegan(touches, with: event)
        }
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -10, dy: -10).contains(point)
        }
    }

    @Test func `hears of a tint that changes above, unless it has its own`() {
        let (outer, inner, own) = (UIView(), Tinted(), Tinted())
        outer.addSubview(inner)
        outer.addSubview(own)
        own.tintColor = .red
        outer.tintColor = .green
        #expect(inner.changes == 1)
        #expect(own.changes == 1)
        #expect(inner.tintColor == .green)
    }

    private final class Moving: UIView {
        var log: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func willMove(toSuperview superview: UIView?) { log.append("superview \(superview != nil)") }
        override func willMove(toWindow window: UIWindow?) { log.append("window \(window != nil)") }
    }

    // UIView › willMove(toSuperview:) › Parameters and willMove(toWindow:) › Parameters: nil where it is taken away;
    // removeFromSuperview() › Discussion: it leaves the responder chain.
    @Test func `hears where it goes, and gives up the focus where it is taken away`() throws {
        let (page, outer, view) = (UIViewController(), UIView(), Moving())
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: page)
        outer.addSubview(view)
        page.view.addSubview(outer)
        #expect(view.log == ["superview true", "window true"])
        view.becomeFirstResponder()
        outer.removeFromSuperview()
        #expect(view.log.last == "window false" && !view.isFirstResponder)
        view.removeFromSuperview()
        #expect(view.log.suffix(2) == ["window false", "superview false"])
        withExtendedLifetime(host) {}
    }

    @Test func `has a layer of its own class`() { #expect(Tinted().layer is CAGradientLayer) }

    @Test func `finds the deepest view at a point that takes touches`() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = Tinted(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
        outer.addSubview(inner)
        #expect(outer.hitTest(CGPoint(x: 12, y: 12), with: nil) === inner, "its own word on what is inside")
        #expect(outer.hitTest(CGPoint(x: 60, y: 60), with: nil) === outer)
        #expect(outer.hitTest(CGPoint(x: 160, y: 60), with: nil) == nil)
        inner.isUserInteractionEnabled = false
        #expect(outer.hitTest(CGPoint(x: 30, y: 30), with: nil) === outer)
    }

    @Test func `hands overridden traits down to its subviews`() {
        let (root, outer, inner) = (UIView(), UIView(), UIView())
        // New views have the traits of the screen that another test may have made.
        root.traitOverrides.horizontalSizeClass = .regular
        root.addSubview(outer)
        outer.addSubview(inner)
        var changes = 0
        inner.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIView, _) in changes += 1 }
        outer.traitOverrides.horizontalSizeClass = .compact
        #expect(inner.traitCollection.horizontalSizeClass == .compact)
        #expect(changes == 1)
    }

    @Test func `reaches its controllers where a window overrides traits`() throws {
        let controller = UIViewController()
        let host = try HeadlessHost(device: "ipad-10th", rootViewController: controller)
        host.window?.traitOverrides.horizontalSizeClass = .compact
        #expect(controller.traitCollection.horizontalSizeClass == .compact)
    }

    @Test func `is as large as its text`() {
        let label = UILabel()
        label.text = "Inbox"
        let line = label.intrinsicContentSize
        #expect(line.width > 30 && line.height > 20 && line.height < 22)
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 40)
        let wrapped = label.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity))
        #expect(wrapped.width <= 200 && wrapped.height > 3 * line.height)
    }

    // UIView › autoresizesSubviews › Discussion and exchangeSubview(at:withSubviewAt:).
    @Test func `resizes its subviews where it shall, and exchanges two of them`() {
        let (outer, first, second) = (UIView(), UIView(), UIView())
        outer.frame.size.width = 9
        outer.addSubview(first)
        outer.addSubview(second)
        first.autoresizingMask = [.flexibleWidth]
        outer.autoresizesSubviews = false
        outer.frame.size.width = 20
        #expect(first.frame.width == 0)
        outer.autoresizesSubviews = true
        outer.frame.size.width = 30
        #expect(first.frame.width == 10)
        outer.exchangeSubview(at: 0, withSubviewAt: 1)
        #expect(outer.subviews == [second, first])
    }

    // UIView › userInterfaceLayoutDirection(for:relativeTo:) › Return Value.
    @Test func `has the direction of its attribute, or else the one around it`() {
        for around in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: around) == around)
            #expect(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: around) == .leftToRight)
            #expect(
                UIView.userInterfaceLayoutDirection(for: .forceRightToLeft, relativeTo: around)
                    == .rightToLeft)
        }
    }

    private final class Badge: UIView {
        let ring = CAShapeLayer()
        var passes = 0

        override func layoutSublayers(of layer: CALayer) {
            super.layoutSublayers(of: layer)
            ring.frame = layer.bounds
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            passes += 1
        }
    }

    // CALayerDelegate › layoutSublayers(of:); UIView's own calls `layoutSubviews()`.
    @Test func `lays out its layer, and by that its subviews, in a layout pass`() {
        let badge = Badge(frame: CGRect(x: 5, y: 5, width: 40, height: 30))
        badge.layoutIfNeeded()
        #expect(badge.ring.frame == CGRect(x: 0, y: 0, width: 40, height: 30) && badge.passes == 1)
        badge.layoutSublayers(of: badge.ring)
        #expect(badge.passes == 1)
    }
}
