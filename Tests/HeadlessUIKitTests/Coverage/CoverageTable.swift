/// How much of UIKit's interface is here: the topics of the class references, then the folders of HeadlessUIKit.
struct CoverageTable: Sendable {
    struct Row: Sendable {
        let title: String
        var behaving: [String] = []
        var compiling: [String] = []
        var absent: [ClassReference.Symbol] = []
    }

    let rows: [Row]

    init(of reference: ClassReference, in graph: SymbolGraph) {
        let topics = reference.topics.map { topic in
            let present = topic.symbols.filter { $0.absence == nil }.map(\.name)
            return Row(
                title: topic.title, behaving: present.filter { !graph.compilesOnly($0) },
                compiling: present.filter(graph.compilesOnly),
                absent: topic.symbols.filter { $0.absence != nil })
        }
        rows = topics + Self.folders(of: graph, besides: Set(reference.symbols.map(\.name)))
    }

    /// A row a folder: the types that are declared there, or others' that are extended, and what only compiles.
    private static func folders(of graph: SymbolGraph, besides named: Set<String>) -> [Row] {
        var rows: [Row] = []
        var seen = named
        for symbol in graph.symbols where symbol.kind != "swift.func.op" {
            let path = symbol.file?.split(separator: "/") ?? []
            guard path.count == 3, path[0] == "HeadlessUIKit" else { continue }
            let folder = String(path[1])
            if rows.last?.title != folder { rows.append(Row(title: folder)) }
            let type = String(symbol.name.prefix { $0 != "." })
            if symbol.mark != nil {
                if seen.insert(symbol.name).inserted { rows[rows.count - 1].compiling.append(symbol.name) }
            } else if symbol.name == type || !graph.declares(type) {
                if seen.insert(type).inserted { rows[rows.count - 1].behaving.append(type) }
            }
        }
        return rows
    }

    /// The table as Markdown.
    var markdown: String {
        let lines = rows.map { row in
            let cells = [Self.byType(row.behaving), Self.byType(row.compiling), Self.byReason(row.absent)]
            return "| \(row.title) | \(cells.map { $0.isEmpty ? "–" : $0 }.joined(separator: " | ")) |"
        }
        let head = ["| topic | behaves | compiles only | absent |", "|---|---|---|---|"]
        return (head + lines).joined(separator: "\n")
    }

    /// Members behind the name of their type, said once.
    private static func byType(_ symbols: [String]) -> String {
        var order: [String] = []
        var members: [String: [String]] = [:]
        for symbol in symbols {
            let end = symbol.prefix { $0 != "(" }.lastIndex(of: ".")
            let type = end.map { String(symbol[..<$0]) } ?? ""
            let member = end.map { String(symbol[symbol.index(after: $0)...]) } ?? symbol
            if members[type] == nil { order.append(type) }
            members[type, default: []].append("`\(member)`")
        }
        return order.map { type in
            (type.isEmpty ? "" : "\(type): ") + members[type, default: []].joined(separator: " ")
        }.joined(separator: "; ")
    }

    /// Symbols that follow each other before the reason that they share.
    private static func byReason(_ symbols: [ClassReference.Symbol]) -> String {
        var groups: [(reason: String, names: [String])] = []
        for symbol in symbols {
            let reason = symbol.absence ?? ""
            if groups.last?.reason != reason { groups.append((reason, [])) }
            groups[groups.count - 1].names.append("`\(symbol.name)`")
        }
        return groups.map { "\($0.names.joined(separator: " ")): \($0.reason)" }.joined(separator: "; ")
    }
}
