import SplitframeJSON

/// A controller by its label: `A`, or `nav[A,D]` and `tabs[nav[X],nav[Y]]` with those inside.
struct ControllerName: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case plain
        case navigation([ControllerName])
        case tabs([ControllerName])
    }

    /// The label of the split view itself.
    static let split = "split"
    /// How many controllers may stand inside each other.
    private static let deepest = 16
    /// How many controllers a navigation controller may hold; each is told of all others.
    private static let most = 1000

    let label: String
    let kind: Kind

    init(_ node: JSONNode) throws(JSONError) {
        guard let name = Self(label: try node.text(), depth: 1) else {
            throw node.wrong(
                "\"A\", \"nav[A,B]\" or \"tabs[nav[A],B]\", at most \(Self.deepest) inside each other")
        }
        self = name
    }

    /// Nil where brackets do not close, or too many controllers stand inside each other.
    private init?(label: String, depth: Int) {
        guard depth <= Self.deepest else { return nil }
        self.label = label
        if label.hasPrefix("nav[") {
            guard let names = Self.names(in: label.dropFirst(4), depth: depth), names.count <= Self.most
            else { return nil }
            kind = .navigation(names)
        } else if label.hasPrefix("tabs[") {
            guard let names = Self.names(in: label.dropFirst(5), depth: depth) else { return nil }
            kind = .tabs(names)
        } else {
            kind = .plain
        }
    }

    /// The names in a list that its closing bracket ends.
    private static func names(in list: Substring, depth: Int) -> [ControllerName]? {
        guard list.hasSuffix("]") else { return nil }
        let list = list.dropLast()
        if list.isEmpty { return [] }
        var names: [ControllerName] = []
        var open = 0
        var start = list.startIndex
        for index in list.utf8.indices + [list.endIndex] {
            if index < list.endIndex {
                if list.utf8[index] == UInt8(ascii: "[") { open += 1 }
                if list.utf8[index] == UInt8(ascii: "]") { open -= 1 }
                guard open >= 0 else { return nil }
                guard open == 0, list.utf8[index] == UInt8(ascii: ",") else { continue }
            }
            guard let name = Self(label: String(list[start..<index]), depth: depth + 1) else { return nil }
            names.append(name)
            if index < list.endIndex { start = list.utf8.index(after: index) }
        }
        return open == 0 ? names : nil
    }

    /// The controllers directly in it.
    var parts: [ControllerName] {
        switch kind {
        case .plain: []
        case .navigation(let names), .tabs(let names): names
        }
    }

    /// The labels of the plain controllers in it.
    var plainLabels: [String] { kind == .plain ? [label] : parts.flatMap(\.plainLabels) }
}
