public import Foundation

extension Timer {
    /// A timer of the main run loop that calls a method of an object, which it keeps alive, and has what the app hands
    /// it; seconds.
    @preconcurrency @MainActor @discardableResult public static func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let message = TimerMessage(target: target, selector: selector)
        let timer = InformedTimer(
            fire: Date(timeIntervalSinceNow: timeInterval), interval: timeInterval, repeats: repeats
        ) { (message as any Invoked).invoke(with: $0) }
        timer.information = userInfo
        RunLoop.main.add(timer, forMode: .default)
        return timer
    }

    /// The same in no run loop yet; Linux keeps no information for it.
    @preconcurrency @MainActor public convenience init(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Never?, repeats: Bool
    ) {
        let message = TimerMessage(target: target, selector: selector)
        self.init(timeInterval: timeInterval, repeats: repeats) {
            (message as any Invoked).invoke(with: $0)
        }
    }
}

/// A timer with the app's own information, which Foundation's on Linux has no way to set.
private final class InformedTimer: Timer {
    var information: Any?
    override var userInfo: Any? { information }
}

/// What a timer calls.
@MainActor private final class TimerMessage: @preconcurrency Invoked {
    private let target: Any
    private let selector: Selector

    init(target: Any, selector: Selector) {
        self.target = target
        self.selector = selector
    }

    func invoke(with timer: Any) { selector.send(to: target, timer) }
}
