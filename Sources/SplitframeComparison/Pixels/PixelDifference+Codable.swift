/// Marks are encoded as runs of equal marks, each as its mark and its length.
extension PixelDifference: Codable {
    private enum CodingKeys: CodingKey {
        case width, height, count, runs
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(width, forKey: .width)
        try container.encode(height, forKey: .height)
        try container.encode(count, forKey: .count)
        try container.encodeIfPresent(marks.map(Self.runs), forKey: .runs)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let (width, height) = (
            try container.decode(Int.self, forKey: .width), try container.decode(Int.self, forKey: .height)
        )
        let runs = try container.decodeIfPresent([Int].self, forKey: .runs)
        let marks = runs.map { runs in
            stride(from: 0, to: runs.count - 1, by: 2).flatMap { place in
                repeatElement(
                    UInt8(exactly: runs[place]).flatMap(Mark.init) ?? .equal, count: max(0, runs[place + 1]))
            }
        }
        guard marks.map({ $0.count == width * height }) ?? true else {
            throw DecodingError.dataCorruptedError(
                forKey: .runs, in: container, debugDescription: "marks of another size")
        }
        self.init(
            width: width, height: height, marks: marks, count: try container.decode(Int.self, forKey: .count))
    }

    private static func runs(of marks: [Mark]) -> [Int] {
        var runs: [Int] = []
        var start = 0
        for place in marks.indices where place + 1 == marks.count || marks[place + 1] != marks[place] {
            runs += [Int(marks[place].rawValue), place + 1 - start]
            start = place + 1
        }
        return runs
    }
}
