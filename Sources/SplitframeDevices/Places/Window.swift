public import SplitframeInterface

/// The part of a screen that an app occupies.
public enum Window: Hashable, Sendable {
    case full
    case twoThirds
    case half
    case oneThird
    case quarter
    case slideOver
    /// The halves of an unfolded display.
    case splitLeft
    case splitRight
    /// A window with a given size in points.
    case free(Size)

    /// The windows with names, the widest first.
    public static let named: [Window] = [
        .full, .twoThirds, .half, .oneThird, .quarter, .slideOver, .splitLeft, .splitRight,
    ]

    /// The name on the command line: `two-thirds`, or `820x700` for a size in points.
    public var name: String {
        switch self {
        case .full: "full"
        case .twoThirds: "two-thirds"
        case .half: "half"
        case .oneThird: "one-third"
        case .quarter: "quarter"
        case .slideOver: "slide-over"
        case .splitLeft: "split-left"
        case .splitRight: "split-right"
        case .free(let size): "\(size.width.exactText)x\(size.height.exactText)"
        }
    }

    /// The window with a name, or with a size such as `820x700` or `600.5x700` in points.
    ///
    /// - Throws: ``WindowError``.
    public init(name: String) throws(WindowError) {
        if let window = Self.named.first(where: { $0.name == name || $0.camelCaseName == name }) {
            self = window
            return
        }
        let sides = name.split(separator: "x", omittingEmptySubsequences: false)
        guard sides.count == 2, let width = Double(sides[0]), let height = Double(sides[1]) else {
            throw .notAWindow(name)
        }
        let size = Size(width: width, height: height)
        guard size.isUsable else { throw .unusableSize(name) }
        self = .free(size)
    }

    /// The name as spelled in devices.json and UIKit: `twoThirds`.
    private var camelCaseName: String {
        let words = name.split(separator: "-")
        return words.prefix(1).joined() + words.dropFirst().map(\.capitalizedFirst).joined()
    }
}

extension Size {
    /// Whether a window can have this size: both sides are finite and at least one point.
    var isUsable: Bool { width.isFinite && height.isFinite && width >= 1 && height >= 1 }
}

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
