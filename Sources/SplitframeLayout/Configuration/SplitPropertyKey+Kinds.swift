import SplitframeInterface

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
