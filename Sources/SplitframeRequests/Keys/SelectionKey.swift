import SplitframeDevices
package import SplitframeFiles
import SplitframeInterface
package import SplitframeLayout
import SplitframeWireframes

/// One choice about a picture: an option of the command line, a key of JSON, a part of a file's name.
///
/// ``all`` describes each key once; options, help, JSON, lists, names and the schema are made from it.
public struct SelectionKey: Sendable {
    /// The topic of a key.
    package enum Topic: Hashable, Sendable {
        /// The place of the split view.
        case place
        /// The split view's settings.
        case splitView
        /// The look in which it is drawn.
        case look
    }

    /// The values of a key, and the meaning of several of them.
    package enum Values: Hashable, Sendable {
        /// One of several names; a list of them means one picture for each.
        case choice([String])
        /// One of many names, such as ids; a list of them means one picture for each.
        case names
        /// One of several numbers; a list of them means one picture per number.
        case numbers([Int])
        /// On or off in every picture.
        case flag
        /// Some of several names, which all apply to every picture.
        case some([String])
        /// Values of properties, in order, which all apply to every picture.
        case properties
        /// One value for each of some columns; one of the choices, if given.
        case perColumn([String]?)
        /// Some of the columns.
        case columns
        /// Any text, which may be empty.
        case text
        /// Texts for elements by their names, in order, which all apply to every picture.
        case marks
        /// The width of a page in points, which applies to every picture.
        case pageWidth
    }

    /// One value of a key as text, and the change that it makes to a selection.
    struct Edit: Hashable, Sendable {
        let text: String
        let apply: @Sendable (inout Selection) -> Void

        static func == (left: Self, right: Self) -> Bool { left.text == right.text }

        func hash(into hasher: inout Hasher) { hasher.combine(text) }
    }

    /// The key in JSON: `displayMode`.
    public let name: String
    package let topic: Topic
    package let values: Values
    /// The placeholder for the value in help; nil for a switch.
    package let placeholder: String?
    /// One line of help.
    package let help: String
    let read: @Sendable (_ text: String, _ devices: [Device]) throws(SelectionError) -> Edit
    /// All values that `all` means, for a selection in which earlier keys have been set.
    var everything: @Sendable (_ selection: Selection, _ devices: [Device]) -> [Edit] = { _, _ in [] }
    /// The value of the key in a selection, as on the command line; several for a repeatable key, none if it is the
    /// default in every look.
    let texts: @Sendable (Selection) -> [String]
    /// The value as a part of a file's name, if that is shorter.
    var fileNameParts: (@Sendable (Selection) -> [String])?
    /// Sets the default value, if it depends on earlier keys.
    var setDefault: @Sendable (inout Selection) -> Void = { _ in }

    /// The key as an option: `display-mode`; `pageWidth` is called `width`, as in documents, where it is the picture's
    /// width.
    public var kebabName: String { self == .pageWidth ? "width" : name.kebabCase }

    /// The valid values; the placeholder if there are too many to list.
    package var expected: [String] {
        switch values {
        case .choice(let choices), .some(let choices): choices
        case .numbers(let numbers): numbers.map(String.init)
        case .flag: ["true", "false"]
        case .names, .properties, .perColumn, .columns, .text, .marks, .pageWidth: [placeholder ?? name]
        }
    }

    /// Whether it may be given several times, each time for another property or column.
    package var isRepeatable: Bool {
        switch values {
        case .properties, .perColumn, .columns, .marks: true
        case .choice, .names, .numbers, .flag, .some, .text, .pageWidth: false
        }
    }

    /// Whether several values make several pictures.
    var isMultiplied: Bool {
        switch values {
        case .choice, .names, .numbers: true
        case .flag, .some, .properties, .perColumn, .columns, .text, .marks, .pageWidth: false
        }
    }

    /// Whether a selection's JSON always contains the key.
    var isAlwaysWritten: Bool {
        self == .set
            || !isRepeatable && self != .posture && self != .sdk
                && !Self.onlyOfPictures.contains(self)
    }

    /// The keys that concern only the picture, not the interface in it.
    package static let onlyOfPictures: [SelectionKey] = [
        .caption, .canvas, .background, .crop, .mark, .spotlight, .exploded, .pageWidth,
    ]

    /// Whether the key can be turned off: `--no-bezel`.
    package var hasNegation: Bool { self == .bezel || self == .caption }
}

extension SelectionKey: Hashable {
    /// The key of this name; nil if there is none.
    package init?(name: String) {
        guard let key = Self.all.first(where: { $0.name == name }) else { return nil }
        self = key
    }

    public static func == (left: SelectionKey, right: SelectionKey) -> Bool { left.name == right.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension String {
    /// A camel-case name in the case of options: `displayMode` as `display-mode`.
    var kebabCase: String { words(separator: "-") }
}

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
        all.filter { $0.topic == .place }.map { JSONKey($0.name, $0.listShape, $0.help) })

    /// The JSON shape of a selection in output, in which every key with a value for every picture is required.
    package static let selectionShape = JSONShape.shared(
        "selection",
        .object(
            all.map { JSONKey($0.name, $0.shape, $0.help, isRequired: $0.isAlwaysWritten) }))
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
