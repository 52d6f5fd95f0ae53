import DeviceCatalog
import InterfaceModel
import Selections

/// A selection as JSON says it: key to value, list or `all`.
struct SelectionDescription: Decodable, Sendable {
    private var values: [String: SelectionValue]

    init(from decoder: any Decoder) throws {
        values = try decoder.singleValueContainer().decode([String: SelectionValue].self)
    }

    /// The selections that are described.
    ///
    /// - Throws: ``GoldenListError`` for a key that no selection has, `SelectionError` for a value.
    func list(among devices: [Device]) throws -> SelectionList {
        var list = SelectionList()
        for key in values.keys.sorted() where SelectionKey(name: key) == nil {
            throw GoldenListError.unknownKey(
                key, nearest: SelectionKey.allCases.map(\.name).nearest(to: key))
        }
        for key in SelectionKey.allCases {
            for text in values[key.name]?.texts(for: key) ?? [] {
                try list.read(text, as: key, among: devices, allowsSeveral: true)
            }
        }
        return list
    }
}

/// One value of a selection, however JSON spells it.
private enum SelectionValue: Decodable {
    case plain(String)
    case list([String])
    case columns([String: String])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let members = try? container.decode([String: String].self) {
            self = .columns(members)
        } else if let list = try? container.decode([PlainValue].self) {
            self = .list(list.map(\.text))
        } else {
            self = .plain(try container.decode(PlainValue.self).text)
        }
    }

    /// The value as the command line would say it, once for each time a repeatable option is given.
    func texts(for key: SelectionKey) -> [String] {
        switch self {
        case .plain(let text): [text]
        case .list(let list): key == .set ? list : list.isEmpty ? [] : [list.joined(separator: ",")]
        case .columns(let members): members.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        }
    }
}

/// A word, a number or a truth value.
private struct PlainValue: Decodable {
    var text: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        text =
            if let flag = try? container.decode(Bool.self) {
                String(flag)
            } else if let number = try? container.decode(Int.self) {
                String(number)
            } else {
                try container.decode(String.self)
            }
    }
}
