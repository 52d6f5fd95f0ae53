import SplitframeInterface

/// The reason why a word does not name a window.
public enum WindowError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Neither a name nor two numbers with an x between them.
    case notAWindow(String)
    /// A size with a side that is not a number, not finite, or below one point.
    case unusableSize(String)

    /// One sentence with the accepted names.
    public var description: String {
        switch self {
        case .notAWindow(let word):
            let names = Window.named.map(\.name)
            let guess = names.nearest(to: word).map { " Did you mean \"\($0)\"?" } ?? ""
            return "\"\(word)\" is not a window: expected \(names.joined(separator: ", ")) "
                + "or a size in points such as 820x700.\(guess)"
        case .unusableSize(let word):
            return "\"\(word)\" is not a window's size: "
                + "both sides must be finite and at least 1 point, as in 820x700."
        }
    }
}
