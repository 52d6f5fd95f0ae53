import SplitframeFiles

/// A controller by its label: `A`, or `nav[A,D]` and `tabs[nav[X],nav[Y]]` with the controllers inside.
struct ControllerName: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case plain
        case navigation([ControllerName])
        case tabs([ControllerName])
    }

    /// The label of the split view itself.
    static let split = "split"

    let label: String
    let kind: Kind

    init(_ node: JSONNode) throws(JSONError) {
        try self.init(label: node.text(), depth: 1, at: node)
    }

    /// Throws where brackets do not close, or there are more controllers than the limit.
    private init(label: String, depth: Int, at node: JSONNode) throws(JSONError) {
        try node.check(depth, against: .labelNesting)
        self.label = label
        if label.hasPrefix("nav[") {
            let names = try Self.names(in: label.dropFirst(4), depth: depth, at: node)
            // Each controller on a stack records a label that names the others.
            try node.check(names.count, against: .stack)
            kind = .navigation(names)
        } else if label.hasPrefix("tabs[") {
            kind = .tabs(try Self.names(in: label.dropFirst(5), depth: depth, at: node))
        } else {
            try node.check(label.count, against: .nameLength)
            kind = .plain
        }
    }

    /// The names in a list, whose end is its closing bracket.
    private static func names(
        in list: Substring, depth: Int, at node: JSONNode
    ) throws(JSONError) -> [ControllerName] {
        let expected = "\"A\", \"nav[A,B]\" or \"tabs[nav[A],B]\", every bracket closed"
        guard list.hasSuffix("]") else { throw node.wrong(expected) }
        let list = list.dropLast()
        if list.isEmpty { return [] }
        var names: [ControllerName] = []
        var open = 0
        var start = list.startIndex
        for index in list.utf8.indices + [list.endIndex] {
            if index < list.endIndex {
                if list.utf8[index] == UInt8(ascii: "[") { open += 1 }
                if list.utf8[index] == UInt8(ascii: "]") { open -= 1 }
                guard open >= 0 else { throw node.wrong(expected) }
                guard open == 0, list.utf8[index] == UInt8(ascii: ",") else { continue }
            }
            names.append(try Self(label: String(list[start..<index]), depth: depth + 1, at: node))
            if index < list.endIndex { start = list.utf8.index(after: index) }
        }
        guard open == 0 else { throw node.wrong(expected) }
        return names
    }

    /// The controllers directly in this container.
    var parts: [ControllerName] {
        switch kind {
        case .plain: []
        case .navigation(let names), .tabs(let names): names
        }
    }

    /// The labels of this controller and of all controllers in it.
    var labels: [String] { [label] + parts.flatMap(\.labels) }
}
