import Foundation
import HeadlessUIKit
import Testing

@MainActor struct `A gesture` {
    private final class Listener: UIResponder, UIGestureRecognizerDelegate {
        var log: [String] = []
        var refuses = false
        func tapped(_ gesture: UITapGestureRecognizer) { log.append("tapped \(gesture.state)") }
        func twice() { log.append("twice") }
        func swiped(_ gesture: UISwipeGestureRecognizer) { log.append("swiped") }
        func held(_ gesture: UIGestureRecognizer) { log.append("held \(gesture.state)") }
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !refuses }

        static let tapped = Selector(Listener.tapped(_:), named: "tapped:")
    }

    private let listener = Listener()
    private let outer = UIView()
    private let inner = UIView()
    private let host: HeadlessHost

    init() throws {
        let controller = UIViewController()
        controller.view.addSubview(outer)
        outer.addSubview(inner)
        host = try HeadlessHost(device: "ipad-10th", rootViewController: controller)
    }

    @Test func `calls its targets where the view or one inside it is tapped`() {
        let tap = UITapGestureRecognizer(target: listener, action: Listener.tapped)
        let double = UITapGestureRecognizer(target: listener, action: Selector(Listener.twice))
        double.numberOfTapsRequired = 2
        for recognizer in [tap, double] { outer.addGestureRecognizer(recognizer) }
        #expect(host.tap(inner) && host.tap(outer, times: 2) && !host.tap(outer, times: 3))
        #expect(listener.log == ["tapped ended", "twice"] && tap.state == .possible)
        tap.removeTarget(listener, action: "tapped:")
        #expect(host.tap(inner) && listener.log.count == 2)
    }

    // UIGestureRecognizer › view › Discussion: the view to which it is attached, of which there is one.
    @Test func `is of one view`() {
        let tap = UITapGestureRecognizer(target: listener, action: Listener.tapped)
        outer.addGestureRecognizer(tap)
        inner.addGestureRecognizer(tap)
        #expect(tap.view === inner && outer.gestureRecognizers?.isEmpty != false)
        host.tap(inner)
        #expect(listener.log.count == 1)
    }

    // UIGestureRecognizer › location(in:) › Discussion: a point in the view's coordinates, nil for the window's.
    @Test func `says where it is`() {
        final class Place: UIResponder {
            var points: [CGPoint] = []
            func held(_ gesture: UILongPressGestureRecognizer) {
                points += [gesture.view, nil].map(gesture.location(in:))
            }
        }
        let place = Place()
        outer.frame = CGRect(x: 100, y: 50, width: 200, height: 200)
        inner.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        outer.addGestureRecognizer(
            UILongPressGestureRecognizer(target: place, action: Selector(Place.held(_:), named: "held:")))
        #expect(host.longPress(inner))
        #expect(place.points.prefix(2) == [CGPoint(x: 25, y: 40), CGPoint(x: 125, y: 90)])
    }

    @Test func `is recognised on the nearest view that has one`() {
        let other = Listener()
        outer.addGestureRecognizer(UITapGestureRecognizer(target: other, action: Listener.tapped))
        inner.addGestureRecognizer(UITapGestureRecognizer(target: listener, action: Listener.tapped))
        #expect(host.tap(inner))
        #expect(other.log.isEmpty && listener.log.count == 1)
        inner.isUserInteractionEnabled = false
        host.tap(inner)
        #expect(other.log.count == 1)
    }

    @Test func `is a swipe in its direction, and goes through its states where it lasts`() {
        let swipe = UISwipeGestureRecognizer(target: nil, action: nil)
        swipe.addTarget(listener, action: Selector(Listener.swiped(_:)))
        swipe.direction = [.left, .up]
        inner.addGestureRecognizer(swipe)
        #expect(host.swipe(inner, .left) && !host.swipe(inner, .right))
        let held = Selector(Listener.held(_:))
        inner.addGestureRecognizer(UILongPressGestureRecognizer(target: listener, action: held))
        inner.addGestureRecognizer(UIPanGestureRecognizer(target: listener, action: held))
        #expect(host.longPress(inner) && host.pan(inner))
        #expect(
            listener.log == [
                "swiped", "held began", "held ended", "held began", "held changed", "held ended",
            ])
    }

    @Test func `does not begin where its delegate refuses, it is disabled, or nobody has it`() {
        let tap = UITapGestureRecognizer(target: listener, action: Listener.tapped)
        #expect(!host.tap(inner))
        inner.addGestureRecognizer(tap)
        tap.delegate = listener
        listener.refuses = true
        #expect(!host.tap(inner))
        listener.refuses = false
        tap.isEnabled = false
        #expect(!host.tap(inner) && listener.log.isEmpty)
    }
}
