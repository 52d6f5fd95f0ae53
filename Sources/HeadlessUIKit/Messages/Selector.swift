import Foundation
package import SplitframeLayout

/// The name of an action, and the method that it refers to.
///
/// Linux has no Objective-C messages: where Darwin has `#selector(didTap(_:))`, write `Selector(Mailboxes.didTap(_:),
/// named: "didTap:")`. Such a selector finds the method in any object of that class, overrides included. Two selectors
/// are equal if their names are: a selector without a name is identified by its place in the sources, and equal only to
/// those made there. A selector made from a string is only a name; it can be compared but not sent.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String
    let method: Method?

    public init(_ name: String) {
        description = name
        method = nil
    }

    public init(stringLiteral name: String) { self.init(name) }

    /// Makes a selector from a method of a main-actor class, referenced without an object.
    public init<Target: AnyObject, each Argument, Result>(
        _ method: sending @escaping (Target) -> @MainActor (repeat each Argument) -> Result,
        named name: String? = nil, fileID: String = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        description = name ?? "\(fileID):\(line):\(column)"
        self.method = Method { (target: Target, arguments) in
            method(target)(repeat try arguments.next(as: (each Argument).self))
        }
    }

    /// Makes a selector from a method of any other class, referenced without an object.
    public init<Target, each Argument, Result>(
        _ method: sending @escaping (Target) -> (repeat each Argument) -> Result,
        named name: String? = nil, fileID: String = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        description = name ?? "\(fileID):\(line):\(column)"
        self.method = Method { (target: Target, arguments) in
            method(target)(repeat try arguments.next(as: (each Argument).self))
        }
    }

    /// Makes a selector for a protocol's method, which Swift cannot reference, from a closure that calls it.
    public init<Target, each Argument, Result>(
        named name: String,
        _ call: @escaping @MainActor @Sendable (Target, repeat each Argument) -> Result
    ) {
        description = name
        method = Method { (target: Target, arguments) in
            call(target, repeat try arguments.next(as: (each Argument).self))
        }
    }

    public static func == (left: Selector, right: Selector) -> Bool { left.description == right.description }

    public func hash(into hasher: inout Hasher) { hasher.combine(description) }

    /// `show(_:sender:)`, which is passed up the chain of view controllers.
    static let show: Selector = "showViewController:sender:"
    /// `showDetailViewController(_:sender:)`, which is passed up likewise.
    static let showDetail: Selector = "showDetailViewController:sender:"
}

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

/// A selector sent to an object that has no such method; UIKit's objects raise "unrecognized selector".
struct SelectorMisuse: Error, Hashable, Sendable {
    /// The kind of fault.
    enum Reason: Error, Hashable, Sendable {
        case nameAlone, unrecognized
        case otherArgument(wanted: String, given: String)
    }

    let selector: Selector
    /// The class of the object.
    let target: String
    let reason: Reason
}

extension SelectorMisuse: RaisedMisuse {
    var exception: SplitMisuse.Exception { .invalidArgument }

    var isImpossible: Bool { false }

    /// One sentence with the reason and the alternative.
    var description: String {
        switch reason {
        case .nameAlone:
            "\(selector) was sent to \(target) and is a name alone: make it of a method, Selector(\(target).method)."
        case .unrecognized:
            "\(selector) was sent to \(target), which has no such method: make it of a method of \(target)."
        case .otherArgument(let wanted, let given):
            "\(selector) of \(target) takes \(wanted) and was sent with \(given): let the parameter be Any?."
        }
    }
}

/// A call that UIKit answers with an exception, on any object.
package protocol RaisedMisuse: Error, CustomStringConvertible {
    /// The exception that UIKit raises.
    var exception: SplitMisuse.Exception { get }
    /// Whether the call is impossible in any implementation, such as a controller inside itself.
    var isImpossible: Bool { get }
}

extension SplitMisuse: RaisedMisuse {
    package var isImpossible: Bool { false }
}

/// The place where live classes report exceptions of UIKit, since Swift has none.
@MainActor package enum RaisedMisuses {
    /// The handler of a misuse.
    ///
    /// With a handler the call has no effect; without one the process stops with the description.
    private static var listener: ((any RaisedMisuse) -> Void)?

    /// Runs some work and returns its first misuse, instead of stopping.
    package static func first(in work: () -> Void) -> (any RaisedMisuse)? {
        let former = listener
        defer { listener = former }
        var first: (any RaisedMisuse)?
        listener = { first = first ?? $0 }
        work()
        return first
    }

    /// Whether a call has no misuse and may proceed.
    static func allow(_ misuse: (any RaisedMisuse)?) -> Bool {
        guard let misuse else { return true }
        guard let listener else {
            // In a release build, the precondition prints no message.
            FileHandle.standardError.write(Data("\(misuse.description)\n".utf8))
            preconditionFailure(misuse.description)
        }
        listener(misuse)
        return false
    }
}

/// The target of a selector: an object that is not retained, or the first in the responder chain with the method.
@MainActor struct ActionTarget {
    private(set) weak var object: AnyObject?
    let action: Selector
    private let isAnybody: Bool

    init(_ target: Any?, action: Selector) {
        object = target as AnyObject?
        self.action = action
        isAnybody = target == nil
    }

    /// Whether the object has been deallocated.
    var isGone: Bool { object == nil && !isAnybody }

    func isSame(as other: ActionTarget) -> Bool {
        object === other.object && action == other.action && isAnybody == other.isAnybody
    }

    /// Whether the target and the selector match; nil stands for every one.
    func matches(_ target: Any?, _ action: Selector?) -> Bool {
        (target == nil || object === target as AnyObject?) && (action == nil || action == self.action)
    }
}
