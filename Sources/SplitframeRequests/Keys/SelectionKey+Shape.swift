import SplitframeInterface
package import SplitframeJSON

extension SelectionKey {
    /// What the key's value looks like in JSON where it describes one picture.
    package var shape: JSONShape {
        switch values {
        case .words(let words): .words(words)
        case .names: .text
        case .numbers(let numbers): .either([.words(numbers.map(String.init)), .number()])
        case .flag: .boolean
        case .some: .text
        case .properties: .either([.list(.text), .map(.anything)])
        case .perColumn(let words):
            .object(
                Column.allCases.map { column in
                    JSONKey(column.name, words.map { .words($0) } ?? .text, help)
                })
        case .columns: .either([.list(.named(Column.self)), .text])
        }
    }

    /// What the value looks like where it may describe several pictures: a value, a list of such, or `all`.
    package var listShape: JSONShape {
        isMultiplied ? .either([shape, .words(["all"]), .list(shape), .text]) : shape
    }
}
