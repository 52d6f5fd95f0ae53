public import Foundation
import Synchronization

extension NotificationCenter {
    /// Calls a method of an observer, which is not retained, for notifications with a name and a sender; nil stands for
    /// any.
    ///
    /// The notifications must be posted on the main thread.
    @preconcurrency @MainActor public func addObserver(
        _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
    ) {
        let observation = Observation(observer as AnyObject, selector: selector, center: self)
        registrations.withLock {
            $0[observation.key] = Registration(
                center: ObjectIdentifier(self), observer: ObjectIdentifier(observer as AnyObject),
                name: name, object: object.map { ObjectIdentifier($0 as AnyObject) })
        }
        observation.token = addObserver(forName: name, object: object, queue: nil) {
            (observation as any Invoked).invoke(with: $0)
        }
    }

    /// Removes an observer, or the token that a call with a closure has returned.
    public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// Removes an observer of a name and a sender; nil stands for any.
    public func removeObserver<Observer: AnyObject>(
        _ observer: Observer, name: NSNotification.Name?, object: Any?
    ) {
        let (center, sender) = (ObjectIdentifier(self), object.map { ObjectIdentifier($0 as AnyObject) })
        registrations.withLock { all in
            all = all.filter { _, registration in
                registration.center != center || registration.observer != ObjectIdentifier(observer)
                    || name != nil && registration.name != name
                    || sender != nil && registration.object != sender
            }
        }
        removeObserver(observer as Any, name: name, object: object)
    }
}

/// The observer, name and sender of a call; observers may be removed in `deinit`, which belongs to no actor.
private struct Registration: Sendable {
    let center: ObjectIdentifier
    let observer: ObjectIdentifier
    let name: Notification.Name?
    let object: ObjectIdentifier?
}

private let registrations = Mutex<[ObjectIdentifier: Registration]>([:])

/// A registration by `addObserver(_:selector:name:object:)`; the first notification after its observer is gone ends it.
@MainActor private final class Observation: @preconcurrency Invoked {
    private weak var observer: AnyObject?
    private let selector: Selector
    private weak var center: NotificationCenter?
    var token: (any NSObjectProtocol)?
    var key: ObjectIdentifier { ObjectIdentifier(self) }

    init(_ observer: AnyObject, selector: Selector, center: NotificationCenter) {
        self.observer = observer
        self.selector = selector
        self.center = center
    }

    func invoke(with notification: Any) {
        if let observer, registrations.withLock({ $0[key] != nil }) {
            selector.send(to: observer, notification)
        } else {
            _ = registrations.withLock { $0.removeValue(forKey: key) }
            if let token { center?.removeObserver(token as Any) }
        }
    }
}

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

/// An object that Foundation's closures call: they belong to no actor and cannot pass their argument to the main actor.
///
/// Classes of the main actor conform with `@preconcurrency`: a call from another thread stops the process, as it does
/// for methods marked `@objc` on Darwin.
protocol Invoked: AnyObject, Sendable {
    func invoke(with argument: Any)
}
