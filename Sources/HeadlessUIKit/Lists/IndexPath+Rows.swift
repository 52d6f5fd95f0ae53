public import Foundation

extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    public var section: Int {
        get { first ?? 0 }
        set { self = IndexPath(row: row, section: newValue) }
    }

    public var row: Int {
        get { count > 1 ? self[1] : 0 }
        set { self = IndexPath(row: newValue, section: section) }
    }

    public var item: Int {
        get { row }
        set { row = newValue }
    }
}
