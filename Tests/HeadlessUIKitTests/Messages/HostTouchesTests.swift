import Foundation
import HeadlessUIKit
import Testing

/// Touches and gestures by the references of UIResponder, UIView and UIGestureRecognizerDelegate.
@MainActor struct `A touch` {
    private final class Canvas: UIView {
        var log: [String] = []
        var begins = true

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            log.append("began \(touches.first?.tapCount ?? 0) \(touches.first?.view === self)")
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            begins
        }
        private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
            log.append("\(touches.first.map { "\($0.phase)" } ?? "") \(event?.type == .touches)")
        }
    }

    private final class Judge: UIGestureRecognizerDelegate {
        var refused: UIView?
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
        ) -> Bool { touch.view !== refused }
    }

    private let canvas = Canvas()
    private let inner = UIView()
    private let host: HeadlessHost

    init() throws {
        let page = UIViewController()
        page.view.addSubview(canvas)
        canvas.addSubview(inner)
        host = try HeadlessHost(device: "ipad-10th", rootViewController: page)
    }

    @Test func `is felt by the view, and moves and ends there`() {
        #expect(!host.tap(canvas, times: 2))
        #expect(!host.pan(canvas))
        #expect(canvas.log == ["began 2 true", "ended true", "began 1 true", "moved true", "ended true"])
    }

    @Test func `goes up the chain from a view that does not take it`() {
        host.pan(inner)
        #expect(canvas.log == ["began 1 false", "moved true", "ended true"])
        canvas.log = []
        inner.isUserInteractionEnabled = false
        host.tap(inner)
        #expect(canvas.log.first == "began 1 true", "the view below it is touched")
    }

    @Test func `is cancelled where a gesture takes it, unless that lets it through`() {
        let tap = UITapGestureRecognizer()
        canvas.addGestureRecognizer(tap)
        #expect(host.tap(inner))
        #expect(canvas.log == ["began 1 false", "cancelled true"])
        canvas.log = []
        tap.cancelsTouchesInView = false
        #expect(host.tap(inner))
        #expect(canvas.log == ["began 1 false", "ended true"])
        canvas.removeGestureRecognizer(tap)
        #expect(!host.tap(inner) && canvas.gestureRecognizers == nil)
    }

    @Test func `is kept from a gesture by its delegate, and by its view`() {
        let (tap, judge) = (UITapGestureRecognizer(), Judge())
        tap.delegate = judge
        canvas.addGestureRecognizer(tap)
        judge.refused = inner
        #expect(!host.tap(inner) && host.tap(canvas))
        judge.refused = nil
        #expect(host.tap(inner))
        canvas.begins = false
        #expect(!host.tap(inner))
    }
}
