import SplitframeInterface

/// Edges on one side of a row of pictures, in lanes in which they do not overlap, short edges nearest to the row.
struct ModeMapLanes {
    let edges: [ModeMap.Edge]
    private(set) var lanes: [[ModeMap.Edge]] = []
    private let room: Double

    init(_ edges: [ModeMap.Edge], cellWidth: Double, gap: Double) {
        self.edges = edges
        // The minimum length of a lane, that between two neighbours.
        room = gap + cellWidth * 0.45
        for edge in edges.sorted(by: { ($0.length, $0.from) < ($1.length, $1.from) }) {
            let range = min(edge.from, edge.to)...max(edge.from, edge.to)
            let free = lanes.firstIndex { lane in
                lane.allSatisfy { other in
                    let taken = min(other.from, other.to)...max(other.from, other.to)
                    return taken.upperBound <= range.lowerBound || range.upperBound <= taken.lowerBound
                }
            }
            // A longer way is farther from the pictures than the shorter ones that it spans.
            let least =
                (lanes.lastIndex { lane in
                    lane.contains {
                        min($0.from, $0.to) >= range.lowerBound && max($0.from, $0.to) <= range.upperBound
                    }
                } ?? -1) + 1
            if let free, free >= least {
                lanes[free].append(edge)
            } else {
                lanes.append([edge])
            }
        }
    }

    /// The text of an edge, in lines short enough that some of its lane stays visible.
    func lines(of edge: ModeMap.Edge) -> [String] {
        edge.label.brokenIntoLines(in: room, font: ModeMapLayout.wayFont)
    }

    static func labelSize(of lines: [String]) -> Size {
        let width = lines.map(ModeMapLayout.wayFont.estimatedWidth).max() ?? 0
        return Size(width: (width + 20).rounded(.up), height: Double(lines.count) * 17 + 6)
    }

    /// The distance from the ends of the ways to a lane's middle.
    func distance(of lane: Int) -> Double {
        (0...lane).reduce(22.0) { $0 + height(of: $1) * ($1 == lane ? 0.5 : 1) + 12 }
    }

    /// The height of all lanes.
    var height: Double {
        lanes.isEmpty ? 0 : distance(of: lanes.count - 1) + height(of: lanes.count - 1) / 2 + 12
    }

    private func height(of lane: Int) -> Double {
        lanes[lane].map { Self.labelSize(of: lines(of: $0)).height }.max() ?? 0
    }
}
