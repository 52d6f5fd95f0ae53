extension UITableView {
    /// The style of a table, with UIKit's raw values.
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }

    /// The position to which a row is scrolled, with UIKit's raw values.
    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom
    }

    /// The animation of rows that appear or disappear, with UIKit's raw values; headless it ends at once.
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    /// The edge from which separator insets are measured, with UIKit's raw values.
    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges, fromAutomaticInsets
    }

    /// The moment at which rows that size themselves are measured again, with UIKit's raw values; headless in each
    /// layout.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled, enabled, enabledIncludingConstraints
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
        case none, singleLine
    }
}

extension UITableView {
    @available(*, unavailable, message: "There are no nibs on Linux: register the class of the cell.")
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}

    @available(*, unavailable, message: "There are no nibs on Linux: register the class of the view.")
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
}
