import SplitframeInterface
package import SplitframeJSON
package import SplitframeLayout
import SplitframeWireframes

extension SelectionKey {
    /// The JSON shape of the key's value in a selection of one picture.
    package var shape: JSONShape {
        switch values {
        case .choice(let choices): .choice(choices)
        case .names: .text
        case .numbers(let numbers):
            .either(numbers.map { .number(Double($0)...Double($0)) } + [.choice(numbers.map(String.init))])
        case .flag: .boolean
        case .some(let choices): .either([.choice(choices), .choicesWithCommas(Self.combined(choices))])
        case .properties: .either([.list(.text), SplitPropertyKey.shape])
        case .perColumn(let choices):
            .either(
                [
                    .object(
                        Column.allCases.map { column in
                            JSONKey(column.name, choices.map { .choice($0) } ?? .text, help)
                        })
                ] + (choices.map { [.choice($0)] } ?? []))
        case .columns:
            .either([
                .list(.named(Column.self)), .choice(["all"]), .choicesWithCommas(Column.allCases.map(\.name)),
            ])
        case .text: .either([.text, .boolean])
        case .marks: .either([.list(.text), .map(.text)])
        case .pageWidth: .number(240...4000)
        }
    }

    /// The JSON shape of the key's value in a selection of several pictures: a value, a list of values, or `all`.
    private var listShape: JSONShape {
        switch values {
        case .choice, .names, .numbers: .either([shape, .choice(["all"]), .list(shape)])
        case .some(let choices): .either([shape, .list(.choice(Self.combined(choices)))])
        case .flag, .properties, .perColumn, .columns, .text, .marks, .pageWidth: shape
        }
    }

    /// The choices that may be combined: all but `none` and `all`.
    private static func combined(_ choices: [String]) -> [String] {
        choices.filter { !["none", "all"].contains($0) }
    }

    /// The JSON shape of a selection of several pictures.
    package static let listShape = JSONShape.object(all.map { JSONKey($0.name, $0.listShape, $0.help) })

    /// The JSON shape of the places of several pictures.
    package static let placesShape = JSONShape.object(
        all.filter { $0.subject == .place }.map { JSONKey($0.name, $0.listShape, $0.help) })

    /// The JSON shape of a selection in output, in which every key with a value for every picture is required.
    package static let selectionShape = JSONShape.shared(
        "selection",
        .object(
            all.map { JSONKey($0.name, $0.shape, $0.help, isRequired: $0.isAlwaysSaid) }))
}

extension SplitPropertyKey {
    /// The JSON shape of properties, as an object of their names and values.
    package static let shape = JSONShape.shared(
        "properties",
        .object(
            all.map { key in
                let shape: JSONShape =
                    switch key.values {
                    case .choice(let choices): .choice(choices)
                    case .flag: .boolean
                    case .points, .fraction: .either([.number(), .choice(["automatic"])])
                    }
                return JSONKey(key.name, shape, "a property of UISplitViewController")
            }))
}
