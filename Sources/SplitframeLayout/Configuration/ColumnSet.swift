public import SplitframeInterface

/// A set of columns, small enough to be copied freely.
public struct ColumnSet: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public static let primary = ColumnSet(.primary)
    public static let supplementary = ColumnSet(.supplementary)
    public static let secondary = ColumnSet(.secondary)
    public static let compact = ColumnSet(.compact)
    public static let inspector = ColumnSet(.inspector)

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The set of one column.
    public init(_ column: Column) {
        self.init(rawValue: 1 << UInt8(column.rawValue))
    }

    /// The columns in UIKit's numeric order.
    public var columns: [Column] { Column.allCases.filter(contains) }

    /// The last column in UIKit's numeric order, nil in an empty set.
    public var last: Column? {
        Column.allCases.last(where: contains)
    }

    public func contains(_ column: Column) -> Bool {
        rawValue & (1 << UInt8(column.rawValue)) != 0
    }

    /// Adds or removes one column.
    public mutating func set(_ column: Column, to isMember: Bool) {
        if isMember { formUnion(ColumnSet(column)) } else { subtract(ColumnSet(column)) }
    }
}
