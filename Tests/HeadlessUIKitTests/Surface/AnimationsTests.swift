import Foundation
import HeadlessUIKit
import Testing

@MainActor struct `An animation` {
    private func host() throws -> HeadlessHost {
        try HeadlessHost(device: "ipad-10th", rootViewController: UIViewController())
    }

    @Test func `of an animator changes at once and completes when all is settled`() throws {
        let host = try host()
        let view = UIView()
        var log: [String] = []
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { view.alpha = 0.5 }
        animator.addAnimations { log.append("changed") }
        animator.addCompletion { log.append("\($0)") }
        #expect(animator.state == .inactive)
        animator.startAnimation()
        #expect(view.alpha == 0.5 && log == ["changed"] && animator.isRunning)
        host.settle()
        #expect(log == ["changed", "end"] && !animator.isRunning && animator.state == .inactive)
    }

    @Test func `that is stopped without being finished tells nobody`() throws {
        let host = try host()
        var ends = 0
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0, animations: {}, completion: { _ in ends += 1 })
        animator.stopAnimation(true)
        host.settle()
        #expect(ends == 0)
    }

    @Test func `of layers completes with its transaction`() throws {
        let host = try host()
        var log: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("outer") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("inner") }
        CATransaction.commit()
        #expect(log.isEmpty)
        CATransaction.commit()
        host.settle()
        #expect(log == ["inner", "outer"])
    }

    @Test func `from one view to another leaves the other in its place`() throws {
        let host = try host()
        let (container, old, new) = (UIView(), UIView(), UIView())
        container.addSubview(old)
        var isDone = false
        UIView.transition(from: old, to: new, duration: 0.2) { isDone = $0 }
        #expect(container.subviews == [new])
        host.settle()
        #expect(isDone)
        UIView.transition(from: new, to: old, duration: 0.2, options: .showHideTransitionViews)
        #expect(new.isHidden && !old.isHidden && container.subviews == [new])
    }

    @Test func `is kept by its layer, whose place in others is one`() {
        let (outer, inner, other) = (CALayer(), CALayer(), CAShapeLayer())
        outer.addSublayer(inner)
        outer.insertSublayer(other, at: 0)
        #expect(outer.sublayers?.first === other && inner.superlayer === outer)
        other.addSublayer(inner)
        #expect(outer.sublayers?.count == 1 && inner.superlayer === other)
        inner.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
        #expect((inner.animation(forKey: "fade") as? CABasicAnimation)?.keyPath == "opacity")
        inner.removeAllAnimations()
        #expect(inner.animationKeys() == nil)
    }
}
