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
