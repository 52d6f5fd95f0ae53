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

    @Test func `leaves layers in the order that was asked for`() {
        let (outer, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
        for layer in [a, b, c] { outer.addSublayer(layer) }
        outer.insertSublayer(a, below: c)
        #expect(outer.sublayers == [b, a, c])
        outer.insertSublayer(b, above: a)
        #expect(outer.sublayers == [a, b, c])
    }

    @Test func `of a layer tells its delegate of its end`() throws {
        final class Listener: CAAnimationDelegate {
            var log: [String] = []
            func animationDidStart(_ animation: CAAnimation) { log.append("started") }
            func animationDidStop(_ animation: CAAnimation, finished: Bool) { log.append("\(finished)") }
        }
        let (host, listener, animation) = (try host(), Listener(), CABasicAnimation(keyPath: "opacity"))
        animation.delegate = listener
        CALayer().add(animation, forKey: nil)
        host.settle()
        #expect(listener.log == ["started", "true"])
    }

    @Test func `that is paused ends when it goes on, and one that is stopped where the app says`() throws {
        let host = try host()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        animator.pauseAnimation()
        host.settle()
        #expect(ends.isEmpty && animator.state == .active)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        animator.stopAnimation(false)
        host.settle()
        #expect(ends.isEmpty && animator.state == .stopped)
        animator.finishAnimation(at: .current)
        #expect(ends == [.current])
    }

    @Test func `that no host settles completes once the main queue goes on`() async {
        let root = UIViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = UINavigationController(rootViewController: root)
        window.makeKeyAndVisible()
        var isOver = false
        await withCheckedContinuation { continuation in
            UIView.animate(withDuration: 1) {
                window.alpha = 0.5
            } completion: { _ in
                isOver = true
                continuation.resume()
            }
            #expect(!isOver && window.alpha == 0.5)
        }
        root.navigationController?.pushViewController(UIViewController(), animated: true)
        await withCheckedContinuation { continuation in
            let isGoingOn = root.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
                continuation.resume()
            }
            if isGoingOn != true { continuation.resume() }
        }
        #expect(isOver && root.navigationController?.transitionCoordinator == nil)
    }
}
