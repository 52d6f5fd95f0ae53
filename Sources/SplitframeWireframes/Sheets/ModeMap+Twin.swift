public import SplitframeInterface

extension Twin {
    /// The twin of a map of modes: the layouts of its pictures, then one line per edge.
    public init(_ map: ModeMap) {
        let ways = map.edges.enumerated().map { index, edge in
            TwinElement(
                path: "way\(index + 1)", kind: .way,
                attributes: [
                    .init("from", map.nodes[edge.from].label), .init("to", map.nodes[edge.to].label),
                    .init("label", edge.label),
                ])
        }
        self.init(Twin(map.nodes.compactMap(\.tree)).elements + ways)
    }
}
