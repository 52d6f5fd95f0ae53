public import SplitframeDevices
public import SplitframeJSON

extension SelectionList {
    /// Reads a selection's JSON: values or lists by key, columns with values under `title` and `content`.
    ///
    /// - Parameters:
    ///   - devices: The devices that can be named.
    ///   - keys: Keys that have been read elsewhere.
    /// - Throws: ``SelectionError`` for an invalid value; unknown keys are ignored.
    public mutating func read(
        _ json: JSON, among devices: [Device], except keys: Set<SelectionKey> = [], allowsSeveral: Bool
    ) throws(SelectionError) {
        for key in SelectionKey.all where !keys.contains(key) {
            guard let value = json[key.name] else { continue }
            try read(value, as: key, among: devices, allowsSeveral: allowsSeveral)
        }
    }

    /// Reads the JSON value of one key.
    package mutating func read(
        _ value: JSON, as key: SelectionKey, among devices: [Device], allowsSeveral: Bool
    ) throws(SelectionError) {
        for text in value.texts(for: key) {
            try read(text, as: key, among: devices, allowsSeveral: allowsSeveral)
        }
    }
}

extension JSON {
    /// The value as on the command line, one text for each use of a repeatable option.
    fileprivate func texts(for key: SelectionKey) -> [String] {
        switch self {
        case .null: return []
        // For a text key, `false` means no text and `true` the default.
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
