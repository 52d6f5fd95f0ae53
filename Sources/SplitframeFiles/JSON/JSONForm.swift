package import SplitframeInterface

/// Writes values of one type as JSON objects: lists each key once, with its shape and a function that reads its value.
package struct JSONForm<Value>: Sendable {
    /// One key, and a function that reads its value; a key whose value is nil is left out.
    package struct Field: Sendable {
        let key: JSONKey
        let read: @Sendable (Value) -> JSON?

        package init(
            _ name: String, _ shape: JSONShape, _ meaning: String, isRequired: Bool = true,
            _ read: @escaping @Sendable (Value) -> JSON?
        ) {
            key = JSONKey(name, shape, meaning, isRequired: isRequired)
            self.read = read
        }
    }

    private let fields: [Field]

    package init(_ fields: [Field]) { self.fields = fields }

    /// The shape of the written objects.
    package var shape: JSONShape { .object(fields.map(\.key)) }

    package func json(of value: Value) -> JSON {
        .members(Dictionary(fields.map { ($0.key.name, $0.read(value)) }) { first, _ in first })
    }
}

extension JSONForm.Field {
    package static func text(
        _ name: String, _ meaning: String, _ read: @escaping @Sendable (Value) -> String
    ) -> Self {
        Self(name, .text, meaning) { .string(read($0)) }
    }

    /// A text, or null.
    package static func someText(
        _ name: String, _ meaning: String, _ read: @escaping @Sendable (Value) -> String?
    ) -> Self {
        Self(name, .optional(.text), meaning) { read($0).map(JSON.string) ?? .null }
    }

    package static func word<Word: NamedCase>(
        _ name: String, _ meaning: String, _ read: @escaping @Sendable (Value) -> Word
    ) -> Self {
        Self(name, .named(Word.self), meaning) { .string(read($0).name) }
    }

    package static func number(
        _ name: String, _ meaning: String, _ read: @escaping @Sendable (Value) -> Double
    ) -> Self {
        Self(name, .number(), meaning) { .number(read($0)) }
    }

    package static func count(
        _ name: String, _ meaning: String, _ read: @escaping @Sendable (Value) -> Int
    ) -> Self {
        Self(name, .index, meaning) { .number(Double(read($0))) }
    }

    package static func flag(
        _ name: String, _ meaning: String, _ read: @escaping @Sendable (Value) -> Bool
    ) -> Self {
        Self(name, .boolean, meaning) { .bool(read($0)) }
    }

    package static func texts(
        _ name: String, _ meaning: String, _ read: @escaping @Sendable (Value) -> [String]
    ) -> Self {
        Self(name, .list(.text), meaning) { .strings(read($0)) }
    }

    package static func list<Element>(
        _ name: String, _ form: JSONForm<Element>, _ meaning: String,
        _ read: @escaping @Sendable (Value) -> [Element]
    ) -> Self {
        Self(name, .list(form.shape), meaning) { .array(read($0).map(form.json)) }
    }

    /// An object, or null.
    package static func some<Part>(
        _ name: String, _ form: JSONForm<Part>, _ meaning: String,
        _ read: @escaping @Sendable (Value) -> Part?
    ) -> Self {
        Self(name, .optional(form.shape), meaning) { read($0).map(form.json) ?? .null }
    }
}
