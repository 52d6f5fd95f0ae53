/// An object that Foundation's closures call: they belong to no actor and cannot pass their argument to the main actor.
///
/// Classes of the main actor conform with `@preconcurrency`: a call from another thread stops the process, as it does
/// for methods marked `@objc` on Darwin.
protocol Invoked: AnyObject, Sendable {
    func invoke(with argument: Any)
}
