extension UITableViewCell {
    /// The arrangement of a row's texts, with UIKit's raw values.
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    /// The accessory at a row's end, with UIKit's raw values.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// The effect of editing on a row, with UIKit's raw values.
    public enum EditingStyle: Int, Sendable {
        case none, delete, insert
    }

    /// The look of a selected row, with UIKit's raw values.
    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    /// The look of a focused row, with UIKit's raw values.
    public enum FocusStyle: Int, Sendable {
        case `default`, custom
    }

    /// The states of a row while its table is edited.
    public struct StateMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
}
