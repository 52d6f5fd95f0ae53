/// A class whose objects are equal only to themselves, like UIKit's.
public protocol IdentityHashable: SelectorPerforming, Hashable {}

extension IdentityHashable {
    nonisolated public static func == (left: Self, right: Self) -> Bool { left === right }

    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
