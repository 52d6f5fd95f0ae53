public import SplitframeDevices
import SplitframeLimits

/// A description of many pictures: for each key some values, all of them, or none.
public struct SelectionList: Hashable, Sendable {
    /// The values given for a key.
    enum Values: Hashable, Sendable {
        case all
        case these([SelectionKey.Edit])
    }

    var values: [SelectionKey: Values] = [:]

    /// A list without values.
    public init() {}

    public var isEmpty: Bool { values.isEmpty }

    /// Whether the list has a value for a key.
    package func has(_ key: SelectionKey) -> Bool { values[key] != nil }

    /// The keys with several values.
    package var variedKeys: Set<SelectionKey> {
        Set(
            values.filter { key, given in
                switch given {
                case .all: true
                case .these(let edits): !key.isRepeatable && edits.count > 1
                }
            }.keys)
    }

    /// The list, completed with another list's values for the keys that it lacks.
    package func beyond(_ usual: SelectionList) -> SelectionList {
        var list = self
        list.values.merge(usual.values) { own, _ in own }
        return list
    }

    /// Reads the values of a key, in UIKit's spelling.
    ///
    /// - Parameters:
    ///   - text: One value or, if `allowsSeveral`, values separated by commas or `all`.
    ///   - devices: The devices that can be named.
    /// - Throws: ``SelectionError`` with the expected values.
    public mutating func read(
        _ text: String, as key: SelectionKey, among devices: [Device], allowsSeveral: Bool
    ) throws(SelectionError) {
        if key.isRepeatable {
            let earlier: [SelectionKey.Edit] = if case .these(let edits)? = values[key] { edits } else { [] }
            values[key] = .these(earlier + [try key.read(text, devices)])
            return
        }
        guard allowsSeveral, key.isMultiplied else {
            values[key] = .these([try key.read(text, devices)])
            return
        }
        guard text != "all" else {
            values[key] = .all
            return
        }
        // Product names, identifiers and rectangles contain commas, so the whole text is tried first.
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        if parts.count > 1 {
            do {
                values[key] = .these([try key.read(text, devices)])
                return
            } catch  where key.values == .names && parts.allSatisfy({ Double($0) != nil }) {
                // Numbers cannot be names, so the text was meant as one rectangle, and the error about it is thrown.
                throw error
            } catch {}
        }
        if Limit.selections.isExceeded(by: parts.count) { throw .tooMany }
        guard !parts.contains("") else { throw .emptyList(text, key: key.name) }
        var edits: [SelectionKey.Edit] = []
        var known: Set<String> = []
        for part in parts {
            let edit = try key.read(part, devices)
            if known.insert(edit.text).inserted { edits.append(edit) }
        }
        values[key] = .these(edits)
    }
}
