/// An object called by closures of Foundation, which belong to no actor and cannot pass their argument to the main one.
///
/// Classes of the main actor conform with `@preconcurrency`: called from elsewhere they stop the process, like methods
/// marked `@objc` on Darwin.
protocol Invoked: AnyObject, Sendable {
    func invoke(with argument: Any)
}
