/// A delegate whose window can also be read as UIKit's optional requirement: `delegate?.window??.rootViewController`.
///
/// A member of the delegate's own protocol cannot have a second type.
@preconcurrency @MainActor public protocol WindowOwner: AnyObject {}

extension WindowOwner {
    @_disfavoredOverload
    public var window: UIWindow?? {
        switch self {
        case let delegate as any UIApplicationDelegate: delegate.window
        case let delegate as any UIWindowSceneDelegate: delegate.window
        default: nil
        }
    }
}
