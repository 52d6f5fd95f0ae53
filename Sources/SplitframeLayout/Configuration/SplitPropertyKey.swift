public import SplitframeInterface

/// A settable property of `UISplitViewController`; ``all`` describes each once.
public struct SplitPropertyKey: Sendable {
    /// The name in UIKit's spelling.
    public let name: String
    public let values: Values
    let store: @Sendable (SplitProperty.Value, inout SplitConfiguration) -> Void
    let load: @Sendable (SplitConfiguration) -> SplitProperty.Value

    /// The values that a property allows.
    public enum Values: Hashable, Sendable {
        case choice([String])
        case flag
        /// Points from 0 up, or `automatic`.
        case points
        /// A share from 0 to 1, or `automatic`.
        case fraction
    }

    /// The allowed values as text, for messages.
    public var expected: [String] {
        switch values {
        case .choice(let choices): choices
        case .flag: ["true", "false"]
        case .points: ["a width in points from 0", "automatic"]
        case .fraction: ["a fraction from 0 to 1", "automatic"]
        }
    }
}

extension SplitPropertyKey: Hashable {
    /// The property with a name in UIKit's spelling; nil if there is none.
    public init?(name: String) {
        guard let key = Self.all.first(where: { $0.name == name }) else { return nil }
        self = key
    }

    public static func == (left: SplitPropertyKey, right: SplitPropertyKey) -> Bool {
        left.name == right.name
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// Factories for the kinds of properties, so that each entry of `all` is short.
extension SplitPropertyKey {
    typealias Path<Root, Value> = any WritableKeyPath<Root, Value> & Sendable

    static func word<Word: NamedCase>(
        _ name: String, _ path: Path<SplitConfiguration, Word>
    ) -> SplitPropertyKey {
        SplitPropertyKey(
            name: name, values: .choice(Word.allCases.map(\.name)),
            store: { if case .word(let text) = $0, let word = Word(name: text) { $1[keyPath: path] = word } },
            load: { .word($0[keyPath: path].name) })
    }

    static func flag(_ name: String, _ path: Path<SplitConfiguration, Bool>) -> SplitPropertyKey {
        SplitPropertyKey(
            name: name, values: .flag, store: { if case .flag(let flag) = $0 { $1[keyPath: path] = flag } },
            load: { .flag($0[keyPath: path]) })
    }

    static func length(
        _ name: String, _ values: Values, _ column: Column, _ path: Path<ColumnWidthPreference, Double?>
    ) -> SplitPropertyKey {
        SplitPropertyKey(
            name: name, values: values,
            store: { value, configuration in
                guard case .length(let length) = value, let width = column.widthPath else { return }
                configuration[keyPath: width][keyPath: path] = length
            }, load: { .length($0.width(of: column)[keyPath: path]) })
    }
}

extension SplitConfiguration {
    /// The sidebar's look, where an unset one counts as none.
    var backgroundStyle: BackgroundStyle {
        get { primaryBackgroundStyle ?? .none }
        set { primaryBackgroundStyle = newValue }
    }
}

extension Column {
    /// The key path of the column's width preference; nil for the compact column, which has none.
    fileprivate var widthPath: WritableKeyPath<SplitConfiguration, ColumnWidthPreference>? {
        switch self {
        case .primary: \.primaryWidth
        case .supplementary: \.supplementaryWidth
        case .secondary: \.secondaryWidth
        case .inspector: \.inspectorWidth
        case .compact: nil
        }
    }
}

extension SplitPropertyKey {
    /// Every settable property.
    public static let all =
        [
            preferredDisplayMode, preferredSplitBehavior, primaryEdge, primaryBackgroundStyle,
            presentsWithGesture, showsSecondaryOnlyButton, displayModeButtonVisibility,
        ]
        + [Column.primary, .supplementary, .secondary, .inspector].flatMap { column in
            // UIKit has no maximum for the secondary column.
            ColumnWidthBound.allCases.filter { column != .secondary || $0 != .maximum }
                .map { width(column, $0) }
        }

    static let preferredDisplayMode = word("preferredDisplayMode", \.preferredDisplayMode)
    static let preferredSplitBehavior = word("preferredSplitBehavior", \.preferredSplitBehavior)
    static let primaryEdge = word("primaryEdge", \.primaryEdge)
    static let primaryBackgroundStyle = word("primaryBackgroundStyle", \.backgroundStyle)
    static let presentsWithGesture = flag("presentsWithGesture", \.presentsWithGesture)
    static let showsSecondaryOnlyButton = flag("showsSecondaryOnlyButton", \.showsSecondaryOnlyButton)
    static let displayModeButtonVisibility = word(
        "displayModeButtonVisibility", \.displayModeButtonVisibility)

    /// One of the properties of a column's width: `preferredPrimaryColumnWidth`.
    static func width(_ column: Column, _ bound: ColumnWidthBound) -> SplitPropertyKey {
        switch bound {
        case .preferred: length(column.preference("preferred"), .points, column, \.preferred)
        case .preferredFraction:
            length(column.preference("preferred") + "Fraction", .fraction, column, \.preferredFraction)
        case .minimum: length(column.preference("minimum"), .points, column, \.minimum)
        case .maximum: length(column.preference("maximum"), .points, column, \.maximum)
        }
    }
}

extension SplitProperty {
    public static func preferredDisplayMode(_ mode: DisplayMode) -> SplitProperty {
        SplitProperty(key: .preferredDisplayMode, value: .word(mode.name))
    }

    public static func preferredSplitBehavior(_ behavior: SplitBehavior) -> SplitProperty {
        SplitProperty(key: .preferredSplitBehavior, value: .word(behavior.name))
    }

    public static func primaryEdge(_ edge: PrimaryEdge) -> SplitProperty {
        SplitProperty(key: .primaryEdge, value: .word(edge.name))
    }

    public static func primaryBackgroundStyle(_ style: BackgroundStyle) -> SplitProperty {
        SplitProperty(key: .primaryBackgroundStyle, value: .word(style.name))
    }

    public static func presentsWithGesture(_ presents: Bool) -> SplitProperty {
        SplitProperty(key: .presentsWithGesture, value: .flag(presents))
    }

    public static func showsSecondaryOnlyButton(_ shows: Bool) -> SplitProperty {
        SplitProperty(key: .showsSecondaryOnlyButton, value: .flag(shows))
    }

    public static func displayModeButtonVisibility(
        _ visibility: DisplayModeButtonVisibility
    ) -> SplitProperty {
        SplitProperty(key: .displayModeButtonVisibility, value: .word(visibility.name))
    }

    /// One of a column's width properties, in points or as a fraction; nil is `automaticDimension`.
    public static func width(_ column: Column, _ bound: ColumnWidthBound, _ value: Double?) -> SplitProperty {
        SplitProperty(key: .width(column, bound), value: .length(value))
    }
}

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
