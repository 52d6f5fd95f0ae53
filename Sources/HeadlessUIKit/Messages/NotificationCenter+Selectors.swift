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
