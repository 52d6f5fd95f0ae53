import Foundation
import HeadlessUIKit
import Testing

@MainActor struct `A timer with a selector` {
    private final class Clock {
        var fired: [Any?] = []
        func fire(_ timer: Timer) { fired.append(timer.userInfo) }
        func tick() { fired.append(nil) }
    }

    @Test func `calls its target with itself and what it was given`() {
        let clock = Clock()
        let timer = Timer.scheduledTimer(
            timeInterval: 60, target: clock, selector: Selector(Clock.fire(_:)), userInfo: "tea",
            repeats: true)
        timer.fire()
        timer.fire()
        timer.invalidate()
        timer.fire()
        #expect(clock.fired as? [String] == ["tea", "tea"])
    }

    @Test func `fires when the main run loop gets to it`() {
        let clock = Clock()
        let timer = Timer(
            timeInterval: 0.001, target: clock, selector: Selector(Clock.tick), userInfo: nil, repeats: false)
        RunLoop.main.add(timer, forMode: .default)
        let late = Date(timeIntervalSinceNow: 20)
        while clock.fired.isEmpty, Date() < late {
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
        }
        #expect(clock.fired.count == 1 && !timer.isValid)
    }
}
