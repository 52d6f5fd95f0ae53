/// What Foundation's closures call: they belong to no actor and cannot hand their argument to the main one.
///
/// Classes of the main actor conform with `@preconcurrency`: called from elsewhere they stop, as methods marked `@objc`
/// do on Darwin.
protocol Invoked: AnyObject, Sendable {
    func invoke(with argument: Any)
}
