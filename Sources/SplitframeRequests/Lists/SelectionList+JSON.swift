public import SplitframeDevices
public import SplitframeJSON

extension SelectionList {
    /// Reads what a selection's JSON says: key to value or list, columns to values under `title` and `content`.
    ///
    /// - Parameters:
    ///   - devices: The devices that can be named.
    ///   - said: Keys that have been read elsewhere.
    /// - Throws: ``SelectionError`` for a value that says nothing; keys that no selection has are passed over.
    public mutating func read(
        _ json: JSON, among devices: [Device], except said: Set<SelectionKey> = [], allowsSeveral: Bool
    ) throws(SelectionError) {
        for key in SelectionKey.all where !said.contains(key) {
            guard let value = json[key.name] else { continue }
            try read(value, as: key, among: devices, allowsSeveral: allowsSeveral)
        }
    }

    /// Reads what JSON says of one key.
    package mutating func read(
        _ value: JSON, as key: SelectionKey, among devices: [Device], allowsSeveral: Bool
    ) throws(SelectionError) {
        for text in value.texts(for: key) {
            try read(text, as: key, among: devices, allowsSeveral: allowsSeveral)
        }
    }
}

extension JSON {
    /// The value as the command line would say it, once for each time a repeatable option is given.
    fileprivate func texts(for key: SelectionKey) -> [String] {
        switch self {
        case .null: return []
        // A text is none where it is turned off, and as usual where it is turned on.
        case .bool(let flag) where key.values == .text: return flag ? [] : [""]
        case .bool, .number, .string: return [line]
        case .array(let values):
            let texts = values.map(\.line)
            return key.isRepeatable ? texts : texts.isEmpty ? [] : [texts.joined(separator: ",")]
        case .object(let members):
            return members.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.line)" }
        }
    }
}
