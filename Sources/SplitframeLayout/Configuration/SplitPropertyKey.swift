import SplitframeInterface

/// A settable property of `UISplitViewController`; ``all`` describes each once.
public struct SplitPropertyKey: Sendable {
    /// The name in UIKit's spelling.
    public let name: String
    public let values: Values
    let store: @Sendable (SplitProperty.Value, inout SplitConfiguration) -> Void
    let load: @Sendable (SplitConfiguration) -> SplitProperty.Value

    /// What values a property takes.
    public enum Values: Hashable, Sendable {
        case words([String])
        case flag
        /// Points from 0, or `automatic`.
        case points
        /// A share from 0 to 1, or `automatic`.
        case fraction
    }

    /// What can be written, for people.
    public var expected: [String] {
        switch values {
        case .words(let words): words
        case .flag: ["true", "false"]
        case .points: ["a width in points from 0", "automatic"]
        case .fraction: ["a fraction from 0 to 1", "automatic"]
        }
    }

    /// The property of this name in UIKit's spelling; nil where there is none.
    public init?(name: String) {
        guard let key = Self.all.first(where: { $0.name == name }) else { return nil }
        self = key
    }

    private init(
        _ name: String, _ values: Values,
        store: @escaping @Sendable (SplitProperty.Value, inout SplitConfiguration) -> Void,
        load: @escaping @Sendable (SplitConfiguration) -> SplitProperty.Value
    ) {
        self.name = name
        self.values = values
        self.store = store
        self.load = load
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
    static let primaryBackgroundStyle = word(
        "primaryBackgroundStyle", \.primaryBackgroundStyle, BackgroundStyle.self)
    static let presentsWithGesture = flag("presentsWithGesture", \.presentsWithGesture)
    static let showsSecondaryOnlyButton = flag("showsSecondaryOnlyButton", \.showsSecondaryOnlyButton)
    static let displayModeButtonVisibility = word(
        "displayModeButtonVisibility", \.displayModeButtonVisibility)

    /// One of the properties of a column's width: `preferredPrimaryColumnWidth`.
    static func width(_ column: Column, _ bound: ColumnWidthBound) -> SplitPropertyKey {
        let name = column.name.prefix(1).uppercased() + column.name.dropFirst()
        return switch bound {
        case .preferred: length("preferred\(name)ColumnWidth", .points, column, \.preferred)
        case .preferredFraction:
            length("preferred\(name)ColumnWidthFraction", .fraction, column, \.preferredFraction)
        case .minimum: length("minimum\(name)ColumnWidth", .points, column, \.minimum)
        case .maximum: length("maximum\(name)ColumnWidth", .points, column, \.maximum)
        }
    }

    private typealias Path<Root, Value> = any WritableKeyPath<Root, Value> & Sendable

    private static func word<Word: NamedCase>(
        _ name: String, _ path: Path<SplitConfiguration, Word>
    ) -> SplitPropertyKey {
        SplitPropertyKey(
            name, .words(Word.allCases.map(\.name)),
            store: { if case .word(let text) = $0, let word = Word(name: text) { $1[keyPath: path] = word } },
            load: { .word($0[keyPath: path].name) })
    }

    private static func word<Word: NamedCase>(
        _ name: String, _ path: Path<SplitConfiguration, Word?>, _ type: Word.Type
    ) -> SplitPropertyKey {
        let words = Word.allCases.map(\.name)
        return SplitPropertyKey(
            name, .words(words),
            store: { if case .word(let text) = $0 { $1[keyPath: path] = Word(name: text) } },
            load: { .word($0[keyPath: path]?.name ?? words[0]) })
    }

    private static func flag(_ name: String, _ path: Path<SplitConfiguration, Bool>) -> SplitPropertyKey {
        SplitPropertyKey(
            name, .flag, store: { if case .flag(let flag) = $0 { $1[keyPath: path] = flag } },
            load: { .flag($0[keyPath: path]) })
    }

    private static func length(
        _ name: String, _ values: Values, _ column: Column, _ path: Path<ColumnWidthPreference, Double?>
    ) -> SplitPropertyKey {
        SplitPropertyKey(
            name, values,
            store: { value, configuration in
                guard case .length(let length) = value, let width = column.widthPath else { return }
                configuration[keyPath: width][keyPath: path] = length
            }, load: { .length($0.width(of: column)[keyPath: path]) })
    }
}

extension Column {
    /// Where a configuration keeps what is asked of the column's width; nil for the compact one, which has none.
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

extension SplitPropertyKey: Hashable {
    public static func == (left: SplitPropertyKey, right: SplitPropertyKey) -> Bool {
        left.name == right.name
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
