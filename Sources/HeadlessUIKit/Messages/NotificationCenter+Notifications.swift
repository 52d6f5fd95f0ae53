@preconcurrency public import Foundation

extension NotificationCenter {
    /// The notifications with a name and a sender, one after another as they are posted; nil stands for any sender.
    ///
    /// Linux has no such sequence. It hears what is posted from the beginning of a loop on, and keeps it until the loop
    /// asks for it.
    public func notifications(
        named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
    ) -> Notifications { Notifications(center: self, name: name, object: object) }

    /// The notifications that are posted while a loop goes over them; it ends only where its task is cancelled.
    public final class Notifications: AsyncSequence, Sendable {
        public typealias Element = Notification
        public typealias Failure = Never

        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: (any AnyObject & Sendable)?

        fileprivate init(
            center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?
        ) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func makeAsyncIterator() -> AsyncIterator {
            let (posted, heard) = AsyncStream.makeStream(of: Notification.self)
            let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
                // Foundation does not mark a notification as Sendable; what it carries is the app's concern, as it is for
                // observers on other queues.
                nonisolated(unsafe) let notification = notification
                heard.yield(notification)
            }
            return AsyncIterator(
                posted: posted.makeAsyncIterator(), registration: Registration(token: token, center: center))
        }

        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate var posted: AsyncStream<Notification>.AsyncIterator
            fileprivate let registration: Registration

            public mutating func next() async -> Notification? { await posted.next() }

            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await posted.next(isolation: actor)
            }
        }

        /// The registration of a loop, which ends with it.
        fileprivate final class Registration {
            private let token: any NSObjectProtocol
            private let center: NotificationCenter

            init(token: any NSObjectProtocol, center: NotificationCenter) {
                self.token = token
                self.center = center
            }

            deinit { center.removeObserver(token as Any) }
        }
    }
}
