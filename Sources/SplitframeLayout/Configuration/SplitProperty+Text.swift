import SplitframeGeometry
import SplitframeInterface

/// Why a property could not be read from words.
public enum SplitPropertyError: Error, Hashable {
    /// No settable property has this name; the nearest ones that do.
    case unknownName(String, known: [String])
    /// The value is not one the property takes; what it takes.
    case badValue(String, property: String, expected: [String])
}

extension SplitProperty {
    /// Reads a property from UIKit's name and a value in UIKit's words.
    ///
    /// Widths are points (fractions 0 to 1) or `automatic`; flags are `true` or `false`.
    public init(name: String, value: String) throws(SplitPropertyError) {
        func word<Word: NamedCase>(_ type: Word.Type) throws(SplitPropertyError) -> Word {
            guard let word = Word(name: value) else {
                throw .badValue(value, property: name, expected: Word.allCases.map(\.name))
            }
            return word
        }
        func flag() throws(SplitPropertyError) -> Bool {
            guard let flag = Bool(value) else {
                throw .badValue(value, property: name, expected: ["true", "false"])
            }
            return flag
        }
        switch name {
        case "preferredDisplayMode": self = .preferredDisplayMode(try word(DisplayMode.self))
        case "preferredSplitBehavior": self = .preferredSplitBehavior(try word(SplitBehavior.self))
        case "primaryEdge": self = .primaryEdge(try word(PrimaryEdge.self))
        case "primaryBackgroundStyle": self = .primaryBackgroundStyle(try word(BackgroundStyle.self))
        case "presentsWithGesture": self = .presentsWithGesture(try flag())
        case "showsSecondaryOnlyButton": self = .showsSecondaryOnlyButton(try flag())
        case "displayModeButtonVisibility":
            self = .displayModeButtonVisibility(try word(DisplayModeButtonVisibility.self))
        default:
            guard let (column, bound) = Self.widths.first(where: { Self.widthName($0, $1) == name }) else {
                throw .unknownName(name, known: Self.names)
            }
            self = .width(column, bound, try Self.dimension(value, of: name, as: bound))
        }
    }

    /// The names of all settable properties, in UIKit's spelling.
    public static let names: [String] =
        [
            "preferredDisplayMode", "preferredSplitBehavior", "primaryEdge", "primaryBackgroundStyle",
            "presentsWithGesture", "showsSecondaryOnlyButton", "displayModeButtonVisibility",
        ] + widths.map { widthName($0, $1) }

    /// The property's name in UIKit's spelling.
    public var name: String {
        switch self {
        case .preferredDisplayMode: "preferredDisplayMode"
        case .preferredSplitBehavior: "preferredSplitBehavior"
        case .primaryEdge: "primaryEdge"
        case .primaryBackgroundStyle: "primaryBackgroundStyle"
        case .presentsWithGesture: "presentsWithGesture"
        case .showsSecondaryOnlyButton: "showsSecondaryOnlyButton"
        case .displayModeButtonVisibility: "displayModeButtonVisibility"
        case .width(let column, let bound, _): Self.widthName(column, bound)
        }
    }

    /// The value in UIKit's words, a width in points or `automatic`.
    public var valueText: String {
        switch self {
        case .preferredDisplayMode(let value): value.name
        case .preferredSplitBehavior(let value): value.name
        case .primaryEdge(let value): value.name
        case .primaryBackgroundStyle(let value): value.name
        case .presentsWithGesture(let value), .showsSecondaryOnlyButton(let value): "\(value)"
        case .displayModeButtonVisibility(let value): value.name
        case .width(_, _, let value): value.map(\.pointText) ?? "automatic"
        }
    }

    /// The width properties that UIKit has: the secondary column has no maximum.
    static let widths: [(Column, ColumnWidthBound)] =
        [Column.primary, .supplementary, .secondary, .inspector].flatMap { column in
            ColumnWidthBound.allCases.map { (column, $0) }
        }.filter { $0 != (.secondary, .maximum) }

    private static func widthName(_ column: Column, _ bound: ColumnWidthBound) -> String {
        let name = column.name.prefix(1).uppercased() + column.name.dropFirst()
        return switch bound {
        case .preferred: "preferred\(name)ColumnWidth"
        case .preferredFraction: "preferred\(name)ColumnWidthFraction"
        case .minimum: "minimum\(name)ColumnWidth"
        case .maximum: "maximum\(name)ColumnWidth"
        }
    }

    private static func dimension(
        _ value: String, of name: String, as bound: ColumnWidthBound
    ) throws(SplitPropertyError) -> Double? {
        if value == "automatic" { return nil }
        let isFraction = bound == .preferredFraction
        guard let number = Double(value), number.isFinite, number >= 0, !isFraction || number <= 1 else {
            throw .badValue(
                value, property: name,
                expected: [isFraction ? "a fraction from 0 to 1" : "a width in points from 0", "automatic"])
        }
        return number
    }
}
