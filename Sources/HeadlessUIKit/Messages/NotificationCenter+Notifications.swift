public import Foundation

extension NotificationCenter {
    /// The notifications with a name that an object posts, or any object where it is nil; Linux has no such sequence.
    ///
    /// They must be posted, and are awaited, on the main actor.
    @preconcurrency @MainActor public func notifications(
        named name: Notification.Name, object: AnyObject? = nil
    ) -> Notifications { Notifications(of: self, named: name, object: object) }

    /// Notifications in the order in which they are posted, from the making of the sequence on.
    @preconcurrency @MainActor
    public final class Notifications: @MainActor AsyncSequence, @preconcurrency Invoked {
        private var posted: [Notification] = []
        /// One signal for each notification, since a notification itself stays on its actor.
        private let (signals, signal) = AsyncStream.makeStream(of: Void.self)
        private let center: NotificationCenter
        private var observer: (any NSObjectProtocol)?

        init(of center: NotificationCenter, named name: Notification.Name, object: AnyObject?) {
            self.center = center
            observer = center.addObserver(forName: name, object: object, queue: nil) { [weak self] in
                (self as (any Invoked)?)?.invoke(with: $0)
            }
        }

        isolated deinit { if let observer { center.removeObserver(observer as Any) } }

        func invoke(with notification: Any) {
            guard let notification = notification as? Notification else { return }
            posted.append(notification)
            signal.yield()
        }

        public func makeAsyncIterator() -> Iterator { Iterator(source: self) }

        /// The place in the sequence; as long as it exists, notifications are heard.
        @preconcurrency @MainActor public struct Iterator: @MainActor AsyncIteratorProtocol {
            fileprivate let source: Notifications

            /// Waits for the next notification; nil when the task is cancelled.
            public mutating func next() async -> Notification? {
                var signals = source.signals.makeAsyncIterator()
                guard await signals.next() != nil, !source.posted.isEmpty else { return nil }
                return source.posted.removeFirst()
            }
        }
    }
}
