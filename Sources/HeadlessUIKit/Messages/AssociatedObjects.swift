// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The way in which an object retains an associated value, with the runtime's raw values.
// swift-format-ignore: TypeNamesShouldBeCapitalized
// The name is Objective-C's.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 0x301
    case OBJC_ASSOCIATION_COPY = 0x303
}

/// Associates a value with an object under a key; nil removes it, and every policy except `ASSIGN` retains the value.
@preconcurrency @MainActor public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.set(
        value, isKept: policy != .OBJC_ASSOCIATION_ASSIGN, for: key, of: object as AnyObject)
}

/// The value associated with an object under a key.
@preconcurrency @MainActor public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer)
    -> Any?
{
    AssociatedObjects.value(for: key, of: object as AnyObject)
}

@preconcurrency @MainActor public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.removeAll(of: object as AnyObject)
}

/// The associated values of all objects.
///
/// The values of deallocated objects are removed whenever the number of objects has doubled since the last removal.
@MainActor private enum AssociatedObjects {
    private struct Owner {
        weak var object: AnyObject?
        var values: [UnsafeRawPointer: () -> Any?] = [:]
    }

    private static var owners: [ObjectIdentifier: Owner] = [:]
    private static var limit = 16

    static func set(_ value: Any?, isKept: Bool, for key: UnsafeRawPointer, of object: AnyObject) {
        if owners.count >= limit {
            owners = owners.filter { $0.value.object != nil }
            limit = max(16, 2 * owners.count)
        }
        weak let unkept = value as AnyObject?
        var owner = owner(object) ?? Owner(object: object)
        owner.values[key] = value == nil ? nil : isKept ? { value } : { unkept }
        owners[ObjectIdentifier(object)] = owner
    }

    static func value(for key: UnsafeRawPointer, of object: AnyObject) -> Any? {
        owner(object)?.values[key]?()
    }

    static func removeAll(of object: AnyObject) { owners[ObjectIdentifier(object)] = nil }

    /// The entry of an object; nil where the entry belongs to a deallocated object that had the same address.
    private static func owner(_ object: AnyObject) -> Owner? {
        owners[ObjectIdentifier(object)].flatMap { $0.object === object ? $0 : nil }
    }
}

/// A pointer to an object that a method may replace; on Linux the standard library has no type of this name.
@frozen public struct AutoreleasingUnsafeMutablePointer<Pointee> {
    private let place: UnsafeMutablePointer<Pointee>

    init(_ place: UnsafeMutablePointer<Pointee>) { self.place = place }

    public var pointee: Pointee {
        get { place.pointee }
        nonmutating set { place.pointee = newValue }
    }
}
