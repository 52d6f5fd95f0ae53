extension UITableView {
    /// How a table is grouped, with UIKit's raw values.
    public enum Style: Int, Sendable {
        case plain = 0
        case grouped = 1
        case insetGrouped = 2
    }

    /// Where a row is scrolled to, with UIKit's raw values.
    public enum ScrollPosition: Int, Sendable {
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// How rows come and go, with UIKit's raw values; headless at once.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        case none = 5
        case middle = 6
        case automatic = 100
    }

    /// What the inset of separators counts from, with UIKit's raw values.
    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges = 0
        case fromAutomaticInsets = 1
    }

    /// When rows that size themselves are measured again, with UIKit's raw values; headless in each layout.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0
        case enabled = 1
        case enabledIncludingConstraints = 2
    }

    /// What keeps a table's content as narrow as its contents.
    public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public static let sectionHeaders = ContentHuggingElements(rawValue: 1 << 0)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
}

extension UITableViewCell {
    /// The line between rows, with UIKit's raw values.
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
    }
}
