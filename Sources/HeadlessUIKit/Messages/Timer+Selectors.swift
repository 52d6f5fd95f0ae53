public import Foundation

extension Timer {
    /// Makes a timer, with an interval in seconds and user information, that calls a method of an object, which it
    /// retains.
    ///
    /// It fires once the main actor is free: `swift test` runs no main run loop.
    @preconcurrency @MainActor @discardableResult public static func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let message = TimerMessage(target: target, selector: selector)
        let timer = InformedTimer(timeInterval: timeInterval, repeats: repeats) {
            (message as any Invoked).invoke(with: $0)
        }
        timer.information = userInfo
        message.start(timer, every: timeInterval)
        return timer
    }

    /// The same for a run loop that the app adds it to; on Linux it cannot have user information.
    @preconcurrency @MainActor public convenience init(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Never?, repeats: Bool
    ) {
        let message = TimerMessage(target: target, selector: selector)
        self.init(timeInterval: timeInterval, repeats: repeats) {
            (message as any Invoked).invoke(with: $0)
        }
    }
}

/// A timer with user information, which Foundation's timers on Linux cannot set.
private final class InformedTimer: Timer {
    var information: Any?
    override var userInfo: Any? { information }
}

/// The target and the selector of a timer, which this object also fires.
@MainActor private final class TimerMessage: @preconcurrency Invoked {
    private let target: Any
    private let selector: Selector

    init(target: Any, selector: Selector) {
        self.target = target
        self.selector = selector
    }

    func invoke(with timer: Any) { selector.send(to: target, timer) }

    func start(_ timer: Timer, every seconds: TimeInterval) {
        Task {
            while timer.isValid {
                await Delay.pass(seconds)
                timer.fire()
            }
        }
    }
}

/// A delay during which the main actor is free for other work.
enum Delay {
    /// Waits for a number of seconds, at least a tenth of a millisecond as in Foundation and at most about thirty
    /// years.
    static func pass(_ seconds: TimeInterval) async {
        try? await Task.sleep(for: .seconds(min(max(seconds, 0.0001), 1e9)))
    }
}
