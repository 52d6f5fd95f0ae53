public import SplitframeDevices
public import SplitframeFiles
package import SplitframeInterface
import SplitframeLayout
import SplitframeWireframes

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
    package func filled(from usual: SelectionList) -> SelectionList {
        var list = self
        list.values.merge(usual.values) { own, _ in own }
        return list
    }

    /// The list with one generation, if there is one, in place of its own.
    package func under(_ generation: Generation?) -> SelectionList {
        guard let generation else { return self }
        var list = self
        list.values[.generation] = .these([
            SelectionKey.Edit(text: generation.name) { $0.generation = generation }
        ])
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

extension SelectionList {
    /// The gallery's pictures: the whole matrix, narrowed or widened by the list's values.
    ///
    /// Every device, posture, orientation and window in each style with everything automatic and, on four
    /// representative devices, every display mode under every behavior that a style offers, in all generations.
    ///
    /// - Throws: ``SelectionError`` with the first reason, if no picture is possible.
    public func matrix(among known: [Device]) throws(SelectionError) -> [Selection] {
        let base = withAllValues(of: .posture, .orientation, .window, .style)
        let pictures = try base.expanded(among: known, look: .gallery)
        guard !has(.displayMode), !has(.splitBehavior) else { return pictures }

        var modes = base.withAllValues(of: .generation, .displayMode, .splitBehavior)
        modes.values[.window] = values[.window]
        let wanted = pictures.map(\.request.device).reduce(into: [Device]()) { devices, device in
            if !devices.contains(device) { devices.append(device) }
        }
        modes.values[.device] = nil
        let representatives = wanted.filter { Self.representativeDevices.contains($0.id) }
        let further =
            representatives.isEmpty ? [] : try modes.expanded(among: representatives, look: .gallery)
        let positions = Dictionary(wanted.enumerated().map { ($1.id, $0) }) { first, _ in first }
        return (pictures + further.filter { $0.displayMode != .automatic && $0.modeIsShownNowhereElse })
            .map { (rank: $0.rank(deviceAt: positions[$0.device.id] ?? 0), selection: $0) }
            .sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
            .map(\.selection)
    }

    /// The list with all values of those of the keys for which it has none.
    package func withAllValues(of keys: SelectionKey...) -> SelectionList {
        var list = self
        for key in keys where !has(key) { list.values[key] = .all }
        return list
    }

    /// iPad mini, iPad 11-inch, iPad Pro 13-inch and the largest iPhone.
    private static let representativeDevices: Set = [
        "ipad-mini-6", "ipad-air-10-9-inch", "ipad-pro-13-inch-m4", "iphone-16-pro-max",
    ]
}

extension Selection {
    /// Whether the selection has a split behavior, or the classic style, which has none.
    fileprivate var modeIsShownNowhereElse: Bool {
        request.splitBehavior != .automatic || request.style == .unspecified
    }

    /// The selection's rank in a list: the index of each of its values, key by key.
    fileprivate func rank(deviceAt position: Int) -> [Int] {
        [position]
            + SelectionKey.all.filter { $0.isMultiplied && $0 != .device }.map { key in
                let texts = key.texts(self)
                return key.everything(self, []).firstIndex { [$0.text] == texts } ?? Int.max
            }
    }
}
