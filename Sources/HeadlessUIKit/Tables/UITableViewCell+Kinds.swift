extension UITableViewCell {
    /// The arrangement of a row's texts, with UIKit's raw values.
    public enum CellStyle: Int, Sendable {
        case `default` = 0
        case value1 = 1
        case value2 = 2
        case subtitle = 3
    }

    /// The accessory at a row's end, with UIKit's raw values.
    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator = 1
        case detailDisclosureButton = 2
        case checkmark = 3
        case detailButton = 4
    }

    /// The effect of editing on a row, with UIKit's raw values.
    public enum EditingStyle: Int, Sendable {
        case none = 0
        case delete = 1
        case insert = 2
    }

    /// The look of a selected row, with UIKit's raw values.
    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue = 1
        case gray = 2
        case `default` = 3
    }

    /// The look of a focused row, with UIKit's raw values.
    public enum FocusStyle: Int, Sendable {
        case `default` = 0
        case custom = 1
    }

    /// The states of a row while its table is edited.
    public struct StateMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
}
