package import SplitframeInterface

/// A JSON value with its place in the document, and functions that read it as an expected type.
package struct JSONNode: Hashable, Sendable {
    package let value: JSON
    private let place: JSONPlace

    package init(_ value: JSON, path: String = "") { self.init(value, at: .named(path)) }

    private init(_ value: JSON, at place: JSONPlace) {
        self.value = value
        self.place = place
    }

    /// The keys and indexes that lead to this value, as `steps[2].do[0].show`; empty for the whole document.
    package var path: String { place.path }

    /// The error for a value of an unexpected kind.
    package func wrong(_ expected: String, nearest: String? = nil) -> JSONError {
        .badValue(value.summary, at: path, expected: expected, nearest: nearest)
    }

    /// Throws if a count exceeds a limit.
    package func check(_ count: Int, against limit: Limit) throws(JSONError) {
        if limit.isExceeded(by: count) { throw .tooMany(count, of: limit, at: path) }
    }

    // MARK: Members

    /// A member of an object; nil if it is missing or null.
    package subscript(key: String) -> JSONNode? {
        value[key].flatMap { $0.isNull ? nil : JSONNode($0, at: .member(key, of: place)) }
    }

    /// A required member, which may be null.
    package func required(_ key: String) throws(JSONError) -> JSONNode {
        guard let member = try object()[key] else { throw .missingKey(key, at: path) }
        return JSONNode(member, at: .member(key, of: place))
    }

    /// The members by key, sorted.
    package func members() throws(JSONError) -> [(key: String, node: JSONNode)] {
        try object().sorted { $0.key < $1.key }
            .map { ($0.key, JSONNode($0.value, at: .member($0.key, of: place))) }
    }

    // MARK: Kinds

    package func object() throws(JSONError) -> [String: JSON] {
        guard let object = value.object else { throw wrong("an object") }
        return object
    }

    package func text() throws(JSONError) -> String {
        guard let text = value.string else { throw wrong("a text") }
        return text
    }

    /// The value as a name: a text whose length is limited.
    package func name() throws(JSONError) -> String {
        let text = try text()
        try check(text.count, against: .nameLength)
        return text
    }

    package func flag() throws(JSONError) -> Bool {
        guard let flag = value.bool else { throw wrong("true or false") }
        return flag
    }

    package func number() throws(JSONError) -> Double {
        guard let number = value.number else { throw wrong("a number") }
        return number
    }

    package func wholeNumber() throws(JSONError) -> Int {
        guard let number = value.number.flatMap(Int.init(exactly:)) else { throw wrong("a whole number") }
        return number
    }

    package func word<Word: NamedCase>(_: Word.Type = Word.self) throws(JSONError) -> Word {
        guard let text = value.string, let word = Word(name: text) else {
            let names = Word.allCases.map(\.name)
            throw wrong(
                names.joined(separator: ", "), nearest: value.string.flatMap { names.nearest(to: $0) })
        }
        return word
    }

    /// The elements of a list; empty for any other value.
    package var entries: [JSONNode] {
        (value.array ?? []).enumerated().map { JSONNode($1, at: .element($0, of: place)) }
    }

    package func list<Element>(
        _ read: (JSONNode) throws(JSONError) -> Element
    ) throws(JSONError) -> [Element] {
        guard value.array != nil else { throw wrong("a list") }
        return try entries.map(read)
    }

    package func texts() throws(JSONError) -> [String] {
        try list { node throws(JSONError) in try node.text() }
    }

    package func numbers(count: Int) throws(JSONError) -> [Double] {
        let numbers = try list { node throws(JSONError) in try node.number() }
        guard numbers.count == count else { throw wrong("\(count) numbers") }
        return numbers
    }
}
