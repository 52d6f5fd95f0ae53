import SplitframeInterface

extension ModeMap {
    /// What the map shows, in the form of an interface's twin: the layouts behind its pictures, then a line each way.
    public var twin: String {
        let ways = edges.enumerated().map { index, edge in
            let ends = "from=\(nodes[edge.from].label.twinText) to=\(nodes[edge.to].label.twinText)"
            return "way\(index + 1)\t\(ends) label=\(edge.label.twinText)\n"
        }
        return nodes.compactMap(\.tree).twin + ways.joined()
    }
}
