public import Foundation

/// An object that performs methods by their selectors: objects of this module, and Foundation's.
///
/// The result of the method is discarded.
@preconcurrency @MainActor public protocol SelectorPerforming: AnyObject {}

extension SelectorPerforming {
    nonisolated public func responds(to selector: Selector) -> Bool { selector.isMethod(of: self) }

    /// Whether the object is an instance of a class or of one of its subclasses.
    nonisolated public func isKind(of type: AnyClass) -> Bool {
        sequence(first: Swift.type(of: self) as AnyClass, next: _getSuperclass).contains { $0 == type }
    }

    /// Whether the object is an instance of exactly this class.
    nonisolated public func isMember(of type: AnyClass) -> Bool { Swift.type(of: self) == type }

    public func perform(_ selector: Selector) { selector.send(to: self) }

    public func perform(_ selector: Selector, with object: Any?) { selector.send(to: self, object) }

    public func perform(_ selector: Selector, with object: Any?, with other: Any?) {
        selector.send(to: self, object, other)
    }

    /// Performs a method after a delay in seconds, once the main actor is free.
    public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
        DelayedMessage(target: self, selector: selector, argument: object).schedule(after: delay)
    }

    /// Cancels all delayed calls to an object.
    public static func cancelPreviousPerformRequests(withTarget target: Any) {
        DelayedMessage.cancel { $0.target === target as AnyObject }
    }

    /// Cancels the delayed calls to an object with this selector and argument.
    public static func cancelPreviousPerformRequests(
        withTarget target: Any, selector: Selector, object: Any?
    ) {
        DelayedMessage.cancel {
            $0.target === target as AnyObject && $0.selector == selector && $0.hasArgument(object)
        }
    }
}

extension NSObject: SelectorPerforming {}

/// A delayed call; it retains its target, as UIKit's does.
@MainActor private final class DelayedMessage {
    private static var waiting: [DelayedMessage] = []

    let target: AnyObject
    let selector: Selector
    let argument: Any?

    init(target: AnyObject, selector: Selector, argument: Any?) {
        self.target = target
        self.selector = selector
        self.argument = argument
    }

    func schedule(after delay: TimeInterval) {
        Self.waiting.append(self)
        Task {
            await Delay.pass(delay)
            send()
        }
    }

    func hasArgument(_ other: Any?) -> Bool {
        if let argument = argument as? AnyHashable, let other = other as? AnyHashable {
            return argument == other
        }
        return argument as AnyObject? === other as AnyObject?
    }

    static func cancel(where isMeant: (DelayedMessage) -> Bool) {
        waiting.removeAll(where: isMeant)
    }

    private func send() {
        guard let place = Self.waiting.firstIndex(where: { $0 === self }) else { return }
        Self.waiting.remove(at: place)
        selector.send(to: target, argument)
    }
}

/// A class whose objects are equal only to themselves, like UIKit's.
public protocol IdentityHashable: SelectorPerforming, Hashable {}

extension IdentityHashable {
    nonisolated public static func == (left: Self, right: Self) -> Bool { left === right }

    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
