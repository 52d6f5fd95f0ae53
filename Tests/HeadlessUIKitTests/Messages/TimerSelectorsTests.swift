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

    @Test func `fires when its time has come and the main actor is free`() async throws {
        let clock = Clock()
        let tick = Selector(Clock.tick)
        let (once, often) = (
            Timer.scheduledTimer(
                timeInterval: 0, target: clock, selector: tick, userInfo: nil, repeats: false),
            Timer.scheduledTimer(
                timeInterval: 0.001, target: clock, selector: Selector(Clock.fire(_:)), userInfo: "tea",
                repeats: true)
        )
        #expect(clock.fired.isEmpty)
        // Rounds, not seconds: on a busy machine the main actor may be taken for long.
        for _ in 0..<10_000 where clock.fired.count < 4 { try await Task.sleep(for: .milliseconds(1)) }
        #expect(clock.fired.count { $0 == nil } == 1 && !once.isValid && often.isValid)
        often.invalidate()
        let count = clock.fired.count
        try await Task.sleep(for: .milliseconds(20))
        #expect(clock.fired.count == count && count >= 4)
    }

    @Test func `waits in no run loop until the app adds it to one`() {
        let clock = Clock()
        let timer = Timer(
            timeInterval: 60, target: clock, selector: Selector(Clock.tick), userInfo: nil, repeats: false)
        timer.fire()
        #expect(clock.fired.count == 1 && !timer.isValid)
    }
}
