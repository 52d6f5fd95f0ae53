/// The name of an action, and the method that it stands for.
///
/// Linux has no Objective-C messages: where Darwin has `#selector(didTap(_:))`, write
/// `Selector(Mailboxes.didTap(_:), named: "didTap:")`. Such a selector finds the method of any object of the class it
/// names, overrides included. Two selectors are equal where their names are: one without a name is named by the place
/// in the sources where it is made, and equal to those made there alone. A selector made from a string is a name and
/// nothing else; it compares and cannot be sent.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String
    let method: Method?

    public init(_ name: String) {
        description = name
        method = nil
    }

    public init(stringLiteral name: String) { self.init(name) }

    /// A selector of a method of a class that belongs to the main actor, by a reference without an object.
    public init<Target: AnyObject, each Argument, Result>(
        _ method: sending @escaping (Target) -> @MainActor (repeat each Argument) -> Result,
        named name: String? = nil, fileID: String = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        description = name ?? "\(fileID):\(line):\(column)"
        self.method = Method { (target: Target, arguments) in
            method(target)(repeat try arguments.next(as: (each Argument).self))
        }
    }

    /// A selector of a method of any other class, by a reference without an object.
    public init<Target, each Argument, Result>(
        _ method: sending @escaping (Target) -> (repeat each Argument) -> Result,
        named name: String? = nil, fileID: String = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        description = name ?? "\(fileID):\(line):\(column)"
        self.method = Method { (target: Target, arguments) in
            method(target)(repeat try arguments.next(as: (each Argument).self))
        }
    }

    /// A selector of a protocol's method, which Swift has no reference to: a closure calls it.
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

    /// `show(_:sender:)`, as it travels up the chain of view controllers.
    static let show: Selector = "showViewController:sender:"
    /// `showDetailViewController(_:sender:)`, likewise.
    static let showDetail: Selector = "showDetailViewController:sender:"
}
