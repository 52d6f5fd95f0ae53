/// The name of an action.
///
/// Linux has no Objective-C messages: write it as a string where Darwin has `#selector`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String

    public init(_ name: String) { description = name }

    public init(stringLiteral name: String) { description = name }

    /// `show(_:sender:)`, as it travels up the chain of view controllers.
    static let show: Selector = "showViewController:sender:"
    /// `showDetailViewController(_:sender:)`, likewise.
    static let showDetail: Selector = "showDetailViewController:sender:"
    /// What a display-mode button sends to its split view.
    static let toggleDisplayMode: Selector = "toggleDisplayMode:"
}
