/// How much of UIKit's interface is here: the topics of the class references, then the folders of HeadlessUIKit.
///
/// What is drawn, and what pictures leave out, is what the table of visible properties says.
struct CoverageTable: Sendable {
    struct Row: Sendable {
        let title: String
        var behaving: [String] = []
        /// What a table of visible properties asks to be drawn.
        var drawn: [String] = []
        var compiling: [String] = []
        /// What pictures leave out, with the reason.
        var leftOut: [ClassReference.Symbol] = []
        var absent: [ClassReference.Symbol] = []
    }

    let rows: [Row]

    init(of reference: ClassReference, in graph: SymbolGraph, _ properties: [VisibleProperty]) {
        let visible = VisibleNames(properties)
        let topics = reference.topics.map { topic in
            let present = topic.symbols.filter { $0.absence == nil }.map(\.name)
            return Row(
                title: topic.title,
                behaving: present.filter { !graph.compilesOnly($0) && !visible.drawn.contains($0) },
                drawn: present.filter(visible.drawn.contains),
                compiling: present.filter(graph.compilesOnly),
                leftOut: present.flatMap { visible.leftOut[$0] ?? [] },
                absent: topic.symbols.filter { $0.absence != nil })
        }
        rows = topics + Self.folders(of: graph, besides: Set(reference.symbols.map(\.name)), visible)
    }

    /// The table of visible properties by the names of symbols.
    private struct VisibleNames {
        var drawn: Set<String> = []
        var leftOut: [String: [ClassReference.Symbol]] = [:]

        init(_ properties: [VisibleProperty]) {
            for property in properties {
                switch property.outcome {
                case .drawn: drawn.insert(property.symbol)
                case .compilesOnly: break
                case .leftOut(let reason):
                    let name = property.symbol + (property.note.isEmpty ? "" : " (\(property.note))")
                    leftOut[property.symbol, default: []].append(
                        ClassReference.Symbol(name: name, absence: reason))
                }
            }
        }
    }

    /// A row a folder: the types that are declared there, or others' that are extended, and what only compiles.
    private static func folders(
        of graph: SymbolGraph, besides named: Set<String>, _ visible: VisibleNames
    ) -> [Row] {
        var rows: [Row] = []
        var seen = named
        for symbol in graph.symbols where symbol.kind != "swift.func.op" {
            let path = symbol.file?.split(separator: "/") ?? []
            guard path.count == 3, path[0] == "HeadlessUIKit" else { continue }
            let folder = String(path[1])
            if rows.last?.title != folder { rows.append(Row(title: folder)) }
            let type = String(symbol.name.prefix { $0 != "." })
            if visible.drawn.contains(symbol.name), seen.insert(symbol.name + " drawn").inserted {
                rows[rows.count - 1].drawn.append(symbol.name)
            }
            if seen.insert(symbol.name + " left out").inserted {
                rows[rows.count - 1].leftOut += visible.leftOut[symbol.name] ?? []
            }
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
            let cells = [
                Self.byType(row.behaving), Self.byType(row.drawn), Self.byType(row.compiling),
                Self.byReason(row.leftOut), Self.byReason(row.absent),
            ]
            return "| \(row.title) | \(cells.map { $0.isEmpty ? "–" : $0 }.joined(separator: " | ")) |"
        }
        let head = [
            "| topic | behaves | drawn | compiles only | left out | absent |", "|---|---|---|---|---|---|",
        ]
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
