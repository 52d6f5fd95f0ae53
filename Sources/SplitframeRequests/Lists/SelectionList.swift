public import SplitframeDevices

/// Many pictures in words: for each key some values or all, or nothing said.
public struct SelectionList: Hashable, Sendable {
    /// What was said of a key.
    enum Said: Hashable, Sendable {
        case all
        case these([SelectionKey.Edit])
    }

    var said: [SelectionKey: Said] = [:]

    /// A list that says nothing.
    public init() {}

    public var isEmpty: Bool { said.isEmpty }

    /// Whether something was said of a key.
    package func says(_ key: SelectionKey) -> Bool { said[key] != nil }

    /// The keys of which several values were said.
    package var variedKeys: Set<SelectionKey> {
        Set(
            said.filter { key, said in
                switch said {
                case .all: true
                case .these(let edits): !key.isRepeatable && edits.count > 1
                }
            }.keys)
    }

    /// The list with what another says of keys of which it says nothing itself.
    package func beyond(_ usual: SelectionList) -> SelectionList {
        var list = self
        list.said.merge(usual.said) { own, _ in own }
        return list
    }

    /// Reads what was said of a key, in UIKit's words.
    ///
    /// - Parameters:
    ///   - text: One value or, where `allowsSeveral`, values with commas between them or `all`.
    ///   - devices: The devices that can be named.
    /// - Throws: ``SelectionError`` that says what was expected.
    public mutating func read(
        _ text: String, as key: SelectionKey, among devices: [Device], allowsSeveral: Bool
    ) throws(SelectionError) {
        if key.isRepeatable {
            let earlier: [SelectionKey.Edit] = if case .these(let edits)? = said[key] { edits } else { [] }
            said[key] = .these(earlier + [try key.read(text, devices)])
            return
        }
        guard allowsSeveral, key.isMultiplied else {
            said[key] = .these([try key.read(text, devices)])
            return
        }
        guard text != "all" else {
            said[key] = .all
            return
        }
        // Product names, identifiers and rectangles have commas in them, so the whole text is tried first.
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        if parts.count > 1 {
            do {
                said[key] = .these([try key.read(text, devices)])
                return
            } catch  where key.values == .names && parts.allSatisfy({ Double($0) != nil }) {
                // Numbers are no names: they were meant as one rectangle.
                throw error
            } catch {}
        }
        guard !parts.contains("") else { throw .emptyList(text, key: key.name) }
        var edits: [SelectionKey.Edit] = []
        for part in parts {
            let edit = try key.read(part, devices)
            if !edits.contains(where: { $0.text == edit.text }) { edits.append(edit) }
        }
        said[key] = .these(edits)
    }
}
