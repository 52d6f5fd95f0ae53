import SplitframeDevices
import SplitframeInterface

// Factories for the kinds of keys, so that an entry in ``all`` contains only its own data.
extension SelectionKey {
    /// A key that sets one property to a named value.
    static func value<Value: Sendable>(
        _ name: String, _ topic: Topic, _ path: any WritableKeyPath<Selection, Value> & Sendable,
        _ values: Values, placeholder: String, help: String,
        read: @escaping @Sendable (String, [Device]) throws(SelectionError) -> Value,
        word: @escaping @Sendable (Value) -> String,
        all: @escaping @Sendable (Selection, [Device]) -> [Value],
        fileNameParts: (@Sendable (Selection) -> [String])? = nil,
        setDefault: @escaping @Sendable (inout Selection) -> Void = { _ in }
    ) -> SelectionKey {
        let edit: @Sendable (Value) -> Edit = { value in
            Edit(text: word(value)) { $0[keyPath: path] = value }
        }
        return SelectionKey(
            name: name, topic: topic, values: values, placeholder: placeholder, help: help,
            read: { text, devices throws(SelectionError) in edit(try read(text, devices)) },
            everything: { all($0, $1).map(edit) }, texts: { [word($0[keyPath: path])] },
            fileNameParts: fileNameParts, setDefault: setDefault)
    }

    /// A key of a look that is seldom used; its value is only written if it differs from the default.
    static func rare<Value: Sendable>(
        _ name: String, _ path: any WritableKeyPath<Selection, Value> & Sendable, _ values: Values,
        placeholder: String, help: String, option: String? = nil, expected: [String],
        read: @escaping @Sendable (String) -> Value?, word: @escaping @Sendable (Value) -> String?,
        all: [String]
    ) -> SelectionKey {
        let edit: @Sendable (Value, String) -> Edit = { value, text in
            Edit(text: text) { $0[keyPath: path] = value }
        }
        return SelectionKey(
            name: name, topic: .look, values: values, placeholder: placeholder, help: help,
            read: { text, _ throws(SelectionError) in
                edit(try known(read(text), text, option ?? name, expected), text)
            },
            everything: { _, _ in
                all.compactMap { text in read(text).map { edit($0, text) } }
            }, texts: { word($0[keyPath: path]).map { [$0] } ?? [] },
            fileNameParts: { selection in
                word(selection[keyPath: path]).map { ["\(name)=\($0.fileNamePart)"] } ?? []
            })
    }

    /// A key whose values are the cases of an enumeration.
    static func word<Word: NamedCase>(
        _ name: String, _ topic: Topic, _ path: any WritableKeyPath<Selection, Word> & Sendable,
        placeholder: String, help: String? = nil, more: String = "",
        all: @escaping @Sendable (Selection) -> [Word] = { _ in Array(Word.allCases) },
        setDefault: @escaping @Sendable (inout Selection) -> Void = { _ in }
    ) -> SelectionKey {
        let names = Word.allCases.map(\.name)
        return value(
            name, topic, path, .choice(names), placeholder: placeholder,
            help: help ?? names.joined(separator: ", ") + more,
            read: { text, _ throws(SelectionError) in try known(Word(name: text), text, name, names) },
            word: \.name, all: { selection, _ in all(selection) }, setDefault: setDefault)
    }

    /// A key of devices that fold; other devices have no value for it.
    static func folding<Word: NamedCase>(
        _ name: String, _ path: any WritableKeyPath<Selection, Word?> & Sendable, placeholder: String,
        more: String, fileNameParts: (@Sendable (Selection) -> [String])? = nil
    ) -> SelectionKey {
        let names = Word.allCases.map(\.name)
        let edit: @Sendable (Word) -> Edit = { word in
            Edit(text: word.name) { $0[keyPath: path] = word }
        }
        return SelectionKey(
            name: name, topic: .place, values: .choice(names), placeholder: placeholder,
            help: "\(names.joined(separator: ", ")); of devices that fold\(more)",
            read: { text, _ throws(SelectionError) in edit(try known(Word(name: text), text, name, names)) },
            everything: { selection, _ in
                // A device that does not fold has one picture, without a value of this key.
                selection.request.device.postures.isEmpty
                    ? [Edit(text: "") { _ in }] : Word.allCases.map(edit)
            }, texts: { $0[keyPath: path].map { [$0.name] } ?? [] }, fileNameParts: fileNameParts)
    }

    /// A key that is on or off; a rare one is only written if it is on.
    static func flag(
        _ name: String, _ topic: Topic, _ path: any WritableKeyPath<Selection, Bool> & Sendable,
        help: String, isRare: Bool = false, fileNamePart: @escaping @Sendable (Bool) -> String
    ) -> SelectionKey {
        let written: @Sendable (Selection, String) -> [String] = { isRare && !$0[keyPath: path] ? [] : [$1] }
        return SelectionKey(
            name: name, topic: topic, values: .flag, placeholder: nil, help: help,
            read: { text, _ throws(SelectionError) in
                let flag = try known(Bool(text), text, name, ["true", "false"])
                return Edit(text: text) { $0[keyPath: path] = flag }
            }, texts: { written($0, String($0[keyPath: path])) },
            fileNameParts: { written($0, fileNamePart($0[keyPath: path])) })
    }

    /// A key with a value for each column, given as `COLUMN=VALUE`; with `isForAll`, a value without a column applies
    /// to all columns but the inspector.
    static func perColumn<Value: Sendable>(
        _ name: String, _ topic: Topic,
        _ path: any WritableKeyPath<Selection, [Column: Value]> & Sendable, choices: [String]?,
        placeholder: String, isForAll: Bool = false, help: String,
        read: @escaping @Sendable (String) throws(SelectionError) -> Value,
        word: @escaping @Sendable (Value) -> String
    ) -> SelectionKey {
        SelectionKey(
            name: name, topic: topic, values: .perColumn(choices), placeholder: placeholder, help: help,
            read: { text, _ throws(SelectionError) in
                if isForAll, !text.contains("=") {
                    let value = try read(text)
                    return Edit(text: text) { selection in
                        for column in Column.allCases where column != .inspector {
                            selection[keyPath: path][column] = value
                        }
                    }
                }
                let (columnName, valueText) = try assignment(text, key: name)
                let column = try known(
                    Column(name: columnName), columnName, name, Column.allCases.map(\.name))
                let value = try read(valueText)
                return Edit(text: text) { $0[keyPath: path][column] = value }
            },
            texts: {
                $0[keyPath: path].sorted { $0.key < $1.key }.map { "\($0.key)=\(word($0.value))" }
            })
    }

    /// The value that was read from a text; if it is nil, throws an error with the values that the key expects.
    static func known<Value>(
        _ value: Value?, _ text: String, _ key: String, _ expected: [String]
    ) throws(SelectionError) -> Value {
        guard let value else { throw .word(text, key: key, expected: expected) }
        return value
    }

    /// The texts before and after an equals sign.
    static func assignment(
        _ text: String, key: String
    ) throws(SelectionError) -> (name: String, value: String) {
        // A value may start with a combining mark, which would form one character with the equals sign.
        let scalars = text.unicodeScalars
        guard let sign = scalars.firstIndex(of: "="), sign > text.startIndex else {
            throw .notAnAssignment(text, key: key)
        }
        return (String(scalars[..<sign]), String(scalars[scalars.index(after: sign)...]))
    }
}
