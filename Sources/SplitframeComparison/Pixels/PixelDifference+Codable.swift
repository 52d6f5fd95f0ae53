/// Runs are encoded as three numbers each: place, length and mark.
extension PixelDifference: Codable {
    private enum CodingKeys: CodingKey {
        case width, height, runs
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(width, forKey: .width)
        try container.encode(height, forKey: .height)
        try container.encode(
            runs.flatMap { [$0.start, $0.count, Int32($0.mark.rawValue)] }, forKey: .runs)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            width: try container.decode(Int.self, forKey: .width),
            height: try container.decode(Int.self, forKey: .height))
        let numbers = try container.decode([Int32].self, forKey: .runs).map(Int.init)
        let (size, overflows) = width.multipliedReportingOverflow(by: height)
        let isPicture = width >= 0 && height >= 0 && !overflows && size <= Int32.max
        var end = 0
        for place in stride(from: 0, to: numbers.count - 2, by: 3) {
            let (start, count) = (numbers[place], numbers[place + 1])
            guard isPicture, start >= end, count >= 0, start + count <= size else {
                throw DecodingError.dataCorruptedError(
                    forKey: .runs, in: container, debugDescription: "marks outside of the picture")
            }
            end = start + count
            append(start..<end, UInt8(exactly: numbers[place + 2]).flatMap(Mark.init) ?? .equal)
        }
    }
}
