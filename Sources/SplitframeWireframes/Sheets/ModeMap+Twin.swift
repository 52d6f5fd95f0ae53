public import SplitframeInterface

extension Twin {
    /// What a map of modes shows: the layouts behind its pictures, then a line each way.
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
