public import SplitframeInterface

/// A call on a split view that UIKit may refuse.
public enum SplitCall: Hashable, Sendable {
    /// A getter, by its UIKit name.
    case read(String)
    /// A controller is put into a column; `from` is the column that it is in already.
    case place(in: Column, from: Column?)
    /// The array of controllers is set.
    case placeAll(count: Int)
    case show(Column)
    case hide(Column)
}

/// A call that UIKit answers with an exception.
public enum SplitMisuse: Error, Hashable, Sendable, CustomStringConvertible {
    case needsColumnStyle(property: String)
    case needsTripleColumn(property: String)
    case isInAnotherColumn(Column, wanted: Column)
    case tooManyControllers(count: Int, most: Int)
    case columnIsNotShown(Column, style: SplitStyle)

    /// The exceptions that UIKit raises.
    public enum Exception: NamedCase {
        case invalidArgument
        case internalInconsistency
    }

    public var exception: Exception {
        switch self {
        case .needsColumnStyle, .needsTripleColumn, .tooManyControllers, .columnIsNotShown: .invalidArgument
        case .isInAnotherColumn: .internalInconsistency
        }
    }

    /// One sentence with the reason and the alternative.
    public var description: String {
        switch self {
        case .needsColumnStyle(let property):
            "\(property) needs a column style: make the split view with init(style:)."
        case .needsTripleColumn(let property):
            "\(property) needs three columns: make the split view with init(style: .tripleColumn)."
        case .isInAnotherColumn(let column, let wanted):
            "The controller for \(wanted.name) is already in \(column.name): clear that column first."
        case .tooManyControllers(let count, let most):
            "\(count) view controllers were set where \(most) have a place."
        case .columnIsNotShown(let column, let style):
            "A split view of style \(style.name) cannot show or hide its \(column.name) column."
        }
    }
}

extension SplitMachine {
    /// The exception that UIKit would raise for a call; nil where UIKit allows it.
    public static func misuse(of call: SplitCall, in state: SplitState) -> SplitMisuse? {
        let style = state.configuration.style
        switch call {
        case .read(let property):
            switch property {
            case "splitBehavior", "preferredSplitBehavior":
                return style == .unspecified ? .needsColumnStyle(property: property) : nil
            case "supplementaryColumnWidth":
                return style == .tripleColumn ? nil : .needsTripleColumn(property: property)
            default:
                return nil
            }
        case .place(let column, let held):
            // The compact column is never on screen with another one, and may share that one's controller.
            if let held, held != column, held != .compact, column != .compact {
                return .isInAnotherColumn(held, wanted: column)
            }
            return column == .supplementary && style == .doubleColumn
                ? .needsTripleColumn(property: "The supplementary column") : nil
        case .placeAll(let count):
            let most = style.columns.columns.count
            return count > most ? .tooManyControllers(count: count, most: most) : nil
        case .show(let column), .hide(let column):
            let isOffered =
                style == .unspecified || column == .inspector
                || style.columns.contains(column)
            return isOffered ? nil : .columnIsNotShown(column, style: style)
        }
    }
}
