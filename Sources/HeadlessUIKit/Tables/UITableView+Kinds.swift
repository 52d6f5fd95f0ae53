extension UITableView {
    /// The style of a table, with UIKit's raw values.
    public enum Style: Int, Sendable {
        case plain = 0
        case grouped = 1
        case insetGrouped = 2
    }

    /// The position to which a row is scrolled, with UIKit's raw values.
    public enum ScrollPosition: Int, Sendable {
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// The animation of rows that appear or disappear, with UIKit's raw values; headless it ends at once.
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

    /// The edge from which separator insets are measured, with UIKit's raw values.
    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges = 0
        case fromAutomaticInsets = 1
    }

    /// The moment at which rows that size themselves are measured again, with UIKit's raw values; headless in each
    /// layout.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0
        case enabled = 1
        case enabledIncludingConstraints = 2
    }

    /// The elements that limit the width of a table's content.
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
