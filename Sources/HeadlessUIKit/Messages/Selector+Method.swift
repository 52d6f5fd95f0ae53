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

    /// The arguments sent with a selector, of which a method uses as many as it has parameters.
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

    /// Whether an object has the method; false for a selector that is only a name.
    func isMethod(of target: Any) -> Bool { method?.isMethod(target) ?? false }

    /// Calls the method of an object; a failure is reported like UIKit's exception.
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
