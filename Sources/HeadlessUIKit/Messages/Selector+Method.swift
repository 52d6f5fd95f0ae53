extension Selector {
    /// The method behind a selector.
    struct Method: Sendable {
        let isMethod: @Sendable (_ target: Any) -> Bool
        let call: @MainActor @Sendable (_ target: Any, _ arguments: [Any?]) throws -> Void

        init<Target, Result>(
            _ body: @escaping @MainActor @Sendable (Target, inout Arguments) throws -> Result
        ) {
            isMethod = { $0 is Target }
            call = { target, arguments in
                guard let target = target as? Target else { throw SelectorMisuse.Reason.unrecognized }
                var arguments = Arguments(rest: arguments[...])
                _ = try body(target, &arguments)
            }
        }
    }

    /// What is sent with a selector: a method takes as much of it as it has parameters.
    struct Arguments {
        var rest: ArraySlice<Any?>

        mutating func next<Value>(as type: Value.Type) throws -> Value {
            let given = rest.popFirst() ?? nil
            guard let value = given as? Value else {
                throw SelectorMisuse.Reason.otherArgument(
                    wanted: "\(type)", given: given.map { "\(Swift.type(of: $0))" } ?? "nil")
            }
            return value
        }
    }

    /// Whether an object has the method; never where the selector is a name alone.
    func isMethod(of target: Any) -> Bool { method?.isMethod(target) ?? false }

    /// Calls the method of an object; where that cannot be, it is told as UIKit's exception would be.
    @MainActor func send(to target: Any, _ arguments: Any?...) {
        do {
            guard let method else { throw SelectorMisuse.Reason.nameAlone }
            try method.call(target, arguments)
        } catch let reason as SelectorMisuse.Reason {
            _ = RaisedMisuses.allow(
                SelectorMisuse(selector: self, target: "\(type(of: target))", reason: reason))
        } catch {
            preconditionFailure("A method that a selector stands for does not throw: \(error)")
        }
    }
}
